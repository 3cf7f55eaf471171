import { describe, expect, it } from "vitest";
import type { CardOut } from "../shell/api-types";
import type { Words } from "../shell/words.svelte";
import { cells, clauses, rowsOf, tellFact } from "./places";

const words: Words = {
  say: (id, args = {}) => [id, ...Object.values(args).map(String)].join(" "),
  has: () => true,
  sayAny: (_ids, _args, otherwise) => otherwise,
};
const none = () => ({});

describe("what a place answers", () => {
  it("names the kinds of choices that a reason refuses", () => {
    expect(tellFact({ reason: "too-few", families: ["row"] }, words, none)).toBe("card-refused group-row why-too-few");
  });
  it("names none where nothing at all can be decided", () => {
    expect(tellFact({ reason: "decides", families: [] }, words, none)).toBe("why-decides");
    expect(tellFact({ reason: "asked", families: ["row"] }, words, none)).toBe("why-asked");
  });
  it("makes clauses out of their numbers", () => {
    expect(clauses("Needs more (XY-6.4.2).").map((part) => part.clause)).toEqual([null, "XY-6.4.2", null]);
  });
  it("puts every line of a card into its column", () => {
    const card: CardOut = { place: "city:a", lines: [{ line: "city" }, { line: "space" }, { line: "control-most" }], choices: [], reasons: [] };
    const columns = [{ key: "spaces", lines: ["space", "ground"] }, { key: "control", lines: ["control-most"] }];
    expect(cells(card, { family: "city", columns }).map((cell) => cell.length)).toEqual([1, 1]);
    expect(rowsOf([card], { family: "city", columns })).toEqual([card]);
    expect(rowsOf([card], { family: "city", columns, only: ["open"] })).toEqual([]);
  });
});
