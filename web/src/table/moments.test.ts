import { describe, expect, it } from "vitest";
import type { Entry } from "../shell/api-types";
import { courseOf, placeOf, plyOf, stepped } from "./moments";

const decided = (ply: number, seat: number, began?: number, struck = false): Entry => ({
  id: ply + 10,
  kind: "decided",
  struck,
  seat,
  ply,
  events: began === undefined ? [] : [{ event: "turn_began", seat: began }],
});
// Two seats; each has two decisions a turn; the third decision was taken back once.
const log = [decided(1, 0), decided(2, 0, 1), decided(3, 1, undefined, true), decided(3, 1), decided(4, 1, 0), decided(5, 0), decided(6, 0, 1), decided(7, 1)];

describe("a game as a row of moments", () => {
  const course = courseOf(log, 7);
  it("knows where turns and rounds begin", () => {
    expect(course.turns).toEqual([{ ply: 0, seat: 0 }, { ply: 2, seat: 1 }, { ply: 4, seat: 0 }, { ply: 6, seat: 1 }]);
    expect(course.rounds).toEqual([0, 4]);
  });
  it("steps by decision, turn and round, and stops at both ends", () => {
    expect(stepped(course, 3, "decisions", 1)).toBe(4);
    expect(stepped(course, 0, "decisions", -1)).toBe(0);
    expect(stepped(course, 3, "turns", 1)).toBe(4);
    expect(stepped(course, 3, "turns", -1)).toBe(2);
    expect(stepped(course, 2, "turns", -1)).toBe(0);
    expect(stepped(course, 6, "turns", 1)).toBe(7);
    expect(stepped(course, 1, "rounds", 1)).toBe(4);
    expect(stepped(course, 5, "rounds", 1)).toBe(7);
    expect(stepped(course, 4, "rounds", -1)).toBe(0);
  });
  it("tells the turn and round of a decision", () => {
    expect(placeOf(course, 0)).toEqual({ turn: 1, round: 1 });
    expect(placeOf(course, 2)).toEqual({ turn: 1, round: 1 });
    expect(placeOf(course, 3)).toEqual({ turn: 2, round: 1 });
    expect(placeOf(course, 5)).toEqual({ turn: 3, round: 2 });
  });
  it("takes only plies of the game for an address", () => {
    expect([plyOf(null, 7), plyOf("0", 7), plyOf("7", 7)]).toEqual([null, 0, 7]);
    for (const wrong of ["8", "-1", "1.5", "x", "", "9".repeat(400)]) expect(plyOf(wrong, 7)).toBeNaN();
  });
});
