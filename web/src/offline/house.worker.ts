/** The house in this page: the same logic as the server's, run by Python in a worker. */
import { Holding } from "./holding";
import { python } from "./python";
import { Shelf } from "./shelf";
import type { FromHouse, ToHouse } from "./talk";
import { Thinkers } from "./thinkers";

export interface House {
  open(): Promise<void>;
  answer(method: string, path: string, body: string): Promise<string>;
  hold(table: string): Promise<void>;
  release(table: string): void;
  follow(key: string): Promise<void>;
  leave(key: string): void;
}
interface Answer {
  status: number;
  body?: unknown;
  text?: string;
}

const send = (message: FromHouse): void => self.postMessage(message);
const tell = (key: string, event: string, data: string): void => send({ kind: "news", key, event, data });

async function open(): Promise<{ house: House; holding: Holding }> {
  const found = await python();
  const module = found.pyimport("hanse.offline.house") as { House: (shelf: Shelf, thinkers: Thinkers, tell: unknown) => House };
  const thinkers = new Thinkers();
  const house = module.House(new Shelf(), thinkers, tell);
  await house.open();
  const compiled = (found.pyimport("hanse.kernel.cells") as { compiled: () => boolean }).compiled();
  send({ kind: "ready", compiled });
  thinkers.wake();
  return { house, holding: new Holding(house, tell) };
}

const ready = open();
ready.catch(() => send({ kind: "broken" }));

async function answer(message: ToHouse & { kind: "ask" }): Promise<void> {
  try {
    const { house, holding } = await ready;
    const table = /^\/api\/tables\/([^/?]+)\/(?!study)/.exec(message.path)?.[1];
    if (table && message.method !== "GET") await holding.take(table);
    const { status, body, text } = JSON.parse(await house.answer(message.method, message.path, message.body)) as Answer;
    send({ kind: "answer", id: message.id, status, text: text ?? JSON.stringify(body) });
  } catch (error) {
    console.error(error);
    send({ kind: "answer", id: message.id, status: 500, text: "" });
  }
}

self.onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  if (data.kind === "ask") return void answer(data);
  const { house, holding } = await ready;
  if (data.kind === "leave") {
    house.leave(data.key);
    holding.leave(data.key);
  } else {
    if (data.key !== "lobby") void holding.follow(data.key);
    await house.follow(data.key).catch(() => undefined); // who asks for the table is told why
  }
};
