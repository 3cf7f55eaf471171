"""A position set up on the board, put into a study and shared by its link; and what games began with."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import check, fits
from tests.server.player import Player, Server

POSITION = {"players": 3, "cities": {"minden": ["t0"]}}


def put(page: Page, tool: str, place: str) -> None:
    page.locator(".tools label", has_text=tool).first.click()
    page.locator(f'[data-spot="{place}"]').press("Enter")


def test_a_position_is_set_up_by_hand_and_put_into_a_study(visit: Visit) -> None:
    page = visit("#/editor/teutonica")
    told = page.locator(".told")
    expect(told).to_contain_text("possible")
    page.get_by_role("button", name="Empty the board").click()
    put(page, "trader", "office:minden.2")
    expect(told).to_contain_text("a free office space left of an occupied one")
    page.get_by_label("Language").select_option("de")
    expect(told).to_contain_text("Diese Stellung ist unmöglich")
    expect(told).not_to_contain_text("occupied")
    page.get_by_label("Sprache").select_option("en")
    put(page, "trader", "office:minden.3")
    put(page, "trader", "office:minden.1")
    expect(page.get_by_role("button", name="Analyse this position")).to_be_visible()
    expect(page.locator('[data-place="office:minden.2"]')).to_have_attribute("data-piece", "t0")
    check(page)
    page.get_by_role("button", name="Put into a study").click()
    page.get_by_label("Name of the chapter").fill("Three in Minden")
    page.locator("form").get_by_role("button", name="Put into a study").click()
    expect(page.locator(".book .board > svg")).to_be_visible()
    expect(page.locator('[data-place="office:minden.3"]')).to_have_attribute("data-piece", "t0")


def test_a_study_is_written_shared_read_and_played_on_from(visit: Visit, server: Server) -> None:
    owner = Player(server.url, "Wigbold")
    made = owner.ok(owner.post("studies", {"name": "Beginnings"}))
    body = {"version": 1, "name": "One", "game": "teutonica", "position": POSITION}
    made = owner.ok(owner.post(f"studies/{made['id']}/chapters", body))
    page = visit("")
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in owner.http.cookies.items()]
    )
    page.goto(f"/#/studies/{made['id']}")
    page.reload()
    page.get_by_label("Comment on this moment").fill("Who begins?")
    page.get_by_label("Comment on this moment").press("Tab")
    page.locator(".mode", has_text="Ring").click()
    page.locator('[data-spot="city:minden"]').press("Enter")
    expect(page.locator(".drawings circle").first).to_be_attached()
    page.locator(".mode", has_text="Variation").click()
    page.locator(".all summary").click()
    page.locator(".choices button").first.click()
    expect(page.locator(".moves [aria-current=step]")).to_be_visible()
    check(page)
    stranger = visit(f"#/studies/{made['id']}?key={made['key']}", **PHONE)
    expect(stranger.locator(".comment")).to_have_text("Who begins?")
    expect(stranger.locator(".drawings circle").first).to_be_attached()
    expect(stranger.locator("textarea")).to_have_count(0)
    fits(stranger)
    stranger.get_by_role("button", name="Play on with friends").click()
    expect(stranger.get_by_role("heading", name="The table waits for players")).to_be_visible()
    stranger.get_by_role("link", name="Back to the study").click()
    expect(stranger.locator(".comment")).to_be_visible()
    expect(visit(f"#/studies/{made['id']}", quiet=False).locator("[role=alert]")).to_contain_text("private")
    owner.close()


def test_the_pages_fit_a_phone(visit: Visit) -> None:
    for address in ("#/editor/merkator", "#/studies", "#/explore"):
        page = visit(address, **PHONE)
        expect(page.locator("h1")).to_be_visible()
        if "editor" in address:
            expect(page.locator(".told")).to_contain_text("possible")
        fits(page)
        check(page)


def test_the_editor_follows_its_address(visit: Visit) -> None:
    page = visit("#/editor/hansa")
    expect(page.locator(".board [data-ship]")).to_have_count(1)
    page.goto("/#/editor/merkator")
    expect(page.locator(".tools label", has_text="pawn")).to_be_visible()
