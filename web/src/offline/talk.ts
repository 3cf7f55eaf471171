/** What a page and the workers in it say to each other. */
export type ToHouse =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "follow"; key: string }
  | { kind: "leave"; key: string };

export type FromHouse =
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "news"; key: string; event: string; data: string }
  | { kind: "ready"; compiled: boolean }
  | { kind: "broken" };

export interface ToThinker {
  id: number;
  question: string;
}
export interface FromThinker {
  id: number;
  answer: string | null;
}
