/** The shortest way to a game: one person and three bots. */
import { api } from "./api";
import type { GameOut, SeatBody, TableBody } from "./api-types";
import { go } from "./router.svelte";
import { session, tell } from "./session.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** The bot for somebody who has not chosen one, as at the server. */
export const usualBot = (game: GameOut | undefined): SeatBody => ({ kind: "bot", bot: game?.usual_bot ?? null });

/** The game that was played last, else the first. */
export function wishedGame(): string {
  const known = session.games.map((game) => game.key);
  return known.includes(settings.game) ? settings.game : (known[0] ?? "");
}

/** A table with bots for the others; without a wish, four seats and the first edition. */
export async function playAtOnce(key: string, wish: { seats?: number; preset?: string; changes?: TableBody["changes"] } = {}): Promise<string> {
  if (!session.games.length) session.games = await api.games();
  const game = session.games.find((one) => one.key === key) ?? session.games[0];
  if (!game) throw new Error("no game");
  settings.game = game.key;
  const others = Array.from({ length: (wish.seats ?? 4) - 1 }, () => usualBot(game));
  const table = await api.create({
    game: game.key,
    preset: wish.preset ?? game.presets[0] ?? "",
    changes: wish.changes ?? {},
    seats: [{ kind: "me" }, ...others],
    public: false,
    clock: null,
  });
  return table.id;
}

/** To the next table that waits for the one who sits here, after the one that is open. */
export async function nextTurn(after = ""): Promise<void> {
  try {
    const { table } = await api.nextTurn(after);
    if (table === null) tell(say("web-no-turn"));
    else go(`/table/${table}`);
  } catch (error) {
    tell(error);
  }
}
