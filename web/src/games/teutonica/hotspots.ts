/** What can be clicked now: one hotspot for each board element that a legal choice touches. */
import type { Choice } from "../../shell/api-types";
import type { Hotspot, Look, Measure } from "../../table/spots";
import type { Chart } from "./chart";

const RADII: Record<string, number> = { post: 16.5, office: 15.5, marker: 15, prestige: 16, province: 18 };
/** How each family shows; the first of them where several meet on one element. */
const LOOKS: Record<string, Look> = {
  establish: "ringed",
  office: "strong",
  extra: "strong",
  independent: "plain",
  develop: "strong",
  prestige: "strong",
  marker: "strong",
  swap: "strong",
  pawn: "plain",
  send: "plain",
  place: "dotted",
  displace: "danger",
  lift: "dashed",
};

export function byElement(choices: readonly Choice[], posts: (route: string) => string[] = () => []): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const own = choice.touches.some((id) => id.startsWith("marker:"))
      ? choice.touches.filter((id) => !id.startsWith("route:"))
      : choice.touches;
    // A whole route can also be meant by a click on one of its posts.
    const route = choice.family === "establish" ? own.flatMap((id) => posts(id.slice("route:".length))) : [];
    for (const id of [...own, ...route]) found.set(id, [...(found.get(id) ?? []), choice]);
  }
  return found;
}

export function hotspots(choices: readonly Choice[], chart: Chart, measure: Measure): Hotspot[] {
  const result: Hotspot[] = [];
  const posts = (route: string): string[] =>
    [...chart.spots.keys()].filter((id) => id.startsWith(`post-${route}.`)).map((id) => id.replace("-", ":"));
  for (const [id, own] of byElement(choices, posts)) {
    const [family = "", key = ""] = id.split(":");
    const kind = Object.keys(LOOKS).find((name) => own.some((choice) => choice.family === name)) ?? "place";
    const common = { id, kind, look: LOOKS[kind] ?? "dotted", choices: own, group: key.split(".")[0] ?? key };
    const spot = chart.spots.get(`${family}-${key}`);
    if (spot) {
      result.push({ ...common, ...spot, shape: "ring", radius: RADII[family] ?? 15, box: null, path: "" });
      continue;
    }
    const selector = family === "skill" ? `[id^="skill-"][id$="-${key}"]` : `[id="${family}-${key}"]`;
    measure(selector).forEach(({ box, path }, index) => {
      const road = family === "route" && path;
      const middle = road ? path.getPointAtLength(path.getTotalLength() / 2) : null;
      result.push({
        ...common,
        id: index ? `${id}#${index}` : id,
        x: middle?.x ?? box.x + box.width / 2,
        y: middle?.y ?? box.y + box.height / 2,
        ...(road ? { shape: "road", look: "plain" } : { shape: "box" }),
        radius: 0,
        box,
        path: chart.paths.get(key) ?? "",
      });
    });
  }
  const depth = { road: 0, box: 1, ring: 2 };
  return result.sort((one, other) => depth[one.shape] - depth[other.shape]);
}
