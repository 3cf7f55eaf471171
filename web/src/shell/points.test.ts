import { expect, test } from "vitest";
import { inPoints } from "./points";

test("points are written with their fractions", () => {
  expect([0, 1, 46, 47].map((counted) => inPoints(counted, 2))).toEqual(["0", "½", "23", "23½"]);
  expect(inPoints(7, 1)).toBe("7");
});
