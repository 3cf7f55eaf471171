/** Times and uncertainty as a person says them. */
import { language, say } from "./words.svelte";

/** How long something took: 8 s, 3 min, 2 h 5 min, 4 d. */
export function spanText(seconds: number): string {
  if (seconds < 1) return say("web-span-less");
  const whole = Math.round(seconds);
  if (whole < 60) return say("web-span-seconds", { count: whole });
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return say("web-span-minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${say("web-span-hours", { count: hours })}${minutes % 60 ? ` ${say("web-span-minutes", { count: minutes % 60 })}` : ""}`;
  return say("web-span-days", { count: Math.round(hours / 24) });
}

/** A day, and today the time. */
export function dayText(at: number, now = Date.now()): string {
  const date = new Date(at * 1000);
  const today = new Date(now).toDateString() === date.toDateString();
  const habit = navigator.languages.find((tag) => tag.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(habit, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(date);
}

/** How well a rating is known, by its standard deviation: a newcomer has 8.3. */
export function sureness(deviation: number): "hardly" | "roughly" | "fairly" | "well" {
  if (deviation > 6) return "hardly";
  if (deviation > 4) return "roughly";
  return deviation > 2.5 ? "fairly" : "well";
}

export interface Clock {
  kind: "move" | "total";
  seconds: number;
  increment?: number;
}
/** The clock of a table in words. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return say("web-clock-none-short");
  if (clock.kind === "move") return say("web-clock-each", { span: spanText(clock.seconds) });
  return say("web-clock-all", { span: spanText(clock.seconds), more: spanText(clock.increment ?? 0) });
}
