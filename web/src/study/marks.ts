/** Lines of decisions as marks on the board. */
import type { Choice } from "../shell/api-types";
import type { Mark } from "../table/scene";

/** The best line, numbered; `lifts` are the kinds of choices whose piece one of the next puts down: that is an arrow. */
export function marksOf(choices: readonly Choice[], lifts: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  const lifted: string[] = [];
  let number = 0;
  for (const choice of choices) {
    // The most exact place: one space rather than what it is a part of.
    const place = choice.touches.find((id) => id.includes(".")) ?? choice.touches[0];
    if (place === undefined) continue;
    if (lifts.includes(choice.family)) {
      lifted.push(place);
      continue;
    }
    number += 1;
    const from = lifted.shift();
    marks.push({ to: place, number, ...(from === undefined ? {} : { from }) });
  }
  return [...marks, ...lifted.map((place) => ({ to: place }))];
}
