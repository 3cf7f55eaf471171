/** The networks of a seat as the engine tells them, with the roads between their cities. */
import { NEUTRAL, type View } from "./types";

export interface Lit {
  cities: string[];
  routes: string[];
  offices: number;
  /** The first is the one that counts at the end. */
  counts: boolean;
}

export function litNetworks(view: View, seat: number, ends: ReadonlyMap<string, readonly [string, string]>): Lit[] {
  return (view.seats[seat]?.networks ?? []).map(({ cities, offices }, index) => {
    const own = new Set(cities);
    const routes = [...ends].filter(([, pair]) => pair.every((city) => own.has(city))).map(([route]) => route);
    return { cities, routes, offices, counts: index === 0 };
  });
}

/** The cities that fly a pennant, with the seat it belongs to; null for the neutral traders. */
export function flags(view: View): { city: string; seat: number | null }[] {
  return Object.entries(view.control).flatMap(([city, seat]) => (seat === null ? [] : [{ city, seat: seat === NEUTRAL ? null : seat }]));
}

/** The cities that a seat controls. */
export const controlled = (view: View, seat: number): string[] => flags(view).flatMap((flag) => (flag.seat === seat ? [flag.city] : []));
