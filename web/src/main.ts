import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./shell/faces.css";
import "./shell/theme.css";
import "./shell/house.css";
import { loadWords } from "./shell/words.svelte";
import { settings } from "./shell/settings.svelte";

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
await loadWords(settings.language);
mount(App, { target });
