/** Players think here, one question after the other. */
import { python } from "./python";
import type { FromThinker, ToThinker } from "./talk";

interface Thinker {
  answer(question: string): string;
}

const ready = python().then((found) => (found.pyimport("hanse.offline.thinker") as { Thinker: () => Thinker }).Thinker());
self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  let answer: string | null = null;
  try {
    answer = (await ready).answer(data.question);
  } catch {
    // Who asked lets a simpler player decide.
  }
  self.postMessage({ id: data.id, answer } satisfies FromThinker);
};
