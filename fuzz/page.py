"""Plays the same games in a page and here, compiled and interpreted: choices, decisions and last positions must agree.

    python -m fuzz.page [--games 300] [--compiled DIR] [--chromium]

The page is Pyodide in Node, with `--chromium` in Chromium too; `--compiled` names the folder of a compiled engine (see
docs/offline.md). Here both builds play that there are: what is installed, and the source as it is.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from hanse.offline.compiling import is_compiled, modules
from hanse.offline.folder import PYTHON_FILES, has_pyodide, pack
from hanse.offline.node import OPEN, has_node, run_in_node
from hanse.offline.traces import plans

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "web" / "node_modules" / "pyodide"  # the Python of pages
PLAY = """
from hanse.kernel.cells import compiled
from hanse.offline.traces import plans, trace
"\\n".join(["compiled" if compiled() else "interpreted", *(trace(plan) for plan in plans({games}))])
"""

# What web/src/offline/python.ts does, and then a program.
_IN_CHROMIUM = """async (program) => {
  const { loadPyodide } = await import(new URL("pyodide.mjs", location.href).href);
  const python = await loadPyodide();
  const packed = await (await fetch("hanse.zip")).arrayBuffer();
  python.FS.mkdir("/folder");
  python.FS.writeFile("/folder/hanse.zip", new Uint8Array(packed));
  return python.runPython(program);
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and tells nobody."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name it has there
        """Nobody asked."""


def here(games: int, package: Path | None) -> list[str]:
    """In a process of its own: the package in a folder, or what is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        environment["PYTHONPATH"] = str(package.resolve())
    program = PLAY.format(games=games).strip().splitlines()
    program[-1] = f"print({program[-1]})"
    command = [sys.executable, "-c", "\n".join(program)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()


def in_page(games: int, compiled: Mapping[str, Path], chromium: bool) -> list[str]:
    """In a page, with or without a compiled engine."""
    program = OPEN + PLAY.format(games=games)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        pack(folder / "hanse.zip", compiled)
        if not chromium:
            return run_in_node(PAGES, folder, program).splitlines()
        for name in PYTHON_FILES:
            (folder / name).symlink_to((PAGES / name).resolve())
        return _in_chromium(folder, program).splitlines()


def _in_chromium(folder: Path, program: str) -> str:
    from playwright.sync_api import sync_playwright

    from tests.browser.chromium import find, flags

    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{host.server_port}/pyodide-lock.json")
            return str(page.evaluate(_IN_CHROMIUM, program))
    finally:
        host.shutdown()
        host.server_close()


def differing(traces: Mapping[str, list[str]], games: int) -> list[str]:
    """The games that did not go alike everywhere."""
    told = []
    for number, plan in enumerate(plans(games)):
        found = {name: trace[number + 1] for name, trace in traces.items()}
        if len(set(found.values())) != 1:
            told.append(f"{plan}: " + ", ".join(f"{name} {text[:12]}" for name, text in found.items()))
    return told


def main(arguments: list[str] | None = None) -> int:
    """Play, and say what differs."""
    parser = argparse.ArgumentParser(prog="python -m fuzz.page", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--compiled", type=Path, metavar="DIR")
    parser.add_argument("--installed", type=Path, metavar="DIR", help="where the compiled package is, if elsewhere")
    parser.add_argument("--chromium", action="store_true")
    given = parser.parse_args(arguments)
    if not has_node() or not has_pyodide(PAGES):
        parser.error("a page needs Node and web/node_modules/pyodide: npm ci in web/")
    if given.compiled is not None and not is_compiled(given.compiled):
        parser.error(
            f"{given.compiled} holds no engine of these sources: hanse build-static page --compiled {given.compiled}"
        )
    engines: list[Mapping[str, Path]] = [{}] if given.compiled is None else [{}, modules(given.compiled)]
    packages = {"here, as it is": ROOT / "src", "here, installed": given.installed}
    ways = [(place, partial(here, given.games, package)) for place, package in packages.items()]
    for chromium in (False, True) if given.chromium else (False,):
        name = "Chromium" if chromium else "Node"
        ways += [(f"page in {name}", partial(in_page, given.games, engine, chromium)) for engine in engines]
    traces: dict[str, list[str]] = {}
    for place, play in ways:
        began = time.monotonic()
        trace = play()
        traces[f"{place}, {trace[0]}"] = trace
        decisions = sum(int(line.split()[0]) for line in trace[1:])
        print(
            f"{place}, {trace[0]}: {len(trace) - 1} games, {decisions:,} decisions, {time.monotonic() - began:.0f} s",
            flush=True,
        )
    told = differing(traces, given.games)
    print("\n".join(told) or f"All is well: {given.games} games went the same way {len(traces)} times.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
