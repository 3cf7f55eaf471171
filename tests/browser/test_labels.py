"""What is written can be read: one board of each game and a page, at three sizes; `labels.py` reads all of them."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Browser

from tests.browser.everywhere import laid_table
from tests.browser.labels import reader_of
from tests.server.player import Player, Server

SCREENS = (["360"], ["844"], ["1440"])
ONE_LINE = 46  # pixels of a desk that is not opened


@pytest.mark.parametrize("name", ["base-4-5", "hansa", "merkator"])
def test_the_labels_of_a_board(chromium: Browser, server: Server, name: str) -> None:
    with contextlib.closing(Player(server.url, "Mechthild")) as host:
        reader = reader_of(chromium, server, host)
        address = laid_table(server, host, name)
        assert [fault for kind in SCREENS for fault in reader.read(address, kind)] == []


@pytest.mark.parametrize(("name", "seats"), [("base-4-5", 5), ("hansa", 4), ("merkator", 4)])
def test_everybody_is_in_sight_and_the_board_stays_where_it_is(
    chromium: Browser, server: Server, name: str, seats: int
) -> None:
    with contextlib.closing(Player(server.url, "Gertrud")) as host:
        address = laid_table(server, host, name)
        page = reader_of(chromium, server, host).visit(address, "1440")
        column = page.locator(".side").bounding_box()
        assert column is not None
        boxes = [seat.bounding_box() for seat in page.locator(".seat").all()]
        assert len(boxes) == seats
        assert all(box and box["y"] + box["height"] <= column["y"] + column["height"] + 1 for box in boxes)
        assert [box["height"] for box in boxes[1:] if box and box["height"] > ONE_LINE] == []
        board = page.locator(".board > svg").bounding_box()
        page.goto(f"/{address}?ply=3")
        page.locator(".replay").wait_for()
        assert page.locator(".board > svg").bounding_box() == board
        page.close()
