"""Whole games by what the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LYING, PHONE, Visit
from tests.browser.late import late_state, sit_down
from tests.browser.opening import open_table
from tests.browser.person import Finger, Person, Typist
from tests.server.player import Server


def finish(person: Person) -> None:
    """Play to the end, and read the score sheet."""
    end = person.play()
    assert person.decisions > 30
    assert end["over"]
    read_sheet(person)


def read_sheet(person: Person) -> None:
    """The best total stands first."""
    sheet = person.page.locator(".end table").first
    expect(sheet).to_be_visible()
    totals = [int(text) for text in sheet.locator("tr.total td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert totals[0] > 0


def test_by_mouse_at_three_seats(visit: Visit) -> None:
    page = visit()
    open_table(page, "teutonica", 3)
    person = Person(page, 3)
    finish(person)
    assert {"place", "establish", "button"} <= person.kinds


def test_by_mouse_at_five_seats_in_french(visit: Visit, server: Server) -> None:
    page = visit(locale="fr-FR", color_scheme="dark")
    sit_down(server, page, late_state("teutonica", 5))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    person = Person(page, 5)
    assert person.play()["over"]
    read_sheet(person)
    expect(page.locator(".end")).to_contain_text("Revoir")


def test_only_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.locator(".hero input").wait_for()
    typist = Typist(page, 4)
    typist.tab_to(".hero input")
    page.keyboard.type("Grete")
    typist.key("Enter")
    finish(typist)
    assert {"board", "list"} <= typist.kinds
    assert page.locator("p[role=status]").inner_text() != ""


def test_with_a_finger_at_360_pixels(visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    sit_down(server, page, late_state("teutonica", 3, made=0.6))
    finger = Finger(page, 6)
    assert finger.play()["over"]
    assert finger.decisions > 10
    read_sheet(finger)


def test_with_a_finger_on_a_phone_that_lies_on_its_side(visit: Visit, server: Server) -> None:
    page = visit(**LYING)
    sit_down(server, page, late_state("teutonica", 3))
    finger = Finger(page, 6)
    finger.ready()
    board = page.locator(".board > svg").bounding_box()
    assert board is not None
    assert board["height"] > 300
    assert board["y"] + board["height"] <= 390
    assert finger.play()["over"]
    assert finger.decisions > 2
    read_sheet(finger)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_against_three_bots_within_four_clicks(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    page.locator(".hero button.primary").click()
    seen = Person(page, 1).ready()
    assert seen["spots"]
    assert page.locator(".seat").count() == 4
