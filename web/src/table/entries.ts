/** The log: put together from updates, and grouped by turn. */
import type { TableData } from "../shell/api";
import type { Entry, TableOut } from "../shell/api-types";
import type { Sentence } from "./scene";

/** The new table with a complete log, whether or not the update carried all of it. */
export function merged(before: TableData | null, after: TableOut | null, entries: Entry[]): TableData {
  const known = new Map<number, Entry>();
  for (const entry of [...(before?.log ?? []), ...(after?.log ?? []), ...entries]) known.set(entry.id, entry);
  const log = [...known.values()].sort((one, other) => one.id - other.id);
  return { ...before, ...after, log } as TableData;
}

/** The sentences of one decision, each that goes on with the one before in its line. */
export function inLines(said: Sentence[]): Sentence[] {
  const lines: Sentence[] = [];
  for (const one of said) {
    const before = one.goesOn ? lines.pop() : undefined;
    lines.push(before ? { ...before, text: `${before.text} · ${one.text}` } : one);
  }
  return lines;
}

export interface Turn {
  key: number;
  seat: number | null;
  entries: Entry[];
}

/** A new group begins where a turn begins. */
export function turns(log: Entry[]): Turn[] {
  const groups: Turn[] = [];
  for (const entry of log) {
    const ends = groups.at(-1);
    const talk = entry.kind === "chat";
    if (!ends) groups.push({ key: entry.id, seat: entry.seat ?? null, entries: [entry] });
    else ends.entries.push(entry);
    const next = talk ? undefined : entry.events.find((event) => event.event === "turn_began");
    if (next) groups.push({ key: entry.id + 0.5, seat: next.seat ?? null, entries: [] });
  }
  return groups.filter((group) => group.entries.length > 0);
}
