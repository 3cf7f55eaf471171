/** What is heard at the table, besides the bell for one's turn. */
import type { Entry } from "../shell/api-types";
import { sound, type Stroke } from "../shell/notify";
import type { Heard, Scene } from "./scene";

const SOUNDS: Record<Heard | "over", readonly Stroke[]> = {
  set: [[196, 0, 0.09]],
  loss: [[294, 0, 0.12], [185, 0.1, 0.2]],
  over: [[523, 0, 0.4], [659, 0.15, 0.4], [784, 0.3, 0.7]],
};

/** The sound of the news: the end before a loss of one's own before a piece that is set down. */
export function hear(news: readonly Entry[], scene: Scene, own: readonly number[]): void {
  const events = news.flatMap((entry) => entry.events ?? []);
  const heard = events.map((event) => scene.heard(event, own));
  if (events.some((event) => event.event === "game_over")) sound(SOUNDS.over);
  else if (heard.includes("loss")) sound(SOUNDS.loss);
  else if (heard.includes("set")) sound(SOUNDS.set);
}
