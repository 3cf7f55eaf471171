/** What a game brings to the table. Everything else at the table is the same for all games. */
import type { Component } from "svelte";
import type { Choice, GameEvent, GameView, OptionOut, TableBody } from "../shell/api-types";
import type { Words } from "../shell/words.svelte";

export interface Sentence {
  seat: number | null;
  text: string;
  /** It goes on with the sentence before it. */
  goesOn?: boolean;
}

/** Says in the reader's language what the engine reports as data. */
export interface Phrases {
  prompt(view: GameView, yours: boolean): string;
  choice(choice: Choice, view: GameView): string;
  event(event: GameEvent): Sentence | null;
  /** A board element for somebody who cannot see it: what it is and what is on it. */
  place(id: string, view: GameView): string;
  /** Where in the rules the open question is answered. */
  clause(view: GameView): string;
  effect(choice: Choice, view: GameView): string;
  /** The sentence with which a costly choice is confirmed, or null. */
  warning(choice: Choice, view: GameView): string | null;
}

export interface BoardProps {
  view: GameView;
  choices: Choice[];
  phrases: Phrases;
  busy: boolean;
  pick: (choices: Choice[], at: { x: number; y: number }, title: string) => void;
  /** What a choice would do, in sentences. */
  preview: (choice: Choice) => Promise<string[]>;
}
export interface DeskProps {
  view: GameView;
  seat: number;
  choices: Choice[];
  large: boolean;
  pick: (choices: Choice[], at: { x: number; y: number }, title: string) => void;
}
export interface RaceProps {
  view: GameView;
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
  changes?: TableBody["changes"];
  steps: readonly GuideStep[];
}

/** A key of this game: what it does, in the words `table-key-<what>`, and the kind of choices it opens. */
export interface GameKey {
  key: string;
  what: string;
  family?: string;
}

/** What a person is asked about the options of a new table. */
export interface Setup {
  /** The options that a person chooses first; the others are rulings and differences of editions. */
  first: readonly string[];
  /** The options that belong to a number of people: a wish for one of them ends when that number changes. */
  bySeats: readonly string[];
  /** Whether an option can matter for this many people with these values of the others. */
  concerns(option: string, seats: number, value: (option: string) => OptionOut["values"][number] | undefined): boolean;
}

/** One game at the table. A folder of `src/games` is a game if its `index.ts` exports one of these as `scene`. */
export interface Scene {
  words: Words;
  setup?: Setup;
  /** Loads what the phrases and the board need, for instance the drawing of the board. */
  load(view: GameView): Promise<void>;
  phrases(names: string[]): Phrases;
  Board: Component<BoardProps>;
  Desk: Component<DeskProps>;
  Ends: Component<RaceProps>;
  /** What stands beside the question, for instance the pieces in hand. */
  Beside?: Component<{ view: GameView }>;
  /** Kinds of choices in the order in which they are offered. */
  order: readonly string[];
  /** The kind of choice that ends one's turn, where there is one: it has a button and a key of its own. */
  ends?: string;
  /** The key that means a choice in the menu of a place. */
  letter?: (choice: Choice) => string;
  /** Kinds of choices that the desk offers, so that the prompt need not. */
  atDesk: readonly string[];
  /** Kinds of choices that the prompt offers although they name something on the table. */
  atPrompt?: readonly string[];
  /** Events that only repeat the choice they come from. */
  repeats: ReadonlySet<string>;
  keys: readonly GameKey[];
  /** The first one is for beginners. */
  lessons: readonly Lesson[];
}
