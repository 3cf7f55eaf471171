"""Puzzles and hints in the browser: decided on the board, told by what comes of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from hanse.study.puzzles.collection import shipped
from hanse.study.puzzles.puzzle import Puzzle
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import check, fits, sign_in
from tests.server.player import Player, Server

PUZZLE: Puzzle = next(iter(shipped("hansa").values()))


def decide(page: Page, words: tuple[str, ...]) -> None:
    """Make these decisions, each out of the list of choices."""
    state = PUZZLE.begin()
    for each in words:
        code = state.code(each)
        folded = page.locator(f".question details:not([open]):has(button[data-code='{code}']) summary")
        button = page.locator(f".question button[data-code='{code}']")
        expect(button).to_be_attached()
        if folded.count():
            folded.click()
        button.click()
        state.play(code)


def test_a_puzzle_is_solved_and_explained_by_what_comes_of_it(visit: Visit) -> None:
    page = visit("#/puzzles/hansa")
    expect(page.get_by_role("list", name="All puzzles").get_by_role("link")).to_have_count(len(shipped("hansa")))
    page.get_by_role("button", name="Solve").click()
    expect(page.locator(".question[data-asked]")).to_be_visible()
    page.goto("/#/puzzles/hansa")
    page.locator(f"a[href$='{PUZZLE.key}']").click()
    decide(page, PUZZLE.best.words[: PUZZLE.best.action])
    expect(page.get_by_role("heading", name="Right: that is the best action.")).to_be_visible()
    table = page.locator(".told table")
    expect(table).to_contain_text(f"{100 * PUZZLE.best.chances[PUZZLE.seat]:.0f}%")
    page.get_by_role("button", name="After the obvious").click()
    expect(page.get_by_role("button", name="After the obvious")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sheet.head")).to_contain_text("one puzzle tried")
    check(page)
    page.get_by_role("button", name="Next puzzle").first.click()
    expect(page.get_by_text("find the best action")).to_be_visible()


def test_it_fits_a_phone_and_the_obvious_action_is_told_as_such(visit: Visit) -> None:
    page = visit(f"#/puzzles/hansa/{PUZZLE.key}", **PHONE)
    decide(page, PUZZLE.obvious.words[: PUZZLE.obvious.action])
    expect(page.get_by_role("heading", name="That is the obvious action, and not the best.")).to_be_visible()
    fits(page)
    check(page)


def test_a_hint_is_shown_on_the_board_and_in_words_and_marked_in_the_log(visit: Visit, server: Server) -> None:
    anna = Player(server.url, "Anna")
    table = anna.new("me", "bot", game="hansa", preset="hansa2004")
    page = visit()
    sign_in(page, anna, server)
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name="What would the strong player do?").click()
    expect(page.get_by_text("The strong player would:")).to_be_visible()
    shown: dict[str, Any] = anna.ok(anna.get(f"tables/{table}"))
    assert shown["log"][-1]["kind"] == "hinted"
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("asks what the strong player would do")
    check(page)
    anna.close()
