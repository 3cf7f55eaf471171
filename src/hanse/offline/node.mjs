// Runs Python as it runs in a page: node node.mjs ADDRESS-OF-PYODIDE FOLDER. The program comes in, its last value goes out;
// the folder stands at /folder.
import { text } from "node:stream/consumers";

const [loader, folder] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(loader);
  const python = await loadPyodide();
  python.mountNodeFS("/folder", folder);
  const found = await python.runPythonAsync(await text(process.stdin));
  process.stdout.write(String(found ?? ""));
} catch (error) {
  console.error(String(error.message ?? error).trim());
  process.exitCode = 1;
}
