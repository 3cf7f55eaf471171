import { expect, test } from "vitest";
import type { TableData } from "../shell/api";
import type { Entry } from "../shell/api-types";
import { inLines, merged, newTo, sinceOwn, turns, waitingHint } from "./entries";

const decided = (id: number, ply: number, seat = 0, began?: number): Entry => ({
  id,
  kind: "decided",
  struck: false,
  seat,
  ply,
  events: began === undefined ? [] : [{ event: "turn_began", seat: began }],
});
const table = (log: Entry[] | null): TableData => ({ id: "x", ply: 1, log }) as unknown as TableData;

test("an update without a log keeps the log so far and adds its entry once", () => {
  const before = table([decided(1, 1)]);
  const after = merged(before, table(null), [decided(2, 2)]);
  expect(after.log.map((entry) => entry.id)).toEqual([1, 2]);
  expect(merged(after, table(null), [decided(2, 2)]).log).toHaveLength(2);
});

test("an entry that comes without its table keeps the table", () => {
  expect(merged(table([]), null, [decided(5, 1)])).toMatchObject({ id: "x", log: [{ id: 5 }] });
});

test("what an update says of earlier entries holds", () => {
  const undone: Entry = { id: 2, kind: "undone", struck: false, events: [], ply: 0 };
  const log = merged(table([decided(1, 1)]), table([{ ...decided(1, 1), struck: true }, undone]), [undone]).log;
  expect(log.map((entry) => entry.struck)).toEqual([true, false]);
});

test("a group ends where a turn begins", () => {
  const groups = turns([decided(1, 1), decided(2, 2, 0, 1), decided(3, 3, 1)]);
  expect(groups.map((group) => [group.seat, group.entries.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test("what goes on with a sentence stands in its line", () => {
  const said = [{ seat: 1, text: "refills" }, { seat: null, text: "Riga", goesOn: true }, { seat: null, text: "Visby", goesOn: true }, { seat: 2, text: "sails" }];
  expect(inLines(said).map((line) => [line.seat, line.text])).toEqual([[1, "refills · Riga · Visby"], [2, "sails"]]);
  expect(inLines([{ seat: null, text: "Riga", goesOn: true }])).toHaveLength(1);
});

/** Seats 0 and 1 in turn, two decisions each; the second one ends the turn. */
const game = (decisions: number): Entry[] =>
  Array.from({ length: decisions }, (_, index) => decided(index + 1, index + 1, Math.floor(index / 2) % 2, index % 2 ? Math.floor(index / 2 + 1) % 2 : undefined));

test("the turns since one's own last one, also while one's own turn goes on", () => {
  const seats = (log: Entry[], own: number[]) => sinceOwn(log, own, 2).map((turn) => [turn.seat, turn.entries.map((entry) => entry.id)]);
  expect(seats(game(4), [0])).toEqual([[1, [3, 4]]]);
  expect(seats(game(5), [0])).toEqual([[1, [3, 4]]]);
  expect(seats(game(3), [0])).toEqual([[1, [3]]]);
  expect(seats(game(4), [])).toEqual([[0, [1, 2]], [1, [3, 4]]]);
});

test("new is what was decided after one's own last decision that was really made", () => {
  expect(newTo(game(4), [0]).map((entry) => entry.id)).toEqual([3, 4]);
  const unasked = game(4).map((entry) => (entry.id === 3 ? { ...entry, seat: 0, unasked: true } : entry));
  expect(newTo(unasked, [0]).map((entry) => entry.id)).toEqual([3, 4]);
  expect(newTo(game(5), [0])).toEqual([]);
});

test("a hint waits until somebody decides", () => {
  const hinted: Entry = { id: 2, kind: "hinted", struck: false, seat: 0, events: [] };
  expect(waitingHint([decided(1, 1), hinted])).toBe(2);
  expect(waitingHint([decided(1, 1), hinted, decided(3, 2)])).toBeNull();
});
