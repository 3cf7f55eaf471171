"""How fast a page without a server is, and how much it loads: beside the compiled engine here, in the same run.

    python -m bench.offline FOLDER [--compiled DIR] [--installed DIR] [--seconds 1] [--times 3]

FOLDER is what `hanse build-static` built, DIR the engine that it compiled. Decisions, plans and iterations a second of
processor time in Python as a page has it (in Node), interpreted and compiled, and in the installed package; then
Chromium opens the folder, served by Python's own server, with an empty cache and again: what was fetched until the
first decision (gzipped, as most hosts send it, and as it is), and after how many milliseconds the first page, the table
and the decision were there.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, sync_playwright

from bench import rates
from fuzz.page import PAGES, Quiet
from hanse.games import GAMES
from hanse.offline.compiling import is_compiled, modules
from hanse.offline.folder import is_built, pack
from hanse.offline.node import OPEN, run_in_node
from tests.browser.chromium import find, flags
from tests.browser.person import SLOWEST, Person

GAME = "teutonica"
MIB = 1 << 20
AGREED = {"MiB gzipped": 9, "cold": 5000, "warm": 2000, "compiled": 0.35}
_IN_PAGE = """
from js import process
def clock():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6
rates(clock, {seconds})
"""


def here(seconds: float, package: Path | None) -> dict[str, float]:
    """The rates of what is installed, in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        environment["PYTHONPATH"] = str(package.resolve())
    program = f"{_source()}\nimport time\nprint(rates(time.process_time, {seconds}))"
    run = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True)
    return dict(json.loads(run.stdout))


def in_page(seconds: float, compiled: Mapping[str, Path]) -> dict[str, float]:
    """Those of a page."""
    with tempfile.TemporaryDirectory() as folder:
        pack(Path(folder) / "hanse.zip", compiled)
        source = _source().replace("from __future__ import annotations", "", 1)  # it may only stand at the beginning
        told = run_in_node(PAGES, Path(folder), OPEN + source + _IN_PAGE.format(seconds=seconds))
        return dict(json.loads(told))


def _source() -> str:
    return Path(rates.__file__).read_text(encoding="utf-8")


class Visits:
    """Chromium opens the folder; what it fetches is written down."""

    def __init__(self, folder: Path, context: BrowserContext, address: str) -> None:
        self.folder = folder
        self.context = context
        self.address = address
        self.fetched: set[str] = set()
        preset = GAMES[GAME].presets()[0]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "focused"}, {"kind": "local", "name": "Berta"}]
        set_ups = json.dumps({GAME: {"preset": preset, "seats": seats}})
        context.add_init_script(f"localStorage.setItem('hanse.setups', {json.dumps(set_ups)})")
        context.on("request", lambda request: self.fetched.add(urlsplit(request.url).path))
        context.set_default_timeout(SLOWEST)

    def first_decision(self) -> dict[str, float]:
        """Open the page, sit down, decide: the milliseconds until each of it."""
        page = self.context.new_page()
        page.goto(self.address)
        page.locator("article.door").first.wait_for()
        doors = page.evaluate("performance.now()")
        page.evaluate("game => { location.hash = `#/new/${game}`; }", GAME)
        page.locator("form button.primary[type=submit], form button[type=submit]").last.click()
        page.locator(".table[data-asked]").wait_for()
        table = page.evaluate("performance.now()")
        Person(page, 1).play(1)
        decision = page.evaluate("performance.now()")
        page.close()
        return {"first page": doors, "table": table, "first decision": decision}

    def weight(self) -> tuple[float, float]:
        """MiB of all that was fetched: gzipped, and as it is."""
        files = [self.folder / path.strip("/") for path in self.fetched]
        texts = [file.read_bytes() for file in files if file.is_file()] + [(self.folder / "index.html").read_bytes()]
        return sum(len(gzip.compress(text)) for text in texts) / MIB, sum(len(text) for text in texts) / MIB


def visits(folder: Path, times: int) -> dict[str, Any]:
    """Cold and warm visits, the medians of each."""
    cold, warm, weight = [], [], (0.0, 0.0)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
        for _ in range(times):
            context = browser.new_context(locale="en-GB")
            visit = Visits(folder, context, f"http://127.0.0.1:{host.server_port}/")
            cold.append(visit.first_decision())
            weight = visit.weight()
            warm.append(visit.first_decision())
            context.close()
        browser.close()
    host.shutdown()
    host.server_close()
    found = {name: {what: statistics.median(one[what] for one in all_) for what in all_[0]} for name, all_ in
             (("cold", cold), ("warm", warm))}  # fmt: skip
    return {"weight": weight, **found}


def show_rates(builds: Mapping[str, Mapping[str, float]]) -> None:
    """A line for each figure, with its share of what is done here."""
    native = builds["here"]
    for name, rate in native.items():
        told = [f"{build} {figures[name]:11,.0f}/s {figures[name] / rate:5.2f} x" for build, figures in builds.items()]
        print(f"  {name:34} " + "   ".join(told))
    for build, figures in builds.items():
        share = statistics.geometric_mean(figures[name] / native[name] for name in native)
        print(f"  {build}: {share:.2f} of what is installed here, on the (geometric) average")
    print(f"  agreed: {AGREED['compiled']} compiled")


def show_visits(found: Mapping[str, Any]) -> None:
    """What was loaded, and how long it took."""
    packed, plain = found["weight"]
    told = f"{packed:.1f} MiB gzipped (agreed {AGREED['MiB gzipped']}), {plain:.1f} MiB as it is"
    print(f"  fetched until the first decision: {told}")
    for name in ("cold", "warm"):
        told = ", ".join(f"{what} {milliseconds:,.0f} ms" for what, milliseconds in found[name].items())
        print(f"  {name}: {told} (agreed {AGREED[name]:,})")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.offline", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="the engine that was compiled for pages")
    parser.add_argument("--installed", type=Path, metavar="DIR", help="where the compiled package is, if elsewhere")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--times", type=int, default=3, help="visits, cold and warm")
    given = parser.parse_args()
    if not is_built(given.folder):
        parser.error(f"{given.folder} was not built by hanse build-static")
    if given.compiled is not None and not is_compiled(given.compiled):
        parser.error(f"{given.compiled} holds no engine of these sources")
    builds = {"here": here(given.seconds, given.installed), "page": in_page(given.seconds, {})}
    if given.compiled is not None:
        builds["page, compiled"] = in_page(given.seconds, modules(given.compiled))
    print("in a second of processor time")
    show_rates(builds)
    print("in Chromium")
    show_visits(visits(given.folder, given.times))
    return 0


if __name__ == "__main__":
    sys.exit(main())
