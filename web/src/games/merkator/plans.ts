/** What the contracts of a seat mean for the map: where they are met, and what pointing at one lights. */
import type { Card } from "./cards";
import type { View } from "./types";

/** A contract on the map: fulfilled in this turn, payable now, or so many cubes short. */
export interface Due {
  key: string;
  value: number;
  state: "met" | "payable" | "short";
  short: number;
}
type Cards = (key: string) => Card | undefined;

/** How a contract of a seat stands, as the engine tells it; null for the Peace, which nothing pays for. */
export function dueOf(view: View, seat: number, key: string, cards: Cards): Due | null {
  const [card, desk] = [cards(key), view.seats[seat]];
  if (card?.kind !== "contract" || !card.place || !desk) return null;
  const state = view.turn.met.includes(key) ? "met" : desk.payable.includes(key) ? "payable" : "short";
  return { key, value: card.value, state, short: desk.lacks[key]?.cubes ?? 0 };
}

/** The contracts of a seat by place, those of less value first. */
export function duesByPlace(view: View, seat: number, cards: Cards): Map<string, Due[]> {
  const found = new Map<string, Due[]>();
  for (const key of view.seats[seat]?.contracts ?? []) {
    const [card, due] = [cards(key), dueOf(view, seat, key, cards)];
    if (card?.kind !== "contract" || !card.place || !due) continue;
    found.set(card.place, [...(found.get(card.place) ?? []), due].sort((one, other) => one.value - other.value));
  }
  return found;
}

/** The place that is pointed at, by itself or by a card for it. */
export function litPlace(pointed: string | null, cards: Cards): string | null {
  const [family = "", key = ""] = (pointed ?? "").split(":");
  if (family === "place") return key;
  const card = family === "card" ? cards(key) : undefined;
  return card && card.kind !== "building" ? (card.place ?? null) : null;
}

/** Whether a card is pointed at, by itself or by its place. */
export function litCard(key: string, pointed: string | null, cards: Cards): boolean {
  if (pointed === `card:${key}`) return true;
  return Boolean(pointed?.startsWith("place:")) && litPlace(`card:${key}`, cards) === litPlace(pointed, cards);
}
