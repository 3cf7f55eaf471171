/** The house in this page, seen from outside: a worker that is asked, and tells news. */
import type { Answered, Source, Transport } from "../shell/transport";
import { state } from "./state.svelte";
import type { FromHouse, ToHouse } from "./talk";

const worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
const waiting = new Map<number, (answer: Answered) => void>();
const followed = new Map<string, Set<PageSource>>();
const NOBODY: Answered = { status: 0, text: "", reason: "" };
let asked = 0;

const send = (message: ToHouse): void => worker.postMessage(message);
worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
  if (data.kind === "answer") {
    waiting.get(data.id)?.({ status: data.status, text: data.text, reason: "" });
    waiting.delete(data.id);
  } else if (data.kind === "news") {
    for (const source of followed.get(data.key) ?? []) source.tell(data.event, data.data);
  } else if (data.kind === "ready") Object.assign(state, { ready: true, compiled: data.compiled });
  else broken();
};
worker.onerror = broken;

/** Nothing will be answered any more. */
function broken(): void {
  state.broken = true;
  for (const answer of waiting.values()) answer(NOBODY);
  waiting.clear();
}

/** A table, or all of one's own. */
const keyOf = (path: string): string => /^\/api\/tables\/([^/]+)\/stream/.exec(path)?.[1] ?? "lobby";

class PageSource implements Source {
  onopen: Source["onopen"] = null;
  onerror: Source["onerror"] = null;
  readyState: number = EventSource.CONNECTING;
  private hears = new Map<string, ((event: Event) => void)[]>();

  constructor(private readonly key: string) {
    const others = followed.get(key) ?? new Set();
    followed.set(key, others.add(this));
    if (others.size === 1) send({ kind: "follow", key });
    setTimeout(() => {
      if (this.readyState === EventSource.CLOSED) return;
      this.readyState = EventSource.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  addEventListener(event: string, hear: (event: Event) => void): void {
    this.hears.set(event, [...(this.hears.get(event) ?? []), hear]);
  }

  tell(event: string, data: string): void {
    for (const hear of this.hears.get(event) ?? []) hear(new MessageEvent(event, { data }));
  }

  close(): void {
    this.readyState = EventSource.CLOSED;
    const others = followed.get(this.key);
    if (!others?.delete(this) || others.size) return;
    followed.delete(this.key);
    send({ kind: "leave", key: this.key });
  }
}

function ask(method: string, path: string, body: string | undefined): Promise<Answered> {
  if (state.broken) return Promise.resolve(NOBODY);
  return new Promise((resolve) => {
    waiting.set(++asked, resolve);
    send({ kind: "ask", id: asked, method, path, body: body ?? "" });
  });
}

export const house: Transport = {
  ask,
  follow: (path) => new PageSource(keyOf(path)),
  async picture(path) {
    const { text } = await ask("GET", path, undefined);
    return URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  },
};
