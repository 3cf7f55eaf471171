/** What may be asked of the server. No other file calls `fetch`; what it says is described in `api-types.ts`. */
import type {
  Clause, DecideBody, Entry, Error as Refused, GameOut, JoinBody, Me, NewTable, OptionsBody, OptionsOut, PlyOut, Preview, Ratings,
  Rematch, Summary, TableBody, TableOut, Tables,
} from "./api-types";

/** A table with its whole log, put together from what came with live updates. */
export type TableData = TableOut & { log: Entry[] };
/** The facts of a game, by file. */
export type Facts = Record<string, Record<string, unknown>>;

/** A refusal: the code names the message `error-<code>`; status 0 means that the server was not reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly args: Refused["error"]["args"] = {},
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
  const error = (data as Partial<Refused> | null)?.error;
  const fallback = answer.status >= 500 ? "server" : "refused";
  throw new Refusal(answer.status, error?.code ?? fallback, error?.message ?? answer.statusText, error?.args ?? {});
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const boardAddress = (board: string, theme: "light" | "dark", language: string, data = "standard"): string =>
  `/api/boards/${encodeURIComponent(board)}.svg?${new URLSearchParams({ theme, lang: language, data })}`;

export const api = {
  me: () => get<Me>("/api/me"),
  guest: (name: string) => post<Me>("/api/guest", { name }),
  signUp: (name: string, password: string) => post<Me>("/api/signup", { name, password }),
  signIn: (name: string, password: string) => post<Me>("/api/signin", { name, password }),
  signOut: () => post<unknown>("/api/signout"),
  games: () => get<GameOut[]>("/api/games"),
  checkOptions: (wish: OptionsBody) => post<OptionsOut>("/api/options/check", wish),
  tables: () => get<Tables>("/api/tables?mine=1"),
  lobbyStreamAddress: () => "/api/lobby/stream",
  create: (wish: TableBody) => post<NewTable>("/api/tables", wish),
  table: (id: string, invite: string | null) =>
    get<TableData>(at(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
  join: (id: string, body: JoinBody) => post<Summary>(`${at(id)}/join`, body),
  leave: (id: string) => post<Summary>(`${at(id)}/leave`),
  start: (id: string) => post<Summary>(`${at(id)}/start`),
  decide: (id: string, body: DecideBody) => post<unknown>(`${at(id)}/decide`, body),
  undo: (id: string, ply: number) => post<unknown>(`${at(id)}/undo`, { ply }),
  answerUndo: (id: string, question: number, yes: boolean) =>
    post<unknown>(`${at(id)}/undo/answer`, { question, yes }),
  chat: (id: string, text: string) => post<unknown>(`${at(id)}/chat`, { text }),
  rematch: (id: string) => post<Rematch>(`${at(id)}/rematch`),
  replace: (id: string, seat: number) => post<unknown>(`${at(id)}/replace`, { seat }),
  ply: (id: string, ply: number, invite: string | null) =>
    get<PlyOut>(`${at(id)}/ply/${ply}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  recordAddress: (id: string) => `${at(id)}/record`,
  streamAddress: (id: string, invite: string | null) =>
    `${at(id)}/stream${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  preview: (id: string, code: number) => get<Preview>(`${at(id)}/preview/${code}`),
  ratings: (game: string, seats: number) =>
    get<Ratings>(`/api/ratings?game=${encodeURIComponent(game)}&seats=${seats}`),
  facts: (game: string, data: string) =>
    get<Facts>(`/api/facts/${encodeURIComponent(game)}?data=${encodeURIComponent(data)}`),
  rules: (game: string) => get<Clause[]>(`/api/rules/${encodeURIComponent(game)}`),
  boardAddress,
  async board(...drawing: Parameters<typeof boardAddress>): Promise<string> {
    const answer = await fetch(boardAddress(...drawing));
    if (!answer.ok) throw new Refusal(answer.status, "board", `no drawing of ${drawing[0]}`);
    return answer.text();
  },
};
