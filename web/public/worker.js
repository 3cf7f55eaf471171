/*
 * The one service worker of a folder or a server. It keeps the page's files, so that it opens without a connection, and
 * shows what the server tells while no page is open.
 *
 * Whoever hands it out puts a line before it: BUILD, with the files of this build and their SHA-256, its name, and
 * whether it is `whole`: a folder is kept as a whole and opened as it was kept, so that all of it is of one build; of a
 * server only what was used is kept, and the server is asked first for its page.
 */
const SCOPE = new URL(self.registration.scope);
const [MINE, LIST, PAGE] = [`hanse ${SCOPE.pathname} `, "build", "index.html"];
const PATIENCE = 6000; // milliseconds for a server that may be there, before the kept page is shown
const FIRST = [PAGE, "front.js"]; // of a server, before anything was used

const address = (file) => new URL(file === PAGE ? "./" : file, SCOPE).href;
const name = () => MINE + BUILD.version;
const needed = (file) => BUILD.whole || FIRST.includes(file);

/** The file of this folder that a request is for; none, if it is for something else. */
function fileOf(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  return decodeURIComponent(url.pathname.slice(SCOPE.pathname.length)) || PAGE;
}

async function digest(answer) {
  const bytes = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const fetched = (file) => fetch(address(file), { cache: file.startsWith("assets/") ? "default" : "no-cache" }); // assets never change

/** Keep a file. Of a folder it has to be of this build: a host that has half of another one is asked again another time. */
async function store(cache, file, answer) {
  const good = answer.ok && (!BUILD.whole || (await digest(answer.clone())) === BUILD.files[file]);
  if (!good) throw new Error(`${file} is not of this build`);
  await cache.put(address(file), answer);
}

/** What an earlier build has kept, with the digests of its files. */
async function earlier() {
  const kept = [];
  for (const one of await caches.keys()) {
    if (!one.startsWith(MINE) || one === name()) continue;
    const cache = await caches.open(one);
    const list = await cache.match(new URL(LIST, SCOPE));
    if (list) kept.push({ cache, files: await list.json() });
  }
  return kept;
}

async function install() {
  const [cache, before] = [await caches.open(name()), await earlier()];
  for (const file of Object.keys(BUILD.files)) {
    const same = before.find(({ files }) => files[file] === BUILD.files[file]);
    const known = await same?.cache.match(address(file));
    if (known) await cache.put(address(file), known);
    else if (needed(file)) await store(cache, file, await fetched(file));
  }
  await cache.put(new URL(LIST, SCOPE), new Response(JSON.stringify(BUILD.files)));
}

/** Builds before the last one go: pages that are still open may ask for files of the last. */
async function activate() {
  const all = (await caches.keys()).filter((one) => one.startsWith(MINE) && one !== name());
  for (const one of all.slice(0, -1)) await caches.delete(one);
  await self.clients.claim();
}

async function keep(files) {
  const cache = await caches.open(name());
  for (const file of files) {
    if (file in BUILD.files && !(await cache.match(address(file)))) await store(cache, file, await fetched(file));
  }
}

async function kept(file) {
  const here = await (await caches.open(name())).match(address(file));
  if (here) return here;
  for (const { cache } of await earlier()) {
    const before = await cache.match(address(file));
    if (before) return before;
  }
  return undefined;
}

async function page(request) {
  const before = await kept(PAGE);
  if (BUILD.whole && before) return before;
  try {
    return await fetch(request, before ? { signal: AbortSignal.timeout(PATIENCE) } : {});
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

async function asset(event, file) {
  const before = await kept(file);
  if (before) return before;
  const answer = await fetch(event.request);
  if (file in BUILD.files) {
    const copy = answer.clone();
    event.waitUntil(caches.open(name()).then((cache) => store(cache, file, copy)).catch(() => undefined)); // without room nothing is kept
  }
  return answer;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file === PAGE) event.respondWith(page(event.request));
  else if (file !== null && (file in BUILD.files || file.startsWith("assets/"))) event.respondWith(asset(event, file));
});
self.addEventListener("message", (event) => {
  const { ask, file, files } = event.data ?? {};
  if (ask === "has") event.ports[0].postMessage(file in BUILD.files);
  if (ask === "remember") event.waitUntil(keep(files).catch(() => undefined));
  if (ask === "begin") void self.skipWaiting(); // somebody wants the new build now
});

// Web Push.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const mark = address("mark-turn.svg");
  const shown = { body: told.text, icon: mark, badge: mark, tag: told.link, renotify: Boolean(told.link), data: told.link };
  event.waitUntil(self.registration.showNotification(told.title ?? "Hanse", shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** A page of this server that is there already goes to the table; else a new one does. It leads nowhere else. */
async function goTo(link) {
  const wanted = new URL(link ?? "/", self.location.origin);
  const table = `${self.location.origin}/${wanted.hash}`;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => one.url === table) ?? open[0];
  if (!there) return self.clients.openWindow(table);
  if (there.url !== table) await there.navigate(table).catch(() => self.clients.openWindow(table));
  return there.focus();
}
