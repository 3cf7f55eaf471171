/** What a game brings to the table. Everything else at the table is the same for all games. */
import type { Component } from "svelte";
import type { Choice, GameEvent, GameView, OptionOut } from "../shell/api-types";
import type { Args, Words } from "../shell/words.svelte";
import type { Editor } from "./editing";
import type { Overview, Told } from "./places";

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
  /** The facts of a card's line or of a reason, with every name in the reader's language. */
  facts(told: Told): Args;
  /** Where in the rules the open question is answered. */
  clause(view: GameView): string;
  effect(choice: Choice, view: GameView): string;
  /** What stands under the name of a kind of choices: what it costs, or of what how much is left; often nothing. */
  cost?(family: string, view: GameView): string;
  /** The sentence with which a costly choice is confirmed, or null. */
  warning(choice: Choice, view: GameView): string | null;
}

/** A mark on what somebody changed since one's own last decision. */
export interface Trace {
  /** The element, as choices name it. */
  id: string;
  seat: number;
}

/** How an event sounds: something is set down, or one loses something to another. */
export type Heard = "set" | "loss";

/** An arrow from place to place, or a ring at one; a number says when, in a line of decisions. */
export interface Mark {
  from?: string;
  to: string;
  number?: number;
}

export interface BoardProps {
  /** What somebody has drawn, or what is best. */
  drawn?: readonly Mark[];
  view: GameView;
  choices: Choice[];
  /** What led to this view from the one before it; nothing if that was not one decision ago. */
  events: readonly GameEvent[];
  traces: readonly Trace[];
  /** Only one kind of choices is shown, because somebody wants to make one. */
  armed: boolean;
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
  /** Whether an option can matter for this many people with these values of the others, in this edition. */
  concerns(option: string, seats: number, value: (option: string) => OptionOut["values"][number] | undefined, preset: string): boolean;
  /** Whether a value can be played by this many people; every value, if it is not said. */
  offers?(option: string, value: OptionOut["values"][number], seats: number): boolean;
  /** The number of people that an edition is for, where it is for one number only. */
  seatsOf?(preset: string): number | undefined;
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
  /** How positions are set up by hand. */
  editor: Editor;
  /** What stands beside the question, for instance the pieces in hand. */
  Beside?: Component<{ view: GameView }>;
  /** The tables of all places: which, and what stands in their columns. */
  overviews: readonly Overview[];
  /** Kinds of choices in the order in which they are offered. */
  order: readonly string[];
  /** The kind of choice that ends one's turn, where there is one: it has a button and a key of its own. */
  ends?: string;
  /** The key that means a choice in the menu of a place. */
  letter?: (choice: Choice) => string;
  /** Kinds of choices that lift what a later one puts down. */
  lifts?: readonly string[];
  /** Kinds of choices that the desk offers, so that the prompt need not. */
  atDesk: readonly string[];
  /** Kinds of choices that the prompt offers although they name something on the table. */
  atPrompt?: readonly string[];
  /** Kinds of choices on the board that the prompt offers too, one by one with what they do. */
  singly?: readonly string[];
  /** The kinds of pieces that a choice may name as its `kind`: a toggle says which one a touch means. */
  kinds?: readonly string[];
  /** Where a journey went, by the facts of its event, on this board. */
  went(places: Record<string, string>, board: string): Promise<string>;
  /** The ids of what an event changed on the board, as choices name them. */
  traces(event: GameEvent): string[];
  /** How an event sounds to whoever sits on these seats. */
  heard(event: GameEvent, own: readonly number[]): Heard | null;
  /** Events that only repeat the choice they come from. */
  repeats: ReadonlySet<string>;
  keys: readonly GameKey[];
  /** Points from which on who plays alone has reached the next level, named in the words `table-level-<number>`. */
  scale?: readonly number[];
}
