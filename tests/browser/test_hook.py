"""Where one is told that a game waits: set on the account page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import check, fits, sign_in
from tests.server.player import Player, Server


def test_a_hook_is_kept_refused_and_taken_away(visit: Visit, server: Server) -> None:
    page = visit(quiet=False, locale="de-DE", **PHONE)  # what is refused stands in the console, too
    anna = Player(server.url, None)
    anna.ok(anna.post("signup", {"name": "Anna mit dem Haken", "password": "long enough"}))
    sign_in(page, anna, server)
    page.goto("/#/account")
    page.reload()
    address = page.locator("input[name=hook]")
    own = page.locator("section", has=address).last
    address.fill("http://127.0.0.1:1/")
    own.locator("button[type=submit]").click()
    expect(own.locator("[role=alert]")).to_contain_text("ins Netz des Gastgebers")
    address.fill("https://1.1.1.1/hook")
    own.locator("select").select_option("86400")
    own.locator("input[type=time]").first.fill("22:00")
    own.locator("input[type=time]").last.fill("07:30")
    own.locator("button[type=submit]").click()
    expect(own.locator("[role=status]")).to_contain_text("Gespeichert")
    fits(page)
    check(page)
    page.reload()
    expect(address).to_have_value("https://1.1.1.1/hook")
    expect(own.locator("input[type=time]").last).to_have_value("07:30")
    kept = anna.ok(anna.get("me/hook"))
    assert (kept["delay"], kept["quiet_from"], kept["quiet_to"], kept["off"]) == (86400, 1320, 450, None)
    own.locator("button[type=button]").click()
    expect(own.locator("[role=status]")).to_contain_text("nicht mehr")
    assert anna.ok(anna.get("me/hook"))["address"] is None
    anna.close()
