/** Colours and house marks of the seats, the same as on the drawn board. */
const SEAT_COLOURS: readonly { fill: string; mark: string }[] = [
  { fill: "#2a5ca5", mark: "#ffffff" },
  { fill: "#f4d04a", mark: "#2b1d06" },
  { fill: "#d4512f", mark: "#ffffff" },
  { fill: "#4a1c48", mark: "#ffffff" },
  { fill: "#63bfa6", mark: "#0c2a22" },
];
export const HOUSE_MARKS: readonly string[] = [
  "M0 8V-8L-7 1H6M-4.5 8H4.5",
  "M0 -8.5V8.5M-4.5 -4.5H4.5M-7 1.5H7",
  "M0 -8.5V8M-4 -5H4M-7.5 0.5C-7.5 10 7.5 10 7.5 0.5",
  "M0 -8.5L6 -2.5L0 3.5L-6 -2.5ZM0 3.5V9M-5 9H5",
  "M-7 -7.5H7M-7 7.5H7M-7 -7.5L7 7.5M7 -7.5L-7 7.5",
];
export const seatColour = (seat: number) => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? { fill: "#777", mark: "#fff" };
