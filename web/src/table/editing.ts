/** How a position is set up by hand. No rule stands here or in the games' editors: the server says what cannot be. */
import type { Choice, GameView } from "../shell/api-types";

/** A position as the server writes and reads it. */
export type Position = Record<string, unknown>;

/** What can be put on the board, or taken off it. */
export interface Tool {
  key: string;
  label: string;
  /** Whose it is, if it is somebody's. */
  seat?: number;
}

interface Named {
  label: string;
}
/** A part of the position that stands beside the board. `set` gives the position with another value. */
export type Field =
  | (Named & { kind: "number"; value: number; least: number; most: number; set: (value: number) => Position })
  | (Named & { kind: "choice"; value: string; options: readonly [string, string][]; set: (value: string) => Position })
  | (Named & { kind: "list"; values: readonly [string, string][]; options: readonly [string, string][]; set: (values: string[]) => Position });

/** Fields that belong together: those of the turn, or of one seat. */
export interface Group {
  title: string;
  seat?: number;
  fields: Field[];
}

export interface Editor {
  /** Without what follows from the rest: that is what the server completes. */
  bare(position: Position): Position;
  tools(position: Position): Tool[];
  /** The choices that a tool offers on the board; `where` is the place. */
  offers(position: Position, tool: string): Choice[];
  put(position: Position, place: string, tool: string): Position;
  groups(position: Position, view: GameView): Group[];
  /** The last view that could be, with what has been changed since. */
  shown(view: GameView, position: Position): GameView;
  /** Every place of the board that something can be drawn at, as choices. */
  everywhere(view: GameView): Choice[];
}

/** The position with another value at a path; what is in between is copied. */
export function changed(position: Position, path: readonly (string | number)[], value: unknown): Position {
  const [first, ...rest] = path;
  if (first === undefined) return value as Position;
  const inner = (position as Record<string | number, unknown>)[first];
  const next = rest.length ? changed((inner ?? {}) as Position, rest, value) : value;
  if (Array.isArray(position)) return position.map((each: unknown, index) => (index === first ? next : each)) as unknown as Position;
  return { ...position, [first]: next };
}

export function without(position: Position, ...keys: string[]): Position {
  return Object.fromEntries(Object.entries(position).filter(([key]) => !keys.includes(key)));
}

/** A choice that stands for a place: what it does is up to who offers it. */
export const at = (place: string, code: number, family: string, more: Record<string, unknown> = {}): Choice => ({ code, family, touches: [place], where: place, ...more }) as Choice;
export const placeOf = (choice: Choice | undefined): string => String((choice as Record<string, unknown> | undefined)?.["where"] ?? "");
