/** A day with its time, as the reader writes it. */
import { language } from "../shell/words.svelte";

export function whenText(at: number): string {
  const habit = navigator.languages.find((tag) => tag.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(habit, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at * 1000));
}
