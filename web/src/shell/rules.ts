/** The reference: sections, searching, and clauses that name each other. */
import type { Clause } from "./api-types";

export const REFERENCE = "reference";
/** Whether a part of an address names a clause or a group of them. */
export const isClause = (text: string): boolean => /^[A-Z]{2}-\d/.test(text);

export function matching(rules: readonly Clause[], wish: string, fold: (text: string) => string): Clause[] {
  const words = wish.split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = fold(`${rule.clause} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

export function sections(rules: readonly Clause[]): { name: string; rules: Clause[] }[] {
  const found = new Map<string, Clause[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found].map(([name, own]) => ({ name, rules: own }));
}

/** The clause that is meant: itself, or the first one under that number. */
export function meant(rules: readonly Clause[], clause: string): string {
  if (!clause || rules.some((rule) => rule.clause === clause)) return clause;
  return rules.find((rule) => rule.clause.startsWith(`${clause}.`))?.clause ?? clause;
}

export interface Part {
  text: string;
  clause?: string;
  strong?: boolean;
}

/** The text cut where it names a clause (which becomes a link) or is set in bold. */
export function clauseParts(text: string, known: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|[A-Z]{2}-\d+(?:\.\d+)*)/)) {
    if (!piece) continue;
    if (piece.startsWith("**")) parts.push({ text: piece.slice(2, -2), strong: true });
    else if (known.has(piece)) parts.push({ text: piece, clause: piece });
    else parts.push({ text: piece.replaceAll("`", "").replace(/(^|\s)\*([^*]+)\*/g, "$1$2") });
  }
  return parts;
}
