/** The options of a new table: who begins, and which colours are left out. */
import type { Setup } from "../../table/scene";

const ALL = 4; // people for whom all colours are in the game

export const SETUP: Setup = {
  first: ["setup.first_player", "setup.colours_aside"],
  bySeats: ["setup.first_player", "setup.colours_aside"],
  concerns: (option, seats) => option !== "setup.colours_aside" || seats < ALL,
  offers(option, value, seats) {
    if (value === "random") return true;
    if (option === "setup.first_player") return Number(value) <= seats;
    return option !== "setup.colours_aside" || String(value).split("+").length === ALL - seats;
  },
};
