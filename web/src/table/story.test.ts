import { describe, expect, it } from "vitest";
import { gains, leads, levelOf, spread, totals } from "./story";

const sheet = (track: number, network: number) => ({ track, network, total: track + network });
const points = [
  { ply: 0, seat: 0, sheets: [sheet(0, 0), sheet(0, 0)] },
  { ply: 4, seat: 1, sheets: [sheet(2, 1), sheet(0, 0)] },
  { ply: 9, seat: 0, sheets: [sheet(2, 1), sheet(3, 4)] },
  { ply: 12, seat: null, sheets: [sheet(2, 6), sheet(2, 4)] },
];

describe("a finished game in numbers", () => {
  it("knows who led when", () => {
    expect(points.map(totals)).toEqual([[0, 0], [3, 0], [3, 7], [8, 6]]);
    expect(leads(points)).toEqual([{ seat: 0, ply: 4 }, { seat: 1, ply: 9 }, { seat: 0, ply: 12 }]);
  });
  it("finds the turns in which most was won, and by what", () => {
    expect(gains(points, 2)).toEqual([
      { seat: 1, ply: 9, turn: 2, points: 7, by: [{ category: "network", points: 4 }, { category: "track", points: 3 }] },
      { seat: 0, ply: 12, turn: 3, points: 5, by: [{ category: "network", points: 5 }] },
    ]);
  });
  it("spreads a few evenly, and finds the step of a scale", () => {
    expect(spread([0, 1, 2, 3, 4], 3).map(({ one }) => one)).toEqual([0, 2, 4]);
    expect(spread([7], 5).map(({ one }) => one)).toEqual([7]);
    expect([-3, 10, 25, 99].map((score) => levelOf(score, [10, 20, 30]))).toEqual([0, 1, 2, 3]);
  });
});
