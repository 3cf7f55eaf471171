import { expect, test } from "vitest";
import { byElement } from "./hotspots";
import { changes, type Laid } from "./pieces";

const laid = (place: string, code: string, x: number): Laid => ({ key: `${place} ${code}`, place, code, x, y: 0, scale: 1 });

test("a piece that vanished here and appeared there has moved", () => {
  const change = changes([laid("a", "t0", 1), laid("b", "t0", 50)], [laid("b", "t0", 50), laid("c", "t0", 9)]);
  expect(change.come.get("c t0")).toEqual({ x: 1, y: 0 });
  expect(change.gone).toEqual([]);
});

test("a new piece comes from its owner's desk, one without a new place leaves", () => {
  const change = changes([laid("a", "t0", 1)], [laid("b", "m1", 2)]);
  expect(change.come.get("b m1")).toBeNull();
  expect(change.gone.map((piece) => piece.key)).toEqual(["a t0"]);
});

test("a route that can be established shows at its posts too", () => {
  const establish = { code: 1, family: "establish", touches: ["route:r"] };
  expect([...byElement([establish], (route) => [`post:${route}.1`]).keys()]).toEqual(["route:r", "post:r.1"]);
});

test("a choice shows at every element it touches; laying a marker only at the marker's place", () => {
  const swap = { code: 1, family: "swap", touches: ["office:x.1", "office:x.2"] };
  const lay = { code: 2, family: "marker", touches: ["route:r", "marker:r"] };
  expect([...byElement([swap, lay]).keys()]).toEqual(["office:x.1", "office:x.2", "marker:r"]);
});
