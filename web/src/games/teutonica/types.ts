/** The view of Hansa Teutonica as the engine writes it. */
import type { Choice, GameView } from "../../shell/api-types";

export type Piece = string; // "t0" a trader of seat 0, "m2" a merchant of seat 2
export const SKILLS = ["keys", "actions", "privilege", "book", "bursa"] as const;
export type Skill = (typeof SKILLS)[number];

export interface Pieces {
  traders: number;
  merchants: number;
}
export interface SeatView {
  supply: Pieces;
  stock: Pieces;
  desk: Record<Skill, number>;
  score: number;
  markers: { unused: string[]; used: string[] };
  plate: { hidden: number; open: string[] };
  connection: number | null;
  favours?: string[];
  mission?: string[];
  /** Cities that hang together, the network that counts at the end first. */
  networks: { offices: number; cities: string[] }[];
}
/** A region: whether the active seat may place there now; for the closed ones also how the seats stand. */
export interface RegionView {
  open: boolean;
  cities?: number[];
  offices?: number[];
  points?: number[];
}
export interface Decision {
  kind: string;
  seat: number;
  route?: string;
  origin?: string;
  waiting?: Piece | null;
  piece?: Piece;
  penalty?: number;
  compensation?: number;
  left?: number;
}
export interface View {
  board: string;
  viewer: number | null;
  routes: Record<string, { posts: (Piece | null)[]; marker: string | null }>;
  cities: Record<string, { offices: (Piece | null)[]; extra: Piece[] }>;
  control: Record<string, number | null>; // city -> the seat that controls it
  prestige: (number | null)[];
  seats: SeatView[];
  completed: number;
  marker_stock: { count: number; unseen?: Record<string, number> };
  turn: { seat: number; actions: number };
  hand: Piece[];
  ending: string[];
  over: boolean;
  decision: Decision | null;
  now?: Record<string, number>[];
  options: Record<string, string | number | boolean>;
  pawn?: string | null;
  favours?: string[];
  regions?: Record<string, RegionView>;
  borders?: { waived: boolean };
  neutral?: { score: number; connection: number | null };
}

export const read = (view: GameView): View => view as unknown as View;
/** The seat of the neutral traders, which nobody sits on. */
export const NEUTRAL = 5;
export const owner = (piece: Piece): number => Number(piece.slice(1));
export const kind = (piece: Piece): "trader" | "merchant" => (piece[0] === "t" ? "trader" : "merchant");
/** The form of its house mark. */
export const shape = (piece: Piece): "cube" | "disc" => (kind(piece) === "trader" ? "cube" : "disc");
/** The first letter of the kind of piece that a choice names. */
export const letter = (choice: Choice): string => String(choice["kind"] ?? "")[0] ?? "";

/** The drawing of a piece: neutral ones look like nobody's. */
export const look = (piece: Piece): string => (owner(piece) === NEUTRAL ? "neutral" : piece);
/** How the land outside the provinces counts; nothing in a game without a pawn. */
export const outside = (view: View): string =>
  view.options["twoPlayer"] === "provinces" ? String(view.options["twoPlayer.outer"]) : "";

/** The values of each skill as printed on the desk, by steps developed. */
export const VALUES: Record<Skill, readonly string[]> = {
  keys: ["1", "2", "2", "3", "4"],
  actions: ["2", "3", "3", "4", "4", "5"],
  privilege: ["white", "orange", "pink", "black"],
  book: ["2", "3", "4", "5"],
  bursa: ["3", "5", "7", "all"],
};
/** The points at which the track ends the game, as printed on it. */
export const LAST_POINT = 20;
export const COLOURS = ["white", "orange", "pink", "black"] as const;
export const PRIVILEGE_FILL: Record<string, string> = {
  white: "#fdf8ea",
  orange: "#e98a24",
  pink: "#e59bb8",
  black: "#1c1816",
};
