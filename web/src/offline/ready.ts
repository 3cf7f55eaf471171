/** The house of this page takes a moment to open; a page that cannot be opened says why. */
import { api } from "../shell/api";
import { say } from "../shell/words.svelte";
import { state } from "./state.svelte";

export async function ready(place: HTMLElement): Promise<void> {
  const told = document.createElement("p");
  told.className = "opening";
  told.setAttribute("role", "status");
  told.textContent = say("offline-opening");
  place.append(told);
  try {
    await api.me();
  } catch {
    told.setAttribute("role", "alert");
    const fault = typeof Worker === "undefined" ? "modules" : state.fault;
    told.textContent = say(["wasm", "modules"].includes(fault) ? `offline-no-${fault}` : "offline-broken");
    await new Promise(() => undefined); // there is nothing to go on with
  }
}
