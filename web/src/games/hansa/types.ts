/** The view of Hansa (2004) as the engine writes it. */
import type { GameView } from "../../shell/api-types";

export type Token = string; // "blue-2": blue with two barrels

export interface PortView {
  posts: number[];
  slots: (Token | null)[];
  leader: number | null;
  /** By how many posts. */
  ahead: number;
  price: number;
  pays: number | null;
}
export interface SeatView {
  purse: number;
  reserve: number;
  open: Token[];
  sold: Token[] | null;
  sold_count: number;
  on_board: number;
  score: number;
}
export interface Sells {
  /** Posts of the seller that are left in the port, and who leads there then. */
  posts: number;
  leader: number | null;
  points: Record<Token, number>; // of each token, at the end
  losers: Record<string, number[]>; // colour -> the seats that lose a token
}
export interface Decision {
  kind: "place" | "refill" | "visit" | "sale" | "loss" | "customs";
  seat: number;
  price?: number;
  tokens?: number;
  used?: boolean;
  seller?: number;
  colour?: string;
  surplus?: number;
  points?: number;
}
export interface View {
  board: string;
  viewer: number | null;
  options: { data: string };
  ship: string;
  ports: Record<string, PortView>;
  stacks: { heights: number[]; start: number[]; unseen: Record<Token, number> };
  seats: SeatView[];
  aside: string[];
  bank: number;
  turn: { seat: number; phase: string; used: boolean; after: number };
  sale: Token[];
  /** What a sale where the ship lies gives and costs, if there can be one. */
  sells: Sells | null;
  decision: Decision | null;
  now: Record<string, number>[];
  ending: string[];
  over: boolean;
}

export const read = (view: GameView): View => view as unknown as View;
export const colour = (token: Token): string => token.split("-")[0] ?? token;
export const barrels = (token: Token): number => Number(token.split("-")[1] ?? 1);
/** The sign of a token in the drawing, for instance `light-good-blue2`. */
export const sign = (token: Token): string => `good-${token.replace("-", "")}`;
export const LETTERS = "ab";

/** The tokens that differ, each with its number, in their order. */
export function counted(tokens: readonly Token[]): [Token, number][] {
  const found = new Map<Token, number>();
  for (const token of tokens) found.set(token, (found.get(token) ?? 0) + 1);
  return [...found];
}
