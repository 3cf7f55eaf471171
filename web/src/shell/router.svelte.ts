/** Addresses after the `#`: /, /new, /table/ID?invite=TOKEN, /rules/GAME/CHAPTER or CLAUSE, ... */

export interface Route {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

/** A part of an address as it was meant; as it stands, if it means nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readAddress(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter(Boolean).map(decoded);
  return { page: parts[0] ?? "", rest: parts.slice(1), query: new URLSearchParams(query) };
}

let written: ReturnType<typeof setTimeout> | undefined;
let current = $state.raw<Route>(readAddress(location.hash));
addEventListener("hashchange", () => {
  clearTimeout(written);
  current = readAddress(location.hash);
});

export function route(): Route {
  return current;
}

const before = new Map<string, string[]>();
/** The parts of the address after this page; as they were before, while another page is on its way. */
export function under(page: string): string[] {
  if (current.page === page) before.set(page, current.rest);
  return before.get(page) ?? [];
}

export function go(path: string): void {
  location.hash = path;
}

/** Change a part of the address in place: no step of the browser's history, no new page. */
export function amend(key: string, value: string | null): void {
  const query = new URLSearchParams(current.query);
  if (value === null) query.delete(key);
  else query.set(key, value);
  current = { ...current, query };
  const path = [current.page, ...current.rest].map(encodeURIComponent).join("/");
  const [from, to] = [location.hash, `#/${path}${query.size ? `?${query}` : ""}`];
  clearTimeout(written); // browsers allow only so many changes in a while
  written = setTimeout(() => location.hash === from && history.replaceState(history.state, "", to), 200); // unless somebody has gone elsewhere
}

export function momentAddress(id: string, ply: number, token: string | null | undefined): string {
  const query = new URLSearchParams({ ply: String(ply), ...(token ? { invite: token } : {}) });
  return `${location.origin}${location.pathname}#/table/${encodeURIComponent(id)}?${query}`;
}

export function inviteAddress(id: string, token: string | null | undefined): string {
  const query = token ? `?invite=${encodeURIComponent(token)}` : "";
  return `${location.origin}${location.pathname}#/table/${encodeURIComponent(id)}${query}`;
}
