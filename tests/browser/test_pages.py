"""Every page, light and dark, as those see it who need more than eyes."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.ended import ended_table
from tests.browser.person import Person
from tests.server.player import Server

PAGES = ["", "#/new", "#/account", "#/settings", "#/rules/teutonica", "#/ratings", "#/games", "#/guide"]
SCHEMES = ["light", "dark"]


def check(page: Page) -> None:
    """No serious problem that axe knows."""
    problems = [
        f"{found['id']}: {found['help']}: {[node['target'] for node in found['nodes'][:3]]}"
        for found in Axe().run(page).response["violations"]
        if found["impact"] in ("serious", "critical")
    ]
    assert problems == []


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth && innerWidth <= screen.width")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_pages_around_the_table(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for address in PAGES:
        page.goto(f"/{address}")
        expect(page.locator("main h1").first).to_be_visible()
        page.wait_for_load_state()
        check(page)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_table_in_play(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.locator(".hero button.primary").click()
    person = Person(page, 1)
    person.play(2)
    check(page)
    for tab in ("log", "chat"):
        page.locator(f"#tab-{tab}").click()
        check(page)
    page.keyboard.press("Shift+?")
    expect(page.locator("dialog")).to_be_visible()
    check(page)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_end_of_a_game_and_its_replay(visit: Visit, server: Server, scheme: str) -> None:
    page = visit(f"#/table/{ended_table(server)}", color_scheme=scheme)
    expect(page.locator(".end table")).to_be_visible()
    check(page)
    page.locator(".end .row button", has_text="Replay").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay output")).to_contain_text("2/")
    check(page)


def test_every_page_fits_a_phone(visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    for address in [*PAGES, f"#/table/{ended_table(server)}"]:
        page.goto(f"/{address}")
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_load_state()
        fits(page)
        check(page)
