/** Addresses after the `#`: /, /new, /table/ID?invite=TOKEN, /rules/CLAUSE, ... */

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

function readAddress(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: parts[0] ?? "", rest: parts.slice(1), query: new URLSearchParams(query) };
}

let current = $state.raw<Route>(readAddress(location.hash));
addEventListener("hashchange", () => (current = readAddress(location.hash)));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  location.hash = path;
}

export function inviteAddress(id: string, token: string | null | undefined): string {
  const query = token ? `?invite=${encodeURIComponent(token)}` : "";
  return `${location.origin}${location.pathname}#/table/${encodeURIComponent(id)}${query}`;
}
