/** The way to the house: a server, or a worker in this page that answers the same addresses. */

/** What was answered; status 0 means that nobody was reached. */
export interface Answered {
  status: number;
  text: string;
  reason: string;
}

/** News that come as they happen; an `EventSource` is one. */
export interface Source {
  onopen: ((event: Event) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
  readonly readyState: number;
  addEventListener(event: string, hear: (event: Event) => void): void;
  close(): void;
}

export interface Transport {
  ask(method: string, path: string, body: string | undefined, credentials: RequestCredentials, patience: number): Promise<Answered>;
  follow(path: string): Source;
  /** Where a picture is shown from. */
  picture(path: string): Promise<string>;
}

/** Whether this page plays without a server: the folder that `hanse build-static` makes says so. */
export const inPage = typeof document !== "undefined" && document.querySelector('meta[name="hanse-house"][content="page"]') !== null;

const server: Transport = {
  async ask(method, path, body, credentials, patience) {
    try {
      const headers: Record<string, string> = { Accept: "application/json" };
      if (method !== "GET") headers["X-Hanse"] = "1";
      if (body !== undefined) headers["Content-Type"] = "application/json";
      const answer = await fetch(path, { method, headers, credentials, signal: AbortSignal.timeout(patience), ...(body === undefined ? {} : { body }) });
      return { status: answer.status, text: await answer.text(), reason: answer.statusText };
    } catch {
      return { status: 0, text: "", reason: "" };
    }
  },
  follow: (path) => new EventSource(path),
  picture: (path) => Promise.resolve(path),
};

let chosen: Promise<Transport> | null = null;
export function transport(): Promise<Transport> {
  chosen ??= inPage ? import("../offline/house").then(({ house }) => house) : Promise.resolve(server);
  return chosen;
}
