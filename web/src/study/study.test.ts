import { describe, expect, it } from "vitest";
import type { Entry, StudyMoment, StudyResult } from "../shell/api-types";
import { marksOf } from "./marks";
import { curveOf, entriesOf, knowledge, lessonsOf, momentAt } from "./study";

const before = (...chances: number[]) => ({ chances, errors: [], ranks: [], scores: [], worlds: 1 });
const moment = (ply: number, end: number, seat: number, own: object = {}): StudyMoment => ({ ply, end, seat, forced: false, chance: false, ...own });
const moments = [moment(0, 2, 0, { before: before(0.4, 0.6) }), moment(2, 3, 1), moment(3, 6, 0, { before: before(0.7, 0.3), mark: "mistake" })];
const result = { moments, end: before(0, 1), critical: [2], seats: [], done: true, seat: null, iterations: 8 } as unknown as StudyResult;

describe("an analysis", () => {
  it("knows to which action a ply belongs", () => {
    expect([0, 1, 2, 3, 5, 6].map((ply) => momentAt(moments, ply))).toEqual([0, 0, 1, 2, 2, 2]);
    expect(momentAt([], 4)).toBe(0);
  });
  it("finds the decisions of an action in the log", () => {
    const log = [1, 2, 3, 4].map((ply) => ({ id: ply, kind: "decided", ply, events: [] })) as unknown as Entry[];
    expect(entriesOf([...log, { id: 9, kind: "chat", events: [] } as unknown as Entry], moments[0] as StudyMoment).map((entry) => entry.ply)).toEqual([1, 2]);
  });
  it("draws what is known, and the result", () => {
    expect(curveOf(result, 1)).toEqual([{ x: 0, y: 60 }, { x: 3, y: 30 }, { x: 6, y: 100 }]);
  });
  it("teaches a seat by its own moments", () => {
    expect([lessonsOf(result, 0), lessonsOf(result, 1), lessonsOf(result, null)]).toEqual([[2], [], [2]]);
  });
  it("shows one seat's knowledge, unless hindsight is asked for", () => {
    expect([knowledge(null, [1], 3), knowledge(null, [], 3), knowledge("2", [1], 3), knowledge("all", [1], 3), knowledge("7", [1], 3)]).toEqual([1, 0, 2, null, 1]);
  });
});

it("a line of decisions becomes numbered marks, and what is moved an arrow", () => {
  const line = [["lift", "post:a.1"], ["put", "post:b.2"], ["end"], ["put", "city:c", "post:d.1"]].map(([family = "", ...touches], code) => ({ code, family, touches }));
  expect(marksOf(line, ["lift"])).toEqual([{ from: "post:a.1", to: "post:b.2", number: 1 }, { to: "post:d.1", number: 2 }]);
});
