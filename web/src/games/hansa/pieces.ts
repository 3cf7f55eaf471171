/** Where every token and post of a view lies on the chart. */
import type { Spot } from "../../table/spots";
import type { Chart } from "./chart";
import { LETTERS, type Token, type View } from "./types";

export interface Laid extends Spot {
  key: string;
  token: Token;
}
export interface Posts extends Spot {
  key: string;
  seat: number;
  count: number;
}

export function laidTokens(view: View, chart: Chart): Laid[] {
  return Object.entries(view.ports).flatMap(([port, { slots }]) =>
    slots.flatMap((token, index) => {
      const slot = `${port}.${LETTERS[index]}`;
      const spot = chart.spots.get(`slot-${slot}`);
      return token && spot ? [{ key: `${slot} ${token}`, token, x: spot.x, y: spot.y }] : [];
    }),
  );
}

export function laidPosts(view: View, chart: Chart): Posts[] {
  return Object.entries(view.ports).flatMap(([port, { posts }]) =>
    posts.flatMap((count, seat) => {
      const spot = chart.spots.get(`posts-${port}.${seat + 1}`);
      return count && spot ? [{ key: `${port}.${seat}`, seat, count, x: spot.x, y: spot.y }] : [];
    }),
  );
}
