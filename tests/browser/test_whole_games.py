"""Whole games by what the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.opening import open_table
from tests.browser.person import Finger, Person, Typist


def finish(person: Person) -> None:
    """Play to the end, and read the score sheet."""
    end = person.play()
    assert person.decisions > 30
    assert end["over"]
    read_sheet(person)


def read_sheet(person: Person) -> None:
    """The best total stands first."""
    sheet = person.page.locator(".end table")
    expect(sheet).to_be_visible()
    totals = [int(text) for text in sheet.locator("tr.total td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert totals[0] >= 20


def test_by_mouse_at_three_seats(visit: Visit) -> None:
    page = visit()
    open_table(page, "teutonica", 3)
    person = Person(page, 3)
    finish(person)
    assert {"place", "establish", "button"} <= person.kinds


def test_by_mouse_at_five_seats_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR", color_scheme="dark")
    open_table(page, "teutonica", 5)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    finish(Person(page, 5))
    expect(page.locator(".end")).to_contain_text("Revoir")


def test_only_by_keyboard(visit: Visit) -> None:
    page = visit()
    typist = Typist(page, 4)
    typist.tab_to(".hero input")
    page.keyboard.type("Grete")
    typist.key("Enter")
    finish(typist)
    assert {"board", "list"} <= typist.kinds
    assert page.locator("p[role=status]").inner_text() != ""


def test_with_a_finger_at_360_pixels(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "teutonica", 3)
    finish(Finger(page, 6))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_against_three_bots_within_four_clicks(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    page.locator(".hero button.primary").click()
    seen = Person(page, 1).ready()
    assert seen["spots"]
    assert page.locator(".seat").count() == 4
