import { expect, test } from "vitest";
import { clockText, remaining } from "./clocks";

test("only the clock of the decider runs", () => {
  const clock = { remaining: [60, 60], running: 1, at: 1000 };
  expect([remaining(clock, 0, 1010), remaining(clock, 1, 1010), remaining(clock, 1, 2000)]).toEqual([60, 50, 0]);
});

test("times read as on a clock", () => {
  expect([clockText(65), clockText(3605), clockText(90000), clockText(null)]).toEqual(["1:05", "1:00:05", "1 d 01 h", ""]);
});
