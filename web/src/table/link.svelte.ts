/** The line to one table: what is on it now, what happens to it, and the decision on its way to the server. */
import { api, Refusal, type TableData } from "../shell/api";
import type { DecideBody, Entry, GameView, Presence, TableOut, Update } from "../shell/api-types";
import { pace, type Pace } from "../shell/settings.svelte";
import { tell } from "../shell/session.svelte";
import type { Source } from "../shell/transport";
import { say } from "../shell/words.svelte";
import { Follower } from "./changes";
import { merged } from "./entries";

/** One entry of the log, with the table after it if that is known. */
interface Step {
  entry: Entry;
  table: TableOut | null;
}

export type LinkState = "connecting" | "live" | "broken" | "missing";

/** Milliseconds that one decision of another seat stays alone on the table; step by step a person says when to go on. */
const STAYS: Record<Pace, number> = { steps: Infinity, calm: 1300, fast: 320, once: 0 };
const KEPT = 120; // views of past moments that are kept, so that a turn can be shown again at once

export class TableLink {
  data = $state.raw<TableData | null>(null);
  state = $state<LinkState>("connecting");
  fault = $state.raw<unknown>(null);
  pending = $state.raw<DecideBody | null>(null);
  /** A moment of the past that is looked at instead of the present. */
  past = $state.raw<{ ply: number; view: GameView } | null>(null);
  /** The entries that have just happened, for announcements and sound. */
  news = $state.raw<Entry[]>([]);

  /** Says whether a decision may be made: a lesson explains wrong ones instead. */
  guard: ((code: number) => boolean) | null = null;
  /** How many updates wait to be shown, and whether the next one waits for a word. */
  behind = $state(0);
  held = $state(false);

  /** The moment that was asked for; it may still be on its way. */
  wanted: number | null = null;
  private views = new Map<number, GameView>();

  private source: Source | null = null;
  private waiting: Step[] = [];
  private follower = new Follower();
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
      this.whole(await api.table(this.id, this.invite));
    } catch (error) {
      this.fault = error;
      const gone = error instanceof Refusal && [401, 403, 404].includes(error.status);
      this.state = gone ? "missing" : "broken";
      if (!gone) this.again();
      return;
    }
    if (this.closed) return;
    this.resumePending();
    await this.listen();
  }

  /** The network is back: do not wait until the browser tries again. */
  private back = (): void => {
    if (this.state === "broken" && this.data) void this.listen();
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
    await this.listen();
  }

  private async listen(): Promise<void> {
    this.source?.close();
    const source = await api.followTable(this.id, this.invite);
    if (this.closed) return source.close();
    this.source?.close(); // of another one that was asked for meanwhile
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
    source.addEventListener("table", (event) => this.whole(JSON.parse((event as MessageEvent<string>).data) as TableData));
    source.addEventListener("entry", (event) => {
      const update = JSON.parse((event as MessageEvent<string>).data) as Update;
      if (this.follower.knows(update.entry)) return;
      const table = this.follower.after(update);
      if (table === undefined) return void this.refresh(); // rather ask for the whole than show what is not so
      this.waiting.push({ entry: update.entry, table });
      this.behind = this.waiting.length;
      if (this.timer === undefined && !this.fetching) void this.next();
    });
    source.addEventListener("elsewhere", () => tell(say("error-elsewhere")));
    source.addEventListener("presence", (event) => {
      const here = new Set((JSON.parse((event as MessageEvent<string>).data) as Presence).connected);
      if (this.data) this.data = { ...this.data, seats: this.data.seats.map((seat) => ({ ...seat, connected: here.has(seat.seat) })) };
    });
  }

  private again(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    this.retry = setTimeout(() => void (this.data ? this.listen() : this.open()), 1500);
  }

  private fetching = false;
  /** Show the next waiting update; what others decide stays for a while before the one after it is shown. */
  private async next(told = false): Promise<void> {
    this.timer = undefined;
    const update = this.waiting[0];
    if (!update) return;
    const { entry } = update;
    const others = entry.kind === "decided" && !this.data?.your_seats.includes(entry.seat ?? -1);
    const stays = others && !document.hidden ? STAYS[pace()] : 0;
    this.held = stays === Infinity && !told;
    if (this.held) return;
    this.waiting.shift();
    this.behind = this.waiting.length;
    // Of entries that come together only the last brings the table with it.
    this.show(update.table ?? (stays ? await this.between(entry) : null), [entry]);
    if (stays && stays !== Infinity) this.timer = setTimeout(() => void this.next(), stays);
    else await this.next();
  }

  /** The table after a decision whose update came without it. */
  private async between(entry: Entry): Promise<TableOut | null> {
    const { data } = this;
    if (!data || typeof entry.ply !== "number") return null;
    this.fetching = true;
    try {
      const { view } = await api.ply(this.id, entry.ply, this.invite);
      const overtaken = (this.data?.ply ?? 0) >= entry.ply; // somebody was in a hurry
      return overtaken ? null : { ...data, ply: entry.ply, view, choices: [], log: null };
    } catch {
      return null; // what comes after it tells the same
    } finally {
      this.fetching = false;
    }
  }

  /** Step by step: show the next decision. */
  step(): void {
    void this.next(true);
  }

  /** Nothing that waits is worth showing any more. */
  private forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.held = false;
    this.behind = 0;
  }

  /** Show at once all that is still waiting to be shown. */
  hurry(): void {
    const { waiting } = this;
    this.forget();
    for (const update of waiting) this.show(update.table, [update.entry]);
  }

  private whole(table: TableData): void {
    if (!this.follower.take(table)) return;
    this.forget();
    this.show(table, []);
  }

  private show(table: TableOut | null, entries: Entry[]): void {
    if (!table && !this.data) return;
    if (entries.some((entry) => entry.kind === "undone")) this.views.clear();
    this.data = merged(this.data, table, entries);
    if (table?.view) this.remember(table.ply, table.view);
    if (entries.length) this.news = entries;
    if (this.pending && this.data.ply > this.pending.ply) this.keep(null);
  }

  private remember(ply: number, view: GameView): void {
    this.views.set(ply, view);
    const oldest = this.views.keys().next();
    if (this.views.size > KEPT && !oldest.done) this.views.delete(oldest.value);
  }

  /** Take a decision. The request keeps its id until it is answered, so that it never counts twice. */
  async decide(code: number): Promise<void> {
    if (this.waiting.length) return this.hurry(); // what was chosen belongs to a moment that is over
    const table = this.data;
    const decision = table?.view?.decision;
    if (!table || !decision || this.pending || this.past) return;
    if (this.guard && !this.guard(code)) return;
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
      this.catchUp(pending);
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

  /** The stream brings the new table, and the pending mark goes when it has arrived; if it does not come, ask until it is there. */
  private catchUp(pending: DecideBody): void {
    setTimeout(async () => {
      if (this.pending !== pending || this.closed) return;
      this.hurry();
      await this.refresh();
      this.catchUp(pending);
    }, 4000);
  }

  async refresh(): Promise<void> {
    try {
      this.whole(await api.table(this.id, this.invite));
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
      const view = this.views.get(ply) ?? (await api.ply(this.id, ply, this.invite)).view;
      if (this.wanted === ply) this.past = { ply, view };
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
