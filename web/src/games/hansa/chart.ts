/** Reads the server's drawing of the Baltic: where every place is and what it is called. */
import { api } from "../../shell/api";
import type { Size } from "../../shell/room.svelte";
import { language } from "../../shell/words.svelte";
import type { Box, Drawing, Spot } from "../../table/spots";

export interface Port {
  name: string;
  berth: Spot;
  plate: Box;
  flag: Spot; // who leads there
  price: Spot; // what a token costs there
}
export interface Chart extends Drawing {
  ports: Map<string, Port>;
  spots: Map<string, Spot>; // "slot-riga.a", "posts-riga.1", "stack-5"
  routes: Map<string, { path: string; land: boolean }>; // "riga-danzig"
  amounts: Amounts;
}
/** What the facts say of prices and customs. */
export interface Amounts {
  sail: number;
  keepThalers: number;
  keepTokens: number;
}

const loaded = new Map<string, Promise<Chart>>();

export function chart(board: string, theme: "light" | "dark", data: string, size: Size): Promise<Chart> {
  const key = `${board} ${theme} ${language()} ${data} ${size}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.board(board, theme, language(), data, size).then((text) => readChart(theme, text));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

const middle = (circle: Element | null): Spot => ({
  x: Number(circle?.getAttribute("cx") ?? 0),
  y: Number(circle?.getAttribute("cy") ?? 0),
});
const spot = (text: string | null): Spot => {
  const [x = 0, y = 0] = (text ?? "").split(" ").map(Number);
  return { x, y };
};

function box(text: string | null): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = (text ?? "").split(" ").map(Number);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function readChart(theme: "light" | "dark", text: string): Chart {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [x = 0, y = 0, width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const amount = (name: string): number => Number(drawing.getAttribute(`data-${name}`) ?? 0);
  const result: Chart = {
    theme,
    viewBox: { x, y, width, height },
    nodes: [],
    ports: new Map(),
    spots: new Map(),
    routes: new Map(),
    amounts: {
      sail: amount("sail"),
      keepThalers: amount("keep-thalers"),
      keepTokens: amount("keep-tokens"),
    },
  };
  for (const element of drawing.querySelectorAll("[id]")) {
    const [family = ""] = element.id.split("-", 1);
    const key = element.id.slice(family.length + 1);
    if (family === "port") {
      result.ports.set(key, {
        name: element.getAttribute("data-name") ?? key,
        plate: box(element.getAttribute("data-box")),
        berth: middle(drawing.querySelector(`[id="berth-${key}"] circle`)),
        flag: spot(element.getAttribute("data-flag")),
        price: spot(element.getAttribute("data-price")),
      });
    } else if (family === "route") {
      const land = element.getAttribute("data-kind") === "land";
      result.routes.set(key, { path: element.querySelector("path")?.getAttribute("d") ?? "", land });
    } else if (family === "slot" || family === "stack") result.spots.set(element.id, middle(element.querySelector("circle")));
    else if (family === "posts") result.spots.set(element.id, middle(element));
  }
  for (const title of drawing.querySelectorAll("title, desc, style")) title.remove();
  result.nodes = [...drawing.childNodes];
  return result;
}
