import { expect, test } from "vitest";
import type { Entry, TableData } from "../shell/api";
import { inLines, merged, turns } from "./entries";

const decided = (id: number, ply: number, seat = 0, began?: number): Entry => ({
  id,
  at: 0,
  kind: "decided",
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

test("an undo strikes the decisions after its ply, but not those that follow it", () => {
  const undone: Entry = { id: 4, at: 0, kind: "undone", ply: 1 };
  const log = merged(null, table([decided(1, 1), decided(2, 2), decided(3, 3), undone, decided(5, 2)]), []).log;
  expect(log.map((entry) => Boolean(entry.struck))).toEqual([false, true, true, false, false]);
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
