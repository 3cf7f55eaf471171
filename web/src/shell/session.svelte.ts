/** Who sits at this browser, and the games that the server knows. */
import { api, Refusal } from "./api";
import type { AccountOut, GameOut } from "./api-types";
import { settings, keepSettings } from "./settings.svelte";
import { say, sayAny } from "./words.svelte";

interface Session {
  account: AccountOut | null;
  games: GameOut[];
  ready: boolean;
  notice: string;
}
export const session = $state<Session>({ account: null, games: [], ready: false, notice: "" });

export async function openSession(): Promise<void> {
  try {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    session.account = me.account;
    session.games = games;
  } catch (error) {
    tell(error);
  }
  session.ready = true;
}

/** How many parts a point of a game has: its scores are counted in them. */
export const partsOf = (game: string): number => session.games.find((one) => one.key === game)?.parts ?? 1;

/** A guest's name is enough to play. */
export async function beSomebody(name: string): Promise<void> {
  if (session.account) return;
  const wish = name.trim() || say("web-guest-name", { number: String(Math.floor(Math.random() * 900) + 100) });
  session.account = (await api.guest(wish)).account;
  settings.name = wish;
  keepSettings();
}

/** A fault in words for a person. */
export function faultText(error: unknown): string {
  if (error instanceof Refusal) {
    return sayAny([`error-web-${error.code}`, `error-${error.code}`], error.args, error.message || say("web-fault"));
  }
  return say("web-fault");
}

let timer: ReturnType<typeof setTimeout> | undefined;
export function tell(error: unknown): void {
  session.notice = typeof error === "string" ? error : faultText(error);
  clearTimeout(timer);
  timer = setTimeout(() => (session.notice = ""), 7000);
}
