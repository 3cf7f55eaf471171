/** When somebody wants to be told that a game waits. */
import type { HookBody } from "./api-types";

export const DELAYS = { now: 60, minutes: 600, hour: 3600, day: 86_400 } as const;
/** As it is asked for on the page: quiet hours by the clock on the wall. */
export interface Wish {
  delay: number;
  from: string;
  to: string;
}
export type When = Omit<HookBody, "address">;

const clock = (minutes: number | null | undefined): string =>
  typeof minutes === "number" ? `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}` : "";
const minutes = (text: string): number | null => (text ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5)) : null);

export const wishOf = (kept: Partial<When>): Wish => ({ delay: kept.delay ?? DELAYS.minutes, from: clock(kept.quiet_from), to: clock(kept.quiet_to) });

export const whenOf = (wish: Wish): When => ({
  delay: wish.delay, quiet_from: minutes(wish.from), quiet_to: minutes(wish.to), zone: -new Date().getTimezoneOffset(),
});
