/** Adds this page's part to the seed, and checks at the end what the game was dealt from. */
import { api, type TableData } from "../shell/api";
import { hash, keep, kept, newPart, partCommitment, promiseOf, seedOf, type Kept } from "../shell/parts";

export type Verdict = "own" | "seen" | "unseen" | "broken";

/** Remember the hashes as they were shown first: what is shown later has to fit them. */
export function note(table: TableData): void {
  if (table.status === "over") return;
  const before = kept(table.id);
  const promise = table.fair?.promise ?? undefined;
  if (!before.commitment || (!before.promise && promise)) {
    keep(table.id, { commitment: before.commitment ?? table.commitment, ...(promise ? { promise: before.promise ?? promise } : {}) });
  }
}

/** What the page has to do now for the deal: promise a new part, open the promised one, or say that it has it not. */
export function due(table: TableData, own: Kept): "promise" | "open" | "forgo" | null {
  const { fair } = table;
  const part = fair?.parts.find((one) => table.your_seats.includes(one.seat));
  const mine = part && own.part && partCommitment(own.part) === part.commitment;
  if (!fair || table.lesson || table.status !== "open" || !table.your_seats.length) return null;
  if (fair.dealing) return part?.waits ? (mine ? "open" : "forgo") : null;
  return mine ? null : "promise";
}

const PATIENCE = 10_000; // milliseconds for another browser of the same person, which may have the part
const promised = new Set<string>(); // tables for which this page has already promised one
const begun = new Set<string>(); // tables whose game has begun, seen from elsewhere
const answered = new Set<string>(); // deals to which it has already opened its part, or is about to

/** Do what is due; whatever is refused was done meanwhile, or will be due again. */
export async function addPart(table: TableData): Promise<void> {
  const what = due(table, kept(table.id));
  const mine = table.fair?.parts.some((one) => table.your_seats.includes(one.seat)) ?? false;
  const deal = `${table.id} ${table.fair?.promise}`;
  if (what === "forgo") await new Promise((wake) => setTimeout(wake, PATIENCE));
  if (what === "open" || what === "forgo") {
    if (answered.has(deal)) return;
    answered.add(deal);
  }
  try {
    if (what === "open") await api.openPart(table.id, kept(table.id).part ?? null);
    if (what === "forgo") await api.openPart(table.id, null);
    if (what === "promise" && !(mine && promised.has(table.id))) {
      promised.add(table.id);
      const part = newPart();
      keep(table.id, { part });
      await api.promise(table.id, partCommitment(part));
    }
  } catch {
    answered.delete(deal); // the next look at the table tries again
  }
}

/** The same for a table of one's own that this page does not show: one that a tournament has just opened. */
export async function addPartAt(id: string | null): Promise<void> {
  if (!id || begun.has(id)) return;
  const table = await api.table(id, null).catch(() => null);
  if (!table) return;
  note(table);
  await addPart(table);
  if (table.status !== "open") begun.add(id);
}

/** Whether the seed is made of what was promised: with one's own part in it, as it was seen at the start, or at least in itself. */
export function verdict(table: TableData, own: Kept): Verdict | null {
  const { fair, seed, salt, commitment } = table;
  if (table.status !== "over" || !seed || !salt || !table.view) return null;
  if (!fair) return agree(hash(`${seed}:${salt}`) === commitment, own.commitment === commitment, own.commitment);
  const opened = fair.parts.flatMap((one): [number, string][] => (one.part ? [[one.seat, one.part]] : []));
  const promise = fair.parts.length ? promiseOf(commitment, fair.parts.map((one) => [one.seat, one.commitment])) : null;
  const whole =
    hash(`${fair.part}:${salt}`) === commitment &&
    fair.parts.every((one) => one.part === null || partCommitment(one.part ?? "") === one.commitment) &&
    promise === fair.promise &&
    seed === seedOf(fair.part ?? "", salt, opened);
  const same = own.commitment === commitment && (own.promise === undefined || own.promise === promise);
  if (whole && same && own.part && opened.some(([, part]) => part === own.part)) return "own";
  return agree(whole, same, own.commitment);
}

function agree(whole: boolean, same: boolean, seen: string | undefined): Verdict {
  if (!whole || (seen !== undefined && !same)) return "broken";
  return seen === undefined ? "unseen" : "seen";
}
