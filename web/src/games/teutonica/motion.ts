/** What events move on the board: which piece, from where, to where. */
import type { GameEvent } from "../../shell/api-types";
import type { Heard } from "../../table/scene";
import type { Piece, View } from "./types";

/** Places are "post:a-b.1", "office:minden.2", …; the others lie beside the board. */
export interface Move {
  code: Piece;
  from: string;
  to: string;
}
export const HOME = "home";
export const HAND = "hand";

/** The ids of what an event changed. */
export function traces(event: GameEvent): string[] {
  const said = (key: string): string => String(event[key]);
  if (event["post"] !== undefined) return [`post:${said("post")}`];
  if (event.event === "office") return [`office:${said("city")}.${said("space")}`];
  if (event.event === "swapped") return [0, 1].map((step) => `office:${said("city")}.${Number(event["space"]) + step}`);
  if (event.event === "extra_office" || event.event === "independent_office") return [`city:${said("city")}`];
  if (event.event === "prestige") return [`prestige:${said("colour")}`];
  if (event.event === "established") return [`route:${said("route")}`];
  if (event.event === "marker_placed" || event.event === "marker_taken") return [`marker:${said("route")}`];
  return [];
}

/** How an event sounds. */
export function heard(event: GameEvent, own: readonly number[]): Heard | null {
  if (event.event === "displaced" && own.includes(Number(event["victim"]))) return "loss";
  return ["placed", "put", "displaced", "office", "extra_office", "independent_office", "prestige"].includes(event.event) ? "set" : null;
}

/** The moves of the events that led from one view to the next. */
export function moves(events: readonly GameEvent[], before: View, after: View): Move[] {
  return events.flatMap((event) => movesOf(event, before, after));
}

function movesOf(event: GameEvent, before: View, after: View): Move[] {
  const seat = event.seat ?? Number(event["owner"] ?? 0);
  const piece = (owner: unknown, kind: unknown = event["kind"]): Piece => `${kind === "merchant" ? "m" : "t"}${String(owner ?? seat)}`;
  const post = `post:${String(event["post"])}`;
  const city = String(event["city"]);
  const route = before.decision?.route ?? "";
  /** From the route that is being established, if such a piece still stands on it. */
  const earned = (code: Piece): string => {
    const at = before.routes[route]?.posts.indexOf(code) ?? -1;
    return at < 0 ? HOME : `post:${route}.${at + 1}`;
  };
  const own = piece(seat);
  switch (event.event) {
    case "placed":
      return [{ code: own, from: HOME, to: post }];
    case "displaced":
      return [{ code: piece(event["victim"], event["victim_kind"]), from: post, to: HAND }, { code: own, from: HOME, to: post }];
    case "put":
      return [{ code: piece(event["owner"]), from: HAND, to: post }];
    case "lifted":
      return [{ code: piece(event["owner"]), from: post, to: HAND }];
    case "removed":
      return [{ code: piece(event["owner"]), from: post, to: HOME }];
    case "established":
      return (before.routes[String(event["route"])]?.posts ?? []).flatMap((code, index) => {
        const place = `post:${String(event["route"])}.${index + 1}`;
        const stays = after.routes[String(event["route"])]?.posts[index] === code;
        return code && !stays ? [{ code, from: place, to: HOME }] : [];
      });
    case "office":
      return [{ code: own, from: earned(own), to: `office:${city}.${String(event["space"])}` }];
    case "extra_office":
    case "independent_office":
      return [{ code: own, from: earned(own), to: `extra:${city}.${after.cities[city]?.extra.length ?? 1}` }];
    case "prestige":
      return [{ code: `m${seat}`, from: earned(`m${seat}`), to: `prestige:${String(event["colour"])}` }];
    case "swapped": {
      const first = Number(event["space"]);
      const [left, right] = [`office:${city}.${first}`, `office:${city}.${first + 1}`];
      const stood = (space: number): Piece | null => before.cities[city]?.offices[space - 1] ?? null;
      const [one, two] = [stood(first), stood(first + 1)];
      return [...(one ? [{ code: one, from: left, to: right }] : []), ...(two ? [{ code: two, from: right, to: left }] : [])];
    }
    default:
      return [];
  }
}
