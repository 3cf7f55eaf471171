/** What events move on the board. */
import type { GameEvent } from "../../shell/api-types";
import type { Heard } from "../../table/scene";
import type { Token } from "./types";

/** A token that comes from a stack or goes to a desk, or posts that come from one. */
export type Move =
  | { kind: "drawn"; slot: string; token: Token; stack: number }
  | { kind: "bought"; slot: string; token: Token; seat: number }
  | { kind: "posts"; port: string; seat: number };

/** The ids of what an event changed. */
export function traces(event: GameEvent): string[] {
  if (["placed", "installed", "post_returned"].includes(event.event)) return [`posts:${String(event["port"])}.${(event.seat ?? 0) + 1}`];
  if (event.event === "bought") return [`slot:${String(event["slot"])}`];
  if (event.event === "sailed") return [`berth:${String(event["to"])}`];
  return [];
}

/** How an event sounds. */
export function heard(event: GameEvent, own: readonly number[]): Heard | null {
  if (event.event === "lost") return own.includes(event.seat ?? -1) ? "loss" : null;
  return ["placed", "installed", "bought", "sailed"].includes(event.event) ? "set" : null;
}

export function moves(events: readonly GameEvent[]): Move[] {
  return events.flatMap((event): Move[] => {
    const [slot, token, seat] = [String(event["slot"]), String(event["token"]), event.seat ?? 0];
    if (event.event === "drawn") return [{ kind: "drawn", slot, token, stack: Number(event["stack"]) }];
    if (event.event === "bought") return [{ kind: "bought", slot, token, seat }];
    if (event.event === "placed" || event.event === "installed") return [{ kind: "posts", port: String(event["port"]), seat }];
    return [];
  });
}
