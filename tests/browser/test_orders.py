"""Standing orders in the browser: left by mouse, finger and keyboard, and obeyed through a whole game of each kind."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.late import late_state, sit_down
from tests.browser.opening import open_table
from tests.browser.person import SLOWEST, Person, Typist
from tests.browser.test_hansa import Skipper
from tests.browser.test_merkator import Thumb
from tests.browser.test_pages import check, fits
from tests.server.player import Player, Server

PORTS = ("tonsberg", "aalborg", "lubeck", "stockholm", "danzig", "reval")


def wishes(page: Page, kind: str) -> Locator:
    """The list of one kind of decision."""
    return page.locator(f"dialog.orders [data-kind={kind}] li")


def wish(page: Page, kind: str, *words: str) -> None:
    """Put these wishes at the end of a list."""
    for word in words:
        before = wishes(page, kind).count()
        page.locator(f"dialog.orders [data-kind={kind}] select").select_option(word)
        expect(wishes(page, kind)).to_have_count(before + 1)


def close(page: Page) -> None:
    page.locator("dialog.orders button.primary").click()
    expect(page.locator("dialog.orders")).to_have_count(0)


def obeyed(page: Page, text: str) -> Locator:
    """The lines of the log that say that an order decided, of those with this text."""
    page.locator("#tab-log").click()
    return page.locator(".log .line", has_text=text).filter(has=page.locator(".unasked"))


def play_on(server: Server, page: Page) -> None:
    """The person decides over HTTP what orders leave open, until the game is over; the page follows."""
    person = Player(server.url, None)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    table = page.url.partition("#/table/")[2].partition("?")[0]
    while (seen := person.until(table, lambda t: t["your_turn"] or t["status"] == "over"))["status"] != "over":
        person.ok(person.decide(seen))
    person.close()


def test_hansa_by_mouse(visit: Visit) -> None:
    page = visit()
    open_table(page, "hansa", 3)
    Skipper(page, 3).ready()
    page.locator("[data-orders]").click()
    expect(page.locator("dialog.orders .none")).to_have_count(6)
    wish(page, "refill", "decline")
    wish(page, "sale", "sell", "done")
    wish(page, "customs", "discard 3", "discard 1", "discard 2")
    page.locator("[data-kind=customs] button[aria-label^='Earlier: one with 1 barrel']").click()
    expect(wishes(page, "customs").first).to_contain_text("one with 1 barrel")
    page.locator("[data-kind=customs] button[aria-label^='Remove: one with 3 barrels']").click()
    expect(wishes(page, "customs")).to_have_count(2)
    wish(page, "loss", "lose 1", "lose 2", "lose 3")
    wish(page, "visit", "used", "end")
    check(page)
    wish(page, "place", *(f"place {port}" for port in PORTS))
    close(page)
    page.reload()
    end = Skipper(page, 3).play()
    assert end["over"]
    assert obeyed(page, "places").count() == 3
    assert obeyed(page, "by standing order").count() > 5
    expect(page.locator("[data-orders]")).to_have_count(0)


def test_merkator_with_a_finger_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR", **PHONE)
    open_table(page, "merkator", 3)
    thumb = Thumb(page, 6)
    thumb.ready()
    page.locator("[data-orders]").tap()
    expect(wishes(page, "join").first).to_contain_text("ne pas co-voyager si cela n’apporte rien")
    wish(page, "join", "gain 1", "done")
    wish(page, "invest", "done")
    wish(page, "fulfil", "fulfil")
    wish(page, "reflip", "keep")
    fits(page)
    check(page)
    close(page)
    end = thumb.play()
    assert end["over"]
    assert obeyed(page, "par consigne").count() > 10


def test_teutonica_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(server, page, late_state("teutonica", 3))
    typist = Typist(page, 4)
    typist.ready()
    typist.tab_to("[data-orders]", 200)
    typist.key("Enter")
    page.locator("dialog.orders fieldset").first.wait_for()
    typist.tab_to("[data-kind=turn] select")
    page.keyboard.type("Add a wish")  # the words of the first line: nothing is chosen yet
    typist.key("ArrowDown")
    expect(wishes(page, "turn")).to_have_count(1)
    typist.key("Escape")
    expect(page.locator("dialog.orders")).to_have_count(0)
    page.locator("[data-orders]").click()
    wish(page, "displaced", "anywhere trader", "anywhere merchant", "done")
    wish(page, "pay", "pay 0", "pay 1", "pay 2")
    close(page)
    Person(page, 3).play(10)
    play_on(server, page)
    page.wait_for_selector(".table[data-status=over]", timeout=SLOWEST)
    assert obeyed(page, "by standing order").count() > 0
