/** A game as a row of moments: where its turns and rounds begin, and what each decision was. */
import type { Entry } from "../shell/api-types";

export type Unit = "decisions" | "turns" | "rounds";

export interface Course {
  /** The decision that led to each ply; there is none before ply 1. */
  entries: ReadonlyMap<number, Entry>;
  /** The plies at which turns begin, the first at 0, and whose they are. */
  turns: readonly { ply: number; seat: number | null }[];
  /** The plies at which rounds begin: whoever began the game begins a turn. */
  rounds: readonly number[];
  last: number;
}

export function courseOf(log: readonly Entry[], last: number): Course {
  const standing = log.filter((entry) => entry.kind === "decided" && !entry.struck && typeof entry.ply === "number");
  const first = standing[0]?.seat ?? null;
  const turns: { ply: number; seat: number | null }[] = [{ ply: 0, seat: first }];
  for (const entry of standing) {
    const began = entry.events.find((event) => event.event === "turn_began");
    if (began && (entry.ply ?? 0) < last) turns.push({ ply: entry.ply ?? 0, seat: began.seat ?? null });
  }
  const rounds = turns.filter((turn, index) => index === 0 || turn.seat === first).map((turn) => turn.ply);
  return { entries: new Map(standing.map((entry) => [entry.ply ?? 0, entry])), turns, rounds, last };
}

const starts = (course: Course, unit: Unit): readonly number[] => (unit === "turns" ? course.turns.map((turn) => turn.ply) : course.rounds);

/** The ply one unit further, or back to the beginning of the unit and from there to the one before. */
export function stepped(course: Course, ply: number, unit: Unit, by: 1 | -1): number {
  if (unit === "decisions") return Math.min(course.last, Math.max(0, ply + by));
  const marks = starts(course, unit);
  if (by > 0) return marks.find((mark) => mark > ply) ?? course.last;
  return marks.findLast((mark) => mark < ply) ?? 0;
}

/** In which turn and round a decision was made, counted from 1. The decision that led to a ply belongs to what was before it. */
export function placeOf(course: Course, ply: number): { turn: number; round: number } {
  const before = Math.max(0, ply - 1);
  const count = (marks: readonly number[]): number => Math.max(1, marks.filter((mark) => mark <= before).length);
  return { turn: count(starts(course, "turns")), round: count(course.rounds) };
}

/** The ply that an address asks for; null if it asks for the present, NaN if it is no ply of this game. */
export function plyOf(text: string | null, last: number): number | null {
  if (text === null) return null;
  const ply = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return ply <= last ? ply : Number.NaN;
}
