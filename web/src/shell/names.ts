/** What the people and bots at a table are called. */
import type { SeatOut } from "./api-types";
import { say, type Words } from "./words.svelte";

/** Bots have no name of their own; each seat lends them one. */
export function nameOf(seat: SeatOut): string {
  if (seat.name) return seat.name;
  return seat.kind === "open" ? say("table-seat-open") : say(`table-bot-${seat.seat}`);
}

const STYLE = "@style=";

/** The level and the style of a bot, as in `hard@style=builder`; no style if it has none. */
export function levelAndStyle(bot: string): { level: string; style: string } {
  const [level = bot, style = ""] = bot.split(STYLE);
  return { level, style };
}

/** The bot of a level that plays in a style, or in none. */
export const inStyle = (level: string, style: string): string => (style ? `${level}${STYLE}${style}` : level);

/** What people call a bot. */
export function botName(bot: string, words: Words): string {
  const { level, style } = levelAndStyle(bot);
  const named = words.sayAny([`bot-${level}.name`], {}, level);
  return style ? words.say("bot-level", { level: named, style: words.sayAny([`style-${style}.name`], {}, style) }) : named;
}
