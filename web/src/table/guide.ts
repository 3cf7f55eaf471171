/** A lesson at the table: how far the learner is, and what an answer is told. */
import type { Entry, LessonStep } from "../shell/api-types";

/** How many decisions of the learner stand: each is a step. */
export function stepsDone(log: readonly Entry[], seat: number): number {
  return log.filter((entry) => entry.kind === "decided" && entry.seat === seat && !entry.struck).length;
}

/** What a code is told: nothing if it is right, else the kind of wrong answer, empty if no kind is meant. */
export function wrongness(step: LessonStep, code: number): string | null {
  if (step.right.includes(code)) return null;
  return step.wrong.find((kind) => kind.codes.includes(code))?.say ?? "";
}

/** The messages that may explain a wrong answer, the lesson's own first. */
export function explanations(lesson: string, say: string): string[] {
  return say ? [`${lesson}.wrong-${say}`, `lesson-wrong-${say}`] : [];
}
