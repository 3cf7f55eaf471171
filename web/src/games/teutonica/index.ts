/** The scene of Hansa Teutonica. */
import type { Scene } from "../../table/scene";
import { size } from "../../shell/room.svelte";
import { theme } from "../../shell/settings.svelte";
import Board from "./Board.svelte";
import { chart, routeName } from "./chart";
import { currentChart, showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import { editor } from "./editor";
import Ends from "./Ends.svelte";
import Hand from "./Hand.svelte";
import { heard, traces } from "./motion";
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
  editor,
  Beside: Hand,
  overviews: [
    {
      family: "city",
      columns: [
        { key: "spaces", lines: ["extra", "space", "office", "green"] },
        { key: "control", lines: ["uncontrolled", "control-alone", "control-most", "control-right"] },
        { key: "network", lines: ["network", "network-apart"] },
        { key: "gives", lines: ["teaches", "prestige-here", "permit", "permit-free", "mission"] },
      ],
    },
    {
      family: "route",
      columns: [
        { key: "pieces", lines: ["nobody-there", "there"] },
        { key: "gives", lines: ["lies", "seal", "in-region", "pays"] },
      ],
    },
  ],
  order: [
    "establish", "office", "extra", "independent", "develop", "prestige", "pay", "turn", "take", "recruit", "place", "displace",
    "lift", "pawn", "send", "swap", "marker", "buy", "use", "waive", "done", "end",
  ],
  lifts: ["lift"],
  ends: "end",
  letter,
  atDesk: ["use", "buy", "turn", "waive"],
  singly: ["office", "extra", "independent", "develop", "prestige", "pay"],
  kinds: ["trader", "merchant"],
  went: async (places, board) => routeName(await chart(board, theme(), "", size()), places["route"] ?? ""),
  traces,
  heard,
  repeats: new Set([
    "placed", "lifted", "put", "recruited", "established", "office", "developed", "displaced", "turn_began", "turn_ended",
    "paid", "prestige", "extra_office", "independent_office", "pawn_placed", "pawn_moved", "pawn_sent", "favour_bought", "waived",
  ]),
  keys: [
    { key: "t / m", what: "kinds" },
    { key: "r", what: "recruit", family: "recruit" },
  ],
};
