/** Legal choices made easy to find: equal ones folded together, grouped by kind. */
import type { Choice } from "../shell/api-types";

export interface Item {
  choice: Choice;
  text: string;
}
export interface Group {
  family: string;
  items: Item[];
}

/** Choices that read the same are one item: to a reader they are alike. */
export function distinct(choices: readonly Choice[], text: (choice: Choice) => string): Item[] {
  const items = new Map<string, Item>();
  for (const choice of choices) {
    const said = text(choice);
    if (!items.has(said)) items.set(said, { choice, text: said });
  }
  return [...items.values()];
}

export function grouped(choices: readonly Choice[], text: (choice: Choice) => string, order: readonly string[]): Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of distinct(choices, text)) {
    groups.set(item.choice.family, [...(groups.get(item.choice.family) ?? []), item]);
  }
  const place = (family: string): number => {
    const index = order.indexOf(family);
    return index < 0 ? order.length : index;
  };
  return [...groups]
    .map(([family, items]) => ({ family, items }))
    .sort((one, other) => place(one.family) - place(other.family));
}

/** Of choices of one kind that differ in the kind of piece only those with the wanted one, if there are such. */
export function meant(choices: readonly Choice[], piece: string | undefined): Choice[] {
  const wanted = new Set(choices.filter((choice) => choice["kind"] === piece).map((choice) => choice.family));
  return choices.filter((choice) => choice["kind"] === undefined || choice["kind"] === piece || !wanted.has(choice.family));
}

/** A choice in the menu of a place, and the letter that means it there. */
export interface Offer extends Item {
  key: string;
}

/** What a touch offers: choices that read the same are one, and no letter means two of them. */
export function offers(choices: readonly Choice[], piece: string | undefined, text: (choice: Choice) => string, letter: ((choice: Choice) => string) | undefined): Offer[] {
  const letters = new Set<string>();
  return distinct(meant(choices, piece), text).map((item) => {
    const wish = letter?.(item.choice) ?? "";
    const key = letters.has(wish) ? "" : wish;
    letters.add(wish);
    return { ...item, key };
  });
}
