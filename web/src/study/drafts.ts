/** The position that is being set up, kept in this browser; and one that another page hands over. */
import type { Position } from "../table/editing";

const KEY = "hanse.drafts";
let handed: { game: string; position: Position } | null = null;

/** The editor begins with this position when it is opened next. */
export function handDraft(game: string, position: Position): void {
  handed = { game, position };
}
export function takeDraft(game: string): Position | null {
  const found = handed?.game === game ? handed.position : null;
  handed = null;
  return found;
}

function all(): Record<string, Position> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Position>;
  } catch {
    return {};
  }
}
export const keptDraft = (game: string): Position | null => all()[game] ?? null;

export function keepDraft(game: string, position: Position): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: position }));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
