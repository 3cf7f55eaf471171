/** The house of this page takes a moment to open; a page that cannot be opened says why. */
import { api } from "../shell/api";
import { transport } from "../shell/transport";
import { say } from "../shell/words.svelte";

/** What this browser does not have; workers made of modules are known by reading which type a worker is to have. */
function missing(): string | null {
  if (typeof WebAssembly === "undefined") return "offline-no-wasm";
  if (typeof Worker === "undefined") return "offline-no-modules";
  let modules = false;
  const options: WorkerOptions = {
    get type(): WorkerType {
      modules = true;
      return "module";
    },
  };
  new Worker(new URL("front.js", document.baseURI), options).terminate(); // before it has begun
  return modules ? null : "offline-no-modules";
}

/** Python takes a moment, so it begins before anything else; or what this browser lacks for it. */
export function begin(): string | null {
  const fault = missing();
  if (fault === null) void transport();
  return fault;
}

export async function ready(place: HTMLElement, lacking: string | null): Promise<void> {
  const told = document.createElement("p");
  told.className = "opening";
  told.setAttribute("role", "status");
  told.textContent = say("offline-opening");
  place.append(told);
  const fault = lacking ?? (await api.me().then(() => null, () => "offline-broken"));
  if (fault === null) return;
  told.setAttribute("role", "alert");
  told.textContent = say(fault);
  await new Promise(() => undefined); // there is nothing to go on with
}
