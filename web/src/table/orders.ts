/** Standing orders: what one wants decided without being asked. */
import { api } from "../shell/api";
import type { OrdersOut, WishOut } from "../shell/api-types";
import type { Words } from "../shell/words.svelte";
import type { Told } from "./places";
import type { Phrases } from "./scene";

/** A wish in the reader's language. */
export function wishText(kind: string, wish: WishOut, words: Words, phrases: Phrases): string {
  return words.say(`order-${kind}-${wish.wish}`, phrases.facts(wish as unknown as Told));
}

/** The list with the wish moved by so many places, or without it. */
export function moved(list: readonly string[], word: string, by: number | null): string[] {
  const place = list.indexOf(word);
  const rest = list.filter((other) => other !== word);
  if (by !== null && place >= 0) rest.splice(Math.min(rest.length, Math.max(0, place + by)), 0, word);
  return rest;
}

/** Questions in vain are spared at a seat for which nothing was said yet. */
export async function leaveUsual(id: string, seats: readonly number[]): Promise<void> {
  const told: OrdersOut = await api.orders(id);
  const usual = Object.fromEntries(told.kinds.filter((one) => one.usual.length).map((one) => [one.kind, one.usual]));
  if (!Object.keys(usual).length) return;
  for (const seat of seats) if (!told.left[String(seat)]) await api.leaveOrders(id, { seat, orders: usual });
}
