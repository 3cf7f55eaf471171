/** What may be asked of the house, wherever it is; what it says is described in `api-types.ts`. */
import type {
  AnswerOut, BookBody, BookLines, BookOut, Bots, CardOut, ChapterBody, ChapterOut, Clause, ClubOut, DecideBody, DeedBody, Entry, Error as Refused, Explored, GameOut, Gatherings, HintOut, HolidayBody, HolidayOut, HookBody, HookOut,
  HostOut, InviteBody, JoinBody, JudgedOut, KindOut, LessonLine, LessonOut, Me, Mine, Moment, MomentOfBook, MomentOut, NewBot, NewChapter, NewTable, Next, Note, OptionsBody, OptionsOut, OrdersBody, OrdersOut, PlyOut,
  PositionOut, Preview, Profile, PushBody, PushOut, PuzzleOut, Puzzles, Ratings, Rematch, RoleBody, RulebookOut, Sessions, SetUp, Story, StudyOut, Summary, TableBody, TableOut, TournamentBody, TournamentOut,
} from "./api-types";
import { withPart } from "./parts";
import type { Size } from "./room.svelte";
import { transport, type Source } from "./transport";

/** A table with its whole log, put together from what came with live updates. */
export type TableData = TableOut & { log: Entry[] };
/** What questions and desks need to know of a table. */
export type Seated = Pick<TableData, "game" | "status" | "seats" | "your_seats" | "undo" | "clock" | "result">;
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
const PAUSES = [300, 1500, 5000]; // milliseconds between attempts to get a drawing

async function ask<T>(method: string, path: string, body?: unknown, credentials: RequestCredentials = "same-origin", patience = PATIENCE): Promise<T> {
  const { status, text, reason } = await (await transport()).ask(method, path, body === undefined ? undefined : JSON.stringify(body), credentials, patience);
  if (status === 0) throw new Refusal(0, "unreachable", "the server cannot be reached");
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (status >= 200 && status < 300) return data as T;
  const error = (data as Partial<Refused> | null)?.error;
  const fallback = status >= 500 ? "server" : "refused";
  throw new Refusal(status, error?.code ?? fallback, error?.message ?? reason, error?.args ?? {});
}

