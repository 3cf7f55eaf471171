/** The shortest way to a game: one person and three bots. */
import { api, type NewSeat } from "./api";
import { session } from "./session.svelte";

/** The bot for somebody who has not chosen one: the last that is not the random one. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("focused") ? "focused" : (bots.find((bot) => bot !== "random") ?? bots[0] ?? "random");
}

export async function playAtOnce(seats = 4): Promise<string> {
  const game = session.games[0] ?? (session.games = await api.games())[0];
  if (!game) throw new Error("no game");
  const bot = usualBot(game.bots);
  const others: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }));
  const table = await api.create({
    game: game.key,
    preset: game.presets[0] ?? "",
    changes: {},
    seats: [{ kind: "me" }, ...others],
    public: false,
    clock: null,
  });
  return table.id;
}
