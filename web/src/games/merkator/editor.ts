/** Positions of Merkator set up by hand. Every card is always somewhere: what is taken away goes back where it came from. */
import type { GameView } from "../../shell/api-types";
import { at, changed, without, type Editor, type Field, type Group, type Position } from "../../table/editing";
import { cardOf, currentDeck } from "./current.svelte";
import { cardName, goodName } from "./names";
import type { PlaceView, SeatView } from "./types";
import { say } from "./words";

const KINDS = ["contracts", "bonus", "buildings"] as const;
type Kind = (typeof KINDS)[number];
interface Shop {
  open: (string | null)[];
  cards: string[];
}
interface Written {
  cubes: Record<string, number>;
  pawn: string | null;
  seats: (Record<Kind, string[]> & { goods: Record<string, number>; tile: string[]; coins: number; counters: number; hand: string | null })[];
  discard: Record<string, string[]>;
  piles: Record<string, { cards: string[] }>;
  bonus: Shop;
  buildings: Shop;
  turn: { seat: number };
}
const written = (position: Position): Written => position as unknown as Written;
const seats = (position: Position): number[] => written(position).seats.map((_, seat) => seat);
const KIND_OF = { contract: "contracts", bonus: "bonus", building: "buildings" } as const;
const [MORE, LESS, PAWN] = ["more", "less", "pawn"];
const COLOURS = ["green", "yellow", "black", "purple", "orange", "grey", "blue", "red"];

/** The position without a card. */
function taken(position: Position, card: string): Position {
  const { seats: own, discard, piles, bonus, buildings } = written(position);
  const rest = (cards: readonly string[]): string[] => cards.filter((one) => one !== card);
  const shop = (one: Shop): Shop => ({ ...one, open: one.open.map((key) => (key === card ? null : key)), cards: rest(one.cards) });
  return {
    ...position,
    seats: own.map((entry) => ({ ...entry, contracts: rest(entry.contracts), bonus: rest(entry.bonus), buildings: rest(entry.buildings), hand: entry.hand === card ? null : entry.hand })),
    discard: Object.fromEntries(Object.entries(discard).map(([value, cards]) => [value, rest(cards)])),
    piles: Object.fromEntries(Object.entries(piles).map(([value, { cards }]) => [value, { cards: rest(cards) }])),
    bonus: shop(without(bonus as unknown as Position, "known") as unknown as Shop),
    buildings: shop(buildings),
  };
}
/** The card where it lies when nobody has it: on its pile, in the discard, or in its stack. */
function back(position: Position, card: string): Position {
  const free = taken(position, card);
  const known = cardOf(card);
  if (known?.kind === "contract") {
    const pile = written(free).piles[known.value];
    if (known.value === 2 || !pile) return changed(free, ["discard", String(known.value)], [...(written(free).discard[known.value] ?? []), card]);
    return changed(free, ["piles", String(known.value), "cards"], [card, ...pile.cards]);
  }
  const shop = known?.kind === "bonus" ? "bonus" : "buildings";
  return changed(free, [shop, "cards"], [...written(free)[shop].cards, card]);
}
/** The seat has these cards of a kind, and no others. */
function dealt(position: Position, seat: number, kind: Kind, cards: string[]): Position {
  const before = written(position).seats[seat]?.[kind] ?? [];
  let next = position;
  for (const card of before) if (!cards.includes(card)) next = back(next, card);
  for (const card of cards) next = taken(next, card);
  return changed(next, ["seats", seat, kind], [...new Set(cards)]);
}
/** A card lies open in a shop, and what lay there goes into the stack. */
function opened(position: Position, shop: "bonus" | "buildings", slot: number, card: string): Position {
  const before = written(position)[shop].open[slot];
  const cleared = before ? back(position, before) : position;
  return card ? changed(taken(cleared, card), [shop, "open", slot], card) : cleared;
}

const named = (cards: readonly string[]): [string, string][] => cards.map((card): [string, string] => [card, label(card)]);
function label(card: string): string {
  const known = cardOf(card);
  return known?.kind === "contract" && known.goods ? `${cardName(card)} (${Object.entries(known.goods).map(([good, count]) => `${count} ${goodName(good)}`).join(", ")})` : cardName(card);
}
const cardsOf = (kind: Kind): string[] => [...currentDeck().cards].filter(([, card]) => KIND_OF[card.kind] === kind).map(([key]) => key);

