"""Merkator in the browser: whole games alone and at three seats, and its pages as axe sees them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LYING, PHONE, Visit
from tests.browser.opening import open_table
from tests.browser.person import Finger, Person, Typist
from tests.browser.test_pages import check, check_day_and_night, fits

TASTE = {"place": 10, "card": 2, "button": 5}  # places to travel to, open cards, what the prompt offers


class Merchant(Person):
    taste = TASTE


class Thumb(Finger):
    taste = TASTE


def halves(text: str) -> float:
    """23½ is 23.5."""
    return float(text.replace("½", "") or 0) + 0.5 * text.endswith("½")


def finish(person: Person) -> list[float]:
    """Play to the end, and read the score sheet."""
    end = person.play()
    assert end["over"]
    assert person.decisions > 20
    sheet = person.page.locator(".end table").first
    expect(sheet).to_be_visible()
    totals = [halves(text) for text in sheet.locator("tr.total td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    return totals


@pytest.mark.parametrize("phone", [PHONE, LYING], ids=["upright", "lying"])
def test_alone_with_a_finger(visit: Visit, phone: dict[str, Any]) -> None:
    page = visit(**phone)
    open_table(page, "merkator", 1)
    person = Thumb(page, 3)
    person.ready()
    expect(page.locator(".ends")).to_contain_text("turn 1 of 17")
    assert len(finish(person)) == 1
    assert {"place", "button"} <= person.kinds
    expect(page.locator(".ends")).to_contain_text("turn 17 of 17")
    fits(page)
    check(page)


def test_by_mouse_at_three_seats_in_german_and_at_night(visit: Visit) -> None:
    page = visit(locale="de-DE", color_scheme="dark")
    open_table(page, "merkator", 3)
    person = Merchant(page, 4)
    person.ready()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    totals = finish(person)
    assert totals[0] > 0
    assert {"place", "button"} <= person.kinds
    page.reload()  # who comes when all is over has seen none of the cards
    page.locator("#tab-log").click()
    expect(page.locator(".log")).to_contain_text("reist: ")
    expect(page.locator(".log")).to_contain_text("Vertrag")
    expect(page.locator(".log")).not_to_contain_text(re.compile(r"\bc\d+-\d+\b"))


def test_alone_and_only_by_keyboard(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    open_table(page, "merkator", 1)
    typist = Typist(page, 5)
    finish(typist)
    assert {"board", "list"} <= typist.kinds
    assert page.locator("p[role=status]").inner_text() != ""


def test_a_table_in_play_is_accessible_and_tells_what_things_are(visit: Visit) -> None:
    page = visit()
    open_table(page, "merkator", 4)
    person = Merchant(page, 2)
    person.play(6)
    check_day_and_night(page)
    expect(page.locator("[data-pawn]")).to_have_count(1)
    assert page.locator("[data-cubes]").count() >= 4
    expect(page.locator("[data-open]")).to_have_count(8)
    assert page.locator("[data-top]").count() >= 7
    own = page.locator(".seat.own")
    expect(own.locator(".column")).to_have_count(6)
    expect(own.locator(".bin")).to_have_count(16)
    assert own.locator(".letters li").count() >= 1
    page.locator("#tab-log").click()
    expect(page.locator(".log")).to_contain_text("travels: ")
    check(page)


def test_the_pages_of_the_game(visit: Visit) -> None:
    page = visit()
    for address in ("#/rules/merkator/MK-6.5.2", "#/guide/merkator"):
        page.goto(f"/{address}")
        expect(page.locator("main h1").first).to_be_visible()
        check(page)
