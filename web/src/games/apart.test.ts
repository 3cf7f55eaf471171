/** What is shared knows no game: what a game is called, offers, tells and rules stands in its own folder. */
import { expect, test } from "vitest";
import type { Scene } from "../table/scene";

const SHARED = import.meta.glob<string>(
  ["../{shell,table}/**", "../*.{ts,css}", "./index.ts", "!../shell/api-types.ts"],
  { query: "?raw", import: "default", eager: true },
);
const INDEX = import.meta.glob<string>("./*/index.ts", { query: "?raw", import: "default", eager: true });

/** The words that a scene lists under a key, for instance its kinds of choices. */
function listed(key: keyof Scene): string[] {
  return Object.values(INDEX).flatMap((text) => {
    const list = new RegExp(`\\b${key}: (?:new Set\\()?\\[([^\\]]*)\\]`).exec(text)?.[1] ?? "";
    return [...list.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  });
}

function found(words: RegExp): string[] {
  return Object.entries(SHARED).flatMap(([path, text]) => text.match(words)?.map((word) => `${path}: ${word}`) ?? []);
}

test("there is something to look at", () => {
  expect(Object.keys(SHARED).length).toBeGreaterThan(50);
  expect(Object.keys(INDEX).length).toBeGreaterThan(2);
});

test("no game is named", () => {
  const games = Object.keys(INDEX).map((path) => path.split("/")[1]);
  expect(found(new RegExp(`\\b(${games.join("|")})`, "gi"))).toEqual([]);
});

test("no clause of a game's rules is named", () => {
  expect(found(/\b(HT|HA|MK)-\d/g)).toEqual([]);
});

test("no kind of choice and no event of a game is named", () => {
  const common = ["turn_began", "turn_ended", "game_over"]; // every game tells these
  const own = [...listed("order"), ...listed("repeats")].filter((word) => !common.includes(word));
  expect(own.length).toBeGreaterThan(60);
  expect(found(new RegExp(`["'\`](${own.join("|")})["'\`]`, "g"))).toEqual([]);
});

test("no piece of a game is named", () => {
  expect(found(/\b(trader|merchant|office|contract|warehouse|barrel|thaler)s?\b/gi)).toEqual([]);
});
