/** The options of a new table: the board and the modules come first, and rulings only where their part is in the game. */
import type { Setup } from "../../table/scene";

const MANY = 4; // from so many people on the larger side of a board is used
const TWO_SIDED = /^(base|britannia)-(\d)-\d$/;

export const SETUP: Setup = {
  first: ["map", "modules.missions", "modules.favours", "twoPlayer", "britannia.waiver"],
  bySeats: ["map", "twoPlayer"],
  concerns(option, seats, value) {
    const map = String(value("map"));
    const [base, britannia] = [map.startsWith("base"), map.startsWith("britannia")];
    switch (option) {
      case "modules.missions":
        return base;
      case "modules.favours":
        return base || value("favours.boards") === "any";
      case "favours.boards":
      case "favours.anyRoute":
        return value("modules.favours") === true;
      case "twoPlayer":
        return seats === 2;
      case "twoPlayer.outer":
        return value("twoPlayer") === "provinces";
      case "neutral.extraPiece":
        return value("twoPlayer") === "neutral";
      case "britannia.waiver":
      case "displace.blockedRegion":
        return britannia;
      case "permanent.timing":
      case "permanent.place2":
        return !base;
      default:
        return true;
    }
  },
  offers(option, value, seats) {
    const side = option === "map" ? TWO_SIDED.exec(String(value))?.[2] : undefined;
    return side === undefined || Number(side) >= MANY === seats >= MANY;
  },
};
