/** Clocks as a person reads them. */
import type { ClockOut } from "../shell/api-types";

/** Seconds that a seat still has; `now` is in seconds since 1970. */
export function remaining(clock: ClockOut, seat: number, now: number): number | null {
  const left = clock.remaining[seat];
  if (left === undefined) return null;
  const holidays = (clock.away ?? []).reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(ends, now) - Math.max(begins, clock.at)), 0);
  const passed = clock.running === seat ? Math.max(0, now - clock.at - holidays) : 0;
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
