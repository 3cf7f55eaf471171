/** The first page has a picture for every game, by day and by lamplight, before the client is there and after. */
import { expect, test } from "vitest";
import page from "../../index.html?raw";
import { doorPicture } from "./index";

const GAMES = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1] ?? "");

test.each(GAMES)("%s", (game) => {
  for (const theme of ["light", "dark"] as const) {
    expect(doorPicture(game, theme)).toBeTruthy();
    expect(page).toContain(`/src/games/${game}/door-${theme}.webp`);
  }
});
