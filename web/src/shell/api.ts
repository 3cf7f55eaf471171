/** What the server says and what may be asked of it. No other file calls `fetch`. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Data = { [key: string]: unknown };

export interface Account {
  id: string | number;
  name: string;
  guest: boolean;
}
export interface OptionInfo {
  key: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  preset_defaults: Record<string, string | number | boolean>;
  playable: (string | number | boolean)[];
}
export interface GameInfo {
  key: string;
  name: string;
  seats: number[];
  presets: string[];
  boards: string[];
  bots: string[];
  bot_words: Record<string, string>;
  parts: number;
  options: OptionInfo[];
}
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  account: string | null;
  bot: string | null;
  local: boolean;
  connected: boolean;
}
export interface Summary {
  id: string;
  game: string;
  preset: string;
  options: Record<string, string | number | boolean>;
  status: "open" | "playing" | "over";
  seats: SeatInfo[];
  public: boolean;
  created: number | string;
  updated: number | string;
  your_seats: number[];
  your_turn: boolean;
  ply: number;
  host?: string | number | null;
  invite?: string | null;
  mover?: number | null;
}
export interface Choice extends Data {
  code: number;
  family: string;
  words: string;
  touches: string[];
  effect?: { text_id: string; args: Record<string, string | number> } | null;
}
export interface GameEvent extends Data {
  event: string;
  seat?: number;
}
export interface Entry {
  id: number;
  at: number | string;
  kind: string;
  seat?: number | null;
  ply?: number | null;
  code?: number | null;
  words?: string | null;
  name?: string | null;
  events?: GameEvent[];
  text?: string | null;
  why?: string | null;
  struck?: boolean;
  data?: Data;
}
export interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
  remaining?: (number | null)[];
  running?: number | null;
  at?: number | string;
}
export interface Result {
  scores: number[];
  ranks: number[];
  sheet: Record<string, number>[];
}
export interface UndoQuestion {
  id: string | number;
  what: "undo" | "replace";
  seat: number;
  waiting: number[];
  yours: boolean;
}
export interface TableData extends Summary {
  seq: number;
  next_table: string | null;
  view: Data | null;
  choices: Choice[] | null;
  sheet_now?: Record<string, number>[] | null;
  log: Entry[];
  undo: { possible: boolean; free: boolean; question: UndoQuestion | null } | null;
  clock: Clock | null;
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  result: Result | null;
}
export interface Preview {
  events: GameEvent[];
  now: Record<string, number>[] | null;
  reveals: boolean;
}
export interface Rating {
  name: string;
  bot: string | null;
  rating: number;
  games: number;
}
export interface Rule {
  clause: string;
  section: string;
  text: string;
}
export interface NewSeat {
  kind: "me" | "open" | "bot" | "local";
  bot?: string;
  name?: string;
}
export type ClockWish = null | { kind: "move"; seconds: number } | { kind: "total"; seconds: number; increment: number };

/** A refusal: the code names the message `error-<code>`; status 0 means that the server was not reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

const PATIENCE = 12_000; // milliseconds; a request without an answer by then counts as lost

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (method !== "GET") headers["X-Hanse"] = "1";
    const init: RequestInit = { method, headers, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) };
    if (body !== undefined) {
      headers["Content-Type"] = "application/json";
      init.body = JSON.stringify(body);
    }
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(0, "unreachable", "the server cannot be reached");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (answer.ok) return data as T;
  const error = (data as { error?: { code?: string; message?: string; args?: Record<string, string | number> } } | null)?.error;
  const fallback = answer.status >= 500 ? "server" : "refused";
  throw new Refusal(answer.status, error?.code ?? fallback, error?.message ?? answer.statusText, error?.args ?? {});
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export interface Wish {
  game: string;
  preset: string;
  changes: Record<string, string | number | boolean>;
  seats: NewSeat[];
  public: boolean;
  clock: ClockWish;
}

export const api = {
  me: () => get<{ account: Account | null }>("/api/me"),
  guest: (name: string) => post<{ account: Account }>("/api/guest", { name }),
  signUp: (name: string, password: string) => post<{ account: Account }>("/api/signup", { name, password }),
  signIn: (name: string, password: string) => post<{ account: Account }>("/api/signin", { name, password }),
  signOut: () => post<unknown>("/api/signout"),
  games: () => get<GameInfo[]>("/api/games"),
  checkOptions: (game: string, preset: string, seats: number, changes: Data) =>
    post<{ options: Record<string, string | number | boolean> }>("/api/options/check", { game, preset, seats, changes }),
  tables: (mine: boolean) => get<{ tables: Summary[] }>(`/api/tables?mine=${mine ? 1 : 0}`),
  create: (wish: Wish) => post<Summary & { invite: string }>("/api/tables", wish),
  table: (id: string, invite: string | null) =>
    get<TableData>(at(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
  join: (id: string, body: { seat?: number; invite?: string; name?: string }) => post<unknown>(`${at(id)}/join`, body),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  start: (id: string) => post<unknown>(`${at(id)}/start`),
  decide: (id: string, body: { seat: number; ply: number; code: number; request: string; seen: number }) =>
    post<{ ply: number }>(`${at(id)}/decide`, body),
  undo: (id: string, ply: number) => post<unknown>(`${at(id)}/undo`, { ply }),
  answerUndo: (id: string, question: string | number, yes: boolean) =>
    post<unknown>(`${at(id)}/undo/answer`, { question, yes }),
  chat: (id: string, text: string) => post<unknown>(`${at(id)}/chat`, { text }),
  rematch: (id: string) => post<{ table: string }>(`${at(id)}/rematch`),
  replace: (id: string, seat: number) => post<unknown>(`${at(id)}/replace`, { seat }),
  ply: (id: string, ply: number, invite: string | null) =>
    get<{ ply: number; view: Data; events: GameEvent[] }>(`${at(id)}/ply/${ply}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  recordAddress: (id: string) => `${at(id)}/record`,
  streamAddress: (id: string, invite: string | null) =>
    `${at(id)}/stream${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  preview: (id: string, code: number) => get<Preview>(`${at(id)}/preview/${code}`),
  ratings: (game: string, seats: number) =>
    get<{ ratings: Rating[] }>(`/api/ratings?game=${encodeURIComponent(game)}&seats=${seats}`),
  rules: (game: string) => get<Rule[]>(`/api/rules/${encodeURIComponent(game)}`),
  async board(board: string, theme: "light" | "dark", language: string, data = "standard"): Promise<string> {
    const query = new URLSearchParams({ theme, lang: language, data });
    const answer = await fetch(`/api/boards/${encodeURIComponent(board)}.svg?${query}`);
    if (!answer.ok) throw new Refusal(answer.status, "board", `no drawing of ${board}`);
    return answer.text();
  },
};
