/** The scene of Hansa (2004). */
import type { Scene } from "../../table/scene";
import Board from "./Board.svelte";
import { currentChart, showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import Ends from "./Ends.svelte";
import { hansaPhrases } from "./phrases";
import { read } from "./types";
import { words } from "./words";

export const scene: Scene = {
  words,
  load: (view) => showChart(read(view)),
  phrases: (names) => hansaPhrases(names, currentChart),
  Board,
  Desk,
  Ends,
  order: ["place", "refill", "decline", "buy", "install", "sell", "sell-all", "done", "lose", "discard", "sail", "end"],
  ends: "end",
  atDesk: [],
  atPrompt: ["install", "sell", "sell-all", "lose", "discard"],
  repeats: new Set([
    "placed", "turn_began", "turn_ended", "refilled", "declined", "sailed", "bought", "installed", "offered", "sold", "discarded", "drawn",
  ]),
  keys: [
    { key: "i", what: "install", family: "install" },
    { key: "s", what: "sell", family: "sell" },
  ],
  lessons: [
    {
      key: "first",
      seats: 3,
      steps: [
        { key: "look", events: [] },
        { key: "place", events: ["placed"] },
        { key: "buy", events: ["bought"] },
        { key: "sail", events: ["sailed"] },
        { key: "end", events: ["turn_ended"] },
        { key: "install", events: ["installed"] },
        { key: "refill", events: ["refilled", "declined"] },
        { key: "sell", events: ["sold"] },
        { key: "loss", events: ["lost"] },
        { key: "finish", events: ["game_over"] },
      ],
    },
  ],
};
