/** A turn of the past shown once more on the board, decision by decision. */
import { pace, type Pace } from "../shell/settings.svelte";
import type { TableLink } from "./link.svelte";

/** Milliseconds that each moment stays; who watches at once still wants to see it. */
const STAYS: Record<Pace, number> = { steps: 1300, calm: 1300, fast: 600, once: 600 };

export class Watch {
  /** The turn that is being shown, by its key in the log. */
  turn = $state<number | null>(null);
  private run = 0;

  constructor(private readonly link: TableLink) {}

  /** From the moment before its first decision to the one after its last; then back to now. */
  async replay(turn: number, first: number, last: number): Promise<void> {
    const run = ++this.run;
    this.turn = turn;
    for (let ply = first - 1; ply <= last && this.run === run; ply += 1) {
      await this.link.lookAt(ply);
      await new Promise((go) => setTimeout(go, STAYS[pace()]));
    }
    if (this.run === run) this.stop();
  }

  stop(): void {
    this.run += 1;
    if (this.turn === null) return;
    this.turn = null;
    void this.link.lookAt(null);
  }
}
