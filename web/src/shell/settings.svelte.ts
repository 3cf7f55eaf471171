/** What a person prefers, kept in this browser. */
import type { When } from "./when";
import { LANGUAGES, loadWords, type Language } from "./words.svelte";

export const PACES = ["steps", "calm", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notifications: boolean;
  /** When this browser is told also while it is closed; null: never. */
  push: When | null;
  confirm: boolean;
  motion: "auto" | "off";
  keys: boolean;
  /** How fast the decisions of others are shown; "auto" is as fast as motion allows. */
  watch: "auto" | Pace;
  /** Whether orders are left at tables that spare questions by whose answer nothing can be gained. */
  spare: boolean;
  /** How loud the sounds are, from 0 to 1. */
  volume: number;
  /** The kind of piece that one touch means, where there are several. */
  piece: string;
  name: string;
  game: string; // the one played last
}

const KEY = "hanse.settings";

function habit(): Language {
  const wish = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language));
  return (wish as Language | undefined) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const DEFAULTS: Settings = {
  language: "en",
  theme: "auto",
  sound: true,
  notifications: false,
  push: null,
  confirm: true,
  motion: "auto",
  keys: true,
  watch: "auto",
  spare: true,
  volume: 0.6,
  piece: "",
  name: "",
  game: "",
};

export const settings = $state<Settings>({ ...DEFAULTS, language: habit(), ...stored() });
const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let nightNow = $state(night.matches);
let stillNow = $state(still.matches);
night.addEventListener("change", () => (nightNow = night.matches));
still.addEventListener("change", () => (stillNow = still.matches));

export function theme(): "light" | "dark" {
  return settings.theme === "auto" ? (nightNow ? "dark" : "light") : settings.theme;
}

export function moving(): boolean {
  return settings.motion === "auto" && !stillNow;
}

/** How fast the decisions of others are shown. */
export function pace(): Pace {
  return settings.watch === "auto" ? (moving() ? "fast" : "once") : settings.watch;
}

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  settings.language = language;
}
