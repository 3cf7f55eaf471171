/** Choices, questions and events of Hansa Teutonica as sentences of the catalogue. */
import type { Choice, GameView, GameEvent } from "../../shell/api-types";
import type { Args } from "../../shell/words.svelte";
import type { Told } from "../../table/places";
import type { Phrases, Sentence } from "../../table/scene";
import { routeName, type Chart } from "./chart";
import { has, say, sayAny } from "./words";
import { kind, NEUTRAL, owner, read, VALUES, type Piece, type Skill, type View } from "./types";

export function skillValue(skill: Skill, step: number): string {
  const value = VALUES[skill][step] ?? "";
  return say(`skill-${skill}.value`, { value: skill === "privilege" ? say(`colour-${value}`) : value });
}

function pieceAt(view: View, post: string): Piece | null {
  const [route = "", number = "1"] = post.split(".");
  return view.routes[route]?.posts[Number(number) - 1] ?? null;
}

/** Events that are whole sentences. */
const WHOLE = new Set(["completed", "game-over", "marker-discarded", "neutral-placed", "neutral-left"]);

export function teutonicaPhrases(names: string[], chart: () => Chart | null): Phrases {
  const seat = (index: number): string => (index === NEUTRAL ? say("seat-neutral") : (names[index] ?? String(index + 1)));
  const city = (key: string): string => chart()?.names.get(key) ?? key;

  const province = (key: string): string =>
    say("province", { number: chart()?.provinces.get(key)?.number ?? 0, name: say(`province-${key}`) });
  /** The route of a post; a ship post says so. */
  const post = (key: string): string => {
    const route = routeName(chart(), key);
    return chart()?.ships.has(key) ? say("post-ship", { route }) : route;
  };

  /** The data with every name in the reader's language. */
  function words(data: Record<string, unknown>): Args {
    const result: Args = {};
    for (const [key, value] of Object.entries(data)) {
      if (value === null || value === undefined) continue;
      if (key === "owner" || key === "victim") result[key] = seat(Number(value));
      else if (key === "seat" && "event" in data) result["who"] = seat(Number(value));
      else if (key === "kind") result["piece"] = say(`piece-${String(value)}`);
      else if (key === "post") result["route"] = post(String(value));
      else if (key === "route") result["route"] = routeName(chart(), String(value));
      else if (key === "cities") result["cities"] = (value as string[]).map(city).join(", ");
      else if (key === "province") result["province"] = province(String(value));
      else if (key === "city") result["city"] = city(String(value));
      else if (["marker", "skill", "colour", "favour"].includes(key)) result[key] = say(`${key}-${String(value)}`);
      else if (typeof value === "number") result[key] = value;
    }
    return result;
  }

  function prompt(data: GameView, yours: boolean): string {
    const view = read(data);
    const asked = view.decision;
    if (!asked) return say("table-no-question");
    const place = asked.route ?? asked.origin;
    const args: Args = {
      actions: view.turn.actions,
      who: seat(yours ? view.turn.seat : asked.seat),
      route: place ? routeName(chart(), place) : "",
      traders: view.hand.filter((piece) => kind(piece) === "trader").length,
      merchants: view.hand.filter((piece) => kind(piece) === "merchant").length,
      extra: asked.compensation ?? 0,
      left: asked.left ?? 0,
      waiting: asked.waiting ? "yes" : "no",
      piece: asked.piece ? say(`piece-${kind(asked.piece)}`) : "",
      owner: asked.piece ? seat(owner(asked.piece)) : "",
      markers: (view.seats[asked.seat]?.plate.open ?? []).map((marker) => say(`marker-${marker}`)).join(", "),
    };
    if (yours) return say(`prompt-${asked.kind}`, args);
    return sayAny([`table-waits-${asked.kind}`], args, say("table-waits", args));
  }

  function choice(data: Choice, whole: GameView): string {
    const view = read(whole);
    const asked = view.decision?.kind ?? "";
    const mover = view.decision?.seat ?? 0;
    const args = words(data);
    let family = data.family;
    if (family === "take") args["owner"] = seat(Number(data["seat"]) - 1);
    else if (family === "done" && has(`choice-done-${asked}`)) family = `done-${asked}`;
    else if (asked === "neutral-office") family = asked;
    else if (family === "place" && (asked === "neutral" || asked.startsWith("relocate"))) {
      family = "put";
      args["owner"] = seat(asked === "neutral" ? NEUTRAL : owner(view.decision?.piece ?? view.hand[0] ?? `t${mover}`));
    } else if (family === "displace" || family === "lift") {
      const there = pieceAt(view, String(data["post"])) ?? `t${mover}`;
      args["owner"] = args["victim"] = seat(owner(there));
      args["other"] = say(`piece-${kind(there)}`);
      args["piece"] ??= args["other"];
      const own = asked === "turn" && has("choice-move") ? "move" : "lift-own";
      if (family === "lift") family = asked === "remove" ? "remove" : owner(there) === mover ? own : "lift";
    } else if (family === "develop") {
      const skill = data["skill"] as Skill;
      const step = view.seats[mover]?.desk[skill] ?? 0;
      args["now"] = skillValue(skill, step);
      args["next"] = skillValue(skill, step + 1);
    } else if (family === "office") {
      const key = String(data["city"]);
      const space = (view.cities[key]?.offices.indexOf(null) ?? 0) + 1;
      const printed = chart()?.offices.get(`${key}.${space}`);
      args["colour"] = say(`colour-${printed?.privilege ?? "white"}`);
      args["piece"] = say(`piece-${printed?.piece ?? "trader"}`);
    } else if (family === "prestige") args["points"] = chart()?.prestige.get(String(data["colour"])) ?? 0;
    else if (family === "swap") {
      const offices = view.cities[String(data["city"])]?.offices ?? [];
      const space = Number(data["space"]);
      const holder = (piece: Piece | null | undefined): string => (piece ? seat(owner(piece)) : "–");
      Object.assign(args, {
        first: space,
        second: space + 1,
        left: holder(offices[space - 1]),
        right: holder(offices[space]),
      });
    } else if (family === "pay") args["traders"] = (view.decision?.penalty ?? 1) - Number(data["merchants"]);
    return say(`choice-${family}`, args);
  }

  function event(data: GameEvent): Sentence | null {
    let name = data.event.replaceAll("_", "-");
    const about = data.seat ?? (data["owner"] as number | undefined) ?? null;
    const args = words(data);
    if (name === "ending") return { seat: null, text: say(`event-ending-${String(data["why"])}`) };
    if (name === "scored") name = `scored-${String(data["why"])}`;
    else if (name === "displaced") args["other"] = say(`piece-${String(data["victim_kind"])}`);
    else if (["lifted", "put", "removed"].includes(name) && (data["owner"] ?? about) === about) name += "-own";
    else if (name === "developed") args["value"] = skillValue(data["skill"] as Skill, Number(data["step"]));
    if (!has(`event-${name}`)) return null;
    const text = say(`event-${name}`, args);
    if (about === NEUTRAL) return { seat: null, text: `${seat(NEUTRAL)} ${text}` };
    return { seat: WHOLE.has(name) ? null : about, text };
  }

  function place(id: string, data: GameView): string {
    const view = read(data);
    const [family = "", key = ""] = id.split(":");
    if (family === "post") {
      const there = pieceAt(view, key);
      const args: Args = { route: post(key), number: Number(key.split(".")[1]) };
      if (!there) return say("table-place-post-free", args);
      return say("table-place-post", { ...args, piece: say(`piece-${kind(there)}`), owner: seat(owner(there)) });
    }
    if (family === "route") return say("table-place-route", { route: routeName(chart(), key) });
    if (family === "marker") return say("table-place-marker", { route: routeName(chart(), key) });
    if (family === "city" || family === "office") {
      const own = key.split(".")[0] ?? key;
      const holder = view.control[own] ?? null;
      return holder === null ? say("table-place-city", { city: city(own) }) : say("table-place-controlled", { city: city(own), owner: seat(holder) });
    }
    if (family === "skill") return say(`skill-${key}`);
    if (family === "favour") return say("table-place-favour", { favour: say(`favour-${key}`) });
    if (family === "province") return say(view.pawn === key ? "table-place-pawn" : "table-place-province", { province: province(key) });
    if (family === "prestige") return say("table-place-prestige", { colour: say(`colour-${key}`) });
    return key;
  }

  function facts(told: Told): Args {
    const args = words(told);
    for (const [key, value] of Object.entries(told)) {
      if (key === "seat") args["who"] = seat(Number(value));
      else if (key === "mine") args[key] = say(`colour-${String(value)}`);
      else if (key === "region") args[key] = say(`region-${String(value)}`);
      else if (key === "regions") args[key] = (value as string[]).map((region) => say(`region-${region}`)).join(", ");
      else if (key === "routes") args[key] = (value as string[]).map((route) => routeName(chart(), route)).join(", ");
      else if (key === "permanent") Object.assign(args, { [key]: say(`permanent-${String(value)}`), effect: say(`permanent-${String(value)}.effect`) });
      else if (key === "marker" || key === "favour") args["effect"] = say(`${key}-${String(value)}.effect`);
      else if (key === "step") {
        const skill = told["skill"] as Skill;
        Object.assign(args, { now: skillValue(skill, Number(value)), next: skillValue(skill, Number(value) + 1) });
      }
    }
    return args;
  }

  function clause(data: GameView): string {
    const asked = read(data).decision?.kind ?? "end";
    const topic = has(`hint-${asked}`) ? asked : (asked.split("-")[0] ?? asked);
    return /HT-[\d.]*\d/.exec(sayAny([`hint-${topic}`], {}, ""))?.[0] ?? "HT-3.1";
  }

  function effect(data: Choice, view: GameView): string {
    const asked = read(view).decision?.kind;
    if (data.family === "use") return say(`marker-${String(data["marker"])}.effect`);
    if (data.family === "buy") return say(`favour-${String(data["favour"])}.effect`);
    if (data.family === "develop") return say(`skill-${String(data["skill"])}.effect`);
    if (data.family === "place" && asked !== "turn") return "";
    return has(`group-${data.family}.about`) ? say(`group-${data.family}.about`) : "";
  }

  /** Only the five actions have a price. */
  function cost(family: string, whole: GameView): string {
    const view = read(whole);
    const own = view.seats[view.decision?.seat ?? 0];
    if (view.decision?.kind !== "turn" || !own || !has(`cost-${family}`)) return "";
    return say(`cost-${family}`, { ...(family === "recruit" ? own.stock : own.supply) });
  }

  function warning(data: Choice, whole: GameView): string | null {
    const view = read(whole);
    if (data.family === "end" && view.turn.actions > 0) return say("table-confirm-end", { actions: view.turn.actions });
    if (data.family === "done" && view.decision?.kind === "reward") return say("table-confirm-nothing");
    if (data.family === "displace") return say("table-confirm-displace");
    if (["use", "buy", "waive"].includes(data.family)) return say(`table-confirm-${data.family}`);
    return null;
  }

  return { prompt, choice, event, place, facts, clause, effect, cost, warning };
}
