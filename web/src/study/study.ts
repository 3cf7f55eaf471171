/** An analysis as the page shows it: where one is, what was done there, and what is worth a look. */
import type { Entry, StudyMoment, StudyResult } from "../shell/api-types";

/** How a mark is written beside a move. */
export const SIGNS: Record<string, string> = { blunder: "??", mistake: "?", inaccuracy: "?!" };

/** The moment that a ply belongs to: the last that begins at it or before. */
export function momentAt(moments: readonly StudyMoment[], ply: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.ply <= ply));
}

/** The decisions of an action, out of the log of the table. */
export function entriesOf(log: readonly Entry[], moment: StudyMoment): Entry[] {
  return log.filter((entry) => entry.kind === "decided" && !entry.struck && typeof entry.ply === "number" && entry.ply > moment.ply && entry.ply <= moment.end);
}

/** The chances of a seat over the game: where, and how much of a hundred. */
export function curveOf(result: StudyResult, seat: number): { x: number; y: number }[] {
  const known = result.moments.flatMap((moment) => (moment.before ? [{ x: moment.ply, y: 100 * (moment.before.chances[seat] ?? 0) }] : []));
  const last = result.moments.at(-1)?.end ?? 0;
  return [...known, { x: last, y: 100 * (result.end.chances[seat] ?? 0) }];
}

/** The places of the moments from which somebody can learn: the dearest of one seat, or of all. */
export function lessonsOf(result: StudyResult, seat: number | null): number[] {
  return result.critical.filter((place) => seat === null || result.moments[place]?.seat === seat);
}

/** Whose knowledge an address asks for: a seat, everybody's (null), or what is usual for who looks. */
export function knowledge(text: string | null, own: readonly number[], seats: number): number | null {
  if (text === "all") return null;
  const seat = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : (own[0] ?? 0);
  return seat < seats ? seat : (own[0] ?? 0);
}
