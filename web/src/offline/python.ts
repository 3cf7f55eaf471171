/** Python in a worker of this page, with the house's own package; everything comes from the folder of the page. */
import type { PyodideAPI } from "pyodide";

const folder = new URL("../python/", self.location.href); // this file lies in assets/

async function got(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, folder));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function python(): Promise<PyodideAPI> {
  const hanse = got("hanse.zip");
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: folder.href });
  python.unpackArchive(await hanse, "zip", { extractDir: "/house" });
  python.runPython("import sys; sys.path.insert(0, '/house')\nfrom hanse.offline.starting import start; start()");
  return python;
}
