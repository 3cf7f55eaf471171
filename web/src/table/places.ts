/** Asking a place what it is and why nothing can be decided there: from the board, a desk or the table of all places. */
import type { CardLine, CardOut, Reason } from "../shell/api-types";
import type { Args, Words } from "../shell/words.svelte";

export type Told = CardLine | Reason;
/** A column of a table of places: its head is the message `overview-<key>`, its cells the lines of these names. */
export interface OverviewColumn {
  key: string;
  lines: readonly string[];
}
/** A table of all places of a family, called by the message `overview-<family>`; `only` those that have one of these lines. */
export interface Overview {
  family: string;
  only?: readonly string[];
  columns: readonly OverviewColumn[];
}
export interface Asked {
  place: string;
  at: { x: number; y: number };
}

const EVENT = "hanse-place";

/** Opens the card of a place. */
export function askPlace(place: string, at: Asked["at"]): void {
  window.dispatchEvent(new CustomEvent<Asked>(EVENT, { detail: { place, at } }));
}

/** Calls back whenever a place is asked: by name, or by a click on an element with `data-asks`. */
export function whenAsked(answer: (asked: Asked) => void): () => void {
  const named = (event: Event): void => answer((event as CustomEvent<Asked>).detail);
  const clicked = (event: MouseEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-asks]") : null;
    const place = element?.dataset["asks"];
    if (!element || !place) return;
    const box = element.getBoundingClientRect();
    answer({ place, at: { x: box.x + box.width / 2, y: box.y + box.height } });
  };
  window.addEventListener(EVENT, named);
  window.addEventListener("click", clicked);
  return () => {
    window.removeEventListener(EVENT, named);
    window.removeEventListener("click", clicked);
  };
}

/** A line of a card, or a reason with the kinds of choices that it refuses, as a sentence. */
export function tellFact(told: Told, words: Words, facts: (told: Told) => Args): string {
  if (!("reason" in told)) return words.say(`card-${String(told.line)}`, facts(told));
  const { reason, families } = told as Reason;
  const why = words.say(`why-${reason}`, facts(told));
  const kinds = families.map((family) => words.say(`group-${family}`)).join(", ");
  return kinds && reason !== "asked" ? words.say("card-refused", { kinds, why }) : why;
}

/** A sentence in parts, so that the clauses it names (two letters and a number) can be links. */
export function clauses(sentence: string): { text: string; clause: string | null }[] {
  return sentence.split(/(\b[A-Z]{2}-\d[\d.]*\b)/).filter(Boolean).map((text) => ({
    text,
    clause: /^[A-Z]{2}-\d/.test(text) ? text : null,
  }));
}

/** The cards that stand in a table. */
export function rowsOf(cards: readonly CardOut[], overview: Overview): CardOut[] {
  const { only } = overview;
  return cards.filter((card) => !only || card.lines.some((line) => only.includes(String(line.line))));
}

/** The cells of a row: for each column the lines of the card that belong there. */
export function cells(card: CardOut, overview: Overview): CardLine[][] {
  return overview.columns.map(({ lines }) => card.lines.filter((line) => lines.includes(String(line.line))));
}
