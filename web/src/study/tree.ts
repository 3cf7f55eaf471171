/** The decisions of a chapter as a tree: its game is the trunk, variations branch off. */
import type { ChapterOut, Decided, Drawn } from "../shell/api-types";

export interface Row {
  decided: Decided;
  /** How deep a variation it is; the game itself is 0. */
  depth: number;
}
export type Notes = Record<string, Drawn>;

/** All decisions in the order in which they are read: a variation stands after the decision that it could replace. */
export function rowsOf(chapter: ChapterOut): Row[] {
  const after = new Map<number, Decided[]>();
  for (const one of chapter.decided) after.set(one.after, [...(after.get(one.after) ?? []), one]);
  const rows: Row[] = [];
  // A stack of its own: a game is longer than calls may be deep.
  const waiting: { decided: Decided; depth: number }[] = [];
  const push = (moment: number, depth: number): void => {
    const [main, ...others] = after.get(moment) ?? [];
    if (!main) return;
    const next = [{ decided: main, depth }, ...others.map((decided) => ({ decided, depth: depth + 1 }))];
    // The trunk goes on after its variations are told.
    waiting.push({ decided: { ...main, moment: -1 - main.moment }, depth }, ...next.slice(1).reverse(), { decided: main, depth });
  };
  push(0, 0);
  while (waiting.length) {
    const { decided, depth } = waiting.pop() as Row;
    if (decided.moment < 0) {
      push(-1 - decided.moment, depth);
      continue;
    }
    rows.push({ decided, depth });
    const isTrunk = after.get(decided.after)?.[0]?.moment === decided.moment;
    if (!isTrunk) push(decided.moment, depth);
  }
  return rows;
}

/** The moments from the first position to this one. */
export function pathTo(chapter: ChapterOut, moment: number): number[] {
  const before = new Map(chapter.decided.map((one) => [one.moment, one.after]));
  const path = [moment];
  for (let now = before.get(moment); now !== undefined; now = before.get(now)) path.unshift(now);
  return path;
}

/** The moment that follows: the trunk's, or the first of the variation. */
export const nextOf = (chapter: ChapterOut, moment: number): number | null => chapter.decided.find((one) => one.after === moment)?.moment ?? null;
export const beforeOf = (chapter: ChapterOut, moment: number): number | null => chapter.decided.find((one) => one.moment === moment)?.after ?? null;

/** The variations and notes without the variation that begins with this moment. */
export function cut(chapter: ChapterOut, moment: number): { moves: number[][]; notes: Notes } {
  const first = chapter.played + 1;
  const gone = new Set([moment]);
  chapter.moves.forEach(([after = 0], place) => {
    if (gone.has(after)) gone.add(first + place);
  });
  const renamed = new Map<number, number>();
  let number = first;
  chapter.moves.forEach((_, place) => {
    if (!gone.has(first + place)) renamed.set(first + place, number++);
  });
  const moves = chapter.moves.flatMap(([after = 0, code = 0], place) => (gone.has(first + place) ? [] : [[renamed.get(after) ?? after, code]]));
  const notes = Object.entries(chapter.notes).flatMap(([key, note]) => (gone.has(Number(key)) ? [] : [[String(renamed.get(Number(key)) ?? key), note]]));
  return { moves, notes: Object.fromEntries(notes) as Notes };
}
