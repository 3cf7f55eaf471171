/** Choices, questions and events of Hansa (2004) as sentences of the catalogue. */
import type { Choice, GameView, GameEvent } from "../../shell/api-types";
import type { Args } from "../../shell/words.svelte";
import type { Told } from "../../table/places";
import type { Phrases, Sentence } from "../../table/scene";
import type { Chart } from "./chart";
import { barrels, colour, LETTERS, read, type Token, type View } from "./types";
import { has, say, sayAny } from "./words";

/** A token with its article, or several of its kind. */
export function tokenText(token: Token, number = 1): string {
  const good = colour(token);
  return say("token", { a: say(`good-${good}.a`), many: say(`good-${good}.many`), number, barrels: barrels(token) });
}

function slotToken(view: View, slot: string): Token | null {
  const [port = "", letter = "a"] = slot.split(".");
  return view.ports[port]?.slots[LETTERS.indexOf(letter)] ?? null;
}

export function hansaPhrases(names: string[], chart: () => Chart | null): Phrases {
  const seat = (index: number): string => names[index] ?? String(index + 1);
  const port = (key: string): string => chart()?.ports.get(key.split(".")[0] ?? key)?.name ?? key;

  /** What a token costs the seat on turn, and whom it pays. */
  function price(view: View, slot: string): string {
    const there = view.ports[slot.split(".")[0] ?? slot];
    if (!there?.price) return say("table-price-free", { who: seat(view.turn.seat) });
    if (there.pays === null) return say("table-price-bank", { thalers: there.price });
    return say("table-price-leader", { thalers: there.price, leader: seat(there.pays) });
  }

  /** What a sale of these colours costs the seller and the others. */
  function saleCosts(view: View, goods: readonly string[]): string {
    const { sells } = view;
    if (!sells) return "";
    const lead = sells.leader === null ? say("table-effect-leader-none") : say("table-effect-leader", { leader: seat(sells.leader) });
    const lost = [...new Set(goods.flatMap((good) => sells.losers[good] ?? []))];
    const others = lost.length ? say("table-effect-loss", { who: lost.map(seat).join(", ") }) : say("table-effect-loss-none");
    return `${say("table-effect-post", { posts: sells.posts, port: port(view.ship), lead })}. ${others}.`;
  }

  function prompt(data: GameView, yours: boolean): string {
    const view = read(data);
    const asked = view.decision;
    if (!asked) return say("table-no-question");
    const args: Args = {
      port: port(view.ship),
      thalers: view.seats[asked.seat]?.purse ?? 0,
      used: asked.used ? "yes" : "no",
      who: seat(yours ? (asked.seller ?? view.turn.seat) : asked.seat),
      good: asked.colour ? say(`good-${asked.colour}`) : "",
      count: asked.surplus ?? 0,
      pair: 1 + Object.values(view.ports).filter((one) => (one.posts[asked.seat] ?? 0) > 0).length,
    };
    if (yours) return say(`prompt-${asked.kind}`, args);
    return sayAny([`table-waits-${asked.kind}`], args, say("table-waits", args));
  }

  function choice(data: Choice, whole: GameView): string {
    const view = read(whole);
    const asked = view.decision;
    const args: Args = data["token"] ? { token: tokenText(String(data["token"])) } : {};
    let family = data.family;
    if (family === "place") args["port"] = port(String(data["port"]));
    else if (family === "sail") {
      args["port"] = port(String(data["port"]));
      args["thalers"] = chart()?.amounts.sail ?? 1;
      if (chart()?.routes.get(`${view.ship}-${String(data["port"])}`)?.land) family = "sail-land";
    } else if (family === "refill") Object.assign(args, { count: asked?.tokens ?? 0, thalers: asked?.price ?? 1 });
    else if (family === "buy") {
      const key = String(data["port"]);
      const there = view.ports[key];
      args["token"] = tokenText(slotToken(view, String(data["slot"])) ?? "");
      Object.assign(args, { port: port(key), thalers: there?.price ?? 1 });
      if (typeof there?.pays === "number") args["leader"] = seat(there.pays);
      family = !there?.price ? "buy-free" : there.pays === null ? "buy-bank" : "buy-leader";
    } else if (family === "install") {
      args["port"] = port(view.ship);
      args["posts"] = Math.min(Number(data["barrels"]), view.seats[asked?.seat ?? 0]?.reserve ?? 0);
    } else if (family === "sell") {
      if (view.sale.length) family = "sell-more";
      args["points"] = view.sells?.points[String(data["token"])] ?? 0;
    } else if (family === "sell-all") {
      const good = String(data["colour"]);
      const own = (view.seats[asked?.seat ?? 0]?.open ?? []).filter((token) => colour(token) === good);
      Object.assign(args, { many: say(`good-${good}.many`), points: own.reduce((sum, token) => sum + (view.sells?.points[token] ?? 0), 0) });
    }
    else if (family === "done") {
      args["count"] = view.sale.length;
      args["points"] = asked?.points ?? 0;
    }
    return say(`choice-${family}`, args);
  }

  function event(data: GameEvent): Sentence | null {
    let name = data.event.replaceAll("_", "-");
    if (name === "ending") return { seat: null, text: say(`event-ending-${String(data["why"])}`) };
    const args: Args = {
      thalers: Number(data["price"] ?? data["income"] ?? data["thalers"] ?? 0),
      posts: Number(data["posts"] ?? 0),
      count: Number(data["tokens"] ?? 0),
    };
    const token = data["token"] as Token | undefined;
    if (token) {
      const good = say(`good-${colour(token)}`);
      Object.assign(args, { token: tokenText(token, Number(data["number"] ?? 1)), good, barrels: barrels(token) });
    }
    const to = data["to"];
    const place = data["port"] ?? data["slot"] ?? (typeof to === "string" ? to : undefined);
    if (place !== undefined) args["port"] = port(String(place));
    if (typeof to === "number") args["leader"] = seat(to);
    if (name === "bought") name = !data["price"] ? "bought-free" : typeof to === "number" ? "bought-leader" : "bought-bank";
    if (!has(`event-${name}`)) return null;
    return { seat: data.seat ?? null, text: say(`event-${name}`, args), goesOn: name === "drawn" };
  }

  function place(id: string, data: GameView): string {
    const view = read(data);
    const [family = "", key = ""] = id.split(":");
    if (family === "port") {
      const there = view.ports[key];
      const posts = (there?.posts ?? []).flatMap((count, index) => (count ? [`${seat(index)} ${say("posts", { posts: count })}`] : []));
      const who = posts.length ? posts.join(", ") : say("table-place-port-nobody");
      const lead = typeof there?.leader === "number" ? say("table-place-leader", { leader: seat(there.leader), ahead: there.ahead }) : say("table-place-leader-none");
      return `${say("table-place-port", { port: port(key), who })}; ${lead}`;
    }
    if (family === "slot") {
      const token = slotToken(view, key);
      if (!token) return say("table-place-slot-empty", { port: port(key) });
      return say("table-place-slot-price", { place: say("table-place-slot", { port: port(key), token: tokenText(token) }), price: price(view, key) });
    }
    if (family === "route") {
      const [from = "", to = ""] = key.split("-");
      return say("table-place-route", { kind: chart()?.routes.get(key)?.land ? "land" : "sea", from: port(from), port: port(to) });
    }
    if (family === "berth") return port(key);
    if (family === "stack") return say("table-place-stack", { number: Number(key), count: view.stacks.heights[Number(key) - 1] ?? 0 });
    return key;
  }

  function facts(told: Told): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(told)) {
      if (key === "port" || key === "from") args[key] = port(String(value));
      else if (key === "ports") args[key] = (value as string[]).map(port).join(", ");
      else if (key === "token") args[key] = tokenText(String(value));
      else if (key === "colour") args[key] = say(`good-${String(value)}`);
      else if (key === "owner" || key === "to") args[key] = seat(Number(value));
      else if (key === "seat") args["who"] = seat(Number(value));
      else if (key === "owners") args[key] = (value as number[]).map(seat).join(", ");
      else if (typeof value === "number" || typeof value === "string") args[key] = value;
    }
    return args;
  }

  function clause(data: GameView): string {
    const asked = read(data).decision?.kind ?? "end";
    return /HA-[\d.]*\d/.exec(sayAny([`hint-${asked}`], {}, ""))?.[0] ?? "HA-4.3";
  }

  function effect(data: Choice, whole: GameView): string {
    const view = read(whole);
    if (data.family === "sell" || data.family === "sell-all") return saleCosts(view, [String(data["colour"])]);
    if (data.family === "done") return saleCosts(view, view.sale.map(colour));
    return has(`group-${data.family}.about`) ? say(`group-${data.family}.about`) : "";
  }

  function cost(family: string): string {
    return family === "sail" ? say("cost-sail", { thalers: chart()?.amounts.sail ?? 1 }) : "";
  }

  function warning(data: Choice, whole: GameView): string | null {
    const view = read(whole);
    const mover = view.decision?.seat ?? 0;
    const own = view.seats[mover];
    if (!own) return null;
    if (data.family === "end") {
      const { keepThalers, keepTokens } = chart()?.amounts ?? { keepThalers: own.purse, keepTokens: own.open.length };
      const [thalers, tokens] = [Math.max(0, own.purse - keepThalers), Math.max(0, own.open.length - keepTokens)];
      return thalers || tokens ? say("table-confirm-end", { thalers, tokens }) : null;
    }
    const last = (view.ports[view.ship]?.posts[mover] ?? 0) === 1;
    if (last && ["sell", "sell-all"].includes(data.family) && !view.sale.length) return say("table-confirm-last-post", { port: port(view.ship) });
    const posts = own.reserve;
    if (data.family === "install" && posts < Number(data["barrels"])) return say("table-confirm-short", { posts, barrels: Number(data["barrels"]) });
    return null;
  }

  return { prompt, choice, event, place, facts, clause, effect, cost, warning };
}
