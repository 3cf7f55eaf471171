/** The last set-up of each game, kept in this browser. */
import type { GameOut, OptionOut, SeatBody, TableBody } from "./api-types";
import { levelAndStyle } from "./names";

export interface SetUp {
  preset: string;
  seats: SeatBody[];
  colours: number[];
  shuffle: boolean;
  changes: Record<string, OptionOut["values"][number]>;
  visible: boolean;
  clock: string;
  /** Seconds after which a bot may take over for somebody who is away; null is as usual on this server. */
  absence: number | null;
  /** The same for a decision of somebody who is there; null is never. */
  patience: number | null;
}
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
/** The clocks that are offered, by name. */
export const CLOCKS: Record<string, TableBody["clock"]> = {
  none: null,
  move60: { kind: "move", seconds: MINUTE },
  move300: { kind: "move", seconds: 5 * MINUTE },
  total1800: { kind: "total", seconds: 30 * MINUTE, increment: 10 },
  day: { kind: "move", seconds: DAY },
  days3: { kind: "move", seconds: 3 * DAY },
};
export const ABSENCES = [HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY];
export const PATIENCES = [5 * MINUTE, 30 * MINUTE, 6 * HOUR, DAY, 3 * DAY];
const among = (known: readonly number[], value: number | null | undefined): number | null => (known.includes(value ?? 0) ? (value ?? null) : null);
const KEY = "hanse.setups";

function all(): Record<string, Partial<SetUp>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<SetUp>>;
  } catch {
    return {};
  }
}

/** The set-up that was used last, as far as this server still knows its parts. */
export function lastSetUp(game: GameOut, clocks: readonly string[]): SetUp | null {
  const kept = all()[game.key];
  if (!kept?.preset || !game.presets.includes(kept.preset) || !Array.isArray(kept.seats) || !game.seats.includes(kept.seats.length)) return null;
  const known = (seat: SeatBody): boolean => seat.kind !== "bot" || game.bots.includes(levelAndStyle(seat.bot ?? "").level);
  if (!kept.seats.every(known)) return null;
  const options = new Map(game.options.map((option) => [option.key, option.values]));
  const fits = ([key, value]: [string, SetUp["changes"][string]]): boolean => options.get(key)?.includes(value) ?? false;
  return {
    preset: kept.preset,
    seats: kept.seats,
    colours: kept.colours?.length === kept.seats.length ? kept.colours : kept.seats.map((_, seat) => seat),
    shuffle: kept.shuffle === true,
    changes: Object.fromEntries(Object.entries(kept.changes ?? {}).filter(fits)),
    visible: kept.visible !== false,
    clock: clocks.includes(kept.clock ?? "") ? (kept.clock ?? "") : (clocks[0] ?? ""),
    absence: among(ABSENCES, kept.absence),
    patience: among(PATIENCES, kept.patience),
  };
}

export function keepSetUp(game: string, setUp: SetUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: setUp }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
