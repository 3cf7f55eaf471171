import { expect, test } from "vitest";
import type { Choice } from "../shell/api-types";
import { distinct, grouped, meant } from "./choices";

const choice = (code: number, family: string): Choice => ({ code, family, touches: [] });

test("choices that read the same are one item, the first of them", () => {
  const items = distinct([choice(1, "go"), choice(2, "go"), choice(3, "stay")], (one) => one.family);
  expect(items.map((item) => item.choice.code)).toEqual([1, 3]);
});

test("groups follow the order of the scene, unknown kinds come last", () => {
  const groups = grouped([choice(1, "odd"), choice(2, "stay"), choice(3, "go")], (one) => String(one.code), ["go", "stay"]);
  expect(groups.map((group) => group.family)).toEqual(["go", "stay", "odd"]);
});

test("a touch means the wanted kind of piece, and another where that one cannot be had", () => {
  const kind = (code: number, family: string, of: string): Choice => ({ code, family, touches: [], kind: of });
  const both = [kind(1, "go", "small"), kind(2, "go", "large"), choice(3, "stay")];
  expect(meant(both, "large").map((one) => one.code)).toEqual([2, 3]);
  expect(meant([kind(1, "go", "small"), kind(2, "stay", "large")], "large").map((one) => one.code)).toEqual([1, 2]);
});
