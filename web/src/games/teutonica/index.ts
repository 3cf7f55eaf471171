/** The scene of Hansa Teutonica. */
import type { Scene } from "../../table/scene";
import Board from "./Board.svelte";
import { currentChart, showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import Ends from "./Ends.svelte";
import Hand from "./Hand.svelte";
import { LESSONS } from "./lessons";
import { teutonicaPhrases } from "./phrases";
import { SETUP } from "./setup";
import { letter, read } from "./types";
import { words } from "./words";

export const scene: Scene = {
  words,
  setup: SETUP,
  load: (view) => showChart(read(view)),
  phrases: (names) => teutonicaPhrases(names, currentChart),
  Board,
  Desk,
  Ends,
  Beside: Hand,
  order: [
    "establish", "office", "extra", "independent", "develop", "prestige", "pay", "turn", "take", "recruit", "place", "displace",
    "lift", "pawn", "send", "swap", "marker", "buy", "use", "waive", "done", "end",
  ],
  ends: "end",
  letter,
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
};