function seatFields(position: Position, seat: number): Field[] {
  const entry = written(position).seats[seat];
  if (!entry) return [];
  const number = (text: string, path: string[], value: number): Field => ({ kind: "number", label: text, value, least: 0, most: 99, set: (next) => changed(position, ["seats", seat, ...path], next) });
  const lists = KINDS.map((kind): Field => ({
    kind: "list", label: say(`editor-${kind}`), values: named(entry[kind]), options: named(cardsOf(kind).filter((card) => !entry[kind].includes(card))),
    set: (cards) => dealt(position, seat, kind, cards),
  }));
  const tile: Field = {
    kind: "list", label: say("editor-tile"), values: entry.tile.map((one) => [one, say(`editor-colour-${one}`)]),
    options: COLOURS.filter((one) => !entry.tile.includes(one)).map((one) => [one, say(`editor-colour-${one}`)]),
    set: (values) => changed(position, ["seats", seat, "tile"], values),
  };
  return [
    number(say("desk-coins"), ["coins"], entry.coins),
    number(say("editor-counters"), ["counters"], entry.counters),
    ...lists,
    tile,
    ...Object.entries(entry.goods).map(([good, count]) => number(goodName(good), ["goods", good], count)),
  ];
}

function groups(position: Position): Group[] {
  const { turn } = written(position);
  const decides: Field = {
    kind: "choice", label: say("editor-decides"), value: String(turn.seat), options: seats(position).map((seat) => [String(seat), say("editor-seat", { number: seat + 1 })]),
    set: (seat) => without({ ...position, turn: { seat: Number(seat) }, payment: null, purchase: null, letter: null }, "pending"),
  };
  const shops = (["bonus", "buildings"] as const).flatMap((shop) =>
    written(position)[shop].open.map((card, slot): Field => ({
      kind: "choice", label: say(`editor-open-${shop}`, { number: slot + 1 }), value: card ?? "", options: [["", say("editor-none")], ...named(cardsOf(shop))],
      set: (next) => opened(position, shop, slot, next),
    })),
  );
  return [
    { title: say("editor-turn"), fields: [decides] },
    ...seats(position).map((seat) => ({ title: say("editor-seat", { number: seat + 1 }), seat, fields: seatFields(position, seat) })),
    { title: say("editor-shops"), fields: shops },
  ];
}

function bare(position: Position): Position {
  const chart = without((position["chart"] ?? {}) as Position, "reserve");
  return { ...without(position, "solo_stack", "last"), chart };
}

function shown(view: GameView, position: Position): GameView {
  const seen = view as unknown as { places: Record<string, PlaceView>; seats: SeatView[]; bonus: object; buildings: object };
  const now = written(position);
  const places = Object.entries(seen.places).map(([key, place]) => [key, key in now.cubes ? { ...place, cubes: now.cubes[key] } : place]);
  return {
    ...view, pawn: now.pawn, places: Object.fromEntries(places) as unknown, seats: seen.seats.map((entry, seat) => ({ ...entry, ...now.seats[seat] })),
    bonus: { ...seen.bonus, open: now.bonus.open }, buildings: { ...seen.buildings, open: now.buildings.open },
  } as unknown as GameView;
}

export const editor: Editor = {
  bare,
  tools: () => [{ key: MORE, label: say("editor-more-cubes") }, { key: LESS, label: say("editor-fewer-cubes") }, { key: PAWN, label: say("editor-pawn") }],
  offers(position, tool) {
    const { cubes } = written(position);
    const everywhere = [...new Set([...Object.keys(cubes), ...[...currentDeck().cards.values()].flatMap((card) => ("place" in card && card.place ? [card.place] : []))])];
    const places = tool === PAWN ? everywhere : tool === MORE ? Object.keys(cubes) : Object.keys(cubes).filter((key) => cubes[key]);
    return places.map((key, code) => at(`place:${key}`, code, "travel"));
  },
  put(position, place, tool) {
    const key = place.split(":")[1] ?? "";
    if (tool === PAWN) return { ...position, pawn: key };
    return changed(position, ["cubes", key], Math.max(0, (written(position).cubes[key] ?? 0) + (tool === MORE ? 1 : -1)));
  },
  groups,
  shown,
  everywhere: (view) => Object.keys((view as unknown as { places: Record<string, unknown> }).places).map((key, code) => at(`place:${key}`, code, "travel")),
};
