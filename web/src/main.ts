import { mount } from "svelte";
import App from "./shell/App.svelte";
import EmbedPage from "./shell/EmbedPage.svelte";
import "./shell/faces.css";
import { decoded } from "./shell/router.svelte";
import { keepPage } from "./shell/installed.svelte";
import { openSession } from "./shell/session.svelte";
import { loadWords } from "./shell/words.svelte";
import { settings } from "./shell/settings.svelte";
import { inPage } from "./shell/transport";
import { begin, ready } from "./offline/ready";

// A page of an older build asks for files that are gone: the new build is one reload away, but only one.
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("hanse.reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem("hanse.reloaded", String(Date.now()));
  location.reload();
});

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
// /embed/TABLE?ply=N is shown in pages elsewhere; everything else is the house.
const framed = inPage ? undefined : /^\/embed\/([^/]+)\/?$/.exec(location.pathname)?.[1];
const missing = inPage ? begin() : null;
await loadWords(settings.language);
if (inPage) await ready(target, missing);
if (framed === undefined) await openSession();
target.replaceChildren(); // what stood there until now: see index.html
if (framed === undefined) mount(App, { target });
else mount(EmbedPage, { target, props: { table: decoded(framed), ply: new URLSearchParams(location.search).get("ply") } });
if (framed === undefined) void keepPage();
