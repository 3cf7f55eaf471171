/** What can be clicked now on the chart. */
import type { Choice } from "../../shell/api-types";
import type { Hotspot, Look, Measure } from "../../table/spots";
import type { Chart } from "./chart";
import type { View } from "./types";

const SLOT = 24;
const BERTH = 21;

/** Warehouses to buy from, ports to place posts in, arrows and berths to sail to, and the plate of the port where the ship lies for everything that is done with tokens there. */
export function hotspots(choices: readonly Choice[], view: View, chart: Chart, measure: Measure): Hotspot[] {
  const result: Hotspot[] = [];
  const common = { box: null, path: "", radius: 0 };
  for (const choice of choices) {
    const port = String(choice["port"] ?? "");
    if (choice.family === "buy") {
      const spot = chart.spots.get(`slot-${String(choice["slot"])}`);
      if (spot) result.push({ ...common, ...spot, id: `slot:${String(choice["slot"])}`, group: port, shape: "ring", radius: SLOT, kind: "buy", look: "framed", choices: [choice] });
    } else if (choice.family === "place") {
      result.push(...plate(port, "place", "framed", [choice], measure));
    } else if (choice.family === "sail") {
      const [berth, way] = [chart.ports.get(port)?.berth, `${view.ship}-${port}`];
      const path = chart.routes.get(way)?.path ?? "";
      const line = measure(`[id="route-${way}"]`)[0]?.path;
      const half = line?.getPointAtLength(line.getTotalLength() / 2);
      if (half) result.push({ ...common, x: half.x, y: half.y, id: `route:${way}`, group: port, shape: "road", path, kind: "sail", look: "plain", choices: [choice] });
      if (berth) result.push({ ...common, ...berth, id: `berth:${port}`, group: port, shape: "ring", radius: BERTH, kind: "sail", look: "strong", choices: [choice] });
    }
  }
  const acts = choices.filter((choice) => ["install", "sell", "sell-all"].includes(choice.family));
  if (acts.length) result.push(...plate(view.ship, "act", "framed", acts, measure));
  const depth = { road: 0, box: 1, ring: 2 };
  return result.sort((one, other) => depth[one.shape] - depth[other.shape]);
}

function plate(port: string, kind: string, look: Look, choices: Choice[], measure: Measure): Hotspot[] {
  return measure(`[id="port-${port}"]`).map(({ box }) => ({
    id: `port:${port}`,
    group: port,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    shape: "box",
    radius: 0,
    box,
    path: "",
    kind,
    look,
    choices,
  }));
}
