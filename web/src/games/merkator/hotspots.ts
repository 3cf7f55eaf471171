/** What can be clicked on the board now: places to travel to, and cards on offer. */
import type { Choice } from "../../shell/api-types";
import type { Box, Hotspot, Look } from "../../table/spots";
import type { Chart } from "./chart";
import type { View } from "./types";

/** Where on the board an element lies, by the id that choices give it. */
function boxOf(id: string, view: View, chart: Chart): Box | null {
  const [family = "", key = ""] = id.split(":");
  if (family === "place") {
    const [plate, shelf] = [chart.boxes.get(`place-${key}`), chart.boxes.get(`shelf-${key}`)];
    return plate && shelf ? { ...plate, height: plate.height + shelf.height } : (plate ?? null);
  }
  if (family !== "card") return null;
  for (const [kind, tray] of [["bonus", "bonus"], ["buildings", "building"]] as const) {
    const at = view[kind].open.indexOf(key);
    if (at >= 0) return chart.boxes.get(`${tray}-${at + 1}`) ?? null;
  }
  return null;
}

export function hotspots(choices: readonly Choice[], view: View, chart: Chart): Hotspot[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) for (const id of choice.touches) found.set(id, [...(found.get(id) ?? []), choice]);
  return [...found].flatMap(([id, own]) => {
    const box = boxOf(id, view, chart);
    if (!box) return [];
    const [kind, look]: [string, Look] = own[0]?.family === "travel" ? ["place", "framed"] : ["card", "strong"];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return [{ id, group: kind, shape: "box" as const, x, y, radius: 0, box, path: "", kind, look, choices: own }];
  });
}
