// Translates the modules of a packed package into the byte code of the Python that will run them.
// node translate.mjs ADDRESS-OF-PYODIDE FILE
import { readFile, writeFile } from "node:fs/promises";

const [loader, file] = process.argv.slice(2);
const { loadPyodide } = await import(loader);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(file)), "zip", { extractDir: "/house" });
const packed = python.runPython(`
import compileall, io, py_compile, zipfile
from pathlib import Path

root = Path("/house")
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
assert compileall.compile_dir(root, quiet=1, legacy=True, stripdir="/house", optimize=2, invalidation_mode=unchecked)
target = io.BytesIO()
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            entry = zipfile.ZipInfo(path.relative_to(root).as_posix(), (1980, 1, 1, 0, 0, 0))
            made.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
target.getvalue()
`);
await writeFile(file, packed.toJs());
