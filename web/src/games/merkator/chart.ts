/** Reads the server's drawing of the board: where places, shelves, spaces and trays lie, and what places are called. */
import { api } from "../../shell/api";
import type { Size } from "../../shell/room.svelte";
import { language } from "../../shell/words.svelte";
import type { Box, Drawing, Spot } from "../../table/spots";

export interface Chart extends Drawing {
  names: Map<string, string>; // place -> name
  boxes: Map<string, Box>; // "place-hamburg", "shelf-hamburg", "pile-5", "discard", "bonus-1", "building-1"
  spaces: Map<string, Spot & { radius: number }>; // "ultimo-3.2"
  glass: Spot; // the middle of the time chart
  reserve: Spot; // where the counters are told that lie beside it
}

const loaded = new Map<string, Promise<Chart>>();

export function chart(board: string, theme: "light" | "dark", data: string, size: Size, side: string): Promise<Chart> {
  const key = `${board} ${theme} ${language()} ${data} ${size} ${side}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.board(board, theme, language(), data, size).then((text) => readChart(theme, text, side));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

function box(text: string | null): Box | null {
  const [x0, y0, x1, y1] = (text ?? "").split(" ").map(Number);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function readChart(theme: "light" | "dark", text: string, side: string): Chart {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [x = 0, y = 0, width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const result: Chart = {
    theme,
    viewBox: { x, y, width, height },
    nodes: [],
    names: new Map(),
    boxes: new Map(),
    spaces: new Map(),
    glass: { x: 0, y: 0 },
    reserve: { x: 0, y: 0 },
  };
  for (const element of drawing.querySelectorAll("[data-box]")) {
    const own = box(element.getAttribute("data-box"));
    if (own) result.boxes.set(element.id, own);
    const shelf = box(element.getAttribute("data-shelf"));
    if (shelf) result.boxes.set(element.id.replace("place-", "shelf-"), shelf);
    const name = element.getAttribute("data-name");
    if (name) result.names.set(element.id.slice("place-".length), name);
  }
  for (const space of drawing.querySelectorAll('[id^="space-"]')) {
    const [cx, cy, radius] = ["cx", "cy", "r"].map((name) => Number(space.getAttribute(name)));
    result.spaces.set(space.id.slice("space-".length), { x: cx ?? 0, y: cy ?? 0, radius: radius ?? 0 });
  }
  // Both sides of the time chart lie in the same place; one of them is up.
  const up = drawing.querySelector(`#chart-${side}`);
  up?.removeAttribute("display");
  drawing.querySelector(`#chart-${side === "back" ? "ultimo" : "back"}`)?.remove();
  const [rx = 0, ry = 0] = (up?.getAttribute("data-reserve") ?? "").split(" ").map(Number);
  const [first, last] = ["1.1", "6.1"].map((key) => result.spaces.get(`ultimo-${key}`)?.y ?? 0);
  [result.reserve, result.glass] = [{ x: rx, y: ry }, { x: rx, y: ((first ?? 0) + (last ?? 0)) / 2 }];
  for (const title of drawing.querySelectorAll("title, style")) title.remove();
  result.nodes = [...drawing.childNodes];
  return result;
}
