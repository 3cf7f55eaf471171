"""Pictures of the table in the browser for the documentation: `make pictures`."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import find, flags
from tests.browser.ended import ended_table
from tests.browser.opening import open_table
from tests.browser.person import Person
from tests.browser.test_hansa import Skipper
from tests.browser.test_merkator import Merchant
from tests.server.player import Server

IMAGES = Path(__file__).parents[2] / "docs" / "images"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 800}, "device_scale_factor": 2, "is_mobile": True}
LARGEST = 300_000  # bytes of one picture
SCHEMES = ("light", "dark")


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
        file = IMAGES / f"{name}.webp"
        for quality in (88, 80, 70, 55):
            session = page.context.new_cdp_session(page)
            data = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})["data"]
            session.detach()
            file.write_bytes(base64.b64decode(data))
            if file.stat().st_size <= LARGEST:
                break
        print(file.name, file.stat().st_size)


def around(camera: Photographer) -> None:
    """The pages before the game."""
    for scheme in SCHEMES:
        camera.take(camera.visit("", scheme, **DESKTOP), f"lobby-{scheme}")
    camera.take(camera.visit("#/new", "light", **DESKTOP), "new-table-light")


def in_play(camera: Photographer) -> None:
    """A game some rounds old, seen by the same person everywhere."""
    page = camera.visit("", "light", **DESKTOP)
    page.locator(".hero input").fill("Anna")
    page.locator(".hero button.primary").click()
    person = Person(page, 8)
    seen = person.play(75)
    while not (len(seen["spots"]) > 12 or seen["over"]):
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
        while not (len(seen["spots"]) > 12 or seen["over"]):
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
        page.locator(".end table").wait_for()
        camera.take(page, f"end-{scheme}")
    page = camera.visit(address, "dark", **DESKTOP)
    page.locator(".end .row button", has_text="Replay").click()
    page.locator(".replay input").fill("150")
    page.locator(".replay output", has_text="150/").wait_for()
    camera.take(page, "replay-dark")


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder, "tables.db")))
        browser = playwright.chromium.launch(executable_path=find(playwright), args=flags())
        camera = Photographer(browser, server)
        in_play(camera)
        hansa(camera)
        merkator(camera)
        teutonica(camera)
        afterwards(camera)
        around(camera)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
