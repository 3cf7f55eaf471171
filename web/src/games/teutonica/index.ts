/** The scene of Hansa Teutonica. */
import type { Scene } from "../../table/scene";
import Board from "./Board.svelte";
import { currentChart, showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import Ends from "./Ends.svelte";
import { teutonicaPhrases } from "./phrases";
import { read } from "./types";

export const teutonica: Scene = {
  key: "teutonica",
  load: (view) => showChart(read(view).board),
  phrases: (names) => teutonicaPhrases(names, currentChart),
  Board,
  Desk,
  Ends,
  order: [
    "establish", "office", "extra", "develop", "prestige", "pay", "take", "recruit", "place", "displace", "lift", "swap",
    "marker", "use", "done", "end",
  ],
  categories: ["track", "skills", "markers", "prestige", "cities", "network"],
  score: (view, seat) => read(view).seats[seat]?.score ?? 0,
  now: (view) => read(view).now ?? [],
};
