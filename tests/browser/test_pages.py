"""Every page, light and dark, as those see it who need more than eyes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import hanse
from tests.browser.conftest import PHONE, Visit
from tests.browser.ended import ended_table
from tests.browser.person import Person
from tests.server.player import START, Player, Server, play_out

PAGES = [
    "",
    "#/new",
    "#/new/merkator",
    "#/account",
    "#/settings",
    "#/rules/teutonica",
    "#/rules/teutonica/HT-7.1",
    "#/ratings",
    "#/games",
    "#/guide",
    "#/people/nobody",
    "#/study/nothing",
    "#/puzzles",
    "#/editor/hansa",
    "#/studies",
    "#/studies/nothing",
    "#/explore",
    "#/host",
    "#/clubs",
    "#/clubs/nowhere",
    "#/tournaments/new",
    "#/tournaments/nowhere",
    "#/table/nowhere",
    "#/table/%E0%A4%A",
]
APP = Path(__file__).parents[2] / "web" / "src" / "shell" / "App.svelte"
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
AT_NIGHT = "() => document.querySelector('use[href^=\"#light-\"]') === null"  # boards are drawn anew


def problems(page: Page, rules: dict[str, Any]) -> list[str]:
    """What axe finds that is serious."""
    told = Axe().run(page, options={"resultTypes": ["violations"], **rules}).response["violations"]
    serious = [found for found in told if found["impact"] in ("serious", "critical")]
    return [f"{found['id']}: {found['help']}: {[node['target'] for node in found['nodes'][:3]]}" for found in serious]


def check(page: Page) -> None:
    """No serious problem that axe knows."""
    assert problems(page, {}) == []


def check_day_and_night(page: Page) -> None:
    """The same, and the page can be read in the dark too."""
    check(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(AT_NIGHT)
    assert problems(page, CONTRAST) == []
    page.emulate_media(color_scheme="light")


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth && innerWidth <= screen.width")


def sign_in(page: Page, player: Player, server: Server) -> None:
    """Whoever looks at the page from now on is this player."""
    cookies = player.http.cookies.jar
    page.context.add_cookies([{"name": one.name, "value": str(one.value), "url": server.url} for one in cookies])


def look_at(page: Page, addresses: Sequence[str]) -> None:
    """Nothing is wrong with any of these pages."""
    for address in addresses:
        page.goto(f"/{address}")
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_load_state()
        check_day_and_night(page)


def test_no_page_is_forgotten() -> None:
    pages = re.findall(r"(\w+): \(\) => import", APP.read_text(encoding="utf-8"))
    assert len(pages) > 6
    assert {address.removeprefix("#/").partition("/")[0] for address in PAGES} == {"", "table", *pages}


def test_the_pages_around_the_table(visit: Visit) -> None:
    page = visit(quiet=False)  # the browser tells of what is asked for and not there
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    look_at(page, PAGES)
    assert [url for url in refused if not re.search("nobody|nothing|nowhere|E0|/host$", url)] == []


def test_the_pages_of_somebody_who_is_signed_in(visit: Visit, server: Server) -> None:
    anna = Player(server.url, "Anna")
    anna.ok(anna.post("signup", {"name": "Anna Signed In", "password": "correct horse"}))
    ended, open_table = anna.new("me", "bot", game="hansa", preset="hansa2004"), anna.new("me", "open", "bot")
    play_out(server, [anna], ended)
    page = visit("#/settings")
    sign_in(page, anna, server)
    page.reload()
    own = f"#/people/{anna.account}"
    look_at(page, ["#/settings", "", "#/games", "#/account", own, "#/ratings/hansa", f"#/table/{open_table}"])
    page.goto(f"/{own}")
    expect(page.locator("article li").first).to_contain_text("–")
    page.goto("/#/games")
    page.locator("main .row button").click()
    expect(page.locator("dialog")).to_be_visible()
    check_day_and_night(page)
    anna.close()


def test_the_page_of_a_host(visit: Visit, server: Server) -> None:
    hilde, bert = Player(server.url, None), Player(server.url, "Bert")
    name = "Hilde the Host"
    hilde.ok(hilde.post("signup", {"name": name, "password": "correct horse"}))
    command = [sys.executable, "-c", START, "admin", "host", name, "--database", server.database]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(Path(hanse.__path__[0]).parent)}, check=True)
    table = bert.new("me", "open", "open")
    bert.ok(bert.post("report", {"table": table, "text": "nobody comes"}))
    page = visit("#/settings", quiet=False)
    sign_in(page, hilde, server)
    page.reload()
    page.locator("nav a[href='#/host']").click()
    report = page.locator("li", has_text="nobody comes")
    expect(report).to_be_visible()
    page.locator("form select").select_option("close")
    page.locator("form input").first.fill(table)
    page.locator("form button").click()
    expect(page.locator("li", has_text=name).first).to_contain_text(table)
    check_day_and_night(page)
    report.locator("button").click()
    expect(report).to_have_count(0)
    assert hilde.table(table)["status"] == "over"
    for player in (hilde, bert):
        player.close()


def test_a_table_in_play(visit: Visit) -> None:
    page = visit()
    page.locator(".hero button.primary").click()
    person = Person(page, 1)
    person.play(2)
    check_day_and_night(page)
    for tab in ("log", "chat"):
        page.locator(f"#tab-{tab}").click()
        check_day_and_night(page)
    page.keyboard.press("Shift+?")
    expect(page.locator("dialog")).to_be_visible()
    check(page)


def test_the_end_of_a_game_and_its_replay(visit: Visit, server: Server) -> None:
    page = visit(f"#/table/{ended_table(server)}")
    expect(page.locator(".end table").first).to_be_visible()
    check_day_and_night(page)
    page.locator(".end .row button", has_text="Replay").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay output")).to_contain_text("2/")
    check_day_and_night(page)


def test_every_page_fits_a_phone(visit: Visit, server: Server) -> None:
    page = visit(quiet=False, **PHONE)
    for address in [*PAGES, f"#/table/{ended_table(server)}"]:
        page.goto(f"/{address}")
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_load_state()
        fits(page)
        check(page)
