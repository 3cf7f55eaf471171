import { describe, expect, it } from "vitest";
import type { Choice } from "../../shell/api-types";
import type { Chart } from "./chart";
import { hotspots } from "./hotspots";
import type { View } from "./types";

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
} as unknown as View;
const choice = (family: string, ...touches: string[]): Choice => ({ code: 1, family, touches });

describe("the board", () => {
  it("offers places with their shelves and open cards, and leaves the office to the desk", () => {
    const spots = hotspots([choice("travel", "place:hamburg"), choice("buy", "card:crane"), choice("fulfil", "card:c2")], view, chart);
    expect(spots.map((spot) => [spot.id, spot.box?.height])).toEqual([["place:hamburg", 7], ["card:crane", 10]]);
  });
});
