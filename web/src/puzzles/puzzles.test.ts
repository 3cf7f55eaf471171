import { expect, test } from "vitest";
import type { GameView, PuzzleLine } from "../shell/api-types";
import { nextPuzzle, themesOf, told } from "./puzzles";

const puzzle = (key: string, rating: number, solved: boolean | null = null, themes = ["move"]): PuzzleLine => ({ key, themes, difficulty: 1, seats: 3, board: "b", rating: { rating, deviation: 8, count: 0 }, solved });

test("the next puzzle is one that was not answered, near one's own strength", () => {
  const known = [puzzle("a", 25, true), puzzle("b", 40), puzzle("c", 26)];
  expect(nextPuzzle(known, "", 25, null, () => 0)?.key).toBe("c");
  expect(nextPuzzle(known, "", 25, "c", () => 0)?.key).toBe("b");
  expect(nextPuzzle(known, "sale", 25, null)).toBeUndefined();
});

test("when all are answered, they come again", () => {
  expect(nextPuzzle([puzzle("a", 25, false)], "", 25, null)?.key).toBe("a");
});

test("themes are counted", () => {
  expect(themesOf([puzzle("a", 1), puzzle("b", 1, null, ["move", "sale"])])).toEqual([{ theme: "move", count: 2 }, { theme: "sale", count: 1 }]);
});

test("a line tells the own decisions, repeated ones once", () => {
  const step = (seat: number, code: number) => ({ seat, choice: { code, family: "place", touches: [], final: null } });
  expect(told([step(0, 1), step(0, 1), step(1, 5), step(0, 2)], 0, {} as GameView, (choice) => `c${choice.code}`)).toBe("c1 ×2 · c2");
});
