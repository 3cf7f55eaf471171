/** The options of a new table: the board and the modules come first. */
import type { Setup } from "../../table/scene";

export const SETUP: Setup = {
  first: ["map", "modules.missions", "modules.favours", "twoPlayer", "britannia.waiver"],
  bySeats: ["map", "twoPlayer"],
  concerns(option, seats, value) {
    if (option === "twoPlayer") return seats === 2;
    return option !== "britannia.waiver" || String(value("map")).startsWith("britannia");
  },
};
