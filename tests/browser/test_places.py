"""A closed place answers: by mouse and by keyboard, with its card and the reason."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hanse.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.opening import open_table


def test_a_closed_city_opens_its_card_and_the_table_of_cities_does_too(visit: Visit) -> None:
    page = visit()
    open_table(page, "teutonica", 3, preset="base2009", name="Anna")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    box = page.locator("#city-stade").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    card = page.get_by_role("dialog", name="Stade")
    expect(card).to_be_focused()
    expect(card).to_contain_text("white, merchant: free")
    expect(card.locator(".reason")).to_contain_text(re.compile("Establish a route to it first"))
    expect(card.get_by_role("link", name="HT-6.1.1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    page.keyboard.press("i")
    cities = page.get_by_role("table", name="Cities")
    named = cities.get_by_role("button", name="Stade")
    named.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    page.keyboard.press("Escape")
    expect(named).to_be_focused()


WALKED = "() => document.activeElement.dataset.walk ?? ''"


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_walks_over_all_places_and_opens_the_cards_of_closed_ones(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game, 3, name="Anna")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    expect(page.locator(".walk")).to_have_count(1)
    page.keyboard.press("w")
    seen = {page.evaluate(WALKED)}
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
        seen.add(page.evaluate(WALKED))
    assert "" not in seen
    assert len(seen) > 3
    page.keyboard.press("Enter")
    card = page.locator(".place-card")
    expect(card).to_be_focused()
    expect(card.locator("h2")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".walk")).to_be_focused()
