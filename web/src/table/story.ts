/** A finished game in numbers: who led when, and in which turns the points were made. */
import type { Story } from "../shell/api-types";

type Point = Story["points"][number];

const total = (sheet: Record<string, number> | undefined): number => sheet?.["total"] ?? 0;
export const totals = (point: Point): number[] => point.sheets.map(total);

/** The seat that is alone in front; null if several are. */
export function leaderAt(point: Point): number | null {
  const points = totals(point);
  const most = Math.max(...points);
  return points.filter((one) => one === most).length === 1 ? points.indexOf(most) : null;
}

export interface Lead {
  seat: number;
  ply: number;
}
/** Each time another seat came to be alone in front; the first to be so is the first of them. */
export function leads(points: readonly Point[]): Lead[] {
  const found: Lead[] = [];
  for (const point of points) {
    const seat = leaderAt(point);
    if (seat !== null && seat !== found.at(-1)?.seat) found.push({ seat, ply: point.ply });
  }
  return found;
}

export interface Gain {
  seat: number;
  /** The moment at the end of the turn. */
  ply: number;
  turn: number;
  points: number;
  /** In which categories, the most first. */
  by: { category: string; points: number }[];
}
/** The greatest changes of one seat's score from one turn to the next. */
export function gains(points: readonly Point[], most: number): Gain[] {
  const found: Gain[] = [];
  points.slice(1).forEach((after, index) => {
    const before = points[index];
    after.sheets.forEach((sheet, seat) => {
      const earlier = before?.sheets[seat] ?? {};
      const by = Object.keys(sheet)
        .filter((category) => category !== "total")
        .map((category) => ({ category, points: (sheet[category] ?? 0) - (earlier[category] ?? 0) }))
        .filter((part) => part.points !== 0)
        .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
      found.push({ seat, ply: after.ply, turn: index + 1, points: total(sheet) - total(earlier), by });
    });
  });
  return found.filter((gain) => gain.points > 0).sort((one, other) => other.points - one.points || one.ply - other.ply).slice(0, most);
}

/** So many of a list, evenly spread, the first and the last among them. */
export function spread<T>(list: readonly T[], most: number): { index: number; one: T }[] {
  const count = Math.min(most, list.length);
  const chosen = Array.from({ length: count }, (_, row) => Math.round((row * (list.length - 1)) / Math.max(1, count - 1)));
  return chosen.map((index) => ({ index, one: list[index] as T }));
}

/** The highest step of a scale that the points reach, counted from 0. */
export function levelOf(points: number, scale: readonly number[]): number {
  return scale.filter((step) => points >= step).length;
}
