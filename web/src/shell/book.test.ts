import { expect, test } from "vitest";
import type { BookChapter } from "./api-types";
import { bookParts, found } from "./book";

test("strong words and clauses are cut out of a line", () => {
  expect(bookParts("Put **one** piece down. [§4.2]", "ZZ")).toEqual([
    { text: "Put " },
    { text: "one", strong: true },
    { text: " piece down." },
    { text: "§", clause: "ZZ-4.2" },
  ]);
});

const block = (line: string) => ({ kind: "text" as const, lines: [line], rows: [], name: "" });
const CHAPTERS: BookChapter[] = [
  { key: "a", title: "The turn", blocks: [block("Five actions."), block("Recruit pieces.")] },
  { key: "b", title: "The end", blocks: [block("Twenty points.")] },
];
const fold = (line: string): string => line.toLowerCase();

test("a search leaves the blocks that have all words, and whole chapters by their title", () => {
  expect(found(CHAPTERS, "", fold)).toHaveLength(2);
  expect(found(CHAPTERS, "Pieces recruit", fold)).toEqual([{ ...CHAPTERS[0], blocks: [CHAPTERS[0]?.blocks[1]] }]);
  expect(found(CHAPTERS, "the end", fold)).toEqual([CHAPTERS[1]]);
  expect(found(CHAPTERS, "nothing", fold)).toEqual([]);
});
