"""The boards and modules of Hansa Teutonica beyond the base game, played to the end in the browser; what axe sees."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.ended import hand_over
from tests.browser.late import late_state, sit_down
from tests.browser.opening import open_table
from tests.browser.person import SLOWEST, TASTE, Finger, Person, Typist
from tests.browser.test_pages import check, fits
from tests.browser.test_whole_games import read_sheet
from tests.server.player import Server

BY_HAND = 25  # decisions; games for two may last very long, and fingers are slow


def finish_before_our_eyes(person: Person, server: Server) -> None:
    """Decide by hand for a good while; if the game is not over then, a bot brings it to its end on the open page."""
    seen = person.play(BY_HAND)
    if not seen["over"]:
        hand_over(server, person.page)
        person.page.wait_for_selector(".table[data-status=over]", timeout=SLOWEST)
    read_sheet(person)


def test_east_at_night(visit: Visit, server: Server) -> None:
    page = visit(color_scheme="dark")
    sit_down(server, page, late_state("teutonica", 3, preset="east2010"))
    person = Person(page, 3)
    person.play(2)
    assert page.locator("[id^=row-]").count() == 3
    assert page.locator("[data-ship]").count() == 6
    check(page)
    finish_before_our_eyes(person, server)


def test_britannia_by_finger_at_360_pixels(visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    sit_down(server, page, late_state("teutonica", 3, preset="britannia2014"))
    finger = Finger(page, 6)
    finger.play(2)
    check(page)
    finish_before_our_eyes(finger, server)
    fits(page)
    expect(page.locator(".end table").first).to_contain_text("Regions")


def test_britannia_for_four_in_german_with_free_passage(visit: Visit, server: Server) -> None:
    page = visit(locale="de-DE")
    sit_down(server, page, late_state("teutonica", 4, preset="britannia2014", britannia_waiver="any-marker"))
    person = Person(page, 2)
    person.play(3)
    expect(page.locator("#region-scotland text")).to_have_text("SCHOTTLAND")
    expect(page.locator(".more")).to_contain_text("Wales")
    check(page)
    finish_before_our_eyes(person, server)


def test_missions_and_favours(visit: Visit, server: Server) -> None:
    page = visit()
    open_table(page, "teutonica", 3, preset="bigbox2020", modules_missions="true", modules_favours="true")
    person = Person(page, 5)
    person.play(4)
    assert page.locator(".card").count() == 1  # the own one
    expect(page.locator(".more")).to_contain_text("Imperial favours on display")
    check(page)
    finish_before_our_eyes(person, server)
    assert page.locator(".card").count() >= 1
    expect(page.locator(".end table").first).to_contain_text("Mission")


def test_provinces_only_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit()
    open_table(page, "teutonica", 2, preset="base2009")
    typist = Typist(page, 4)
    typist.play(3)
    expect(page.locator("[data-pawn]")).to_have_count(1)
    check(page)
    finish_before_our_eyes(typist, server)
    assert {"board", "list"} <= typist.kinds


class Neighbour(Person):
    """Likes to displace: neutral traders stand in the way."""

    taste = TASTE | {"displace": 12}


def test_neutral_traders(visit: Visit, server: Server) -> None:
    page = visit()
    open_table(page, "teutonica", 2, preset="britannia2014")
    person = Neighbour(page, 7)
    person.play(3)
    assert page.locator("[data-piece=t5]").count() >= 15
    expect(page.locator(".more")).to_contain_text("Neutral")
    check(page)
    finish_before_our_eyes(person, server)


def test_a_combination_that_the_rules_do_not_know_is_explained(visit: Visit) -> None:
    page = visit(quiet=False)  # the browser tells of the refused request
    page.goto("/#/new")
    page.locator("input[name=preset][value=bigbox2020]").check()
    page.locator(".counts button", has_text="4").click()
    page.locator("[id='opt-modules.missions']").select_option("true")
    page.locator("[id='opt-map']").select_option("east")
    expect(page.locator(".fault")).to_contain_text("base board")
    expect(page.locator("form button[type=submit]")).to_be_disabled()
    check(page)
    page.locator("[id='opt-modules.missions']").select_option("false")
    expect(page.locator("form button[type=submit]")).to_be_enabled()


def test_a_place_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = visit()
    open_table(page, "teutonica", 4, preset="britannia2014")
    Person(page, 1).ready()
    page.mouse.move(2, 2)
    page.locator("[id='post-pembroke-cardiff.2']").dispatch_event("click", cursor_at(page, "post-pembroke-cardiff.2"))
    expect(page.get_by_role("dialog").locator(".reason")).to_contain_text(["You have no permission for Wales"])


def cursor_at(page: Page, place: str) -> dict[str, Any]:
    box = page.locator(f"[id='{place}']").bounding_box()
    assert box
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    return {**at, "bubbles": True}


@pytest.mark.parametrize("address", ["#/rules/teutonica/HT-14.2.2", "#/rules/teutonica/HT-15.2.1"])
def test_the_rules_page_shows_them(visit: Visit, address: str) -> None:
    page = visit()
    page.goto(f"/{address}")
    expect(page.locator("main")).to_contain_text(address.rpartition("/")[2])
