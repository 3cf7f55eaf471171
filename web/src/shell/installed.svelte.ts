/** The page as an app: kept by its service worker, installed where a browser offers it, renewed when somebody wants it. */
import { inPage } from "./transport";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** Whether a newer build waits, this one opens without a connection, and the browser can install it. */
export const app = $state({ fresh: false, kept: false, offered: false });
const LOOK = 3_600_000; // milliseconds after which a page that is looked at again asks for news
let offer: Offer | null = null;
let workers: ServiceWorkerRegistration | null = null;
let wanted = false;

/** Where the browser keeps the page of this folder, seen from another page of the same server. */
export const HOUSE = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="hanse-offline"]')?.content ?? "");

export const workersPossible = (): boolean => "serviceWorker" in navigator && !import.meta.env.DEV;
export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(new URL("worker.js", document.baseURI));

if (typeof document !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the page has a button for it
    [offer, app.offered] = [event as Offer, true];
  });
  addEventListener("appinstalled", () => (app.offered = false));
}

/** Be kept from now on. Who has no room, or allows nothing, plays as before. */
export async function keepPage(): Promise<void> {
  if (!workersPossible()) return;
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    else if (controlled && inPage) app.fresh = true; // another tab wanted it
  });
  try {
    workers = await register();
  } catch {
    return;
  }
  watch(workers);
  const { active } = await navigator.serviceWorker.ready;
  app.kept = true;
  active?.postMessage({ ask: "remember", files: used() });
}

function watch(found: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = () => void (found.waiting && found.active && announce(found.waiting));
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < LOOK) return;
    last = Date.now();
    found.update().catch(() => undefined); // there is no connection
  });
  look();
}

/** Tell of a newer build; but a server has perhaps sent its page already. */
async function announce(waiting: ServiceWorker): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!inPage && entry !== undefined && (await has(waiting, inFolder(entry)))) waiting.postMessage({ ask: "begin" });
  else app.fresh = true;
}

function has(worker: ServiceWorker, file: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage({ ask: "has", file }, [port2]);
  });
}

const inFolder = (address: string): string => address.slice(new URL("./", document.baseURI).href.length);

/** The files that this page has used so far: it opens with them. */
function used(): string[] {
  const folder = new URL("./", document.baseURI).href;
  const names = performance.getEntriesByType("resource").map((entry) => entry.name.split("?")[0] ?? "");
  return names.filter((name) => name.startsWith(folder)).map(inFolder);
}

/** Go on with the newer build. */
export function renew(): void {
  wanted = true;
  if (workers?.waiting) workers.waiting.postMessage({ ask: "begin" });
  else location.reload();
}

export async function install(): Promise<void> {
  await offer?.prompt();
  [offer, app.offered] = [null, false];
}

/** Whether the page that plays without a server is kept in this browser. */
export async function houseKept(): Promise<boolean> {
  if (!HOUSE || !workersPossible()) return false;
  const { href } = new URL(HOUSE, document.baseURI);
  const found = await navigator.serviceWorker.getRegistration(href);
  return found?.scope === href && found.active !== null;
}
