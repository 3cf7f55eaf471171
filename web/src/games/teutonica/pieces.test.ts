import { expect, test } from "vitest";
import { byElement } from "./hotspots";

test("a route that can be established shows at its posts too", () => {
  const establish = { code: 1, family: "establish", touches: ["route:r"] };
  expect([...byElement([establish], (route) => [`post:${route}.1`]).keys()]).toEqual(["route:r", "post:r.1"]);
});

test("a choice shows at every element it touches; laying a marker only at the marker's place", () => {
  const swap = { code: 1, family: "swap", touches: ["office:x.1", "office:x.2"] };
  const lay = { code: 2, family: "marker", touches: ["route:r", "marker:r"] };
  expect([...byElement([swap, lay]).keys()]).toEqual(["office:x.1", "office:x.2", "marker:r"]);
});
