/** This browser is told also while no page is open: the push service that it names, and what the server knows of it. */
import { api } from "./api";
import type { HookOut } from "./api-types";
import { keyText } from "./bytes";
import { register } from "./installed.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { When } from "./when";

export const pushPossible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What this browser allows the server with that key to tell it; anew, if it allowed another server before. */
async function subscribed(key: string): Promise<PushSubscription> {
  const worker = await register();
  await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known && keyText(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Be told through this browser; null if the person does not allow it, or the browser cannot. */
export async function keepPush(when: When): Promise<HookOut | null> {
  if (!pushPossible() || (await Notification.requestPermission()) !== "granted") return null;
  const { key } = await api.push();
  const mine = await subscribed(key).catch(() => null);
  if (!mine) return null;
  const kept = await api.setPush({ ...when, address: mine.endpoint, p256dh: keyText(mine.getKey("p256dh")), auth: keyText(mine.getKey("auth")) });
  settings.push = when;
  return kept;
}

export async function removePush(): Promise<HookOut> {
  settings.push = null;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return api.removePush();
}

/** The server forgets a browser that signs out: who comes back with it is told again. */
export async function renewPush(): Promise<void> {
  const when = settings.push;
  if (!when || !session.account || session.account.guest || !pushPossible() || Notification.permission !== "granted") return;
  const [kept, worker] = await Promise.all([api.push(), navigator.serviceWorker.getRegistration()]);
  const mine = await worker?.pushManager.getSubscription();
  if (!mine || mine.endpoint !== kept.address) await keepPush(when);
}
