"""A folder on a host of its own, a browser that can be watched, and whole games after the network was cut.

`python -m tests.browser.cut_off` plays all of them: every game by mouse, and one by a finger in French.
"""

from __future__ import annotations

import contextlib
import json
import socketserver
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hanse.cli import main as hanse
from hanse.games import GAMES
from tests.browser.chromium import find, flags
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.person import SLOWEST, Finger, Person

ROOT = Path(__file__).parents[2]
LOOKS: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
OWN = "CONNECT content-autofill.googleapis.com:"  # what Chromium wants to know of every form, whatever the page does
FEW = 6  # decisions before somebody closes the page and comes back
KEPT = "() => navigator.serviceWorker.controller !== null"


@dataclass(frozen=True)
class Whole:
    """A game that is played to its end."""

    game: str
    seats: int = 2
    phone: bool = False
    preset: str | None = None  # the usual one

    def set_up(self) -> dict[str, Any]:
        """What the page for new tables is told: against bots that decide at once."""
        bots = [{"kind": "bot", "bot": "focused"}] * (self.seats - 1)
        return {"preset": self.preset or GAMES[self.game].presets()[0], "seats": [{"kind": "me"}, *bots]}


SHORTEST = Whole("merkator", 1, preset="solo")
WHOLE = (Whole("teutonica", 3), Whole("hansa"), Whole("merkator"), Whole("hansa", 3, phone=True))


class Host:
    """Serves a folder's parent as Python's own server does, and remembers what was asked."""

    def __init__(self, folder: Path) -> None:
        asked = self.asked = list[str]()

        class Noting(SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the name it has there
                asked.append(self.path)

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), partial(Noting, directory=str(folder.parent)))
        threading.Thread(target=self._http.serve_forever, daemon=True).start()
        self.path = f"/{folder.name}/"
        self.address = f"http://127.0.0.1:{self._http.server_port}{self.path}"

    def stop(self) -> None:
        """The network is cut."""
        self._http.shutdown()
        self._http.server_close()


class Outside:
    """Everything that a browser asks of the rest of the world comes here, and gets no answer."""

    def __init__(self) -> None:
        asked = self.asked = list[str]()

        class Noting(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                line = self.rfile.readline().decode("latin-1").strip()
                if not line.startswith(OWN):
                    asked.append(line)

        self._tcp = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Noting)
        threading.Thread(target=self._tcp.serve_forever, daemon=True).start()
        self.proxy: Any = {"server": f"http://127.0.0.1:{self._tcp.server_address[1]}", "bypass": "127.0.0.1"}

    def stop(self) -> None:
        self._tcp.shutdown()
        self._tcp.server_close()


@contextlib.contextmanager
def watched(chromium: Browser, folder: Path, **options: Any) -> Iterator[tuple[Host, BrowserContext]]:
    """A host and a browser. Nothing was asked but of the folder, and no error stays behind in a console."""
    host, outside = Host(folder), Outside()
    faults: list[str] = []
    context = chromium.new_context(base_url=host.address, proxy=outside.proxy, **{**LOOKS, **options})
    context.set_default_timeout(SLOWEST)
    context.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    context.on("weberror", lambda error: faults.append(str(error.error)))
    try:
        yield host, context
        assert not outside.asked, outside.asked
        assert all(path.startswith(host.path) for path in host.asked), host.asked
        assert not faults, faults
    finally:
        context.close()
        host.stop()
        outside.stop()


def remember(context: BrowserContext, kept: dict[str, Any]) -> None:
    """What the browser has in its memory when it comes for the first time."""
    lines = [
        f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))});" for key, value in kept.items()
    ]
    context.add_init_script(f"if (location.protocol !== 'about:' && localStorage.length === 0) {{ {' '.join(lines)} }}")


def open_and_cut(host: Host, context: BrowserContext) -> Page:
    """Open the page once, as long as it takes to be kept; then there is no network any more."""
    page = context.new_page()
    page.goto(host.address)
    page.locator("[data-kept]").wait_for()
    page.wait_for_function(KEPT)
    host.stop()
    context.set_offline(True)
    page.reload()
    expect(page.locator("article.door")).to_have_count(3)
    return page


def sit_down(page: Page, game: str) -> None:
    """A table with the set-up that was used last."""
    page.evaluate("game => { location.hash = `#/new/${game}`; }", game)
    page.locator("form button.primary[type=submit], form button[type=submit]").last.click()
    page.wait_for_function("() => location.hash.startsWith('#/table/')")


def play_whole(page: Page, whole: Whole, seed: int = 3) -> Person:
    """From the first decision to the score: closed and opened again, taken back, saved, replayed."""
    save, replay = _WORDS[whole.phone]
    sit_down(page, whole.game)
    person = Finger(page, seed) if whole.phone else Person(page, seed)
    person.play(FEW)
    ply = page.locator(".table").get_attribute("data-ply")
    page.reload()
    expect(page.locator(".table")).to_have_attribute("data-ply", str(ply))
    _take_back(page)
    with page.expect_download() as saved:
        page.locator(".seal button", has_text=save).click()
    record = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert (record["game"], len(record["codes"])) == (whole.game, _ply(page))
    assert person.play()["over"]
    totals = [int(text) for text in page.locator(".end table tr.total td").all_inner_texts()]
    assert len(totals) == whole.seats
    assert totals == sorted(totals, reverse=True)
    last = _ply(page)
    page.locator(".end .row button", has_text=replay).click()
    page.wait_for_url("**ply=0")
    page.goto(f"{page.url.partition('?')[0]}?ply={last}")
    expect(page.locator(".table")).to_have_attribute("data-ply", str(last))
    page.goto("#/games")
    expect(page.locator("a[href^='#/table/']")).to_have_count(1)
    return person


_WORDS = {False: ("Save as a file", "Replay"), True: ("Enregistrer dans un fichier", "Revoir")}  # phones speak French


def _ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def _take_back(page: Page) -> None:
    before = Person(page, 0).ready()["ply"]
    page.locator("[data-undo]").first.click()
    page.wait_for_function("ply => Number(document.querySelector('.table').dataset.ply) < ply", arg=before)


def memory(whole: Whole) -> dict[str, Any]:
    """What a browser that plays it remembers."""
    kept: dict[str, Any] = {"hanse.setups": {whole.game: whole.set_up()}}
    return kept | ({"hanse.settings": {"language": "fr", "theme": "dark"}} if whole.phone else {})


def main() -> None:
    """Play all of them, and say how long they were."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place) / "page"
        if len(sys.argv) > 1:
            folder = Path(sys.argv[1])
        else:
            assert hanse(["build-static", str(folder), "--pyodide", str(ROOT / "web/node_modules/pyodide")]) == 0
        browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
        for whole in (SHORTEST, *WHOLE):
            with watched(browser, folder, **(PHONE if whole.phone else {})) as (host, context):
                remember(context, memory(whole))
                page, asked = open_and_cut(host, context), len(host.asked)
                begun = time.monotonic()
                person = play_whole(page, whole)
                assert len(host.asked) == asked
                took = time.monotonic() - begun
                print(
                    f"{whole}: {person.decisions} decisions of one's own in {took:.0f} s, {asked} files asked",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
