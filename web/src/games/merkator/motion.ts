/** What events change and move on the board. */
import type { GameEvent } from "../../shell/api-types";
import type { Heard } from "../../table/scene";

/** Cubes or a card that go from the board to a desk. */
export interface Move {
  from: string; // as events and choices name it: "place:spain", "card:c3-01"
  seat: number;
  cubes: number;
}

/** The ids of what an event changed. */
export function traces(event: GameEvent): string[] {
  if (event.event === "travelled") return [`place:${String(event["place"])}`];
  if (["bought", "held", "rewarded", "uncovered_sold"].includes(event.event)) return [`card:${String(event["card"])}`];
  return [];
}

/** How an event sounds. */
export function heard(event: GameEvent, own: readonly number[]): Heard | null {
  if (event.event === "lost" || event.event === "lost_tile") return own.includes(event.seat ?? -1) ? "loss" : null;
  return ["travelled", "bought", "fulfilled"].includes(event.event) ? "set" : null;
}

export function moves(events: readonly GameEvent[]): Move[] {
  return events.flatMap((event): Move[] => {
    const seat = event.seat ?? 0;
    if (event.event === "took") return [{ from: `place:${String(event["place"])}`, seat, cubes: Number(event["cubes"]) }];
    if (event.event === "bought" || event.event === "rewarded") return [{ from: `card:${String(event["card"])}`, seat, cubes: 0 }];
    return [];
  });
}

/** The places that have more cubes than before. */
export const grown = (events: readonly GameEvent[]): Set<string> =>
  new Set(events.filter((event) => event.event === "grew").map((event) => String(event["place"])));
