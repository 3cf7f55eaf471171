/** The first game: each step is done when the learner has made that kind of decision. */
import type { Entry } from "../shell/api-types";
import type { GuideStep } from "./scene";

const counted = (step: GuideStep, counts: Map<string, number>): number =>
  Math.max(0, ...step.events.map((name) => counts.get(name) ?? 0));

const done = (step: GuideStep, counts: Map<string, number>): boolean => counted(step, counts) >= (step.times ?? 1);

/** The first step that is neither done nor skipped. */
export function reached(steps: readonly GuideStep[], log: readonly Entry[], seat: number, skipped: number): number {
  const taught = new Set(steps.flatMap((step) => step.events));
  const counts = new Map<string, number>();
  for (const entry of log) {
    if (entry.struck) continue;
    for (const event of entry.events) {
      if (!taught.has(event.event)) continue;
      if (event.seat === seat || event.event === "game_over") counts.set(event.event, (counts.get(event.event) ?? 0) + 1);
    }
  }
  let step = counts.size > 0 ? Math.max(1, skipped) : skipped;
  while (step < steps.length - 1) {
    const current = steps[step];
    if (!current || !done(current, counts)) break;
    step += 1;
  }
  return Math.min(step, steps.length - 1);
}
