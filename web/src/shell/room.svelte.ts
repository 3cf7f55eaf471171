/** How much room the screen has, and which drawing of a board fits it. */
import { SvelteMap } from "svelte/reactivity";

const QUERIES = {
  /** Room for the log beside the board. */
  wide: "(min-width: 1600px)",
  /** A phone: lists are a sheet, or stand beside the board if it lies on its side. */
  narrow: "(max-width: 820px), (max-height: 500px)",
  upright: "(max-width: 820px) and (orientation: portrait)",
  small: "(max-width: 1180px), (max-height: 500px)",
} as const;
type Query = keyof typeof QUERIES;

const met = new SvelteMap<Query, boolean>();
for (const [name, text] of Object.entries(QUERIES) as [Query, string][]) {
  const query = matchMedia(text);
  met.set(name, query.matches);
  query.addEventListener("change", () => met.set(name, query.matches));
}

export const room = (): "wide" | "usual" | "narrow" => (met.get("narrow") ? "narrow" : met.get("wide") ? "wide" : "usual");
export type Size = "large" | "wide" | "tall";
/** The drawing that can be read here: the whole sheet, or one for small screens. */
export const size = (): Size => (met.get("upright") ? "tall" : met.get("small") ? "wide" : "large");
