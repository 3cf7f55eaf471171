import { language } from "./words.svelte";

/** Points as a person writes them: some games count in parts of a point. */
const FRACTIONS: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

export function inPoints(counted: number, parts: number): string {
  const whole = Math.trunc(counted / parts);
  const rest = Math.abs(counted % parts);
  if (!rest) return String(whole);
  return `${whole || (counted < 0 ? "−" : "")}${FRACTIONS[`${rest}/${parts}`] ?? ""}`;
}

/** A number with one place after the point, as the reader writes it. */
export const tenths = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
export const percent = (part: number): string => new Intl.NumberFormat(language(), { style: "percent" }).format(part);

/** The categories of a score sheet, in the order of the scoring. */
export const categories = (sheet: Record<string, number>): string[] => Object.keys(sheet).filter((key) => key !== "total");
