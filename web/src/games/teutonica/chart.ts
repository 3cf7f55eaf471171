/** Reads the server's drawing of a board: where every place is, what it is called, and what is printed there. */
import { api } from "../../shell/api";
import type { Size } from "../../shell/room.svelte";
import { language } from "../../shell/words.svelte";
import type { Box, Drawing, Spot } from "../../table/spots";

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
  marker: number; // the radius of a bonus marker
  written: number; // the size of the smallest figures
  citiesToEnd: number;
  regions: Map<string, string>; // route -> its region
  permits: Map<string, string[]>; // region -> the cities whose rightmost office opens it
  ships: Set<string>; // posts for merchants only
  permanent: Map<string, string>; // route -> its permanent marker
  plates: Map<string, Box>; // city -> all that is drawn of it
  masts: Map<string, Spot & { foot: number }>; // city -> where its pennant flies
  rows: Map<string, Box>; // cities without printed spaces -> where their offices stand
  provinces: Map<string, Province>;
}
export interface Province {
  number: number;
  path: string;
  routes: string[];
}

const loaded = new Map<string, Promise<Chart>>();

/** `outside` is how the land outside the provinces counts; nothing hides them. */
export function chart(board: string, theme: "light" | "dark", outside: string, size: Size): Promise<Chart> {
  const key = `${board} ${theme} ${language()} ${outside} ${size}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.board(board, theme, language(), "standard", size).then((text) => readChart(board, theme, text, outside));
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

function readChart(board: string, theme: "light" | "dark", text: string, outside = ""): Chart {
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
      y: number(figure, "y") - number(figure, "font-size") * 0.36,
    })),
    marker: number(drawing, "data-marker"),
    written: number(drawing, "data-written"),
    citiesToEnd: 10,
    regions: new Map(),
    permits: new Map(),
    ships: new Set(),
    permanent: new Map(),
    plates: new Map(),
    masts: new Map(),
    rows: new Map(),
    provinces: new Map(),
  };
  result.citiesToEnd = Math.max(0, ...result.completed.keys());
  showProvinces(drawing, outside);
  for (const element of drawing.querySelectorAll("[id]")) readPlace(result, element);
  for (const title of drawing.querySelectorAll("title, style")) title.remove();
  result.nodes = [...drawing.childNodes];
  return result;
}

/** The provinces are in the drawing of every board that has them, and hidden. */
function showProvinces(drawing: Element, outside: string): void {
  if (!outside) {
    drawing.querySelector("#provinces")?.remove();
    return;
  }
  drawing.querySelector("#provinces")?.removeAttribute("display");
  drawing.querySelector(`#provinces-${outside === "rim" ? "single" : "rim"}`)?.remove();
}

const list = (element: Element, name: string): string[] => (element.getAttribute(name) ?? "").split(" ").filter(Boolean);

function readPlace(chart: Chart, element: Element): void {
  const id = element.id;
  const [family = ""] = id.split("-", 1);
  const key = id.slice(family.length + 1);
  const said = (name: string): string => element.getAttribute(`data-${name}`) ?? "";
  if (family === "city") {
    chart.names.set(key, said("name"));
    const [left = 0, top = 0, right = 0, bottom = 0] = list(element, "data-box").map(Number);
    chart.plates.set(key, { x: left, y: top, width: right - left, height: bottom - top });
    const [x = 0, y = 0, foot = 0] = list(element, "data-mast").map(Number);
    chart.masts.set(key, { x, y, foot });
    for (const flags of element.querySelectorAll("[data-permits]")) {
      for (const region of list(flags, "data-permits")) chart.permits.set(region, [...(chart.permits.get(region) ?? []), key]);
    }
  } else if (family === "route") {
    const [one = "", two = ""] = list(element, "data-ends");
    chart.paths.set(key, element.querySelector("path")?.getAttribute("d") ?? "");
    chart.ends.set(key, [one, two]);
    if (said("region")) chart.regions.set(key, said("region"));
  } else if (family === "row") {
    const box = element.querySelector("rect");
    chart.rows.set(key, { x: number(box, "x"), y: number(box, "y"), width: number(box, "width"), height: number(box, "height") });
  } else if (family === "province") {
    const place = spot(element);
    if (place) chart.spots.set(id, place);
    const path = element.querySelector("path")?.getAttribute("d") ?? "";
    chart.provinces.set(key, { number: Number(said("number")), path, routes: list(element, "data-routes") });
  } else if (["post", "office", "marker", "prestige"].includes(family)) {
    const place = spot(element);
    if (place) chart.spots.set(id, place);
    if (family === "office") chart.offices.set(key, { privilege: said("privilege"), piece: said("piece") });
    else if (family === "prestige") chart.prestige.set(key, Number(said("points")));
    else if (family === "post" && said("ship")) chart.ships.add(key);
    else if (family === "marker" && said("permanent")) chart.permanent.set(key, said("permanent"));
  }
}

export function routeName(chart: Chart | null, post: string): string {
  const route = post.split(".")[0] ?? post;
  const ends = chart?.ends.get(route);
  return ends ? ends.map((city) => chart?.names.get(city) ?? city).join("–") : route;
}

/** Where an extra office stands: left of the printed row, the newest leftmost; or in the row of a city without spaces. */
export function extraSpot(chart: Chart, city: string, index: number, count: number): Spot {
  const row = chart.rows.get(city);
  if (row) {
    const step = Math.min(27, (row.width - 23) / Math.max(1, count - 1));
    return { x: row.x + row.width / 2 + (index - (count - 1) / 2) * step, y: row.y + row.height / 2 };
  }
  const first = chart.spots.get(`office-${city}.1`) ?? { x: 0, y: 0 };
  return { x: first.x - 27 * (count - index) - 5, y: first.y };
}
