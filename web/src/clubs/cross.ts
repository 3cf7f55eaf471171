/** Who met whom in which rounds. */
import type { ContestRoundOut } from "../shell/api-types";

export function meetings(rounds: ContestRoundOut[]): Map<string, Map<string, number[]>> {
  const met = new Map<string, Map<string, number[]>>();
  for (const { round, tables } of rounds) {
    for (const { seats } of tables) {
      const people = seats.flatMap((seat) => (seat.account ? [seat.account] : []));
      for (const one of people) {
        const row = met.get(one) ?? new Map<string, number[]>();
        met.set(one, row);
        for (const other of people) if (other !== one) row.set(other, [...(row.get(other) ?? []), round]);
      }
    }
  }
  return met;
}
