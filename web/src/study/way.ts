/** The way back from a table to where it was begun: kept in this tab. */
const KEY = "hanse.ways";

function ways(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** A table was begun from the page that is open. */
export function rememberWay(table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...ways(), [table]: location.hash }));
  } catch {
    // A browser that keeps nothing has its own way back.
  }
}

export const wayBack = (table: string): string | undefined => ways()[table];
