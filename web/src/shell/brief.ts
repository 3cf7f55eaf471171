/** A table in a few words: what is played on which board, by which edition and modules, with which clock. */
import type { Summary } from "./api-types";
import { session } from "./session.svelte";
import { clockWords } from "./times";
import { say, wordsOf } from "./words.svelte";

// What a line tells by itself, or what only says where facts come from.
const TOLD = new Set(["map", "players", "data"]);
const off = (value: unknown): boolean => value === false || value === "off" || value === "none";

/** The modules and variants that are in the game, and how many rulings differ from the book. */
export function modules(table: Pick<Summary, "game" | "about">): { names: string[]; rulings: number } {
  const words = wordsOf(table.game);
  const changes = Object.entries(table.about.changes).filter(([key]) => !TOLD.has(key));
  const id = (key: string): string => `module-${key.replaceAll(".", "-")}`;
  const named = changes.filter(([key]) => words.has(id(key)));
  return {
    names: named.filter(([, value]) => !off(value)).map(([key]) => words.say(id(key))),
    rulings: changes.length - named.length,
  };
}

/** Edition, board, modules and clock, one after the other. */
export function settled(table: Pick<Summary, "game" | "preset" | "about">): string[] {
  const words = wordsOf(table.game);
  const { names, rulings } = modules(table);
  const boards = session.games.find((game) => game.key === table.game)?.boards.length ?? 1;
  return [
    words.sayAny([`preset-${table.preset}`], {}, table.preset),
    ...(boards > 1 ? [words.sayAny([`board-${table.about.board}`], {}, table.about.board)] : []),
    ...names,
    ...(rulings ? [say("web-rulings-changed", { count: rulings })] : []),
    clockWords(table.about.clock),
  ];
}
