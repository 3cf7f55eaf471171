/** What the things of Merkator are called; cards and formulas are told from the closed vocabulary of the facts. */
import type { Args } from "../../shell/words.svelte";
import { lackMessage, type Score } from "./cards";
import { cardOf, currentChart } from "./current.svelte";
import type { Due } from "./plans";
import type { Lack, View } from "./types";
import { has, say } from "./words";

const id = (family: string, key: string): string => `${family}-${key.replaceAll("_", "-")}`;
const called = (family: string, key: string): string => (has(id(family, key)) ? say(id(family, key)) : key.replaceAll("_", " "));

export const placeName = (key: string): string =>
  has(`place-${key}`) ? say(`place-${key}`) : (currentChart()?.names.get(key) ?? key);
export const goodName = (key: string): string => called("good", key);

export function demandText(key: string): string {
  const card = cardOf(key);
  if (card?.kind !== "contract") return "";
  if (card.distinct) return say("contract-distinct", { count: card.distinct });
  if (!card.place) return say("contract-nothing");
  return amountsText(card.goods ?? {});
}
export const amountsText = (goods: Record<string, number>): string =>
  Object.entries(goods).map(([good, count]) => say("amount", { count, good: goodName(good) })).join(", ");

/** What a contract lacks. */
export function lackText(lack: Lack): string {
  const { id, count, goods } = lackMessage(lack);
  return say(id, { count, goods: amountsText(goods) });
}

/** How a contract of a seat stands, in words. */
export function dueText(view: View, seat: number, due: Due): string {
  const lack = view.seats[seat]?.lacks[due.key];
  if (due.state === "short") return lack ? lackText(lack) : "";
  return say(due.state === "met" ? "table-met" : "screen-can");
}

/** The letter of a counter, which may stand there twice. */
export const letterText = (shown: string): string => (shown.length > 1 ? say("letter-double", { letter: shown[0] ?? "" }) : shown);

export function formulaText(score: Score): string {
  let kind = score.kind.replaceAll("_", "-");
  const args: Args = { vp: score.vp, per: score.per ?? 1, min: score.min_value ?? 0 };
  if (score.goods) {
    kind += "-of";
    args["goods"] = score.goods.map(goodName).join(", ");
  }
  if (score.column) {
    kind += "-column";
    args["column"] = score.column;
  }
  if (kind === "per-contract") args["kind"] = score.place_kind ?? "any";
  if (kind === "sole-most") args["what"] = say(`most-${score.what ?? "time"}`, { min: score.min_value ?? 0 });
  return say(`formula-${kind}`, args) + (score.max ? say("formula-max", { max: score.max }) : "");
}

/** Any card as it is called. */
export function cardName(key: string): string {
  const card = cardOf(key);
  if (card?.kind === "bonus") return say("bonus", { place: placeName(card.place), good: goodName(card.good) });
  if (card?.kind === "contract")
    return card.place ? say("contract", { value: card.value, place: placeName(card.place) }) : say("contract-peace");
  return called("building", key);
}
/** A card that can be bought, with what it does. */
export function offerText(key: string): string {
  const card = cardOf(key);
  return card?.kind === "building" ? `${cardName(key)} (${formulaText(card.score)})` : cardName(key);
}

/** The value of a contract, and what any other card costs. */
export const valueOf = (key: string): number => {
  const card = cardOf(key);
  return card?.kind === "contract" ? card.value : 0;
};
export const costOf = (key: string): number => {
  const card = cardOf(key);
  return card && card.kind !== "contract" ? card.cost : 0;
};
export const byValue = (keys: readonly string[]): string[] => [...keys].sort((one, other) => valueOf(one) - valueOf(other));
