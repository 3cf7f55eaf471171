/** The scene of Hansa (2004). */
import type { Scene } from "../../table/scene";
import { size } from "../../shell/room.svelte";
import { theme } from "../../shell/settings.svelte";
import Board from "./Board.svelte";
import { chart } from "./chart";
import { currentChart, showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import { editor } from "./editor";
import Ends from "./Ends.svelte";
import { heard, traces } from "./motion";
import { hansaPhrases } from "./phrases";
import { SETUP } from "./setup";
import { read } from "./types";
import { words } from "./words";

export const scene: Scene = {
  words,
  setup: SETUP,
  load: (view) => showChart(read(view)),
  phrases: (names) => hansaPhrases(names, currentChart),
  Board,
  Desk,
  Ends,
  editor,
  overviews: [
    {
      family: "port",
      columns: [
        { key: "goods", lines: ["ship", "goods", "no-goods"] },
        { key: "posts", lines: ["posts"] },
        { key: "leader", lines: ["leader", "no-leader", "price", "price-leader"] },
        { key: "sale", lines: ["sale", "sale-leader"] },
        { key: "ways", lines: ["ways"] },
      ],
    },
  ],
  order: ["place", "refill", "decline", "buy", "install", "sell", "sell-all", "done", "lose", "discard", "sail", "end"],
  ends: "end",
  atDesk: [],
  singly: ["buy"],
  went: async (places, board) => {
    const { ports } = await chart(board, theme(), "standard", size());
    return ["from", "to"].map((end) => ports.get(places[end] ?? "")?.name ?? places[end]).join("–");
  },
  traces,
  heard,
  atPrompt: ["install", "sell", "sell-all", "lose", "discard"],
  repeats: new Set([
    "placed", "turn_began", "turn_ended", "refilled", "declined", "sailed", "bought", "installed", "offered", "sold", "discarded", "drawn",
  ]),
  keys: [
    { key: "p", what: "install", family: "install" },
    { key: "s", what: "sell", family: "sell" },
  ],
};
