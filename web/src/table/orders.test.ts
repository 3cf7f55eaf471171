import { expect, test } from "vitest";
import { moved } from "./orders";

test("a wish moves within its list and out of it", () => {
  const list = ["a", "b", "c"];
  expect(moved(list, "b", -1)).toEqual(["b", "a", "c"]);
  expect(moved(list, "b", 1)).toEqual(["a", "c", "b"]);
  expect(moved(list, "a", -1)).toEqual(list);
  expect(moved(list, "c", 1)).toEqual(list);
  expect(moved(list, "b", null)).toEqual(["a", "c"]);
  expect(moved(list, "d", 1)).toEqual(list);
});
