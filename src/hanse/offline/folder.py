"""Builds the folder that plays without a server: the page, Python, and the package as far as a page needs it."""

from __future__ import annotations

import json
import shutil
import subprocess
import zipfile
from pathlib import Path

from hanse.offline.installed import install
from hanse.rules.clauses import rules_folder

HOUSE = Path(__file__).parents[1]
PYODIDE = "314.0.7"  # the version that everything was tried with
PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
FLOORS = ("kernel", "games", "players", "messages", "draw", "rules", "learn", "table", "study", "offline")
KINDS = {".py", ".toml", ".ftl", ".json", ".jsonl", ".md", ".css"}
_HEAD = "<head>"
_IN_PAGE = '<head>\n    <meta name="hanse-house" content="page" />'
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the same sources make the same file


def default_pyodide() -> Path:
    """Where a checkout has Pyodide."""
    return HOUSE.parents[1] / "web" / "node_modules" / "pyodide"


def has_pyodide(folder: Path) -> bool:
    """Whether a folder is the npm package of the version that is meant."""
    try:
        version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    except (OSError, ValueError, KeyError):
        return False
    return version == PYODIDE and all((folder / name).is_file() for name in PYTHON_FILES)


def build(folder: Path, client: Path, pyodide: Path) -> None:
    """Write the folder; what was built there before is replaced."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(client, folder)
    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace(_HEAD, _IN_PAGE, 1), encoding="utf-8")
    python = folder / "python"
    python.mkdir()
    for name in PYTHON_FILES:
        shutil.copyfile(pyodide / name, python / name)
    pack(python / "hanse.zip")
    translate(python / "hanse.zip", pyodide)
    install(folder)


def translate(packed: Path, pyodide: Path) -> bool:
    """Put what Python makes of the sources in their place, so that no page has to; false where no Node can do it."""
    node = shutil.which("node")
    if node is None:
        return False
    script = Path(__file__).with_name("translate.mjs")
    loader = (pyodide / "pyodide.mjs").resolve().as_uri()
    done = subprocess.run([node, str(script), loader, str(packed.resolve())], capture_output=True, check=False)
    return done.returncode == 0


def pack(target: Path) -> None:
    """The package as far as a page needs it."""
    files = {path: path.relative_to(HOUSE) for floor in FLOORS for path in sorted((HOUSE / floor).rglob("*"))}
    files[HOUSE / "__init__.py"] = Path("__init__.py")
    files |= {path: Path("rules", "text", path.name) for path in sorted(rules_folder().glob("*.md"))}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in files.items():
            if path.suffix in KINDS:
                entry = zipfile.ZipInfo(Path("hanse", name).as_posix(), _EPOCH)
                packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def is_built(folder: Path) -> bool:
    """Whether a folder was built by this command."""
    return (folder / "python" / "hanse.zip").is_file() and (folder / "index.html").is_file()
