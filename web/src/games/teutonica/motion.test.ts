import { expect, test } from "vitest";
import { moves, traces } from "./motion";
import type { View } from "./types";

const view = (posts: (string | null)[], route?: string): View =>
  ({ routes: { "a-b": { posts, marker: null } }, cities: {}, decision: route ? { kind: "reward", seat: 0, route } : null }) as unknown as View;

test("a displaced piece goes to its owner's hand, the new one comes from the desk", () => {
  const event = { event: "displaced", seat: 1, kind: "trader", post: "a-b.1", victim: 0, victim_kind: "merchant" };
  expect(moves([event], view(["m0"]), view(["t1"]))).toEqual([
    { code: "m0", from: "post:a-b.1", to: "hand" },
    { code: "t1", from: "home", to: "post:a-b.1" },
  ]);
});

test("an office comes from the route that was established for it", () => {
  const event = { event: "office", seat: 0, kind: "trader", city: "a", space: 2 };
  expect(moves([event], view(["m0", "t0"], "a-b"), view([null, null]))).toEqual([{ code: "t0", from: "post:a-b.2", to: "office:a.2" }]);
  expect(moves([event], view([null, null], "a-b"), view([null, null]))[0]?.from).toBe("home");
});

test("the pieces of an established route go home, unless they still stand there", () => {
  const event = { event: "established", seat: 0, route: "a-b" };
  expect(moves([event], view(["t0", "m0"]), view([null, "m0"]))).toEqual([{ code: "t0", from: "post:a-b.1", to: "home" }]);
});

test("events name what they changed", () => {
  expect(traces({ event: "placed", seat: 1, kind: "trader", post: "a-b.1" })).toEqual(["post:a-b.1"]);
  expect(traces({ event: "swapped", seat: 1, city: "a", space: 1 })).toEqual(["office:a.1", "office:a.2"]);
  expect(traces({ event: "recruited", seat: 1 })).toEqual([]);
});
