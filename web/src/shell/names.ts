/** What the people and bots at a table are called. */
import type { SeatOut } from "./api-types";
import { say } from "./words.svelte";

/** Bots have no name of their own; each seat lends them one. */
export function nameOf(seat: SeatOut): string {
  if (seat.name) return seat.name;
  return seat.kind === "open" ? say("table-seat-open") : say(`table-bot-${seat.seat}`);
}
