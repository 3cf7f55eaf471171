/** Who sits at this browser, and the games that the server knows. */
import { api, Refusal } from "./api";
import type { AccountOut, GameOut, Me } from "./api-types";
import { settings, keepSettings } from "./settings.svelte";
import { say, sayAny } from "./words.svelte";

interface Session {
  account: AccountOut | null;
  /** Whether they keep the peace on this server. */
  host: boolean;
  games: GameOut[];
  /** Whether the server has answered since the page was opened. */
  reached: boolean;
  notice: string;
  /** Where the notice leads, and in which words. */
  way: { to: string; text: string } | null;
}
export const session = $state<Session>({ account: null, host: false, games: [], reached: true, notice: "", way: null });

/** From now on this is who sits here. */
export function be(me: Me): void {
  session.account = me.account;
  session.host = me.host;
}

export async function openSession(): Promise<void> {
  try {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    be(me);
    [session.games, session.reached] = [games, true];
  } catch (error) {
    if (error instanceof Refusal && error.status === 0) session.reached = false;
    else tell(error);
  }
}

/** How many parts a point of a game has: its scores are counted in them. */
export const partsOf = (game: string): number => session.games.find((one) => one.key === game)?.parts ?? 1;

/** A guest's name is enough to play. */
export async function beSomebody(name: string): Promise<void> {
  if (session.account) return;
  const wish = name.trim() || say("web-guest-name", { number: String(Math.floor(Math.random() * 900) + 100) });
  be(await api.guest(wish));
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

/** Who has the name that is taken signs in; who is not signed in does. */
function wayOut(error: unknown): Session["way"] {
  if (!(error instanceof Refusal) || !["name-taken", "signed-out"].includes(error.code)) return null;
  const name = error.args["name"];
  return { to: `#/account${name === undefined ? "" : `?name=${encodeURIComponent(String(name))}`}`, text: say("web-sign-in") };
}

let timer: ReturnType<typeof setTimeout> | undefined;
export function tell(error: unknown): void {
  session.notice = typeof error === "string" ? error : faultText(error);
  session.way = wayOut(error);
  clearTimeout(timer);
  timer = setTimeout(() => (session.notice = ""), session.way ? 20_000 : 7000);
}
