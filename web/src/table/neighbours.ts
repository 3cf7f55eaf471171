/** Moving between places with the arrow keys. */
export interface Place {
  id: string;
  group: string; // places of one group are preferred
  x: number;
  y: number;
}
export type Direction = "left" | "right" | "up" | "down";

const STEPS: Record<Direction, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The next place in a direction: near, not far off the line, of the same group if there is one. */
export function neighbour(from: Place, places: readonly Place[], direction: Direction): Place | null {
  const step = STEPS[direction];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from.id) continue;
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along <= 0.5 || aside > along * 2.5) continue;
    const cost = (along + aside * 1.6) * (place.group === from.group ? 0.5 : 1);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
