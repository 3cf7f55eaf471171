import { expect, test } from "vitest";
import type { Entry, LessonStep } from "../shell/api-types";
import { explanations, stepsDone, wrongness } from "./guide";

const did = (id: number, seat: number, struck = false): Entry => ({ id, kind: "decided", struck, seat, events: [] });

test("only what the learner decided, and did not take back, is a step", () => {
  expect(stepsDone([did(1, 0), did(2, 1), did(3, 0, true), did(4, 0), { id: 5, kind: "chat", struck: false, seat: 0, events: [] }], 0)).toBe(2);
});

const STEP: LessonStep = { right: [7, 8], wrong: [{ say: "far", codes: [8, 9] }, { say: "late", codes: [1] }], lit: [] };

test("a right answer is told nothing, a wrong one its kind, and any other that it is another", () => {
  expect([7, 8, 9, 1, 5].map((code) => wrongness(STEP, code))).toEqual([null, null, "far", "late", ""]);
  expect(explanations("lesson-a-b", "far")).toEqual(["lesson-a-b.wrong-far", "lesson-wrong-far"]);
  expect(explanations("lesson-a-b", "")).toEqual([]);
});
