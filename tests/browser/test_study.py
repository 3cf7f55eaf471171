"""A finished game studied in the browser: its analysis, a mark, questions, and a game that branches off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import check, fits
from tests.server.player import Player, Server, play_out


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that does not look far: what is found does not matter here."""
    with Server(str(tmp_path_factory.mktemp("study") / "tables.db"), 0, "--study-iterations", "8") as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    host = Player(server.url, "Wigbold")
    made = host.new("me", "bot", game="hansa", preset="hansa2004", public=True)
    play_out(server, [host], made)
    host.close()
    return made


# The line of the moment lies within what the log shows, wherever the page itself is scrolled to.
SHOWN_IN_THE_LOG = """() => {
  const log = document.querySelector(".study .log").getBoundingClientRect();
  const line = document.querySelector(".study .log [aria-current=step]")?.getBoundingClientRect();
  return line && line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
}"""


def test_a_game_is_analysed_a_mark_followed_and_the_game_branched(visit: Visit, table: str) -> None:
    page = visit(f"#/table/{table}")
    page.get_by_role("link", name="Study this game").click()
    expect(page.locator(".study select")).to_have_value("0")  # without hindsight, until it is asked for
    page.locator(".study select").select_option("all")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator(".study polyline").first).to_be_attached()
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    accuracies = page.locator(".study tbody td:nth-of-type(1)")
    expect(accuracies).to_have_count(2)
    chips = page.locator(".chips button")
    chips.first.click()
    expect(page.locator(".detail")).to_contain_text("Better:")
    page.wait_for_function(SHOWN_IN_THE_LOG)
    check(page)
    where = page.locator(".steps output").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".steps output")).not_to_have_text(where)
    page.get_by_role("button", name="Learn from the mistakes").click()
    expect(page.locator(".detail")).not_to_contain_text("Better:")
    page.get_by_role("button", name="Show what was better").click()
    expect(page.locator(".detail")).to_contain_text("Better:")
    page.get_by_role("button", name="Try it out alone").click()
    expect(page.locator(".table[data-status=playing]")).to_be_visible()
    page.go_back()
    expect(page.locator(".study polyline").first).to_be_attached()  # it is kept, and shown at once


def test_it_fits_a_phone(visit: Visit, table: str) -> None:
    page = visit(f"#/study/{table}?as=all", **PHONE)
    expect(page.locator(".study h1")).to_be_visible()
    fits(page)
    check(page)


def test_a_running_game_is_not_studied(visit: Visit, server: Server) -> None:
    host = Player(server.url, "Wigbold")
    running = host.new("me", "local", game="hansa", preset="hansa2004", public=True)
    expect(visit(f"#/study/{running}", quiet=False).locator("[role=alert]")).to_contain_text("not over yet")
    host.close()
