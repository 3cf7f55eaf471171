/** Where every piece of a view lies on the chart. */
import type { Spot } from "../../table/spots";
import { extraSpot, type Chart } from "./chart";
import { COLOURS, type Piece, type View } from "./types";

export interface Laid extends Spot {
  key: string;
  place: string; // "post:a-b.1", "office:minden.2", ...
  code: Piece;
  scale: number;
}

export function laidPieces(view: View, chart: Chart): Laid[] {
  const laid: Laid[] = [];
  const lay = (place: string, code: Piece, spot: Spot | undefined, dy: number, scale = 1): void => {
    if (spot) laid.push({ key: `${place} ${code}`, place, code, x: spot.x, y: spot.y + dy, scale });
  };
  for (const [key, route] of Object.entries(view.routes)) {
    route.posts.forEach((code, index) => {
      if (code) lay(`post:${key}.${index + 1}`, code, chart.spots.get(`post-${key}.${index + 1}`), 1.5);
    });
  }
  for (const [key, city] of Object.entries(view.cities)) {
    city.offices.forEach((code, index) => {
      if (code) lay(`office:${key}.${index + 1}`, code, chart.spots.get(`office-${key}.${index + 1}`), 0);
    });
    const count = city.extra.length;
    city.extra.forEach((code, index) => lay(`extra:${key}.${count - index}`, code, extraSpot(chart, key, index, count), 0));
  }
  view.prestige.forEach((seat, index) => {
    const colour = COLOURS[index];
    if (seat !== null) lay(`prestige:${colour}`, `m${seat}`, chart.spots.get(`prestige-${colour}`), -1, 1.08);
  });
  return laid;
}

/** Where the score seals of a shared cell go, by how many there are. */
const SHARED: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [[-8, 0], [8, 0]],
  [[-8, -6], [8, -6], [0, 7]],
  [[-8, -7], [8, -7], [-8, 7], [8, 7]],
  [[-10, -8], [10, -8], [0, 0], [-10, 8], [10, 8]],
];

export interface Seal extends Spot {
  seat: number;
  radius: number;
}

export function scoreSeals(view: View, chart: Chart): Seal[] {
  const cells = new Map<number, number[]>();
  view.seats.forEach((entry, seat) => cells.set(entry.score % 100, [...(cells.get(entry.score % 100) ?? []), seat]));
  const seals: Seal[] = [];
  for (const [points, seats] of cells) {
    const spot = chart.track.get(points);
    if (!spot) continue; // a drawing without the track
    seats.forEach((seat, index) => {
      const [dx, dy] = SHARED[seats.length]?.[index] ?? [0, 0];
      seals.push({ seat, x: spot.x + dx, y: spot.y + dy, radius: seats.length === 1 ? 12.5 : 8.4 });
    });
  }
  return seals.sort((one, other) => one.seat - other.seat);
}
