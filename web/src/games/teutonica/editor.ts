/** Positions of Hansa Teutonica set up by hand. */
import type { GameView } from "../../shell/api-types";
import { at, changed, without, type Editor, type Field, type Group, type Position, type Tool } from "../../table/editing";
import { COLOURS, NEUTRAL, SKILLS, VALUES, type Piece, type Pieces, type SeatView } from "./types";
import { say } from "./words";
import { currentChart } from "./current.svelte";

interface Written {
  options: Record<string, unknown>;
  routes: Record<string, { posts: (Piece | null)[]; marker: string | null }>;
  cities: Record<string, { offices: (Piece | null)[]; extra: Piece[] }>;
  prestige: (number | null)[];
  seats: (Omit<SeatView, "networks"> & Record<string, unknown>)[];
  turn: { seat: number; actions: number };
  pawn?: string | null;
  favours?: string[];
}
const written = (position: Position): Written => position as unknown as Written;
const MARKERS = ["extra", "swap", "develop", "actions3", "actions4", "three"];
const REMOVE = "remove";
const seats = (position: Position): number[] => written(position).seats.map((_, seat) => seat);

function tools(position: Position): Tool[] {
  const own = seats(position).flatMap((seat): Tool[] => [
    { key: `t${seat}`, label: say("piece-trader"), seat },
    { key: `m${seat}`, label: say("piece-merchant"), seat },
    { key: `e${seat}`, label: say("marker-extra"), seat },
  ]);
  const neutral: Tool[] = "neutral" in position ? [{ key: `t${NEUTRAL}`, label: say("editor-neutral") }] : [];
  const pawn: Tool[] = "pawn" in position ? [{ key: "pawn", label: say("editor-pawn") }] : [];
  return [{ key: REMOVE, label: say("editor-remove") }, ...own, ...neutral, ...pawn, ...MARKERS.map((kind) => ({ key: kind, label: say("editor-marker", { marker: say(`marker-${kind}`) }) }))];
}

function places(position: Position, tool: string): string[] {
  const { routes, cities, prestige } = written(position);
  const posts = Object.entries(routes).flatMap(([key, { posts: row }]) => row.map((piece, index) => ({ place: `post:${key}.${index + 1}`, piece })));
  const offices = Object.entries(cities).flatMap(([key, { offices: row }]) => row.map((piece, index) => ({ place: `office:${key}.${index + 1}`, piece })));
  const board = currentChart();
  const special = COLOURS.map((colour, index) => ({ place: `prestige:${colour}`, piece: prestige[index] ?? null })).filter(({ place }) => board?.spots.has(place.replace(":", "-")));
  if (MARKERS.includes(tool)) return Object.keys(routes).map((key) => `marker:${key}`);
  if (tool === "pawn") return [...(board?.provinces.keys() ?? [])].map((key) => `province:${key}`);
  if (tool.startsWith("e")) return Object.keys(cities).map((key) => `city:${key}`);
  if (tool !== REMOVE) return [...posts, ...offices, ...(tool.startsWith("m") ? special : [])].map(({ place }) => place);
  return [
    ...[...posts, ...offices, ...special].filter(({ piece }) => piece !== null).map(({ place }) => place),
    ...Object.entries(routes).flatMap(([key, { marker }]) => (marker ? [`marker:${key}`] : [])),
    ...Object.entries(cities).flatMap(([key, { extra }]) => (extra.length ? [`city:${key}`] : [])),
  ];
}

function put(position: Position, place: string, tool: string): Position {
  const [family = "", rest = ""] = place.split(":");
  const [key = "", number = "1"] = rest.split(".");
  const piece = tool === REMOVE ? null : tool;
  if (family === "post") return changed(position, ["routes", key, "posts", Number(number) - 1], piece);
  if (family === "office") return changed(position, ["cities", key, "offices", Number(number) - 1], piece);
  if (family === "marker") return changed(position, ["routes", key, "marker"], piece);
  if (family === "province") return changed(position, ["pawn"], key);
  if (family === "prestige") return changed(position, ["prestige", COLOURS.indexOf(key as (typeof COLOURS)[number])], piece && Number(piece.slice(1)));
  const extra = written(position).cities[key]?.extra ?? [];
  return changed(position, ["cities", key, "extra"], piece ? [`t${piece.slice(1)}`, ...extra] : extra.slice(1));
}

