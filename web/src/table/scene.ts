/** What a game brings to the table. Everything else at the table is the same for all games. */
import type { Component } from "svelte";
import type { Choice, Data, GameEvent, Wish } from "../shell/api";
import type { Words } from "../shell/words.svelte";

export interface Sentence {
  seat: number | null;
  text: string;
  /** It goes on with the sentence before it. */
  goesOn?: boolean;
}

/** Says in the reader's language what the engine reports as data. */
export interface Phrases {
  prompt(view: Data, yours: boolean): string;
  choice(choice: Choice, view: Data): string;
  event(event: GameEvent): Sentence | null;
  /** A board element for somebody who cannot see it: what it is and what is on it. */
  place(id: string, view: Data): string;
  /** Where in the rules the open question is answered. */
  clause(view: Data): string;
  effect(choice: Choice, view: Data): string;
  /** The sentence with which a costly choice is confirmed, or null. */
  warning(choice: Choice, view: Data): string | null;
}

export interface BoardProps {
  view: Data;
  choices: Choice[];
  phrases: Phrases;
  busy: boolean;
  pick: (choices: Choice[], at: { x: number; y: number }, title: string) => void;
  /** What a choice would do, in sentences. */
  preview: (choice: Choice) => Promise<string[]>;
}
export interface DeskProps {
  view: Data;
  seat: number;
  choices: Choice[];
  large: boolean;
  pick: (choices: Choice[], at: { x: number; y: number }, title: string) => void;
}
export interface RaceProps {
  view: Data;
  names: string[];
}

/** A step of a lesson: done when the learner has seen one of the events, or says so. */
export interface GuideStep {
  key: string;
  events: readonly string[];
  times?: number;
}

/** A practice table with bots and what is explained at it; named in the words `table-lesson-<key>`. */
export interface Lesson {
  key: string;
  /** The edition; the usual one, if it is not said. */
  preset?: string;
  seats: number;
  changes?: Wish["changes"];
  steps: readonly GuideStep[];
}

/** A key of this game: what it does, in the words `table-key-<what>`, and the kind of choices it opens. */
export interface GameKey {
  key: string;
  what: string;
  family?: string;
}

export interface Scene {
  key: string;
  words: Words;
  /** How many parts a point has: scores are counted in them. */
  parts: number;
  /** Loads what the phrases and the board need, for instance the drawing of the board. */
  load(view: Data): Promise<void>;
  phrases(names: string[]): Phrases;
  Board: Component<BoardProps>;
  Desk: Component<DeskProps>;
  Ends: Component<RaceProps>;
  /** Kinds of choices in the order in which they are offered. */
  order: readonly string[];
  /** Kinds of choices that the desk offers, so that the prompt need not. */
  atDesk: readonly string[];
  /** Kinds of choices that the prompt offers although they name something on the table. */
  atPrompt?: readonly string[];
  /** Events that only repeat the choice they come from. */
  repeats: ReadonlySet<string>;
  keys: readonly GameKey[];
  /** The first one is for beginners. */
  lessons: readonly Lesson[];
  categories: readonly string[];
  score(view: Data, seat: number): number;
  now(view: Data): Record<string, number>[];
}
