/** "Your turn" outside the page: title, favicon, sound, browser notification. */
import { settings } from "./settings.svelte";

let sounds: AudioContext | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;
const RINGING = 1000; // milliseconds until the bell has died away

/** A stroke: how high, after how many seconds, and for how long it is heard. */
export type Stroke = readonly [pitch: number, after: number, long: number];

/** Two soft strokes on a small bell. */
export const ring = (): void => sound([[659, 0, 0.55], [880, 0.16, 0.55]]);

export function sound(strokes: readonly Stroke[]): void {
  if (!settings.sound || !settings.volume) return;
  try {
    const context = (sounds ??= new AudioContext());
    void context.resume();
    const start = context.currentTime + 0.02;
    for (const [pitch, after, long] of strokes) stroke(context, pitch, start + after, long);
    // Sound that nobody hears is computed all the same: it costs a phone its battery.
    clearTimeout(silence);
    silence = setTimeout(() => void context.suspend(), RINGING);
  } catch {
    // A browser without sound still plays.
  }
}

function stroke(context: AudioContext, pitch: number, at: number, long: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.2 * settings.volume, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + long * 0.9);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + long);
}

let showing: ReturnType<typeof setTimeout> | undefined;
const SETTLING = 250; // milliseconds: a turn that only passes by is not worth a new picture in the tab

export function showTurn(title: string, yours: boolean): void {
  clearTimeout(showing);
  showing = setTimeout(() => {
    const [icon, mark] = [document.getElementById("favicon"), yours ? "./mark-turn.svg" : "./mark.svg"];
    document.title = title;
    if (icon?.getAttribute("href") !== mark) icon?.setAttribute("href", mark); // each change is fetched
  }, SETTLING);
}

export function notify(text: string): void {
  if (!settings.notifications || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification("Hanse", { body: text, icon: "./mark-turn.svg", tag: "your-turn" });
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
