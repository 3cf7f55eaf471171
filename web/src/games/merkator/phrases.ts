/** Choices, questions and events of Merkator as sentences of the catalogue. */
import type { Choice, GameView, GameEvent } from "../../shell/api-types";
import type { Args } from "../../shell/words.svelte";
import type { Told } from "../../table/places";
import type { Phrases, Sentence } from "../../table/scene";
import { inPoints } from "../../shell/points";
import { partsOf } from "../../shell/session.svelte";
import type { Deck } from "./cards";
import { cardOf, currentDeck } from "./current.svelte";
import { amountsText, cardName, costOf, demandText, dueText, goodName, lackText, letterText, offerText, placeName, valueOf } from "./names";
import { duesByPlace } from "./plans";
import { read, type Lack } from "./types";
import { has, say, sayAny } from "./words";

/** Sentences without a seat. */
const WHOLE = new Set(["shown", "refreshed", "uncovered", "reformed", "grew", "turned", "refilled", "game-over"]);
const COUNTS = new Set(["cubes", "coins", "counters", "price"]);

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

export function merkatorPhrases(names: string[]): Phrases {
  const seat = (index: number): string => names[index] ?? String(index + 1);
  const limits = (): Deck["limits"] => currentDeck().limits;

  /** The data with every name in the reader's language. */
  function words(data: Record<string, unknown>): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(data)) {
      if (value === null || value === undefined) continue;
      const text = String(value);
      if (COUNTS.has(key)) args["count"] = Number(value);
      else if (key === "card" || key === "contract") args["card"] = cardName(text);
      else if (key === "place") args["place"] = placeName(text);
      else if (key === "colour") args["place"] = placeName(currentDeck().places.get(text) ?? text);
      else if (key === "good" || key === "paid") args[key] = goodName(text);
      else if (key === "letter") args[key] = letterText(text);
      else if (typeof value === "number" || typeof value === "string") args[key] = value;
    }
    return args;
  }

  function prompt(data: GameView, yours: boolean): string {
    const view = read(data);
    const asked = view.decision;
    if (!asked) return say("table-no-question");
    const own = view.seats[asked.seat];
    const args: Args = { place: view.pawn ? placeName(view.pawn) : "", ...words({ ...asked, kind: null, seat: null }) };
    args["who"] = seat(yours ? view.turn.seat : asked.seat);
    if (!yours) return sayAny([`table-waits-${asked.kind}`], args, say("table-waits", args));
    if (asked.kind === "invest") {
      const more = (own?.contracts.length ?? 0) - limits().contracts;
      if (more > 0 && !view.last) return say("prompt-invest-must", { more });
      return say(view.solo ? "prompt-invest-solo" : "prompt-invest", { count: own?.coins ?? 0 });
    }
    if (asked.kind === "hand-in" && view.purchase) {
      Object.assign(args, { card: cardName(view.purchase.card), count: costOf(view.purchase.card) - view.purchase.handed });
    } else if (asked.left !== undefined) args["count"] = asked.left;
    return say(`prompt-${asked.kind}`, args);
  }

  const letter = (key: string): Args => ({ card: cardName(key), demand: demandText(key), count: valueOf(key) });

  function choice(data: Choice, whole: GameView): string {
    const view = read(whole);
    const asked = view.decision;
    const args = words({ ...data, code: null, family: null, touches: null, kind: null });
    let family = data.family;
    if (family === "travel") {
      const place = view.places[String(data["place"])];
      const time = place?.time ?? 0;
      Object.assign(args, { kind: place?.kind ?? "main", count: place?.cubes ?? 0, threshold: place?.threshold ?? 0, gain: Math.max(time, 0), pay: Math.max(-time, 0) });
    } else if (family === "split") {
      const [good = "", other = ""] = view.places[asked?.place ?? ""]?.goods ?? [];
      Object.assign(args, { second: (asked?.portion ?? 0) - Number(data["first"]), good: goodName(good), other: goodName(other) });
    } else if (["sell", "discard", "hand-in", "fulfil"].includes(family)) Object.assign(args, letter(String(data["contract"])));
    else if (family === "buy") {
      const key = String(data["card"]);
      Object.assign(args, { card: offerText(key), count: costOf(key) });
      if (view.solo) family = "buy-contracts";
    } else if (family === "buy-hand" || family === "lay-back") args["card"] = cardName(view.seats[asked?.seat ?? 0]?.hand ?? "");
    else if (family === "take-reward" || family === "sell-reward") Object.assign(args, letter(asked?.contract ?? ""));
    else if (family === "exchange") {
      family = `exchange-${String(data["by"])}`;
      args["count"] = limits().rate;
    } else if (family === "join") Object.assign(args, { place: placeName(view.pawn ?? ""), count: asked?.price ?? 1, who: seat(view.turn.seat) });
    else if (family === "keep") Object.assign(args, { letter: letterText(asked?.letter ?? ""), column: asked?.letter?.[0] ?? "", count: asked?.letter?.length ?? 1 });
    else if (family === "done" && has(`choice-done-${asked?.kind ?? ""}`)) family = `done-${asked?.kind ?? ""}`;
    return say(`choice-${family}`, args);
  }

  function event(data: GameEvent): Sentence | null {
    let name = data.event.replaceAll("_", "-");
    if (name === "ending") return { seat: null, text: say(`event-ending-${String(data["why"])}`) };
    const args = words(data);
    if (name === "exchanged") {
      name = `exchanged-${String(data["by"])}`;
      args["count"] = limits().rate;
    }
    if (!has(`event-${name}`)) return null;
    return { seat: WHOLE.has(name) ? null : (data.seat ?? null), text: say(`event-${name}`, args) };
  }

  function place(id: string, data: GameView): string {
    const view = read(data);
    const [family = "", key = ""] = id.split(":");
    if (family === "place") {
      const there = view.places[key];
      const args: Args = { place: placeName(key), count: there?.cubes ?? 0, time: signed(there?.time ?? 0), threshold: there?.threshold ?? 0 };
      args["goods"] = (there?.goods ?? []).map(goodName).join(", ");
      const said = say(there?.kind === "minor" ? "table-place-minor" : "table-place-main", args);
      const own = view.viewer === null ? [] : (duesByPlace(view, view.viewer, cardOf).get(key) ?? []);
      if (!own.length) return said;
      const contracts = own.map((due) => say("table-contract-state", { card: cardName(due.key), state: dueText(view, view.viewer ?? 0, due) }));
      return `${said}; ${say("table-place-own", { contracts: contracts.join(", ") })}`;
    }
    if (family === "pile") {
      const pile = view.piles[key];
      const top = pile?.top ? `${cardName(pile.top)}: ${demandText(pile.top)}` : "";
      return say("table-place-pile", { value: Number(key), count: pile?.count ?? 0, card: top });
    }
    if (family === "bonus" || family === "building") {
      const open = view[family === "bonus" ? "bonus" : "buildings"].open[Number(key) - 1];
      return open ? say("table-place-card", { card: offerText(open), cost: costOf(open) }) : say(`drawing-offer-${family}`);
    }
    if (family === "card") {
      const said = costOf(key) ? say("table-place-card", { card: offerText(key), cost: costOf(key) }) : cardName(key);
      const reached = view.viewer !== null && view.seats[view.viewer]?.reach.includes(key);
      return reached ? say("table-place-in-reach", { place: said }) : said;
    }
    if (family === "chart") return say("table-place-chart", { count: view.chart.left });
    if (family === "discard") return say("discard");
    if (family === "tile") return say("table-place-tile", { place: placeName(currentDeck().places.get(key) ?? key) });
    if (family === "counters" || family === "hand") return say(`table-place-${family}`);
    if (family === "good") return say("table-place-good", { good: goodName(key), count: view.seats[view.decision?.seat ?? 0]?.goods[key] ?? 0 });
    return key;
  }

  function facts(told: Told): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(told)) {
      const text = String(value);
      if (key === "card") Object.assign(args, { card: offerText(text), demand: demandText(text) });
      else if (key === "place") args[key] = placeName(text);
      else if (key === "places") args[key] = (value as string[]).map(placeName).join(", ");
      else if (key === "colour") args["place"] = placeName(currentDeck().places.get(text) ?? text);
      else if (key === "good") args[key] = goodName(text);
      else if (key === "goods") args[key] = (value as string[]).map(goodName).join(", ");
      else if (key === "lack") args[key] = lackText(value as Lack);
      else if (key === "halves") args[key] = inPoints(Number(value), partsOf("merkator"));
      else if (key === "owner") args[key] = seat(Number(value));
      else if (key === "seat") args["who"] = seat(Number(value));
      else if (key === "owners") args[key] = (value as number[]).map(seat).join(", ");
      else if (typeof value === "number" || typeof value === "string") args[key] = value;
    }
    return args;
  }

  function clause(data: GameView): string {
    const asked = read(data).decision?.kind ?? "end";
    return /MK-[\d.]*\d/.exec(sayAny([`hint-${asked}`], {}, ""))?.[0] ?? "MK-4.2";
  }

  function effect(data: Choice): string {
    return has(`group-${data.family}.about`) ? say(`group-${data.family}.about`) : "";
  }

  /** What joining would give. */
  function cost(family: string, whole: GameView): string {
    const gains = read(whole).decision?.gains;
    if (family !== "join" || !gains) return "";
    const said = gains.contracts.map((card) => say("gain-contract", { card: cardName(card) }));
    if (Object.keys(gains.goods).length) said.push(say("gain-goods", { goods: amountsText(gains.goods) }));
    return said.length ? said.join(", ") : say("gain-none");
  }

  function warning(data: Choice, whole: GameView): string | null {
    const view = read(whole);
    if (data.family === "done" && view.decision?.kind === "invest") {
      const lost = (view.seats[view.decision.seat]?.coins ?? 0) - limits().coins;
      return lost > 0 && !view.options["variant.more_money"] ? say("table-confirm-must", { limit: limits().coins, lost }) : null;
    }
    if (data.family === "sell") return say("table-confirm-sell");
    if (data.family === "discard") return say("table-confirm-discard");
    return null;
  }

  return { prompt, choice, event, place, facts, clause, effect, cost, warning };
}
