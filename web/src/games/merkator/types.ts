/** The view of Merkator as the engine writes it. */
import type { GameView } from "../../shell/api-types";

export interface PlaceView {
  kind: "main" | "minor";
  time: number;
  threshold?: number;
  colour?: string;
  goods?: [string, string];
  links?: string[];
  cubes?: number;
}
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
  place: string | null;
  goods: Record<string, number>;
  distinct: number;
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

export interface SeatView {
  score: number;
  goods: Record<string, number>;
  tile: string[];
  coins: number;
  counters: number;
  contracts: string[];
  payable: string[];
  bonus: string[];
  buildings: string[];
  hand: string | null;
  points: Record<string, number>;
}
export interface Decision {
  kind: string;
  seat: number;
  place?: string;
  cubes?: number;
  portion?: number;
  letter?: string;
  column?: string;
  left?: number;
  contract?: string;
  colour?: string;
  price?: number;
}
export interface View {
  board: string;
  options: { data: string } & Record<string, unknown>;
  places: Record<string, PlaceView>;
  pawn: string | null;
  columns: Record<string, string[]>;
  chart: { side: "ultimo" | "back" | null; rows: (string | null)[][]; left: number; reserve: number };
  piles: Record<string, { top: string | null; count: number }>;
  discard: Record<string, string[]>;
  solo: { turn: number; turns: number; left: Record<string, number> } | null;
  bonus: { open: (string | null)[]; stack: number };
  buildings: { open: (string | null)[]; stack: number };
  cards: Record<string, Card>;
  seats: SeatView[];
  turn: { seat: number; met: string[] };
  purchase: { card: string; handed: number } | null;
  letter: string | null;
  decision: Decision | null;
  now: Record<string, number>[];
  ending: string[];
  last: number;
  over: boolean;
}

export const read = (view: GameView): View => view as unknown as View;

/** The paint of the cubes and of the sign upon them; the same as in the drawing. */
export const COLOURS: Record<string, { fill: string; mark: string }> = {
  green: { fill: "#3d7a3a", mark: "#ffffff" },
  yellow: { fill: "#f2cf4c", mark: "#2b1d06" },
  black: { fill: "#2f2a2a", mark: "#ffffff" },
  purple: { fill: "#6b3f8f", mark: "#ffffff" },
  orange: { fill: "#e8872c", mark: "#241402" },
  grey: { fill: "#b9b6ae", mark: "#221c14" },
  blue: { fill: "#2c66b0", mark: "#ffffff" },
  red: { fill: "#c23a30", mark: "#ffffff" },
};
export const WAX = { fill: "#8a5a35", mark: "#fff6e6" };
export const paint = (colour: string | undefined): { fill: string; mark: string } => COLOURS[colour ?? ""] ?? WAX;

export const PARTS = 2;

export const placeOfColour = (view: View, colour: string): string =>
  Object.entries(view.places).find(([, place]) => place.colour === colour)?.[0] ?? colour;
export const colourOfGood = (view: View, good: string): string | undefined =>
  Object.values(view.places).find((place) => place.goods?.includes(good))?.colour;

/** Whether a contract can be met at the pawn's place now. */
export function ready(view: View, seat: number, key: string): boolean {
  const card = view.cards[key];
  const payable = view.seats[seat]?.payable.includes(key) ?? false;
  return payable && card?.kind === "contract" && card.place === view.pawn && !view.turn.met.includes(key);
}
/** What the storerooms of a seat lack for a contract. */
export function lacking(view: View, seat: number, key: string): [string, number][] {
  const card = view.cards[key];
  if (card?.kind !== "contract") return [];
  const held = view.seats[seat]?.goods ?? {};
  return Object.entries(card.goods).flatMap(([good, count]) => (count > (held[good] ?? 0) ? [[good, count - (held[good] ?? 0)]] : []));
}
export const byValue = (view: View, keys: readonly string[]): string[] =>
  [...keys].sort((one, other) => valueOf(view, one) - valueOf(view, other));
export function valueOf(view: View, key: string): number {
  const card = view.cards[key];
  return card?.kind === "contract" ? card.value : 0;
}
