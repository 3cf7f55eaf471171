/** Of several pages with the same table only one writes to it; the next one takes over when that one goes. */
import type { House } from "./house.worker";

const name = (table: string): string => `hanse table ${table}`;

export class Holding {
  private ends = new Map<string, () => void>();
  private waits = new Map<string, AbortController>();

  constructor(
    private readonly house: House,
    private readonly tell: (key: string, event: string, data: string) => void,
  ) {}

  /** Hold the table if nobody else does. */
  take(table: string): Promise<boolean> {
    if (this.ends.has(table)) return Promise.resolve(true);
    if (!("locks" in navigator)) return this.house.hold(table).then(() => true);
    return new Promise((resolve) => {
      void navigator.locks.request(name(table), { ifAvailable: true }, (lock) => {
        if (lock) return this.keep(table, () => resolve(true));
        resolve(false);
        return undefined;
      });
    });
  }

  /** Hold it as soon as nobody else does. */
  async follow(table: string): Promise<void> {
    if ((await this.take(table)) || this.waits.has(table)) return;
    this.tell(table, "elsewhere", "{}");
    const waits = new AbortController();
    this.waits.set(table, waits);
    await navigator.locks.request(name(table), { signal: waits.signal }, () => this.keep(table)).catch(() => undefined); // the page went first
  }

  leave(table: string): void {
    this.waits.get(table)?.abort();
    this.waits.delete(table);
    this.ends.get(table)?.();
  }

  private async keep(table: string, held?: () => void): Promise<void> {
    this.waits.delete(table);
    const end = new Promise<void>((resolve) => this.ends.set(table, resolve));
    await this.house.hold(table);
    held?.();
    await end;
    this.ends.delete(table);
    this.house.release(table);
  }
}
