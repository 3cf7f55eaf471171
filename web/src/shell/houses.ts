/** Colours and house marks of the seats, the same as on the drawn board. */
export interface House {
  fill: string;
  mark: string;
  path: string;
}
export const HOUSES: readonly House[] = [
  { fill: "#2a5ca5", mark: "#ffffff", path: "M0 8V-8L-7 1H6M-4.5 8H4.5" },
  { fill: "#f4d04a", mark: "#2b1d06", path: "M0 -8.5V8.5M-4.5 -4.5H4.5M-7 1.5H7" },
  { fill: "#d4512f", mark: "#ffffff", path: "M0 -8.5V8M-4 -5H4M-7.5 0.5C-7.5 10 7.5 10 7.5 0.5" },
  { fill: "#6b2469", mark: "#ffffff", path: "M0 -8.5L6 -2.5L0 3.5L-6 -2.5ZM0 3.5V9M-5 9H5" },
  { fill: "#63bfa6", mark: "#0c2a22", path: "M-7 -7.5H7M-7 7.5H7M-7 -7.5L7 7.5M7 -7.5L-7 7.5" },
];

// The houses of the table that is looked at, by seat; away from a table one after the other.
let worn: readonly House[] = HOUSES;
/** The marks of that table, by seat. */
export const HOUSE_MARKS: string[] = HOUSES.map((house) => house.path);

/** A table's seats take the colours that were chosen for them; it is called before anything of the table is drawn. */
export function wear(colours: readonly number[]): void {
  const chosen = colours.flatMap((colour) => HOUSES[colour] ?? []);
  worn = [...chosen, ...HOUSES.filter((house) => !chosen.includes(house))];
  HOUSE_MARKS.splice(0, HOUSE_MARKS.length, ...worn.map((house) => house.path));
}
export const seatColour = (seat: number): { fill: string; mark: string } => worn[seat % worn.length] ?? { fill: "#777", mark: "#fff" };
