/** Where the mark of a change stands: at a corner of what was changed, over no name. */

import type { Box, Spot } from "./spots";

/** How far a mark reaches from its middle. */
const REACH = 9;

/** The first corner of a box, from the upper right on, at which a mark hides nothing that is written; else the upper right one. */
export function freeCorner(box: Box, written: readonly Box[]): Spot {
  const corners = [
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ];
  const hides = ({ x, y }: Spot): boolean =>
    written.some((text) => x + REACH > text.x && x - REACH < text.x + text.width && y + REACH > text.y && y - REACH < text.y + text.height);
  return corners.find((corner) => !hides(corner)) ?? { x: box.x + box.width, y: box.y };
}

/** The box around a middle. */
export function around(middle: Spot, wide: number, high: number): Box {
  return { x: middle.x - wide, y: middle.y - high, width: 2 * wide, height: 2 * high };
}
