import { describe, expect, it } from "vitest";
import type { ChapterOut } from "../shell/api-types";
import { cut, nextOf, pathTo, rowsOf } from "./tree";

/** A game of two decisions; after the first position another one (3) with its answer (4), and another answer to the first (5). */
const chapter = {
  played: 2,
  moves: [[0, 7], [3, 8], [1, 9]],
  notes: { "0": { text: "first" }, "4": { text: "answer" }, "5": { text: "other" } },
  decided: [[1, 0], [2, 1], [3, 0], [4, 3], [5, 1]].map(([moment, after]) => ({ moment, after, seat: 0, choice: { code: 0, family: "", touches: [] } })),
} as unknown as ChapterOut;

describe("the tree of a chapter", () => {
  it("tells variations after the decision that they could replace", () => {
    expect(rowsOf(chapter).map(({ decided, depth }) => [decided.moment, depth])).toEqual([[1, 0], [3, 1], [4, 1], [2, 0], [5, 1]]);
  });
  it("knows the way to a moment and on from it", () => {
    expect(pathTo(chapter, 4)).toEqual([0, 3, 4]);
    expect([nextOf(chapter, 0), nextOf(chapter, 3), nextOf(chapter, 2)]).toEqual([1, 4, null]);
  });
  it("loses a variation with all that follows, and numbers the others anew", () => {
    expect(cut(chapter, 3)).toEqual({ moves: [[1, 9]], notes: { "0": { text: "first" }, "3": { text: "other" } } });
  });
});