const names = (keys: readonly string[], family: string): [string, string][] => keys.map((key) => [key, say(`${family}-${key}`)]);

function seatFields(position: Position, seat: number): Field[] {
  const entry = written(position).seats[seat];
  if (!entry) return [];
  const number = (label: string, path: (string | number)[], value: number, most: number): Field => ({ kind: "number", label, value, least: 0, most, set: (next) => changed(position, ["seats", seat, ...path], next) });
  const list = (label: string, path: string[], values: readonly string[], known: readonly string[], family: string): Field => ({
    kind: "list", label, values: names(values, family), options: names(known, family), set: (next) => changed(position, ["seats", seat, ...path], next),
  });
  const pieces = (where: "supply", kind: keyof Pieces, label: string): Field => number(label, [where, kind], entry[where][kind], 15);
  return [
    number(say("editor-score"), ["score"], entry.score, 99),
    pieces("supply", "traders", say("editor-supply", { pieces: say("piece-trader.plural") })),
    pieces("supply", "merchants", say("editor-supply", { pieces: say("piece-merchant.plural") })),
    ...SKILLS.map((skill): Field => ({
      kind: "choice", label: say(`skill-${skill}.short`), value: String(entry.desk[skill]),
      options: VALUES[skill].map((value, steps) => [String(steps), skill === "privilege" ? say(`colour-${value}`) : `${steps}: ${say(`skill-${skill}.value`, { value })}`]),
      set: (steps) => changed(position, ["seats", seat, "desk", skill], Number(steps)),
    })),
    list(say("editor-unused"), ["markers", "unused"], entry.markers.unused, MARKERS, "marker"),
    list(say("editor-used"), ["markers", "used"], entry.markers.used, MARKERS, "marker"),
    {
      kind: "choice", label: say("editor-connection"), value: String(entry.connection ?? ""),
      options: [["", say("editor-none")], ...seats(position).map((order): [string, string] => [String(order + 1), String(order + 1)])],
      set: (order) => changed(position, ["seats", seat, "connection"], order ? Number(order) : null),
    },
    ...(entry.favours ? [list(say("editor-favours"), ["favours"], entry.favours, [...new Set([...(written(position).favours ?? []), ...written(position).seats.flatMap((one) => one.favours ?? [])])], "favour")] : []),
  ];
}

function groups(position: Position): Group[] {
  const { turn } = written(position);
  const decides: Field = {
    kind: "choice", label: say("editor-decides"), value: String(turn.seat),
    options: seats(position).map((seat) => [String(seat), say("editor-seat", { number: seat + 1 })]),
    set: (seat) => without(changed({ ...position, hand: [] }, ["turn"], { seat: Number(seat) }), "pending", "borders"),
  };
  const actions: Field = { kind: "number", label: say("editor-actions"), value: turn.actions, least: 0, most: 9, set: (next) => without(changed(position, ["turn", "actions"], next), "pending") };
  return [
    { title: say("editor-turn"), fields: [decides, actions] },
    ...seats(position).map((seat) => ({ title: say("editor-seat", { number: seat + 1 }), seat, fields: seatFields(position, seat) })),
  ];
}

/** The stock, the face-down markers and what the offices show follow from the rest. */
function bare(position: Position): Position {
  const own = written(position).seats.map((entry) => without(entry as unknown as Position, "stock"));
  return { ...without(position, "completed", "marker_stock", "discarded"), seats: own };
}

function shown(view: GameView, position: Position): GameView {
  const { routes, cities, prestige, pawn } = written(position);
  const own = (view as unknown as { seats: SeatView[] }).seats.map((entry, seat) => ({ ...entry, ...written(position).seats[seat] }));
  return { ...view, routes, cities, prestige, seats: own, ...(pawn === undefined ? {} : { pawn }) } as unknown as GameView;
}

export const editor: Editor = {
  bare,
  tools,
  offers: (position, tool) => places(position, tool).map((place, code) => at(place, code, "place")),
  put,
  groups,
  shown,
  everywhere(view) {
    const { routes, cities } = view as unknown as Written;
    const posts = Object.entries(routes).flatMap(([key, { posts: row }]) => row.map((_, index) => `post:${key}.${index + 1}`));
    return [...posts, ...Object.keys(cities).map((key) => `city:${key}`)].map((place, code) => at(place, code, "place"));
  },
};
