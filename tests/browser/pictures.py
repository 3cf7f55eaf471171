"""Pictures of the table in the browser for the documentation: `make pictures`."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import hanse as hanse_package
from hanse.games import GAMES
from tests.browser.chromium import find, flags
from tests.browser.ended import ended_table
from tests.browser.opening import open_table
from tests.browser.person import Person
from tests.browser.test_hansa import Skipper
from tests.browser.test_merkator import Merchant
from tests.server.player import START, Server

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images"
DOOR = {"width": 640, "height": 300}  # twice as fine as the lobby shows it
CLOSER = {"teutonica": (1.8, "48% 34%"), "hansa": (1.3, "50% 42%"), "merkator": (1.7, "14% 0%")}  # how near, and where
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 800}, "device_scale_factor": 2, "is_mobile": True}
REPORT: dict[str, Any] = {"viewport": {"width": 1100, "height": 1250}}
LARGEST = 300_000  # bytes of one picture
LARGEST_DOOR = 50_000
SCHEMES = ("light", "dark")
# A drawing alone on the page, with the page's faces.
ALONE = """async ([address, near, where]) => {
  document.body.innerHTML = await (await fetch(address)).text();
  const drawing = document.querySelector("svg");
  drawing.querySelectorAll("style").forEach((style) => style.remove());
  drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
  drawing.style.cssText = `position: fixed; width: 100%; height: 100%; transform-origin: ${where}; scale: ${near}`;
  await Promise.all([...document.fonts].map((face) => face.load()));
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""


class Photographer:
    """Opens pages and takes pictures of them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def visit(self, address: str, scheme: str, **options: Any) -> Page:
        settings = {"color_scheme": scheme, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=self.server.url, **settings)
        page = context.new_page()
        page.goto(f"/{address}")
        page.locator("main h1").first.wait_for(state="attached")
        return page

    def take(self, page: Page, name: str) -> None:
        """One picture, as small as a photograph and still sharp."""
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(600)
        self.keep(page, IMAGES / f"{name}.webp", LARGEST)

    def keep(self, page: Page, file: Path, largest: int) -> None:
        """What the page shows, in a file of at most so many bytes if that can be."""
        for quality in (88, 80, 70, 55):
            session = page.context.new_cdp_session(page)
            data = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})["data"]
            session.detach()
            file.write_bytes(base64.b64decode(data))
            if file.stat().st_size <= largest:
                break
        print(file.name, file.stat().st_size)


def doors(camera: Photographer) -> None:
    """A part of each game's first board, for the lobby: a picture that a slow browser shows at once."""
    for game, (near, where) in CLOSER.items():
        for scheme in SCHEMES:
            page = camera.visit("", scheme, viewport=DOOR)
            page.evaluate(ALONE, [f"/api/boards/{GAMES[game].boards[0]}.svg?theme={scheme}", near, where])
            camera.keep(page, ROOT / "web" / "src" / "games" / game / f"door-{scheme}.webp", LARGEST_DOOR)


def around(camera: Photographer) -> None:
    """The pages before the game."""
    for scheme in SCHEMES:
        camera.take(camera.visit("", scheme, **DESKTOP), f"lobby-{scheme}")
    page = camera.visit("#/new", "light", **DESKTOP)
    camera.take(page, "new-table-light")
    rows = page.locator("form li")
    rows.nth(1).locator("select.bot").select_option("hard")
    rows.nth(1).locator("select.style").select_option("builder")
    rows.nth(2).locator("select.bot").select_option("master")
    page.locator("form fieldset").nth(1).evaluate("(seats) => { seats.scrollIntoView(); scrollBy(0, -24); }")
    camera.take(page, "levels-light")


def at_turn(seen: dict[str, Any]) -> bool:
    """Whether a turn of Hansa Teutonica has actions left and many places for them."""
    return len(seen["spots"]) > 12 and any(button["end"] for button in seen["buttons"])


def in_play(camera: Photographer) -> None:
    """A game some rounds old, seen by the same person everywhere."""
    page = camera.visit("", "light", **DESKTOP)
    page.locator(".hero input").fill("Anna")
    page.locator(".hero button.primary").click()
    person = Person(page, 8)
    seen = person.play(36)
    while not (at_turn(seen) or seen["over"]):
        seen = person.play(1)
    page.mouse.move(4, 4)
    camera.take(page, "table-light")
    table, state = page.url.split("/", 3)[3], page.context.storage_state()
    for scheme, options, name in [
        ("dark", DESKTOP, "table-dark"),
        ("light", PHONE, "phone-light"),
        ("dark", PHONE, "phone-dark"),
    ]:
        other = camera.visit(table, scheme, storage_state=state, **options)
        Person(other, 0).ready()
        camera.take(other, name)


def hansa(camera: Photographer) -> None:
    """A game of Hansa some rounds old, where there is something to buy, to install and to sell."""
    page = camera.visit("", "light", **DESKTOP)
    open_table(page, "hansa", 4, name="Anna")
    person = Skipper(page, 12)
    seen = person.play(14)
    while not ({"buy", "act", "sail"} <= {spot["kind"] for spot in seen["spots"]} or seen["over"]):
        seen = person.play(1)
    page.mouse.move(4, 4)
    camera.take(page, "hansa-light")
    table, state = page.url.split("/", 3)[3], page.context.storage_state()
    for scheme, options, name in [("dark", DESKTOP, "hansa-dark"), ("light", PHONE, "hansa-phone")]:
        other = camera.visit(table, scheme, storage_state=state, **options)
        Person(other, 0).ready()
        camera.take(other, name)


class Prudent(Merchant):
    """Sells nothing, and fulfils and joins where it can."""

    def wish(self, seen: dict[str, Any]) -> tuple[str, str | int]:
        buttons = seen["buttons"]
        if not buttons:
            return super().wish(seen)
        investing = "MK-5." in self.page.locator(".prompt .clause").inner_text()
        return "button", int(buttons[-1 if investing else 0]["index"])


def merkator(camera: Photographer) -> None:
    """A game of Merkator some rounds old, before a trip."""
    page = camera.visit("", "light", **DESKTOP)
    open_table(page, "merkator", 3, name="Anna")
    person = Prudent(page, 5)
    seen = person.play(40)
    while not ({spot["kind"] for spot in seen["spots"]} == {"place"} or seen["over"]):
        seen = person.play(1)
    page.mouse.move(4, 4)
    camera.take(page, "merkator-light")
    table, state = page.url.split("/", 3)[3], page.context.storage_state()
    for scheme, options, name in [("dark", DESKTOP, "merkator-dark"), ("light", PHONE, "merkator-phone")]:
        other = camera.visit(table, scheme, storage_state=state, **options)
        Person(other, 0).ready()
        camera.take(other, name)


def teutonica(camera: Photographer) -> None:
    """The boards and modules beyond the base game, some turns old, on desktop and phone."""
    for name, preset, seats, wishes in [
        ("east", "east2010", 3, {}),
        ("britannia", "britannia2014", 4, {}),
        ("britannia-small", "britannia2014", 2, {}),
        ("provinces", "base2009", 2, {}),
        ("favours", "bigbox2020", 4, {"modules_missions": "true", "modules_favours": "true"}),
    ]:
        page = camera.visit("", "light", **DESKTOP)
        open_table(page, "teutonica", seats, preset=preset, **wishes)
        person = Person(page, 4)
        seen = person.play(24)
        while not (at_turn(seen) or seen["over"]):
            seen = person.play(1)
        page.mouse.move(4, 4)
        camera.take(page, f"{name}-light")
        table, state = page.url.split("/", 3)[3], page.context.storage_state()
        other = camera.visit(table, "light", storage_state=state, **PHONE)
        Person(other, 0).ready()
        camera.take(other, f"{name}-phone")


def afterwards(camera: Photographer) -> None:
    """The score sheet, and the game again."""
    address = f"#/table/{ended_table(camera.server, 4)}"
    for scheme in SCHEMES:
        page = camera.visit(address, scheme, **DESKTOP)
        page.locator(".end table").first.wait_for()
        camera.take(page, f"end-{scheme}")
    page = camera.visit(address, "dark", **DESKTOP)
    page.locator(".end .row button", has_text="Replay").click()
    page.locator(".replay input").fill("150")
    page.locator(".replay output", has_text="150/").wait_for()
    camera.take(page, "replay-dark")


def report(camera: Photographer) -> None:
    """The page of a report on a small tournament."""
    with tempfile.TemporaryDirectory() as folder:
        results, page_file = Path(folder, "results.jsonl"), Path(folder, "report.html")
        place = ("--place", "hansa/hansa2004/3", "--games", "36")
        _hanse("arena", str(results), "--players", "easy,focused,random", *place)
        _hanse("report", str(results), "-o", str(page_file))
        page = camera.visit("", "light", **REPORT)
        page.goto(page_file.as_uri())
        page.locator("h2").first.evaluate("(heading) => heading.scrollIntoView()")
        camera.take(page, "report-light")


def _hanse(*arguments: str) -> None:
    """A command of the terminal, in English."""
    environment = {**os.environ, "HANSE_LANG": "en", "PYTHONPATH": str(Path(hanse_package.__path__[0]).parent)}
    subprocess.run([sys.executable, "-c", START, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder, "tables.db")))
        browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
        camera = Photographer(browser, server)
        doors(camera)
        in_play(camera)
        hansa(camera)
        merkator(camera)
        teutonica(camera)
        afterwards(camera)
        around(camera)
        report(camera)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
