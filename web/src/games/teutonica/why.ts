/** Why nothing can be done at a place, where that is easily said. What is legal is known to the server alone. */
import type { Chart } from "./chart";
import type { View } from "./types";
import { say } from "./words";

export function whyNot(family: string, key: string, view: View, chart: Chart): string {
  if ((family === "city" || family === "row") && chart.rows.has(key)) return say("table-why-green");
  if (family !== "post" && family !== "route") return "";
  const route = key.split(".")[0] ?? key;
  const region = chart.regions.get(route);
  if (view.pawn && !chart.provinces.get(view.pawn)?.routes.includes(route)) return say("table-why-pawn");
  if (region && view.regions?.[region] && !view.regions[region].open) {
    const cities = (chart.permits.get(region) ?? []).map((city) => chart.names.get(city) ?? city).join(", ");
    return say("table-why-closed", { region: say(`region-${region}`), cities });
  }
  return chart.ships.has(key) ? say("table-why-ship") : "";
}
