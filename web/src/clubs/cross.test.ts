import { expect, test } from "vitest";
import { meetings } from "./cross";

const seat = (account: string | null) => ({ account, rank: null, score: null, points: null });
const round = (number: number, ...tables: (string | null)[][]) => ({
  round: number, begun: 0, ends: 0, tables: tables.map((seats, index) => ({ table: `${number}${index}`, seats: seats.map(seat) })),
});

test("who met whom is told by round, and bots are met by nobody", () => {
  const met = meetings([round(1, ["a", "b"], ["c", null]), round(2, ["b", "a", "c"])]);
  expect(met.get("a")?.get("b")).toEqual([1, 2]);
  expect(met.get("c")?.get("a")).toEqual([2]);
  expect(met.get("c")?.size).toBe(2);
});
