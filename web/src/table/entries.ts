/** The log: put together from updates, and grouped by turn. */
import type { TableData } from "../shell/api";
import type { Entry, TableOut } from "../shell/api-types";
import { say } from "../shell/words.svelte";
import type { Phrases, Sentence } from "./scene";

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

// The log shows these by its form, and a replay says them in its own words.
const SILENT = new Set(["turn_began", "turn_ended", "game_over"]);

/** What a decision did, in sentences. */
export function sentences(entry: Entry, phrases: Phrases): Sentence[] {
  const said = entry.events.filter((event) => !SILENT.has(event.event)).map((event) => phrases.event(event));
  return inLines(said.filter((line): line is Sentence => line !== null));
}

/** The same for a decision that stands alone: none is without a name. */
export function named(entry: Entry, phrases: Phrases): Sentence[] {
  const said = sentences(entry, phrases);
  if (said.length) return said;
  const over = entry.events.some((event) => event.event === "game_over");
  return [{ seat: entry.seat ?? null, text: say(over ? "table-replay-over" : "table-replay-ends-turn") }];
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
    if (!ends) groups.push({ key: 0, seat: entry.seat ?? null, entries: [entry] });
    else ends.entries.push(entry);
    const next = talk ? undefined : entry.events.find((event) => event.event === "turn_began");
    if (next) groups.push({ key: entry.id + 0.5, seat: next.seat ?? null, entries: [] });
  }
  return groups.filter((group) => group.entries.length > 0);
}

/** The turns of others since one's own last one; whoever only watches sees the last round. */
export function sinceOwn(log: Entry[], own: readonly number[], seats: number): Turn[] {
  const standing = log.filter((entry) => entry.kind === "decided" && !entry.struck);
  const groups = turns(standing);
  if (!own.length) return groups.slice(-seats);
  let last = groups.length;
  const mine = (turn: Turn | undefined): boolean => turn !== undefined && own.includes(turn.seat ?? -1);
  if (mine(groups[last - 1])) last -= 1; // one's own turn now
  let first = last;
  while (first > 0 && !mine(groups[first - 1])) first -= 1;
  return groups.slice(first, last);
}

/** What says that nobody was asked for a decision: the name of a message, or nothing. */
export function unasked(entry: Entry): string | null {
  return entry.ordered ? "table-ordered" : entry.unasked ? "table-unasked" : null;
}

/** The decisions since one's own last one that was really made. */
export function newTo(log: Entry[], own: readonly number[]): Entry[] {
  const standing = log.filter((entry) => entry.kind === "decided" && !entry.struck);
  if (!own.length) return standing.slice(-1);
  const last = standing.findLastIndex((entry) => own.includes(entry.seat ?? -1) && !unasked(entry));
  return standing.slice(last + 1);
}

/** What happened at a moment, with everybody's name. */
export function told(entry: Entry | undefined, phrases: Phrases, names: readonly string[]): string {
  const lines = entry ? sentences(entry, phrases) : [];
  return lines.map((line) => (line.seat === null ? line.text : `${names[line.seat] ?? ""} ${line.text}`)).join("; ");
}

/** The entry of a hint for the present moment, if there is one. */
export function waitingHint(log: readonly Entry[]): number | null {
  const last = log.findLast((entry) => ["decided", "undone", "hinted"].includes(entry.kind));
  return last?.kind === "hinted" ? last.id : null;
}
