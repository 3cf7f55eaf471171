import { expect, test } from "vitest";
import { clauseParts, matching, meant, sections, sourced } from "./rules";

const rules = [
  { clause: "HT-1.1.1", section: "1.1 Pieces", text: "A **trader** is a cube (HT-1.1.2). — *Book*" },
  { clause: "HT-1.1.2", section: "1.1 Pieces", text: "Lübeck" },
  { clause: "HT-4.3.1", section: "4.3 Displace", text: "Pay." },
];

test("every word that is searched for must be there", () => {
  const fold = (text: string): string => text.toLowerCase();
  expect(matching(rules, "trader cube", fold).map((rule) => rule.clause)).toEqual(["HT-1.1.1"]);
  expect(matching(rules, "", fold)).toHaveLength(3);
});

test("clauses that are named become links, and sources stand apart", () => {
  const whole = sourced(rules[0]?.text ?? "");
  expect(whole.source).toBe("Book");
  expect(clauseParts(whole.text, new Set(["HT-1.1.2"]))).toEqual([
    { text: "A " },
    { text: "trader", strong: true },
    { text: " is a cube (" },
    { text: "HT-1.1.2", clause: "HT-1.1.2" },
    { text: ")." },
  ]);
});

test("a section's number means its first clause", () => {
  expect(meant(rules, "HT-4.3")).toBe("HT-4.3.1");
  expect(sections(rules).map((section) => section.rules.length)).toEqual([2, 1]);
});
