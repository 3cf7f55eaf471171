"""Looking back in the browser: addresses of moments, frames in pages elsewhere, profiles, and the way to sign in."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.ended import ended_table
from tests.browser.test_pages import check, check_day_and_night, fits, sign_in
from tests.server.player import Player, Server


def test_a_moment_has_an_address_that_a_stranger_can_open(visit: Visit, server: Server) -> None:
    table = ended_table(server)
    page = visit(f"#/table/{table}?ply=12")
    where = page.locator(".replay output")
    expect(where).to_contain_text("12/")
    expect(page.locator(".replay .move p").first).not_to_be_empty()
    expect(page.locator(".log .line[aria-current=step]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text("11/")
    page.wait_for_url("**?ply=11")
    page.keyboard.press("Shift+ArrowRight")
    later = where.inner_text()
    assert int(later.partition("/")[0]) > 11
    page.keyboard.press("PageUp")
    page.keyboard.press("Home")
    expect(where).to_contain_text("0/")
    expect(page.locator(".replay .move")).to_contain_text("The game begins")
    page.keyboard.press("Escape")
    expect(page.locator(".end h2")).to_be_visible()
    page.wait_for_url(f"**#/table/{table}")
    for wrong in ("99999", "x", "-1"):
        page.goto(f"/#/table/{table}?ply={wrong}")
        expect(page.locator(".notice")).to_contain_text(f"decision {wrong}")
        expect(page.locator(".end h2")).to_be_visible()


def test_every_move_of_a_game_has_a_name(visit: Visit, server: Server) -> None:
    page = visit(f"#/table/{ended_table(server)}?ply=0")
    where = page.locator(".replay output")
    expect(where).to_contain_text("0/")
    for ply in range(1, 40):
        page.keyboard.press("ArrowRight")
        expect(where).to_contain_text(f"{ply}/")
        assert page.locator(".replay .move").inner_text().strip()


def test_a_moment_is_shown_in_a_page_elsewhere(visit: Visit, server: Server) -> None:
    page = visit(f"embed/{ended_table(server)}?ply=30")
    expect(page.locator(".embed svg").first).to_be_visible()
    expect(page.locator(".embed footer")).to_contain_text("30/")
    expect(page.locator("header")).to_have_count(0)
    check_day_and_night(page)


def test_a_private_table_is_not_shown_elsewhere(visit: Visit, server: Server) -> None:
    host = Player(server.url, "Wigbold")
    table = host.new("me", "local", "local", public=False)
    page = visit(f"embed/{table}", quiet=False)
    expect(page.locator("[role=alert]")).to_contain_text("private")
    host.close()


def test_a_profile_and_who_has_a_name_already(visit: Visit, server: Server) -> None:
    wigbold = Player(server.url, "Wigbold")
    wigbold.ok(wigbold.post("signup", {"name": "Wigbold the Bold", "password": "correct horse"}))
    page = visit(f"#/people/{wigbold.account}", **PHONE)
    expect(page.locator("h1")).to_have_text("Wigbold the Bold")
    fits(page)
    check(page)
    wigbold.close()
    other = visit("", quiet=False)
    other.locator(".hero input").fill("wigbold THE bold")
    other.locator(".hero button.primary").click()
    other.locator(".notice a").click()
    expect(other.locator("input[autocomplete=username]")).to_have_value("wigbold THE bold")
    other.locator("input[type=password]").fill("correct horse")
    other.locator("form button[type=submit]").click()
    expect(other.locator(".account")).to_have_text("Wigbold the Bold")
    other.wait_for_function("() => document.images.length === 3 && [...document.images].every((one) => one.complete)")


def test_notes_of_any_script_are_kept_for_oneself_alone(visit: Visit, server: Server) -> None:
    anna, bert = Player(server.url, "Anna"), Player(server.url, "Bert")
    table = anna.new("me", "bot", "bot", public=True)
    page, other = visit("#/settings"), visit("#/settings")
    for each, player in ((page, anna), (other, bert)):
        sign_in(each, player, server)
        each.goto(f"/#/table/{table}")
        each.reload()
        each.locator("#tab-notes").click()
    words = "Köln zuerst 船は東へ \U0001f6a2 <b>שלום</b>"
    page.locator(".notes textarea").fill(words + "x" * 500)
    page.locator(".notes textarea").blur()
    expect(page.locator(".notes")).to_contain_text("Kept")
    assert anna.ok(anna.get(f"tables/{table}/note"))["text"] == words + "x" * 500
    page.reload()
    page.locator("#tab-notes").click()
    expect(page.locator(".notes textarea")).to_have_value(words + "x" * 500)
    expect(other.locator(".notes textarea")).to_be_enabled()
    expect(other.locator(".notes textarea")).to_have_value("")
    check(page)
    anna.close()
    bert.close()


def test_a_game_can_be_left_at_the_table(visit: Visit, server: Server) -> None:
    anna = Player(server.url, "Anna")
    table = anna.new("me", "bot", "bot", public=True)
    page = visit("#/settings")
    sign_in(page, anna, server)
    page.goto(f"/#/table/{table}")
    page.reload()
    page.locator(".seal button", has_text="Leave").click()
    expect(page.locator("dialog p")).to_contain_text("The bots play the game to its end")
    page.locator("dialog button.primary").click()
    expect(page.locator(".seal button", has_text="Leave")).to_have_count(0)
    assert anna.table(table)["your_seats"] == []
    anna.close()
