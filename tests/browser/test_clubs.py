"""A club and a tournament of a few, from the lobby to the standings."""

from __future__ import annotations

import secrets

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import check, fits, sign_in
from tests.server.player import Server
from tests.server.test_contests import accounts, leave_to_bots, sign_up, wait
from tests.server.test_contests import seen as seen_by


def test_a_club_is_founded_and_its_tournament_played(visit: Visit, server: Server) -> None:
    names = [f"{name} {secrets.token_hex(3)}" for name in ("Anna", "Bert", "Cleo")]
    anna, *others = (sign_up(server, name) for name in names)
    page = visit()
    sign_in(page, anna, server)
    page.reload()
    page.locator(".own a", has_text="Clubs").click()
    expect(page.locator("main h1")).to_have_text("Clubs and tournaments")
    page.locator("summary", has_text="Found a club").click()
    page.get_by_label("Name of the club").fill(f"Tuesdays {secrets.token_hex(3)}")
    page.get_by_role("button", name="Found a club").press("Enter")
    expect(page.locator("main h1")).to_contain_text("Tuesdays")
    check(page)
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    club, invite = link.partition("#/clubs/")[2].split("?invite=")
    for other in others:
        other.ok(other.post(f"clubs/{club}/join", {"invite": invite}))
    page.get_by_role("link", name="Open a tournament").click()
    page.get_by_label("Name of the tournament").fill("Spring cup")
    page.locator("form select").nth(1).select_option("hansa")
    page.get_by_role("spinbutton", name="Rounds").fill("1")
    check(page)
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.locator("main h1")).to_have_text("Spring cup")
    contest = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    for other in others:
        other.ok(other.post(f"tournaments/{contest}/enter"))
    page.get_by_role("button", name="Begin now").click()
    expect(page.get_by_role("link", name="To your table")).to_be_visible()
    (table,) = seen_by(anna, contest)["rounds"][0]["tables"]
    assert len(accounts(table)) == 3
    leave_to_bots({player.account: player for player in (anna, *others)}, table)
    assert wait(anna, contest, 2)["status"] == "over"
    expect(page.locator("main")).to_contain_text("has won")
    expect(page.locator(".standings tbody tr")).to_have_count(3)
    page.locator("summary", has_text="Who met whom").press("Enter")
    page.locator("summary", has_text="How places").press("Enter")
    check(page)
    page.set_viewport_size(PHONE["viewport"])
    fits(page)
    page.goto(f"/#/clubs/{club}")
    expect(page.locator("table").first).to_contain_text(names[0])
    fits(page)
    check(page)
    for player in (anna, *others):
        player.close()
