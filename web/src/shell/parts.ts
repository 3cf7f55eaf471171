/** What this browser adds to the seed of a game, and what it saw of the others' parts before the game was dealt. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Of one table: the own part, and the hashes that were shown first. */
export interface Kept {
  part?: string;
  commitment?: string;
  promise?: string;
}

const KEY = "hanse.parts";
const MOST = 100; // tables; those that were not looked at for longest are forgotten

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const kept = (table: string): Kept => all()[table] ?? {};

export function keep(table: string, more: Kept): void {
  const { [table]: before, ...others } = all();
  const entries = [...Object.entries(others).slice(1 - MOST), [table, { ...before, ...more }]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing cannot compare at the end; it can play.
  }
}

/** SHA-256 as hexadecimal digits. The browser's own is missing on pages that come unencrypted from another machine. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const lines = (purpose: string, ...rest: string[]): string => hash([`hanse ${purpose} 1`, ...rest].join("\n"));
const bySeat = (parts: [number, string][]): string[] => [...parts].sort((a, b) => a[0] - b[0]).map(([seat, text]) => `${seat}:${text}`);

export const newPart = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
export const partCommitment = (part: string): string => lines("part", part);
export const promiseOf = (commitment: string, parts: [number, string][]): string => lines("promise", commitment, ...bySeat(parts));
export const seedOf = (part: string, salt: string, parts: [number, string][]): string => `sealed:${lines("seed", part, salt, ...bySeat(parts))}`;

/** Ask for a table with the hash of a new part, and keep the part for it; at once if it is known which table it is. */
export async function withPart<T>(ask: (commitment: string) => Promise<T>, table: (answer: T) => string, known?: string): Promise<T> {
  const part = newPart();
  if (known) keep(known, { part });
  const answer = await ask(partCommitment(part));
  keep(table(answer), { part });
  return answer;
}
