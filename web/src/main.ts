import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./shell/faces.css";
import "./shell/theme.css";
import "./shell/house.css";
import { loadWords } from "./shell/words.svelte";
import { settings } from "./shell/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
await loadWords(settings.language);
mount(App, { target });
