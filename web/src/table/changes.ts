/** What has changed of a table, put into the one that is known: the counterpart of `hanse.table.changes`. */
import type { Choice, Entry, TableOut, Update } from "../shell/api-types";

export type Change = unknown[] | { [key: string]: Change };
type Node = Record<string, unknown> | unknown[];

/** The picture after a change; the one before stays as it is. */
export function changed<T>(before: T, change: Change | null | undefined): T {
  if (change === null || change === undefined) return before;
  if (Array.isArray(change)) return change[0] as T;
  const after: Node = Array.isArray(before) ? [...before] : { ...(before as Record<string, unknown>) };
  for (const [key, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && inner.length === 0) {
      if (Array.isArray(after)) after.length = Number(key);
      else delete after[key];
    } else (after as Record<string, unknown>)[key] = changed((after as Record<string, unknown>)[key], inner);
  }
  return after as T;
}

/** The text that both sides check: sorted keys (all are plain names), no spaces. */
function canonical(picture: unknown): string {
  if (Array.isArray(picture)) return `[${picture.map(canonical).join(",")}]`;
  if (picture === null || typeof picture !== "object") return JSON.stringify(picture);
  const object = picture as Record<string, unknown>;
  return `{${Object.keys(object).sort().map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 of a picture, in whatever order its keys stand. */
export function checkOf(picture: unknown): number {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonical(picture))) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The newest table that is known of, put together from whole ones and from what has changed since. */
export class Follower {
  private table: TableOut | null = null;
  private described = new Map<number, Choice>();

  /** A whole table has come; not taken, and said so, if what is known is newer: answers can be slower than the stream. */
  take(table: TableOut): boolean {
    if (this.table && table.seq < this.table.seq) return false;
    this.table = table;
    for (const choice of table.choices) this.described.set(choice.code, choice);
    return true;
  }

  /** Whether the table that is known has an entry in it already: the stream can be slower than answers. */
  knows(entry: Entry): boolean {
    return this.table !== null && entry.id <= this.table.seq;
  }

  /** The table after an update, null if it tells nothing of it; undefined where it does not fit to what is known. */
  after(update: Update): TableOut | null | undefined {
    if (update.table) {
      this.take(update.table);
      return update.table;
    }
    if (!update.codes) return null;
    if (!this.table) return undefined;
    for (const choice of update.described ?? []) this.described.set(choice.code, choice);
    const choices = update.codes.map((code) => this.described.get(code)).filter((choice) => choice !== undefined);
    const table = { ...changed(this.table, update.change as Change | null), choices, log: null };
    if (choices.length < update.codes.length) return undefined;
    if (typeof update.check === "number" && checkOf(table.view) !== update.check) return undefined; // only now and then there is one
    this.table = table;
    return table;
  }
}
