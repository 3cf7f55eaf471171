/** Reads the server's drawing of a board: where every place is, what it is called, and what is printed there. */
import { api } from "../../shell/api";
import type { Drawing, Spot } from "../../table/spots";

export interface Chart extends Drawing {
  board: string;
  names: Map<string, string>; // city -> name
  ends: Map<string, [string, string]>; // route -> its two cities
  spots: Map<string, Spot>; // "post-a-b.1", "office-minden.2", "marker-a-b", "prestige-white"
  paths: Map<string, string>; // route -> its line
  offices: Map<string, { privilege: string; piece: string }>;
  prestige: Map<string, number>;
  track: Map<number, Spot>;
  completed: Map<number, Spot>;
  awards: Spot[];
  citiesToEnd: number;
}

const loaded = new Map<string, Promise<Chart>>();

export function chart(board: string, theme: "light" | "dark"): Promise<Chart> {
  const key = `${board} ${theme}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.board(board, theme, "en").then((text) => readChart(board, theme, text));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

const number = (element: Element | null, name: string): number => Number(element?.getAttribute(name) ?? 0);

function spot(element: Element): Spot | null {
  const shape = element.querySelector("use, rect, circle");
  if (!shape) return null;
  if (shape.tagName === "circle") return { x: number(shape, "cx"), y: number(shape, "cy") };
  if (shape.tagName === "use") {
    const moved = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(shape.getAttribute("transform") ?? "");
    return moved ? { x: Number(moved[1]), y: Number(moved[2]) } : { x: number(shape, "x"), y: number(shape, "y") };
  }
  return {
    x: number(shape, "x") + number(shape, "width") / 2,
    y: number(shape, "y") + number(shape, "height") / 2,
  };
}

/** The figures of a track with their places. */
function figures(element: Element | null): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const text of element?.querySelectorAll("text") ?? []) {
    const value = Number(text.textContent);
    if (Number.isInteger(value)) {
      found.set(value, { x: number(text, "x"), y: number(text, "y") - number(text, "font-size") * 0.36 });
    }
  }
  return found;
}

export function readChart(board: string, theme: "light" | "dark", text: string): Chart {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [x = 0, y = 0, width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const result: Chart = {
    board,
    theme,
    viewBox: { x, y, width, height },
    nodes: [],
    names: new Map(),
    ends: new Map(),
    spots: new Map(),
    paths: new Map(),
    offices: new Map(),
    prestige: new Map(),
    track: figures(drawing.querySelector("#prestige-track")),
    completed: figures(drawing.querySelector("#completed-track")),
    awards: [...(drawing.querySelector("#awards")?.querySelectorAll("text.hanse-figure") ?? [])].map((figure) => ({
      x: number(figure, "x"),
      y: number(figure, "y") - 5,
    })),
    citiesToEnd: 10,
  };
  result.citiesToEnd = Math.max(0, ...result.completed.keys());
  for (const element of drawing.querySelectorAll("[id]")) readPlace(result, element);
  for (const route of result.paths.keys()) result.ends.set(route, endsOf(route, result.names));
  for (const title of drawing.querySelectorAll("title, style")) title.remove();
  result.nodes = [...drawing.childNodes];
  return result;
}

function readPlace(chart: Chart, element: Element): void {
  const id = element.id;
  const title = element.querySelector(":scope > title")?.textContent ?? "";
  const [family = ""] = id.split("-", 1);
  const key = id.slice(family.length + 1);
  if (family === "city") chart.names.set(key, title);
  else if (family === "route") chart.paths.set(key, element.querySelector("path")?.getAttribute("d") ?? "");
  else if (["post", "office", "marker", "prestige"].includes(family)) {
    const place = spot(element);
    if (place) chart.spots.set(id, place);
    const printed = /: (\w+), (\w+)/.exec(title);
    if (family === "office" && printed) {
      chart.offices.set(key, { privilege: printed[1] ?? "", piece: printed[2] ?? "" });
    } else if (family === "prestige" && printed) chart.prestige.set(key, Number(printed[2]));
  }
}

/** The two cities of a route: its key joins their keys. */
export function endsOf(route: string, names: Map<string, string>): [string, string] {
  const parts = route.split("-");
  for (let cut = 1; cut < parts.length; cut++) {
    const ends: [string, string] = [parts.slice(0, cut).join("-"), parts.slice(cut).join("-")];
    if (names.has(ends[0]) && names.has(ends[1])) return ends;
  }
  return [route, ""];
}

export function routeName(chart: Chart | null, post: string): string {
  const route = post.split(".")[0] ?? post;
  const ends = chart?.ends.get(route);
  return ends ? ends.map((city) => chart?.names.get(city) ?? city).join("–") : route;
}

/** Where an extra office stands: left of the printed row, the newest leftmost. */
export function extraSpot(chart: Chart, city: string, index: number, count: number): Spot {
  const first = chart.spots.get(`office-${city}.1`) ?? { x: 0, y: 0 };
  return { x: first.x - 27 * (count - index) - 5, y: first.y };
}
