/** Which lessons were done in this browser. */
const KEY = "hanse.lessons";

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

let done = $state.raw<ReadonlySet<string>>(new Set(stored()));

export const isDone = (game: string, lesson: string): boolean => done.has(`${game}/${lesson}`);

export function keepDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done = new Set([...done, `${game}/${lesson}`]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
