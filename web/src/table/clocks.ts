/** Clocks as a person reads them. */
import type { Clock } from "../shell/api";

/** Seconds since 1970, whatever way the server writes a time. */
export function seconds(at: number | string | null | undefined): number {
  if (typeof at === "number") return at > 1e11 ? at / 1000 : at;
  return at ? Date.parse(at) / 1000 : 0;
}

/** Seconds that a seat still has; `now` is in seconds. */
export function remaining(clock: Clock, seat: number, now: number): number | null {
  const left = clock.remaining?.[seat];
  if (left === null || left === undefined) return null;
  const passed = clock.running === seat && clock.at ? Math.max(0, now - seconds(clock.at)) : 0;
  return Math.max(0, left - passed);
}

export function clockText(left: number | null): string {
  if (left === null) return "";
  const total = Math.floor(left);
  const [days, hours, minutes, rest] = [Math.floor(total / 86400), Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days) return `${days} d ${two(hours)} h`;
  if (hours) return `${hours}:${two(minutes)}:${two(rest)}`;
  return `${minutes}:${two(rest)}`;
}
