import { expect, test } from "vitest";
import type { Card } from "./cards";
import { dueOf, duesByPlace, litCard, litPlace } from "./plans";
import type { View } from "./types";

const CARDS: Record<string, Card> = {
  spain3: { kind: "contract", value: 3, place: "spain", goods: { wine: 2 } },
  spain5: { kind: "contract", value: 5, place: "spain", goods: { wine: 3 } },
  italy2: { kind: "contract", value: 2, place: "italy", goods: { ham: 2 } },
  peace: { kind: "contract", value: 14 },
  bonus: { kind: "bonus", cost: 4, place: "spain", good: "wine" },
  hall: { kind: "building", cost: 8, score: { kind: "fixed", vp: 4 } },
};
const cards = (key: string): Card | undefined => CARDS[key];
const seat = { contracts: ["spain5", "peace", "italy2", "spain3"], payable: ["spain3"], lacks: { spain5: { cubes: 2, goods: { wine: 2 } }, italy2: { cubes: 1, goods: { ham: 1 } } } };
const view = { seats: [seat], turn: { seat: 0, met: ["italy2"] } } as unknown as View;

test("every place has the contracts that it meets, in the order of their value", () => {
  expect(duesByPlace(view, 0, cards)).toEqual(new Map([
    ["spain", [{ key: "spain3", value: 3, state: "payable", short: 0 }, { key: "spain5", value: 5, state: "short", short: 2 }]],
    ["italy", [{ key: "italy2", value: 2, state: "met", short: 1 }]],
  ]));
  expect(dueOf(view, 0, "peace", cards)).toBeNull();
});

test("a card lights its place, and a place its cards", () => {
  expect(litPlace("card:spain5", cards)).toBe("spain");
  expect(litPlace("card:bonus", cards)).toBe("spain");
  expect(litPlace("place:italy", cards)).toBe("italy");
  expect(litPlace("card:hall", cards)).toBeNull();
  expect(litPlace("seat:1", cards)).toBeNull();
  expect(["spain3", "spain5", "italy2", "peace", "bonus"].filter((key) => litCard(key, "place:spain", cards))).toEqual(["spain3", "spain5", "bonus"]);
  expect(["spain3", "spain5"].filter((key) => litCard(key, "card:spain5", cards))).toEqual(["spain5"]);
});
