/** Which puzzle comes next, and what is told of a line. */
import type { Choice, GameView, PuzzleLine, PuzzleStep } from "../shell/api-types";

const NEAR = 5; // of the nearest puzzles one is taken by chance, so that not everybody gets the same

/** The puzzle to be tried next: not answered yet, about as hard as the solver is strong. */
export function nextPuzzle(puzzles: readonly PuzzleLine[], theme: string, rating: number, before: string | null, chance: () => number = Math.random): PuzzleLine | undefined {
  const meant = puzzles.filter((puzzle) => (!theme || puzzle.themes.includes(theme)) && puzzle.key !== before);
  const open = meant.filter((puzzle) => puzzle.solved === null);
  const near = (open.length ? open : meant).toSorted((one, other) => Math.abs(one.rating.rating - rating) - Math.abs(other.rating.rating - rating)).slice(0, NEAR);
  return near[Math.floor(chance() * near.length)];
}

/** The themes of puzzles with how many have each, the most frequent first. */
export function themesOf(puzzles: readonly PuzzleLine[]): { theme: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap((puzzle) => puzzle.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].map(([theme, count]) => ({ theme, count })).sort((one, other) => other.count - one.count);
}

/** The decisions of a line in words: what is done several times in a row is said once. */
export function told(steps: readonly PuzzleStep[], seat: number, view: GameView, say: (choice: Choice, view: GameView) => string): string {
  const lines: { text: string; times: number }[] = [];
  for (const step of steps.filter((one) => one.seat === seat)) {
    const text = say(step.choice, view);
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ text, times: 1 });
  }
  return lines.map((line) => (line.times > 1 ? `${line.text} ×${line.times}` : line.text)).join(" · ");
}

export const stars = (count: number): string => "★".repeat(count) + "☆".repeat(5 - count);
