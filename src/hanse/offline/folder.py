"""Builds the folder that plays without a server: the page, Python, and the package as far as a page needs it."""

from __future__ import annotations

import json
import shutil
import tempfile
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path

from hanse.offline.installed import install
from hanse.offline.node import has_node, run_in_node
from hanse.rules.clauses import rules_folder

HOUSE = Path(__file__).parents[1]
PYODIDE = "314.0.7"  # the version that everything was tried with
PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
INDEX = "pyodide-lock.json"  # of packages that a page of ours never asks for
FLOORS = ("kernel", "games", "players", "messages", "draw", "rules", "learn", "table", "study", "offline")
KINDS = {".py", ".toml", ".ftl", ".json", ".jsonl", ".md", ".css"}
BUILDERS = (
    "compiling.py",
    "folder.py",
    "in_c.py",
    "node.py",
    "translating.py",
)  # what builds pages is of no use in them
_HEAD = "<head>"
_IN_PAGE = '<head>\n    <meta name="hanse-house" content="page" />'
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the same sources make the same file
_STANDARD = "python_stdlib.zip"
_TRANSLATE = """
from pathlib import Path
translate(Path("/folder/hanse.zip"), (), Path("/own"))
translate(Path("/folder/python_stdlib.zip"), {unneeded}, Path("/standard"))
"""
# Modules of Python that no page needs: programs, servers, other machines, and what there is twice.
UNNEEDED = {
    "_pydatetime", "_pyio", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "configparser", "ctypes", "curses",
    "doctest", "fileinput", "ftplib", "getpass", "http/cookiejar", "http/cookies", "http/server", "imaplib", "lib2to3",
    "mailbox", "mimetypes", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools", "plistlib",
    "poplib", "profile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "shelve", "smtplib",
    "socketserver", "sqlite3", "ssl", "symtable", "tabnanny", "tarfile", "this", "timeit", "trace", "tracemalloc",
    "tty", "turtle", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml/dom", "xmlrpc", "zipapp",
    "zoneinfo",
}  # fmt: skip
_ENCODINGS = ("big5", "cp", "euc_", "gb", "hp_", "iso", "johab", "koi8", "kz", "mac_", "palm", "ptcp", "shift", "tis")
_OF_ZIP = "encodings/cp437"


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


def engine_files() -> list[Path]:
    """The modules that are compiled, out of the list that setup.py compiles too, as far as a page needs them."""
    patterns = tomllib.loads((HOUSE / "engine.toml").read_text(encoding="utf-8"))["modules"]
    found = [path for pattern in patterns if pattern.split("/")[0] in FLOORS for path in sorted(HOUSE.glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def build(folder: Path, client: Path, pyodide: Path, compiled: Mapping[str, Path]) -> None:
    """Write the folder; what was built there before is replaced when all of it is there.

    `compiled` are the files of the compiled engine, by where they stand in the package; without them it is interpreted.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as temporary:
        page = Path(temporary) / "page"
        shutil.copytree(client, page)
        index = page / "index.html"
        index.write_text(index.read_text(encoding="utf-8").replace(_HEAD, _IN_PAGE, 1), encoding="utf-8")
        python = page / "python"
        python.mkdir()
        for name in PYTHON_FILES:
            shutil.copyfile(pyodide / name, python / name)
        pack(python / "hanse.zip", compiled)
        index_of_packages = json.loads((pyodide / INDEX).read_text(encoding="utf-8"))
        (python / INDEX).write_text(json.dumps({**index_of_packages, "packages": {}}), encoding="utf-8")
        translate(python, pyodide)
        install(page)
        put(page, folder)


def put(made: Path, folder: Path) -> None:
    """Put what was made in the place of what is there, all at once."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as temporary:
        new = shutil.move(made, Path(temporary) / "new")
        if folder.exists():
            folder.rename(Path(temporary) / "old")
        Path(new).rename(folder)


def translate(python: Path, pyodide: Path) -> None:
    """Put what Python makes of the sources in their place, so that no page has to; where there is no Node, pages do."""
    if not has_node():
        return
    with zipfile.ZipFile(python / _STANDARD) as packed:
        names = [name.removesuffix(".py") for name in packed.namelist() if name.startswith("encodings/")]
    others = {name for name in names if name.removeprefix("encodings/").startswith(_ENCODINGS) and name != _OF_ZIP}
    program = Path(__file__).with_name("translating.py").read_text(encoding="utf-8")
    run_in_node(pyodide, python, program + _TRANSLATE.format(unneeded=sorted(UNNEEDED | others)))


def pack(target: Path, compiled: Mapping[str, Path]) -> None:
    """The package as far as a page needs it; modules that are compiled need no source."""
    files = {path: path.relative_to(HOUSE) for floor in FLOORS for path in sorted((HOUSE / floor).rglob("*"))}
    files[HOUSE / "__init__.py"] = Path("__init__.py")
    files |= {path: Path("rules", "text", path.name) for path in sorted(rules_folder().glob("*.md"))}
    unneeded = {HOUSE / "offline" / name for name in BUILDERS} | set(engine_files() if compiled else ())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in files.items():
            if path.suffix in KINDS and path not in unneeded:
                _add(packed, path, Path("hanse", name).as_posix())
        for place, path in compiled.items():
            _add(packed, path, place)


def _add(packed: zipfile.ZipFile, path: Path, place: str) -> None:
    packed.writestr(zipfile.ZipInfo(place, _EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED)


def is_built(folder: Path) -> bool:
    """Whether a folder was built by this command."""
    return (folder / "python" / "hanse.zip").is_file() and (folder / "index.html").is_file()
