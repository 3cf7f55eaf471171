/** The scene of Hansa Teutonica. */
import type { Scene } from "../../table/scene";
import Board from "./Board.svelte";
import { currentChart, showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import Ends from "./Ends.svelte";
import { teutonicaPhrases } from "./phrases";
import { read } from "./types";
import { words } from "./words";
import { LESSONS } from "./lessons";

export const teutonica: Scene = {
  key: "teutonica",
  words,
  parts: 1,
  load: (view) => showChart(read(view)),
  phrases: (names) => teutonicaPhrases(names, currentChart),
  Board,
  Desk,
  Ends,
  order: [
    "establish", "office", "extra", "independent", "develop", "prestige", "pay", "turn", "take", "recruit", "place", "displace",
    "lift", "pawn", "send", "swap", "marker", "buy", "use", "waive", "done", "end",
  ],
  atDesk: ["use", "buy", "turn", "waive"],
  repeats: new Set([
    "placed", "lifted", "put", "recruited", "established", "office", "developed", "displaced", "turn_began", "turn_ended",
    "paid", "prestige", "extra_office", "independent_office", "pawn_placed", "pawn_moved", "pawn_sent", "favour_bought", "waived",
  ]),
  keys: [
    { key: "t / m", what: "kinds" },
    { key: "r", what: "recruit", family: "recruit" },
  ],
  lessons: LESSONS,
  categories: ["track", "skills", "markers", "prestige", "cities", "network", "missions", "regions"],
  score: (view, seat) => read(view).seats[seat]?.score ?? 0,
  now: (view) => read(view).now ?? [],
};
