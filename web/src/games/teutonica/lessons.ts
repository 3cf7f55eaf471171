/** Practice tables: the base game first, then what boards, modules and the games for two add to it. */
import type { Lesson } from "../../table/scene";

export const LESSONS: readonly Lesson[] = [
  {
    key: "first",
    seats: 3,
    steps: [
      { key: "look", events: [] },
      { key: "place", events: ["placed"] },
      { key: "again", events: ["placed"], times: 2 },
      { key: "recruit", events: ["recruited"] },
      { key: "fill", events: ["established"] },
      { key: "reward", events: ["office", "developed", "prestige"] },
      { key: "displace", events: ["displaced"] },
      { key: "move", events: ["put"] },
      { key: "marker", events: ["marker_used", "marker_placed"] },
      { key: "end", events: ["game_over"] },
    ],
  },
  {
    key: "east",
    preset: "east2010",
    seats: 3,
    steps: [
      { key: "east-look", events: [] },
      { key: "east-ships", events: [] },
      { key: "east-green", events: ["extra_office", "independent_office"] },
      { key: "east-permanent", events: [] },
      { key: "end", events: ["game_over"] },
    ],
  },
  {
    key: "britannia",
    preset: "britannia2014",
    seats: 4,
    steps: [
      { key: "britannia-look", events: [] },
      { key: "britannia-permission", events: [] },
      { key: "britannia-move", events: ["put"] },
      { key: "britannia-permanent", events: [] },
      { key: "britannia-ranking", events: ["game_over"] },
    ],
  },
  {
    key: "modules",
    preset: "bigbox2020",
    seats: 3,
    changes: { "modules.missions": true, "modules.favours": true },
    steps: [
      { key: "mission", events: [] },
      { key: "collect", events: ["marker_taken"], times: 2 },
      { key: "favour", events: ["favour_bought"] },
      { key: "reaction", events: [] },
      { key: "end", events: ["game_over"] },
    ],
  },
  {
    key: "provinces",
    preset: "base2009",
    seats: 2,
    steps: [
      { key: "provinces-look", events: [] },
      { key: "pawn", events: ["pawn_moved", "pawn_sent"] },
      { key: "provinces-place", events: ["placed"] },
      { key: "send", events: ["pawn_sent"] },
      { key: "provinces-free", events: ["put", "recruited"] },
      { key: "end", events: ["game_over"] },
    ],
  },
  {
    key: "neutral",
    preset: "britannia2014",
    seats: 2,
    steps: [
      { key: "neutral-look", events: [] },
      { key: "neutral-displace", events: ["displaced"] },
      { key: "neutral-routes", events: [] },
      { key: "neutral-markers", events: ["marker_placed"] },
      { key: "neutral-end", events: ["game_over"] },
    ],
  },
];
