"""Hansa (2004) in the browser: whole games by mouse, finger and keyboard, and its pages as axe sees them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LYING, PHONE, Visit
from tests.browser.opening import open_table
from tests.browser.person import Finger, Person, Typist
from tests.browser.test_pages import check, check_day_and_night, fits

# Short turns: the bots bring the game to its end.
TASTE = {"place": 10, "buy": 14, "act": 10, "sail": 6, "button": 8, "end": 9}


class Skipper(Person):
    taste = TASTE


class Thumb(Finger):
    taste = TASTE


def finish(person: Person) -> None:
    """Play to the end, and read the score sheet."""
    end = person.play()
    assert end["over"]
    assert person.decisions > 20
    sheet = person.page.locator(".end table").first
    expect(sheet).to_be_visible()
    totals = [int(text) for text in sheet.locator("tr.total td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert totals[0] > 0


def test_by_mouse_at_four_seats_in_french_and_at_night(visit: Visit) -> None:
    page = visit(locale="fr-FR", color_scheme="dark")
    open_table(page, "hansa", 4)
    person = Skipper(page, 3)
    person.ready()
    expect(page.locator(".prompt .sentence")).to_contain_text("Dans quel port")
    finish(person)
    assert {"place", "buy", "sail", "button"} <= person.kinds
    expect(page.locator(".ends")).to_contain_text("La dernière pile a été entamée")


@pytest.mark.parametrize("phone", [PHONE, LYING], ids=["upright", "lying"])
def test_with_a_finger_at_two_seats(visit: Visit, phone: dict[str, Any]) -> None:
    page = visit(**phone)
    open_table(page, "hansa", 2)
    finish(Thumb(page, 6))
    fits(page)
    check(page)


def test_only_by_keyboard(visit: Visit) -> None:
    page = visit()
    open_table(page, "hansa", 3)
    typist = Typist(page, 5)
    finish(typist)
    assert {"board", "list"} <= typist.kinds
    assert page.locator("p[role=status]").inner_text() != ""


def test_a_table_in_play_is_accessible_and_tells_what_things_are(visit: Visit) -> None:
    page = visit()
    open_table(page, "hansa", 3)
    person = Skipper(page, 2)
    person.play(8)
    while not person.ready()["spots"]:  # some questions are answered beside the board
        person.play(1)
    check_day_and_night(page)
    expect(page.locator("[data-ship]")).to_have_count(1)
    assert page.locator("[data-price]").count() >= 5
    assert page.locator("[data-leader]").count() >= 1
    first = page.locator("[data-spot]").first
    assert ":" in (first.get_attribute("aria-label") or "")
    page.locator("#tab-log").click()
    expect(page.locator(".log")).to_contain_text("posts in")
    check(page)


def test_the_pages_of_the_game(visit: Visit) -> None:
    page = visit()
    for address in ("#/rules/hansa/HA-9.2", "#/guide/hansa"):
        page.goto(f"/{address}")
        expect(page.locator("main h1").first).to_be_visible()
        check(page)
