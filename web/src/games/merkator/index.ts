/** The scene of Merkator. */
import type { Scene } from "../../table/scene";
import Board from "./Board.svelte";
import { showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import Ends from "./Ends.svelte";
import { merkatorPhrases } from "./phrases";
import { read } from "./types";
import { words } from "./words";

export const scene: Scene = {
  words,
  load: (view) => showChart(read(view)),
  phrases: merkatorPhrases,
  Board,
  Desk,
  Ends,
  order: [
    "fulfil", "deliver", "spare", "exchange", "leave", "join", "take-reward", "sell-reward", "travel", "split", "keep", "turn-next",
    "lose", "lose-tile", "store", "buy", "buy-hand", "hand-in", "sell", "discard", "hold", "lay-back", "done",
  ],
  atDesk: [],
  atPrompt: [
    "fulfil", "deliver", "spare", "exchange", "leave", "lose", "lose-tile", "store", "hand-in", "sell", "discard", "hold", "buy-hand", "lay-back",
  ],
  repeats: new Set([
    "turn_began", "turn_ended", "travelled", "sold", "bought", "held", "laid_back", "discarded", "handed_in", "left_out", "exchanged",
    "joined", "declined", "stored", "kept", "lost", "lost_tile",
  ]),
  keys: [{ key: "f", what: "fulfil", family: "fulfil" }],
  lessons: [
    {
      key: "first",
      seats: 3,
      steps: [
        { key: "look", events: [] },
        { key: "invest", events: ["travelled"] },
        { key: "travel", events: ["travelled"] },
        { key: "split", events: ["took"] },
        { key: "fulfil", events: ["fulfilled"] },
        { key: "exchange", events: ["exchanged", "delivered_tile"] },
        { key: "join", events: ["joined"] },
        { key: "loss", events: ["lost", "lost_tile", "turned"] },
        { key: "buy", events: ["bought"] },
        { key: "end", events: ["game_over"] },
      ],
    },
  ],
};
