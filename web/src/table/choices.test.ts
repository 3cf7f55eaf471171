import { expect, test } from "vitest";
import type { Choice } from "../shell/api";
import { distinct, grouped } from "./choices";

const choice = (code: number, family: string, post = ""): Choice => ({ code, family, words: "", touches: [], post });

test("choices that read the same are one item, the first of them", () => {
  const items = distinct([choice(1, "place", "a.1"), choice(2, "place", "a.2"), choice(3, "end")], (one) => one.family);
  expect(items.map((item) => item.choice.code)).toEqual([1, 3]);
});

test("groups follow the order of the scene, unknown kinds come last", () => {
  const groups = grouped([choice(1, "odd"), choice(2, "end"), choice(3, "place")], (one) => String(one.code), ["place", "end"]);
  expect(groups.map((group) => group.family)).toEqual(["place", "end", "odd"]);
});
