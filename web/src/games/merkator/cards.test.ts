import { expect, test } from "vitest";
import { lackMessage, readDeck, ready } from "./cards";
import type { View } from "./types";

const FACTS = {
  "board.toml": { place: [{ id: "danzig", colour: "yellow" }, { id: "italy" }] },
  "contracts.toml": { contract: [{ id: "c2", value: 2, place: "danzig", goods: { wine: 2 } }, { id: "peace", value: 14 }] },
  "bonus-cards.toml": { card: [{ id: "b", place: "danzig", good: "wine", cost: 3 }] },
  "buildings.toml": { building: [{ id: "crane", cost: 12, score: { kind: "per_type", vp: 1 } }] },
  "setup.toml": { limits: { contracts_after_invest: 5, money_after_invest: 15, exchange_rate: 4 } },
};

test("every card is known, whether or not it can be seen now", () => {
  const deck = readDeck(FACTS);
  expect([...deck.cards].map(([key, card]) => [key, card.kind])).toEqual([
    ["c2", "contract"], ["peace", "contract"], ["b", "bonus"], ["crane", "building"],
  ]);
  expect([deck.peace, deck.limits.rate, deck.places.get("yellow")]).toEqual([14, 4, "danzig"]);
});

test("a contract that can be met here is ready once a turn", () => {
  const view = { pawn: "danzig", turn: { seat: 0, met: [] }, seats: [{ payable: ["c2"] }] } as unknown as View;
  const card = readDeck(FACTS).cards.get("c2");
  expect(ready(card, "c2", view, 0)).toBe(true);
  expect(ready(card, "c2", { ...view, turn: { seat: 0, met: ["c2"] } }, 0)).toBe(false);
  expect(ready(card, "c2", { ...view, pawn: "italy" }, 0)).toBe(false);
});

test("what exchanges make up for is not lacking", () => {
  expect(lackMessage({ cubes: 3, goods: { wine: 2, iron: 1 } })).toMatchObject({ id: "screen-lacks", goods: { wine: 2, iron: 1 } });
  expect(lackMessage({ cubes: 1, goods: { wine: 2 } })).toMatchObject({ id: "screen-lacks", goods: { wine: 1 } });
  expect(lackMessage({ cubes: 2, goods: { wine: 2, iron: 1 } })).toMatchObject({ id: "screen-lacks-some", count: 2 });
  expect(lackMessage({ cubes: 2, goods: {} })).toMatchObject({ id: "screen-lacks-kinds", count: 2 });
});
