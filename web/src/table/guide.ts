/** The first game: each step is done when the learner has made that kind of decision. */
import type { Entry } from "../shell/api";

export const STEPS: readonly { key: string; events: readonly string[] }[] = [
  { key: "look", events: [] },
  { key: "place", events: ["placed"] },
  { key: "again", events: ["placed", "placed"] },
  { key: "recruit", events: ["recruited"] },
  { key: "fill", events: ["established"] },
  { key: "reward", events: ["office", "developed", "prestige"] },
  { key: "displace", events: ["displaced"] },
  { key: "move", events: ["put"] },
  { key: "marker", events: ["marker_used", "marker_placed"] },
  { key: "end", events: ["game_over"] },
];

const TAUGHT = new Set(STEPS.flatMap((step) => step.events));

function done(step: { key: string; events: readonly string[] }, counts: Map<string, number>): boolean {
  if (step.key === "again") return (counts.get("placed") ?? 0) >= 2;
  return step.events.some((name) => (counts.get(name) ?? 0) > 0);
}

/** The first step that is neither done nor skipped. */
export function reached(log: readonly Entry[], seat: number, skipped: number): number {
  const counts = new Map<string, number>();
  for (const entry of log) {
    if (entry.struck) continue;
    for (const event of entry.events ?? []) {
      if (!TAUGHT.has(event.event)) continue;
      if (event.seat === seat || event.event === "game_over") counts.set(event.event, (counts.get(event.event) ?? 0) + 1);
    }
  }
  let step = counts.size > 0 ? Math.max(1, skipped) : skipped;
  while (step < STEPS.length - 1) {
    const current = STEPS[step];
    if (!current || !done(current, counts)) break;
    step += 1;
  }
  return Math.min(step, STEPS.length - 1);
}
