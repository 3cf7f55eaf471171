import { expect, test } from "vitest";
import { clauseParts, isClause, matching, meant, sections } from "./rules";

const rules = [
  { clause: "XY-1.1.1", section: "1.1 Pieces", text: "A **cart** is a wagon (XY-1.1.2)." },
  { clause: "XY-1.1.2", section: "1.1 Pieces", text: "A wheel" },
  { clause: "XY-4.3.1", section: "4.3 Tolls", text: "Pay." },
];

test("every word that is searched for must be there", () => {
  const fold = (text: string): string => text.toLowerCase();
  expect(matching(rules, "cart wagon", fold).map((rule) => rule.clause)).toEqual(["XY-1.1.1"]);
  expect(matching(rules, "", fold)).toHaveLength(3);
});

test("clauses that are named become links", () => {
  expect(clauseParts(rules[0]?.text ?? "", new Set(["XY-1.1.2"]))).toEqual([
    { text: "A " },
    { text: "cart", strong: true },
    { text: " is a wagon (" },
    { text: "XY-1.1.2", clause: "XY-1.1.2" },
    { text: ")." },
  ]);
});

test("a section's number means its first clause", () => {
  expect(meant(rules, "XY-4.3")).toBe("XY-4.3.1");
  expect([isClause("XY-4.3"), isClause("contents")]).toEqual([true, false]);
  expect(sections(rules).map((section) => section.rules.length)).toEqual([2, 1]);
});
