import { expect, test } from "vitest";
import { seatsOf } from "./positions";

test("a position says how many seats it has", () => {
  expect(seatsOf({ options: { players: 3 }, players: 5 })).toBe(3);
  expect(seatsOf({ players: 5 })).toBe(5);
  expect(seatsOf({ seats: [{}, {}] })).toBe(2);
  expect(seatsOf({ players: "many" })).toBe(4);
});
