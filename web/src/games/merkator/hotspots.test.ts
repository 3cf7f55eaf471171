import { describe, expect, it } from "vitest";
import type { Choice } from "../../shell/api-types";
import type { Chart } from "./chart";
import { hotspots } from "./hotspots";
import { lacking, ready, type View } from "./types";

const chart = {
  boxes: new Map([
    ["place-hamburg", { x: 0, y: 0, width: 10, height: 4 }],
    ["shelf-hamburg", { x: 0, y: 4, width: 10, height: 3 }],
    ["building-2", { x: 50, y: 0, width: 10, height: 10 }],
  ]),
} as unknown as Chart;
const view = {
  bonus: { open: [null, null, null, null] },
  buildings: { open: ["bank", "crane", null, null] },
  cards: { c2: { kind: "contract", value: 2, place: "hamburg", goods: { wine: 2 }, distinct: 0 } },
  pawn: "hamburg",
  turn: { seat: 0, met: [] },
  seats: [{ goods: { wine: 1 }, payable: ["c2"] }],
} as unknown as View;
const choice = (family: string, ...touches: string[]): Choice => ({ code: 1, family, touches });

describe("the board", () => {
  it("offers places with their shelves and open cards, and leaves the office to the desk", () => {
    const spots = hotspots([choice("travel", "place:hamburg"), choice("buy", "card:crane"), choice("fulfil", "card:c2")], view, chart);
    expect(spots.map((spot) => [spot.id, spot.box?.height])).toEqual([["place:hamburg", 7], ["card:crane", 10]]);
  });
  it("lifts a contract that can be met here once a turn, and knows what is lacking", () => {
    expect(ready(view, 0, "c2")).toBe(true);
    expect(ready({ ...view, turn: { seat: 0, met: ["c2"] } }, 0, "c2")).toBe(false);
    expect(ready({ ...view, pawn: "danzig" }, 0, "c2")).toBe(false);
    expect(lacking(view, 0, "c2")).toEqual([["wine", 1]]);
  });
});
