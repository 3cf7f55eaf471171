import { expect, test } from "vitest";
import { categories, inPoints } from "./points";

test("points are written with their fractions", () => {
  expect([0, 1, 46, 47].map((counted) => inPoints(counted, 2))).toEqual(["0", "½", "23", "23½"]);
  expect(inPoints(7, 1)).toBe("7");
});

test("the total is no category", () => {
  expect(categories({ one: 3, two: 0, total: 3 })).toEqual(["one", "two"]);
});