/** A drawing of a board. Without it nothing has a name, so what did not come is asked for again. */
async function drawn(address: string, pauses: readonly number[]): Promise<string> {
  const { status, text } = await (await transport()).ask("GET", address, undefined, "same-origin", PATIENCE);
  if (status === 200) return text;
  const [pause, ...rest] = pauses;
  if (pause === undefined || (status >= 400 && status < 500)) throw new Refusal(status, "board", `no drawing at ${address}`);
  await new Promise((go) => setTimeout(go, pause));
  return drawn(address, rest);
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const hookAddress = (table: string | null): string => `${table === null ? "/api/me" : at(table)}/hook`;
const clubAt = (id: string): string => `/api/clubs/${encodeURIComponent(id)}`;
const contestAt = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
const puzzleAt = (...parts: string[]): string => `/api/puzzles/${parts.map(encodeURIComponent).join("/")}`;
const bookAt = (id: string, key: string | null, ...parts: (string | number)[]): string =>
  `/api/studies/${[id, ...parts].map(encodeURIComponent).join("/")}${key ? `?${new URLSearchParams({ key })}` : ""}`;
const lessonAddress = (...parts: string[]): string => `/api/lessons/${parts.map(encodeURIComponent).join("/")}`;
const boardAddress = (board: string, theme: "light" | "dark", language: string, data = "standard", size: Size = "large"): string =>
  `/api/boards/${encodeURIComponent(board)}.svg?${new URLSearchParams({ theme, lang: language, data, size })}`;

export const api = {
  me: () => get<Me>("/api/me"),
  guest: (name: string) => post<Me>("/api/guest", { name }),
  signUp: (name: string, password: string) => post<Me>("/api/signup", { name, password }),
  signIn: (name: string, password: string) => post<Me>("/api/signin", { name, password }),
  signOut: () => post<unknown>("/api/signout"),
  changePassword: (old: string, fresh: string) => post<Sessions>("/api/me/password", { old, new: fresh }),
  sessions: () => get<Sessions>("/api/me/sessions"),
  endSession: (id: string) => ask<Sessions>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  hook: (table: string | null) => get<HookOut>(hookAddress(table)),
  setHook: (table: string | null, body: HookBody) => ask<HookOut>("PUT", hookAddress(table), body),
  removeHook: (table: string | null) => ask<HookOut>("DELETE", hookAddress(table)),
  push: () => get<PushOut>("/api/me/push"),
  setPush: (body: PushBody) => ask<HookOut>("PUT", "/api/me/push", body),
  removePush: () => ask<HookOut>("DELETE", "/api/me/push"),
  holiday: () => get<HolidayOut>("/api/me/holiday"),
  takeHoliday: (body: HolidayBody) => ask<HolidayOut>("PUT", "/api/me/holiday", body),
  endHoliday: () => ask<HolidayOut>("DELETE", "/api/me/holiday"),
  dataAddress: "/api/me/data",
  deleteAccount: (password: string) => post<Me>("/api/me/delete", { password }),
  profile: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  report: (about: { account?: string; table?: string; text: string }) => post<unknown>("/api/report", about),
  host: () => get<HostOut>("/api/host"),
  hostDoes: (deed: Partial<DeedBody> & Pick<DeedBody, "what">) => post<HostOut>("/api/host", deed),
  bots: () => get<Bots>("/api/bots"),
  newBot: (name: string) => post<NewBot>("/api/bots", { name }),
  removeBot: (id: string) => ask<Bots>("DELETE", `/api/bots/${encodeURIComponent(id)}`),
  gatherings: () => get<Gatherings>("/api/clubs"),
  foundClub: (name: string, about: string) => post<ClubOut>("/api/clubs", { name, about }),
  club: (id: string) => get<ClubOut>(clubAt(id)),
  joinClub: (id: string, invite: string | null) => post<ClubOut>(`${clubAt(id)}/join`, { invite }),
  leaveClub: (id: string) => post<ClubOut>(`${clubAt(id)}/leave`),
  setClubRole: (id: string, account: string, role: RoleBody["role"]) => post<ClubOut>(`${clubAt(id)}/members`, { account, role }),
  newClubInvite: (id: string) => post<ClubOut>(`${clubAt(id)}/invite`),
  dissolveClub: (id: string) => post<Gatherings>(`${clubAt(id)}/dissolve`),
  openTournament: (wish: TournamentBody) => post<TournamentOut>("/api/tournaments", wish),
  tournament: (id: string, after: number | null) => get<TournamentOut>(`${contestAt(id)}${after === null ? "" : `?after=${after}`}`),
  enterTournament: (id: string) => post<TournamentOut>(`${contestAt(id)}/enter`),
  withdrawTournament: (id: string) => post<TournamentOut>(`${contestAt(id)}/withdraw`),
  beginTournament: (id: string) => post<TournamentOut>(`${contestAt(id)}/begin`),
  callOffTournament: (id: string) => post<TournamentOut>(`${contestAt(id)}/call-off`),
  games: () => get<GameOut[]>("/api/games"),
  checkOptions: (wish: OptionsBody) => post<OptionsOut>("/api/options/check", wish),
  mine: (page: number, game: string, words: string) =>
    get<Mine>(`/api/mine?${new URLSearchParams({ page: String(page), words, ...(game ? { game } : {}) })}`),
  nextTurn: (after: string) => get<Next>(`/api/mine/next?${new URLSearchParams({ after })}`),
  followLobby: (): Promise<Source> => transport().then((way) => way.follow("/api/lobby/stream")),
  create: (wish: TableBody) => withPart((commitment) => post<NewTable>("/api/tables", { ...wish, commitment }), (table) => table.id),
  table: (id: string, invite: string | null) =>
    get<TableData>(at(id) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
  join: (id: string, body: JoinBody) => withPart((commitment) => post<Summary>(`${at(id)}/join`, { ...body, commitment }), () => id, id),
  promise: (id: string, commitment: string) => post<Summary>(`${at(id)}/promise`, { commitment }),
  openPart: (id: string, part: string | null) => post<Summary>(`${at(id)}/part`, { part }),
  inviteBot: (id: string, body: InviteBody) => post<Summary>(`${at(id)}/bot`, body),
  leave: (id: string) => post<Summary>(`${at(id)}/leave`),
  sendAway: (id: string, seat: number) => post<Summary>(`${at(id)}/send-away`, { seat }),
  start: (id: string) => post<Summary>(`${at(id)}/start`),
  decide: (id: string, body: DecideBody) => post<unknown>(`${at(id)}/decide`, body),
  hurry: (id: string) => post<unknown>(`${at(id)}/hurry`),
  hint: (id: string) => get<HintOut>(`${at(id)}/hint`),
  askHint: (id: string, seat: number, ply: number) => post<HintOut>(`${at(id)}/hint`, { seat, ply }),
  undo: (id: string, ply: number) => post<unknown>(`${at(id)}/undo`, { ply }),
  answerUndo: (id: string, question: number, yes: boolean) =>
    post<unknown>(`${at(id)}/undo/answer`, { question, yes }),
  note: (id: string, invite: string | null) =>
    get<Note>(`${at(id)}/note${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  keepNote: (id: string, text: string, invite: string | null) =>
    ask<Note>("PUT", `${at(id)}/note${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`, { text }),
  orders: (id: string) => get<OrdersOut>(`${at(id)}/orders`),
  leaveOrders: (id: string, body: OrdersBody) => ask<OrdersOut>("PUT", `${at(id)}/orders`, body),
  pause: (id: string) => post<unknown>(`${at(id)}/pause`),
  resume: (id: string) => post<unknown>(`${at(id)}/resume`),
  chat: (id: string, text: string) => post<unknown>(`${at(id)}/chat`, { text }),
  rematch: (id: string) => withPart((commitment) => post<Rematch>(`${at(id)}/rematch`, { commitment }), (next) => next.table),
  replace: (id: string, seat: number) => post<unknown>(`${at(id)}/replace`, { seat }),
  ply: (id: string, ply: number, invite: string | null) =>
    get<PlyOut>(`${at(id)}/ply/${ply}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  moment: (id: string, ply: string | null) =>
    ask<MomentOut>("GET", `${at(id)}/moment${ply === null ? "" : `?ply=${encodeURIComponent(ply)}`}`, undefined, "omit"),
  place: (id: string, place: string, ply: number, invite: string | null) =>
    get<CardOut>(`${at(id)}/places/${encodeURIComponent(place)}?${new URLSearchParams({ ply: String(ply), ...(invite ? { invite } : {}) })}`),
  places: (id: string, family: string, ply: number, invite: string | null) =>
    get<CardOut[]>(`${at(id)}/places?${new URLSearchParams({ family, ply: String(ply), ...(invite ? { invite } : {}) })}`),
  chances: (id: string, invite: string | null) =>
    get<Moment[]>(`${at(id)}/chances${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  story: (id: string, invite: string | null) =>
    get<Story>(`${at(id)}/story${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  study: (id: string, seat: number | null, invite: string | null) =>
    get<StudyOut>(`${at(id)}/study?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), ...(invite ? { invite } : {}) })}`),
  workOnStudy: (id: string, seat: number | null, on: boolean, invite: string | null) =>
    post<StudyOut>(`${at(id)}/study${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`, { seat, go: on }),
  answerStudy: (id: string, ply: number, codes: number[], best: number[], invite: string | null) =>
    post<AnswerOut>(`${at(id)}/study/answer${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`, { ply, codes, best }),
  position: (id: string, ply: number, invite: string | null) =>
    get<PositionOut>(`${at(id)}/position/${ply}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  setUp: (game: string, position: object, language: "en" | "fr" | "de") => post<SetUp>("/api/positions", { game, position, language }),
  deal: (wish: OptionsBody) => post<SetUp>("/api/positions/deal", wish),
  judge: (game: string, position: object) => ask<JudgedOut>("POST", "/api/positions/judge", { game, position }, "same-origin", 120_000),
  explored: () => get<KindOut[]>("/api/explore"),
  explore: (game: string, board: string, seats: number, chosen: readonly string[], lang: string) =>
    get<Explored>(`/api/explore/${[game, board, seats].map(encodeURIComponent).join("/")}?${new URLSearchParams([["lang", lang], ...chosen.map((one): [string, string] => ["chosen", one])])}`),
  books: () => get<BookLines>("/api/studies"),
  newBook: (name: string) => post<BookOut>("/api/studies", { name }),
  bringBook: (file: unknown) => post<BookOut>("/api/studies/import", file),
  book: (id: string, key: string | null) => get<BookOut>(bookAt(id, key)),
  changeBook: (id: string, body: BookBody) => ask<BookOut>("PUT", bookAt(id, null), body),
  removeBook: (id: string) => ask<BookLines>("DELETE", bookAt(id, null)),
  bookFileAddress: (id: string, key: string | null) => bookAt(id, key, "file"),
  addChapter: (id: string, body: NewChapter) => post<BookOut>(bookAt(id, null, "chapters"), body),
  chapter: (id: string, place: number, key: string | null) => get<ChapterOut>(bookAt(id, key, "chapters", place)),
  changeChapter: (id: string, place: number, body: ChapterBody) => ask<ChapterOut>("PUT", bookAt(id, null, "chapters", place), body),
  momentOfBook: (id: string, place: number, moment: number, key: string | null) => get<MomentOfBook>(bookAt(id, key, "chapters", place, "moments", moment)),
  positionOfBook: (id: string, place: number, moment: number, key: string | null) => get<PositionOut>(bookAt(id, key, "chapters", place, "position", moment)),
  plyAs: (id: string, ply: number, seat: number, invite: string | null) =>
    get<PlyOut>(`${at(id)}/ply/${ply}?${new URLSearchParams({ seat: String(seat), ...(invite ? { invite } : {}) })}`),
  bringRecord: (record: string, language: "en" | "fr" | "de") => post<NewTable>("/api/records", { record, language }),
  record: (id: string, invite: string | null) =>
    get<object>(`${at(id)}/record${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  followTable: (id: string, invite: string | null): Promise<Source> =>
    transport().then((way) => way.follow(`${at(id)}/stream${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`)),
  preview: (id: string, ply: number, code: number) => get<Preview>(`${at(id)}/preview/${code}?ply=${ply}`),
  ratings: (game: string, seats: number) =>
    get<Ratings>(`/api/ratings?game=${encodeURIComponent(game)}&seats=${seats}`),
  facts: (game: string, data: string) =>
    get<Facts>(`/api/facts/${encodeURIComponent(game)}?data=${encodeURIComponent(data)}`),
  lessons: (game: string) => get<LessonLine[]>(`/api/lessons/${encodeURIComponent(game)}`),
  lesson: (game: string, chapter: string, key: string) => get<LessonOut>(lessonAddress(game, chapter, key)),
  sitDown: (game: string, chapter: string, key: string) => post<NewTable>(lessonAddress(game, chapter, key)),
  puzzles: (game: string) => get<Puzzles>(puzzleAt(game)),
  puzzle: (game: string, key: string) => get<PuzzleOut>(puzzleAt(game, key)),
  tryPuzzle: (game: string, key: string, codes: number[], giveUp = false) => post<PuzzleOut>(puzzleAt(game, key), { codes, give_up: giveUp }),
  rulebook: (game: string, language: string) =>
    get<RulebookOut>(`/api/rulebook/${encodeURIComponent(game)}?lang=${language}`),
  bookPicture: (game: string, name: string, theme: "light" | "dark", lang: string): Promise<string> =>
    transport().then((way) => way.picture(`/api/rulebook/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg?${new URLSearchParams({ theme, lang })}`)),
  rules: (game: string) => get<Clause[]>(`/api/rules/${encodeURIComponent(game)}`),
  board: (...drawing: Parameters<typeof boardAddress>): Promise<string> => drawn(boardAddress(...drawing), PAUSES),
};
