import { expect, test } from "vitest";
import { around, freeCorner } from "./marks";

const box = around({ x: 100, y: 100 }, 10, 12);

test("a mark stands at the upper right corner", () => {
  expect(freeCorner(box, [])).toEqual({ x: 110, y: 88 });
});

test("a mark covers no name", () => {
  const name = { x: 80, y: 70, width: 60, height: 16 };
  expect(freeCorner(box, [name])).toEqual({ x: 110, y: 112 });
  expect(freeCorner(box, [{ ...name, x: 100 }])).toEqual({ x: 90, y: 88 });
});

test("where names are all around, a mark stands at the upper right corner still", () => {
  expect(freeCorner(box, [{ x: 0, y: 0, width: 300, height: 300 }])).toEqual({ x: 110, y: 88 });
});
