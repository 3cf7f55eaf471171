/** The scene of Merkator. */
import type { Scene } from "../../table/scene";
import Board from "./Board.svelte";
import { showChart } from "./current.svelte";
import Desk from "./Desk.svelte";
import { editor } from "./editor";
import Ends from "./Ends.svelte";
import { heard, traces } from "./motion";
import { placeName } from "./names";
import { merkatorPhrases } from "./phrases";
import { SETUP } from "./setup";
import { read } from "./types";
import { words } from "./words";

export const scene: Scene = {
  words,
  setup: SETUP,
  load: (view) => showChart(read(view)),
  phrases: merkatorPhrases,
  Board,
  Desk,
  Ends,
  editor,
  overviews: [
    {
      family: "place",
      columns: [
        { key: "goods", lines: ["pawn-here", "cubes", "threshold"] },
        { key: "trip", lines: ["takes-time", "gives-time", "links"] },
        { key: "own", lines: ["contract-met", "contract-lacks", "contract-payable", "bonus-there"] },
      ],
    },
    {
      family: "card",
      only: ["open", "on-pile", "owned", "in-hand"],
      columns: [
        { key: "where", lines: ["open", "on-pile", "owned", "in-hand"] },
        { key: "terms", lines: ["costs", "in-reach", "demands"] },
        { key: "worth", lines: ["worth", "contract-met", "contract-lacks", "contract-payable"] },
      ],
    },
  ],
  order: [
    "fulfil", "deliver", "spare", "exchange", "leave", "join", "take-reward", "sell-reward", "travel", "split", "keep", "turn-next",
    "lose", "lose-tile", "store", "buy", "buy-hand", "hand-in", "sell", "discard", "hold", "lay-back", "done",
  ],
  atDesk: [],
  singly: ["fulfil"],
  went: (places) => Promise.resolve(placeName(places["place"] ?? "")),
  traces,
  heard,
  atPrompt: [
    "fulfil", "deliver", "spare", "exchange", "leave", "lose", "lose-tile", "store", "hand-in", "sell", "discard", "hold", "buy-hand", "lay-back",
  ],
  repeats: new Set([
    "turn_began", "turn_ended", "travelled", "sold", "bought", "held", "laid_back", "discarded", "handed_in", "left_out", "exchanged",
    "joined", "declined", "stored", "kept", "lost", "lost_tile",
  ]),
  keys: [{ key: "f", what: "fulfil", family: "fulfil" }],
  scale: [10, 20, 30, 40, 50, 60], // of the house's own players alone the weakest reach about 5, the hard one about 43
};
