/** The worker in which players think, seen from the house: who does not want to wait ends it, and a new one comes. */
import type { FromThinker, ToThinker } from "./talk";

interface Waiting {
  resolve: (answer: string) => void;
  reject: (reason: Error) => void;
}

export class Thinkers {
  private worker: Worker | null = null;
  private waiting = new Map<number, Waiting>();
  private asked = 0;

  /** Be ready for the first question. */
  wake(): Worker {
    this.worker ??= this.begin();
    return this.worker;
  }

  ask(question: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.set(++this.asked, { resolve, reject });
      this.wake().postMessage({ id: this.asked, question } satisfies ToThinker);
    });
  }

  stop(): void {
    this.worker?.terminate();
    const left = [...this.waiting.values()];
    this.waiting.clear();
    this.worker = this.begin();
    for (const one of left) one.reject(new Error("stopped"));
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const one = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.answer === null) one?.reject(new Error("failed"));
      else one?.resolve(data.answer);
    };
    return worker;
  }
}
