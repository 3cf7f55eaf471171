import { expect, test } from "vitest";
import { controlled, flags, litNetworks } from "./networks";
import { NEUTRAL, type View } from "./types";

const ENDS = new Map<string, [string, string]>([
  ["a-b", ["a", "b"]],
  ["b-c", ["b", "c"]],
  ["c-d", ["c", "d"]],
]);
const view = {
  seats: [{ networks: [{ offices: 3, cities: ["a", "b"] }, { offices: 1, cities: ["d"] }] }, { networks: [] }],
  control: { a: 0, b: 1, c: null, d: NEUTRAL },
} as unknown as View;

test("the roads between cities of one network belong to it, and the first network counts", () => {
  expect(litNetworks(view, 0, ENDS)).toEqual([
    { cities: ["a", "b"], routes: ["a-b"], offices: 3, counts: true },
    { cities: ["d"], routes: [], offices: 1, counts: false },
  ]);
  expect(litNetworks(view, 1, ENDS)).toEqual([]);
});

test("controlled cities fly a pennant, those of the neutral traders nobody's", () => {
  expect(flags(view)).toEqual([{ city: "a", seat: 0 }, { city: "b", seat: 1 }, { city: "d", seat: null }]);
  expect(controlled(view, 0)).toEqual(["a"]);
});
