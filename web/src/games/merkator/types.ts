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
/** What a contract lacks: goods, and how many cubes of them nothing makes up for. */
export interface Lack {
  cubes: number;
  goods: Record<string, number>;
}
export interface SeatView {
  score: number;
  goods: Record<string, number>;
  tile: string[];
  coins: number;
  counters: number;
  contracts: string[];
  payable: string[];
  lacks: Record<string, Lack>;
  bonus: string[];
  buildings: string[];
  hand: string | null;
  points: Record<string, number>;
  /** The open cards that it could pay for now. */
  reach: string[];
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
  /** What joining would give. */
  gains?: { contracts: string[]; goods: Record<string, number> };
}
export interface View {
  board: string;
  viewer: number | null;
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
const COLOURS: Record<string, { fill: string; mark: string }> = {
  green: { fill: "#3d7a3a", mark: "#ffffff" },
  yellow: { fill: "#f2cf4c", mark: "#2b1d06" },
  black: { fill: "#2f2a2a", mark: "#ffffff" },
  purple: { fill: "#6b3f8f", mark: "#ffffff" },
  orange: { fill: "#e8872c", mark: "#241402" },
  grey: { fill: "#b9b6ae", mark: "#221c14" },
  blue: { fill: "#2c66b0", mark: "#ffffff" },
  red: { fill: "#c23a30", mark: "#ffffff" },
};
const WAX = { fill: "#8a5a35", mark: "#fff6e6" };
export const paint = (colour: string | undefined): { fill: string; mark: string } => COLOURS[colour ?? ""] ?? WAX;

export const colourOfGood = (view: View, good: string): string | undefined =>
  Object.values(view.places).find((place) => place.goods?.includes(good))?.colour;
