/** Positions as data, as far as the client has to know them. */

/** How many seats a position given as data has, as far as it says. */
export function seatsOf(position: Record<string, unknown>): number {
  const options = (position["options"] ?? {}) as Record<string, unknown>;
  const seats = position["seats"];
  for (const said of [options["players"], position["players"], Array.isArray(seats) ? seats.length : null]) {
    if (typeof said === "number" && said >= 1 && said <= 16) return said;
  }
  return 4;
}
