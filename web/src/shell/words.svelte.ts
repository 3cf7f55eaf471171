/** Words of the catalogues in the reader's language; the same files that terminal and server read. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr" | "de";
export const LANGUAGES: readonly Language[] = ["en", "fr", "de"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };
export type Args = Record<string, FluentVariable>;

// All catalogues but those of the terminal; a game brings its own.
const files = import.meta.glob<string>(
  ["../../../src/hanse/messages/*/*.ftl", "!**/terminal.ftl", "!**/rules.ftl", "!**/hosting.ftl", "!**/refusals.ftl", "!**/*-lessons.ftl"],
  { query: "?raw", import: "default" },
);
// The words of lessons come when somebody learns.
const lessons = import.meta.glob<string>("../../../src/hanse/messages/*/*-lessons.ftl", { query: "?raw", import: "default" });
const learnt = new Set<string>();

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

export async function loadWords(language: Language): Promise<void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  const taught = Object.entries(lessons).filter(([path]) => [...learnt].some((game) => path.endsWith(`/${game}-lessons.ftl`)));
  const wanted = [...Object.entries(files), ...taught].filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  spoken = language;
  document.documentElement.lang = language;
}

/** The words of a game's lessons are there from now on. */
export async function needLessons(game: string): Promise<void> {
  if (learnt.has(game)) return;
  learnt.add(game);
  await loadWords(spoken);
}

export function language(): Language {
  return spoken;
}

function pattern(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

export function has(id: string): boolean {
  return Boolean(pattern(id));
}

/** The message (`name` or `name.attribute`); a missing one shows its id, which the tests would see. */
export function say(id: string, args: Args = {}): string {
  const found = pattern(id);
  return found && bundle ? bundle.formatPattern(found, args, []) : id;
}

/** The first of these messages that the catalogue has, or the last resort. */
export function sayAny(ids: string[], args: Args, otherwise: string): string {
  const id = ids.find(has);
  return id ? say(id, args) : otherwise;
}

export interface Words {
  say: (id: string, args?: Args) => string;
  has: (id: string) => boolean;
  sayAny: (ids: string[], args: Args, otherwise: string) => string;
}

/** The same words seen from a game: its own message (`<game>-score`) before the common one (`score`). */
export function wordsOf(game: string): Words {
  const own = (id: string): string => (has(`${game}-${id}`) ? `${game}-${id}` : id);
  return {
    say: (id, args = {}) => say(own(id), args),
    has: (id) => has(own(id)),
    sayAny: (ids, args, otherwise) => sayAny(ids.map(own), args, otherwise),
  };
}

/** Lower case without accents, for searching. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}
