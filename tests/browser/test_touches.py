"""How many touches a decision takes, counted; what the strip of the last turns tells; how talk is noticed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.opening import BOT, open_table
from tests.browser.person import Person
from tests.browser.test_hansa import Skipper
from tests.browser.test_merkator import Merchant

SALE = {  # seldom reached by chance
    "players": 3,
    "first": 0,
    "ship": "lubeck",
    "ports": {"lubeck": {"posts": [2, 1, 0]}},
    "seats": [{"purse": 1, "open": ["red-3", "red-1"]}],
}
MOST = 200  # decisions until there is an occasion for what is to be counted


class Counting:
    """Touches of a person from the first one on something to the decision, at a table of three."""

    def __init__(self, page: Page, game: str, person: Person) -> None:
        self.page, self.game, self.person = page, game, person
        open_table(page, game, 3)

    def until(self, selector: str) -> dict[str, Any]:
        """Play until there is something to touch, in another game if this one has no occasion for it."""
        for _ in range(MOST):
            seen = self.person.ready()
            if self.page.locator(selector).count():
                return seen
            if seen["over"]:
                open_table(self.page, self.game, 3)
            else:
                self.person.play(1)
        raise AssertionError(f"no occasion for {selector}")

    def decide(self, selector: str) -> int:
        """Touch it, and whatever is asked about it, until something is decided: how many touches that took."""
        seen = self.until(selector)
        ply, touches = seen["ply"], 1
        first = self.page.locator(selector).first
        if place := first.get_attribute("data-spot"):
            self.person.touch(place)
        else:
            first.click()
        while (seen := self.person.settle(seen))["ply"] == ply:
            touches += 1
            self.person.press("dialog[open] button.primary" if seen["dialog"] else "[role=menu] [role=menuitem]", 0)
        return touches


def test_hansa_teutonica(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "teutonica", Person(page, 3))
    assert hand.decide("[data-kind=place]") == 1
    assert hand.decide("[data-kind=displace]") == 1
    paying = page.locator(".prompt .sentence", has_text="Pay for the displacement").count()
    assert not paying or hand.decide(".prompt .buttons button:not([data-undo])") == 1
    assert hand.decide("[data-kind=establish].road") == 1
    assert hand.decide("[data-kind=office], [data-kind=develop]") == 1


def test_the_kind_of_piece_is_a_toggle_that_stays(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "teutonica", Person(page, 4))
    hand.until("[data-kind=place]")
    merchant = page.locator(".kinds button", has_text="Merchant")
    merchant.click()
    hand.decide("[data-kind=place]")
    assert page.locator("[data-piece=m0]").count() == 1
    page.reload()
    hand.until("[data-kind=place]")
    hand.decide("[data-kind=place]")
    assert page.locator("[data-piece=t0]").count() == 1  # the last merchant is on the board: a touch means a trader
    expect(merchant).to_have_count(0)


def test_hansa(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "hansa", Skipper(page, 4))
    assert hand.decide("[data-kind=place]") == 1
    assert hand.decide("[data-kind=buy]") == 1
    assert hand.decide("[data-kind=sail]") == 1
    seats = [{"kind": "me"}, {"kind": "bot", "bot": BOT}, {"kind": "bot", "bot": BOT}]
    made = page.request.post(
        "/api/tables", data={"game": "hansa", "position": SALE, "seats": seats}, headers={"X-Hanse": "1"}
    )
    page.goto(f"/#/table/{made.json()['id']}")
    assert hand.decide(".prompt .buttons button:has-text('Sell')") <= 2


def test_merkator(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "merkator", Merchant(page, 4))
    assert hand.decide("[data-kind=place]") == 1
    assert hand.decide(".prompt .buttons button:has-text('Fulfil contract')") == 1
    assert hand.decide(".letters button.can:has-text('contract')") <= 2
    page.keyboard.press("Escape")  # the card of a contract, if a touch came too late
    page.locator("#tab-log").click()
    by_order = page.locator(".unasked", has_text="by standing order")
    declined = page.locator(".log .line", has_text="does not join").filter(has=by_order)
    assert page.locator(".prompt", has_text="Do you join?").count() == 0 or "gains nothing" not in prompt(page)
    assert declined.count() >= 1


def prompt(page: Page) -> str:
    return page.locator(".prompt").inner_text()


@pytest.mark.parametrize(("game", "kind"), [("teutonica", Person), ("hansa", Skipper), ("merkator", Merchant)])
def test_the_strip_tells_exactly_what_the_log_has(visit: Visit, game: str, kind: type[Person]) -> None:
    page = visit(viewport={"width": 1700, "height": 900})
    open_table(page, game, 3)
    person = kind(page, 7)
    person.play(8)
    person.ready()
    page.locator(".since [data-turn]").last.wait_for()
    groups = {
        group.get_attribute("data-turn"): [text.inner_text() for text in group.locator(".said > span:last-child").all()]
        for group in page.locator(".log .group[data-turn]").all()
    }
    turns = page.locator(".since [data-turn]")
    assert game == "merkator" or turns.count() == 2  # there, one decides in the turns of the others too
    for turn in turns.all():
        told, key = [text.inner_text() for text in turn.locator(".text").all()], turn.get_attribute("data-turn")
        assert told == groups[key][-len(told) if key == "0" else 0 :]  # how the game began stands in the log before
    ply = person.look()["ply"]
    turns.first.click()
    expect(page.locator(".since button.shown")).to_have_count(1)
    expect(page.locator(".prompt button", has_text="Back to now")).to_be_visible()
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator(".since button.shown")).to_have_count(0)  # it ends by itself
    assert person.ready()["ply"] == ply


def test_marks_stay_on_what_others_changed_until_one_decides(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "teutonica", Person(page, 3))
    marks = page.locator("[data-trace]")
    hand.until("[data-end]")
    while not marks.count():  # the others may only recruit
        hand.decide("[data-end]")
    assert {mark.get_attribute("data-seat") for mark in marks.all()} <= {"1", "2"}
    hand.decide("[data-kind=place]")
    expect(marks).to_have_count(0)


def test_step_by_step_nothing_is_skipped(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "teutonica", Person(page, 3))
    hand.until("[data-kind=place]")
    page.locator(".tabs button[aria-label='Watching and asking']").click()
    page.locator("dialog select").select_option("steps")
    page.locator("dialog button.primary").click()
    for _ in range(2):
        hand.decide("[data-kind=place]")
    page.locator("[data-end]").click()
    ply = "() => Number(document.querySelector('.table').dataset.ply)"
    following = page.locator(".prompt button", has_text=re.compile("^Next$"))
    following.wait_for()
    last = int(page.evaluate(ply))
    while page.locator(".table[data-asked]").count() == 0:
        following.click()
        page.wait_for_function(f"(last) => ({ply})() > last", arg=last)
        assert int(page.evaluate(ply)) == last + 1
        last += 1
        if page.locator(".table[data-asked]").count() == 0:
            following.wait_for()


def test_what_is_shown_alone_leaves_the_board_where_it_is(visit: Visit) -> None:
    page = visit()
    hand = Counting(page, "teutonica", Person(page, 3))
    several = ".arms button:has-text('Displace')"  # a single one is offered with its place instead
    hand.until(several)
    board = page.locator(".board")
    before = board.bounding_box()
    page.locator(several).click()
    kinds = {spot.get_attribute("data-kind") for spot in page.locator("[data-spot]").all()}
    assert kinds == {"displace"}
    assert board.bounding_box() == before
    page.keyboard.press("Escape")
    assert page.locator("[data-kind=place]").count() > 0
    for _ in range(12):
        hand.person.play(1)
        page.evaluate("() => scrollTo(0, 0)")
        assert board.bounding_box() == before
