/** Positions of Hansa (2004) set up by hand. */
import type { GameView } from "../../shell/api-types";
import { at, changed, without, type Editor, type Field, type Group, type Position, type Tool } from "../../table/editing";
import { currentChart } from "./current.svelte";
import { barrels, colour, LETTERS, type PortView, type SeatView, type Token } from "./types";
import { say } from "./words";

interface Written {
  ship: string;
  ports: Record<string, { posts: number[]; slots: (Token | null)[] }>;
  seats: { purse: number; reserve: number; open: Token[]; sold: Token[] }[];
  aside: string[];
  stacks: { order?: Token[][]; left?: number };
  turn: { seat: number; phase: string };
}
const written = (position: Position): Written => position as unknown as Written;
const COLOURS = ["orange", "brown", "red", "green", "blue", "pink"];
const REMOVE = "remove";
const seats = (position: Position): number[] => written(position).seats.map((_, seat) => seat);
const tokens = (position: Position): Token[] => COLOURS.filter((one) => !written(position).aside.includes(one)).flatMap((one) => [1, 2, 3].map((count) => `${one}-${count}`));
const tokenName = (token: Token): string => `${say(`good-${colour(token)}`)}, ${say("barrels", { barrels: barrels(token) })}`;
const left = ({ stacks }: Written): number => stacks.left ?? (stacks.order ?? []).flat().length;

function tools(position: Position): Tool[] {
  return [
    { key: REMOVE, label: say("editor-remove") },
    ...seats(position).map((seat): Tool => ({ key: `post ${seat}`, label: say("editor-post"), seat })),
    { key: "ship", label: say("editor-ship") },
    ...tokens(position).map((token) => ({ key: token, label: tokenName(token) })),
  ];
}

const slotsOf = (position: Position): { id: string; token: Token | null }[] =>
  Object.entries(written(position).ports).flatMap(([port, { slots }]) => slots.map((token, index) => ({ id: `${port}.${LETTERS[index]}`, token })));

function put(position: Position, place: string, tool: string): Position {
  const [family = "", rest = ""] = place.split(":");
  const [port = "", letter = ""] = rest.split(".");
  if (family === "slot") return changed(position, ["ports", port, "slots", LETTERS.indexOf(letter)], tool === REMOVE ? null : tool);
  if (tool === "ship") return changed(position, ["ship"], port);
  const own = written(position).ports[port]?.posts ?? [];
  if (tool !== REMOVE) return changed(position, ["ports", port, "posts"], own.map((count, seat) => count + (tool === `post ${seat}` ? 1 : 0)));
  return changed(position, ["ports", port, "posts"], own.map(() => 0));
}

function groups(position: Position): Group[] {
  const { turn } = written(position);
  const known = tokens(position).map((token): [string, string] => [token, tokenName(token)]);
  const list = (label: string, seat: number, key: "open" | "sold"): Field => ({
    kind: "list", label, values: (written(position).seats[seat]?.[key] ?? []).map((token) => [token, tokenName(token)]), options: known,
    set: (values) => changed(position, ["seats", seat, key], values),
  });
  const own = (seat: number): Field[] => [
    { kind: "number", label: say("editor-purse"), value: written(position).seats[seat]?.purse ?? 0, least: 0, most: 99, set: (value) => changed(position, ["seats", seat, "purse"], value) },
    list(say("editor-open"), seat, "open"),
    list(say("editor-sold"), seat, "sold"),
  ];
  const decides: Field = {
    kind: "choice", label: say("editor-decides"), value: String(turn.seat), options: seats(position).map((seat) => [String(seat), say("editor-seat", { number: seat + 1 })]),
    set: (seat) => without({ ...position, turn: { seat: Number(seat) }, sale: [] }, "losses"),
  };
  const stacks: Field = { kind: "number", label: say("editor-stacks"), value: left(written(position)), least: 0, most: 99, set: (value) => ({ ...position, stacks: { left: value } }) };
  return [
    { title: say("editor-turn"), fields: [decides, stacks] },
    ...seats(position).map((seat) => ({ title: say("editor-seat", { number: seat + 1 }), seat, fields: own(seat) })),
  ];
}

/** Posts in reserve and tokens out of the game follow from the rest; the stacks are as high, in an order that nobody knows. */
function bare(position: Position): Position {
  const own = written(position).seats.map((entry) => without(entry as unknown as Position, "reserve"));
  return { ...without(position, "removed", "ending"), seats: own, stacks: { left: left(written(position)) } };
}

function shown(view: GameView, position: Position): GameView {
  const { ports, seats: own } = view as unknown as { ports: Record<string, PortView>; seats: SeatView[] };
  const laid = Object.entries(ports).map(([key, port]) => [key, { ...port, ...written(position).ports[key] }]);
  return { ...view, ship: written(position).ship, ports: Object.fromEntries(laid) as unknown, seats: own.map((entry, seat) => ({ ...entry, ...written(position).seats[seat] })) } as unknown as GameView;
}

export const editor: Editor = {
  bare,
  tools,
  offers(position, tool) {
    const slots = slotsOf(position).filter(({ token }) => tool !== REMOVE || token !== null).map(({ id }, code) => at(`slot:${id}`, code, "buy", { slot: id }));
    const filled = Object.entries(written(position).ports).filter(([, { posts }]) => tool !== REMOVE || posts.some(Boolean));
    const ports = filled.map(([port], code) => at(`port:${port}`, 100 + code, "place", { port }));
    return tool === REMOVE ? [...ports, ...slots] : tool === "ship" || tool.startsWith("post") ? ports : slots;
  },
  put,
  groups,
  shown,
  everywhere: () => [...(currentChart()?.ports.keys() ?? [])].map((port, code) => at(`port:${port}`, code, "place", { port })),
};
