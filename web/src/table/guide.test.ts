import { expect, test } from "vitest";
import type { Entry } from "../shell/api-types";
import { reached } from "./guide";
import type { GuideStep } from "./scene";

const STEPS: GuideStep[] = [
  { key: "look", events: [] },
  { key: "begin", events: ["begun"] },
  { key: "again", events: ["begun"], times: 2 },
  { key: "go", events: ["gone"] },
  { key: "gain", events: ["gained", "grown"] },
  { key: "close", events: ["game_over"] },
];

const did = (id: number, ...names: string[]): Entry => ({
  id,
  kind: "decided",
  struck: false,
  events: names.map((event) => ({ event, seat: 0 })),
});
const key = (log: Entry[], skipped = 0): string | undefined => STEPS[reached(STEPS, log, 0, skipped)]?.key;

test("the guide waits for each kind of decision of the learner", () => {
  expect(key([])).toBe("look");
  expect(key([], 1)).toBe("begin");
  expect(key([did(1, "begun")])).toBe("again");
  expect(key([did(1, "begun"), did(2, "begun"), did(3, "gone")])).toBe("gain");
});

test("what others do, and what was taken back, does not count", () => {
  const other: Entry = { ...did(1), events: [{ event: "begun", seat: 1 }] };
  expect(key([other, { ...did(2, "begun"), struck: true }], 1)).toBe("begin");
});
