/** The cards of Merkator and what the rules count, out of the facts that a table is played with. */
import { api, type Facts } from "../../shell/api";
import type { Lack, View } from "./types";

export interface Score {
  kind: string;
  vp: number;
  per?: number;
  max?: number;
  min_value?: number;
  place_kind?: string;
  what?: string;
  goods?: string[];
  column?: string;
}
export interface Contract {
  kind: "contract";
  value: number;
  place?: string; // the Peace has none
  goods?: Record<string, number>;
  distinct?: number;
}
export interface Bonus {
  kind: "bonus";
  cost: number;
  place: string;
  good: string;
}
export interface Building {
  kind: "building";
  cost: number;
  score: Score;
}
export type Card = Contract | Bonus | Building;

export interface Deck {
  cards: Map<string, Card>;
  places: Map<string, string>; // colour of cubes -> place
  /** The contract that ends the game. */
  peace: number;
  /** Contracts and coins that may be kept, and what one exchanged cube costs. */
  limits: { contracts: number; coins: number; rate: number };
}
export const NO_DECK: Deck = {
  cards: new Map(),
  places: new Map(),
  peace: Infinity,
  limits: { contracts: Infinity, coins: Infinity, rate: 0 },
};

const loaded = new Map<string, Promise<Deck>>();

/** The deck that is played with under this value of the option `data`. */
export function deck(data: string): Promise<Deck> {
  let found = loaded.get(data);
  if (!found) {
    found = api.facts("merkator", data).then(readDeck);
    found.catch(() => loaded.delete(data));
    loaded.set(data, found);
  }
  return found;
}

export function readDeck(facts: Facts): Deck {
  const cards = new Map<string, Card>();
  const lay = (kind: Card["kind"], file: string, list: string): void => {
    for (const card of facts[file]?.[list] as (Card & { id: string })[]) cards.set(card.id, { ...card, kind } as Card);
  };
  lay("contract", "contracts.toml", "contract");
  lay("bonus", "bonus-cards.toml", "card");
  lay("building", "buildings.toml", "building");
  const places = facts["board.toml"]?.["place"] as { id: string; colour?: string }[];
  const peace = Math.max(...[...cards.values()].flatMap((card) => (card.kind === "contract" && !card.place ? [card.value] : [])));
  const limits = facts["setup.toml"]?.["limits"] as Record<"contracts_after_invest" | "money_after_invest" | "exchange_rate", number>;
  return {
    cards,
    places: new Map(places.flatMap(({ id, colour }) => (colour ? [[colour, id]] : []))),
    peace,
    limits: { contracts: limits.contracts_after_invest, coins: limits.money_after_invest, rate: limits.exchange_rate },
  };
}

/** Whether a contract can be met at the pawn's place now. */
export function ready(card: Card | undefined, key: string, view: View, seat: number): boolean {
  const payable = view.seats[seat]?.payable.includes(key) ?? false;
  return payable && card?.kind === "contract" && card.place === view.pawn && !view.turn.met.includes(key);
}

/** The message for what a contract lacks, and its goods; where exchanges make up for some of them, how many are left. */
export function lackMessage({ cubes, goods }: Lack): { id: string; count: number; goods: Record<string, number> } {
  const [only, ...more] = Object.keys(goods);
  if (only === undefined) return { id: "screen-lacks-kinds", count: cubes, goods };
  if (!more.length) return { id: "screen-lacks", count: cubes, goods: { [only]: cubes } };
  const all = Object.values(goods).reduce((sum, count) => sum + count, 0);
  return { id: all === cubes ? "screen-lacks" : "screen-lacks-some", count: cubes, goods };
}
