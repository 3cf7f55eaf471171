import { expect, test } from "vitest";
import type { Entry } from "../shell/api";
import { reached } from "./guide";
import type { GuideStep } from "./scene";

const STEPS: GuideStep[] = [
  { key: "look", events: [] },
  { key: "place", events: ["placed"] },
  { key: "again", events: ["placed"], times: 2 },
  { key: "recruit", events: ["recruited"] },
  { key: "reward", events: ["office", "developed"] },
  { key: "end", events: ["game_over"] },
];

const did = (id: number, ...names: string[]): Entry => ({
  id,
  at: 0,
  kind: "decided",
  events: names.map((event) => ({ event, seat: 0 })),
});
const key = (log: Entry[], skipped = 0): string | undefined => STEPS[reached(STEPS, log, 0, skipped)]?.key;

test("the guide waits for each kind of decision of the learner", () => {
  expect(key([])).toBe("look");
  expect(key([], 1)).toBe("place");
  expect(key([did(1, "placed")])).toBe("again");
  expect(key([did(1, "placed"), did(2, "placed"), did(3, "recruited")])).toBe("reward");
});

test("what others do, and what was taken back, does not count", () => {
  const other: Entry = { ...did(1), events: [{ event: "placed", seat: 1 }] };
  expect(key([other, { ...did(2, "placed"), struck: true }], 1)).toBe("place");
});
