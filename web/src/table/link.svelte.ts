/** The line to one table: what is on it now, what happens to it, and the decision on its way to the server. */
import { api, Refusal, type TableData } from "../shell/api";
import type { DecideBody, Entry, GameView, Presence, TableOut, Update } from "../shell/api-types";
import { moving } from "../shell/settings.svelte";
import { tell } from "../shell/session.svelte";
import { merged } from "./entries";

export type LinkState = "connecting" | "live" | "broken" | "missing";

const STEP = 300; // milliseconds that one decision of another seat stays alone on the table
const HURRY = 10; // more waiting updates than this are shown without pauses

export class TableLink {
  data = $state.raw<TableData | null>(null);
  state = $state<LinkState>("connecting");
  fault = $state.raw<unknown>(null);
  pending = $state.raw<DecideBody | null>(null);
  /** A moment of the past that is looked at instead of the present. */
  past = $state.raw<{ ply: number; view: GameView } | null>(null);
  /** The entries that have just happened, for announcements and sound. */
  news = $state.raw<Entry[]>([]);

  /** The moment that was asked for; it may still be on its way. */
  wanted: number | null = null;

  private source: EventSource | null = null;
  private waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  async open(): Promise<void> {
    addEventListener("online", this.back);
    try {
      this.data = await api.table(this.id, this.invite);
    } catch (error) {
      this.fault = error;
      const gone = error instanceof Refusal && [401, 403, 404].includes(error.status);
      this.state = gone ? "missing" : "broken";
      if (!gone) this.again();
      return;
    }
    if (this.closed) return;
    this.resumePending();
    this.listen();
  }

  /** The network is back: do not wait until the browser tries again. */
  private back = (): void => {
    if (this.state === "broken" && this.data) this.listen();
  };

  close(): void {
    this.closed = true;
    removeEventListener("online", this.back);
    this.source?.close();
    clearTimeout(this.timer);
    clearTimeout(this.retry);
  }

  /** Who looks has changed, for instance by sitting down: begin the stream anew. */
  async rejoin(): Promise<void> {
    await this.refresh();
    this.listen();
  }

  private listen(): void {
    this.source?.close();
    const source = new EventSource(api.streamAddress(this.id, this.invite));
    this.source = source;
    source.onopen = () => {
      this.state = "live";
      void this.send();
    };
    source.onerror = () => {
      this.state = "broken";
      // The browser reconnects by itself and says where it broke off, unless the answer was an error.
      if (source.readyState === EventSource.CLOSED) this.again();
    };
    source.addEventListener("table", (event) => {
      this.waiting = [];
      this.show(JSON.parse((event as MessageEvent<string>).data) as TableData, []);
    });
    source.addEventListener("entry", (event) => {
      this.waiting.push(JSON.parse((event as MessageEvent<string>).data) as Update);
      if (this.timer === undefined) this.next();
    });
    source.addEventListener("presence", (event) => {
      const here = new Set((JSON.parse((event as MessageEvent<string>).data) as Presence).connected);
      if (this.data) this.data = { ...this.data, seats: this.data.seats.map((seat) => ({ ...seat, connected: here.has(seat.seat) })) };
    });
  }

  private again(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    this.retry = setTimeout(() => (this.data ? this.listen() : void this.open()), 1500);
  }

  /** Show the next waiting update; while pieces glide, the following ones wait. */
  private next(): void {
    this.timer = undefined;
    const update = this.waiting.shift();
    if (!update) return;
    this.show(update.table, [update.entry]);
    const calm = moving() && !document.hidden && update.table !== null && update.entry.kind === "decided" && this.waiting.length < HURRY;
    if (calm) this.timer = setTimeout(() => this.next(), STEP);
    else this.next();
  }

  /** Show at once all that is still waiting to be shown. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) {
      const update = this.waiting.shift();
      if (update) this.show(update.table, [update.entry]);
    }
  }

  private show(table: TableOut | null, entries: Entry[]): void {
    if (!table && !this.data) return;
    this.data = merged(this.data, table, entries);
    if (entries.length) this.news = entries;
    if (this.pending && this.data.ply > this.pending.ply) this.keep(null);
  }

  /** Take a decision. The request keeps its id until it is answered, so that it never counts twice. */
  async decide(code: number): Promise<void> {
    if (this.waiting.length) return this.hurry(); // what was chosen belongs to a moment that is over
    const table = this.data;
    const decision = table?.view?.decision;
    if (!table || !decision || this.pending || this.past) return;
    this.keep({ seat: decision.seat, ply: table.ply, seen: table.seq, code, request: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` });
    await this.send();
  }

  private sending = false;
  private async send(): Promise<void> {
    const pending = this.pending;
    if (!pending || this.sending) return;
    this.sending = true;
    try {
      await api.decide(this.id, pending);
      // The stream brings the new table; the pending mark goes when it has arrived.
      setTimeout(() => this.pending === pending && void this.refresh(), 4000);
    } catch (error) {
      if (error instanceof Refusal && (error.status === 0 || error.status >= 502)) {
        this.state = "broken";
        setTimeout(() => void this.send(), 1500);
      } else {
        this.keep(null);
        tell(error);
        await this.refresh();
      }
    } finally {
      this.sending = false;
      // The stream can be faster than the answer: somebody may have decided the next thing already.
      if (this.pending && this.pending !== pending) void this.send();
    }
  }

  async refresh(): Promise<void> {
    try {
      this.waiting = [];
      this.show(await api.table(this.id, this.invite), []);
      if (this.pending && this.data && this.data.ply > this.pending.ply) this.keep(null);
    } catch (error) {
      tell(error);
    }
  }

  private keep(pending: DecideBody | null): void {
    this.pending = pending;
    const key = `hanse.pending.${this.id}`;
    if (pending) sessionStorage.setItem(key, JSON.stringify(pending));
    else sessionStorage.removeItem(key);
  }

  private resumePending(): void {
    const text = sessionStorage.getItem(`hanse.pending.${this.id}`);
    if (!text || !this.data) return;
    const pending = JSON.parse(text) as DecideBody;
    if (pending.ply === this.data.ply) {
      this.pending = pending;
      void this.send();
    } else this.keep(null);
  }

  /** Look at the position after so many decisions; null is the present. */
  async lookAt(ply: number | null): Promise<void> {
    this.wanted = ply;
    if (ply === null || (this.data && ply >= this.data.ply)) {
      this.past = null;
      this.wanted = null;
      return;
    }
    try {
      const answer = await api.ply(this.id, ply, this.invite);
      if (this.wanted === ply) this.past = { ply: answer.ply, view: answer.view };
    } catch (error) {
      tell(error);
    }
  }

  /** Ask the server for something that is no decision. */
  async call(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }
}
