import { expect, test } from "vitest";
import { grown, moves, traces } from "./motion";

test("cubes and cards go to the desk of whoever takes them, and places grow", () => {
  const took = { event: "took", seat: 2, place: "spain", good: "wine", cubes: 3 };
  const bought = { event: "bought", seat: 1, card: "b-russia", cost: 4 };
  expect(moves([took, bought])).toEqual([
    { from: "place:spain", seat: 2, cubes: 3 },
    { from: "card:b-russia", seat: 1, cubes: 0 },
  ]);
  expect([...grown([{ event: "grew", place: "spain", cubes: 4 }, took])]).toEqual(["spain"]);
  expect(traces({ event: "travelled", seat: 1, place: "spain" })).toEqual(["place:spain"]);
});
