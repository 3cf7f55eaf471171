"""Two browsers at one table; a page that is loaded again; a line that breaks."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.patience import PATIENCE
from tests.server.player import Player, Server

# Pieces on the board, as they are drawn.
PIECES = """() => [...document.querySelectorAll("[data-piece]")]
  .map((piece) => `${piece.dataset.place} ${piece.dataset.piece}`).sort()"""
PLY = "(ply) => Number(document.querySelector('.table')?.dataset.ply) === ply"


def start_with_bots(page: Page, name: str) -> Person:
    page.locator(".hero input").fill(name)
    page.locator(".hero button.primary").click()
    person = Person(page, 11)
    person.ready()
    return person


def table_of(person: Person) -> tuple[int, list[str]]:
    return person.look()["ply"], person.page.evaluate(PIECES)


def test_two_browsers_see_each_others_moves(visit: Visit) -> None:
    host = visit("#/new")
    host.locator("form input").first.fill("Anna")
    host.locator(".counts button", has_text="3").click()
    host.locator("form li").nth(1).locator("select").first.select_option("open")
    host.locator("form button[type=submit]").click()
    address = host.locator(".invite input").input_value()
    guest = visit(address.partition("/")[2].partition("/")[2].partition("/")[2])
    guest.locator(".waiting label:not(.invite) input").fill("Boris")
    guest.locator(".waiting li button").click()
    host.locator(".table").wait_for()
    anna, boris = Person(host, 1), Person(guest, 2)
    expect(guest.locator(".seat", has_text="Anna")).to_be_visible()
    for _ in range(12):
        asked = _asked([anna, boris])
        other = boris if asked is anna else anna
        ply = _decide_once(asked)
        other.page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)
    _asked([anna, boris])
    anna.page.wait_for_function(PLY, arg=boris.look()["ply"])
    assert table_of(anna) == table_of(boris)
    guest.locator("#tab-chat").click()
    guest.locator(".panel input").fill("<b>Prost!</b>")
    guest.keyboard.press("Enter")
    expect(host.locator(".toast")).to_contain_text("<b>Prost!</b>")
    expect(host.locator("#tab-chat .badge")).to_contain_text("1")
    host.locator("#tab-chat").click()
    expect(host.locator("#tab-chat .badge")).to_have_count(0)
    expect(host.locator(".panel")).to_contain_text("<b>Prost!</b>")


def test_what_is_agreed_before_the_game_and_who_is_sent_away(visit: Visit, server: Server) -> None:
    host = visit("#/new")
    host.locator("form input").first.fill("Anna")
    assert host.locator("select[name=absence]").count() == 0  # nobody waits for bots
    for seat in (1, 2):
        host.locator("form li").nth(seat).locator("select").first.select_option("open")
    host.locator("select[name=absence]").select_option(label="3 days")
    host.locator("select[name=patience]").select_option(label="30 min")
    host.locator("form button[type=submit]").click()
    expect(host.locator(".waiting")).to_contain_text("away for 3 days")
    expect(host.locator(".waiting")).to_contain_text("longer than 30 min")
    guest = Player(server.url, "Boris")
    table = host.url.partition("#/table/")[2].partition("?")[0]
    guest.ok(guest.post(f"tables/{table}/join"))
    host.get_by_role("button", name="Send Boris away").click()
    expect(host.locator(".waiting li", has_text="free")).to_have_count(2)
    assert guest.post(f"tables/{table}/join").status_code == 403
    guest.close()


def _decide_once(person: Person) -> int:
    """One decision, however many clicks it takes; returns the ply at which it was taken."""
    seen = person.look()
    ply = int(seen["ply"])
    while seen["ply"] == ply:
        if seen["spots"] or seen["buttons"] or seen["menu"] or seen["dialog"]:
            person.act(seen)
        person.page.wait_for_timeout(60)
        seen = person.look()
    return ply


def _asked(people: list[Person]) -> Person:
    """Whoever has to decide; bots may be thinking."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for person in people:
            seen = person.look()
            if seen and seen["asked"]:
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_reload_in_mid_decision_loses_nothing(visit: Visit) -> None:
    page = visit()
    person = start_with_bots(page, "Carla")
    person.play(3)
    before = table_of(person)
    prompt = page.locator(".prompt .sentence span").first.inner_text()
    page.reload()
    person.ready()
    assert table_of(person) == before
    expect(page.locator(".prompt .sentence span").first).to_have_text(prompt)
    person.play(2)
    assert person.look()["ply"] > before[0]


def test_a_decision_on_its_way_survives_a_reload(visit: Visit) -> None:
    page = visit(quiet=False)
    person = start_with_bots(page, "Dora")
    ply = person.look()["ply"]
    page.route("**/decide", lambda route: route.abort())  # the request never reaches the server
    _decide_into_the_void(person)
    page.unroute("**/decide")
    page.reload()
    page.wait_for_function("(ply) => Number(document.querySelector('.table')?.dataset.ply) === ply", arg=ply + 1)
    person.ready()
    assert person.look()["ply"] == ply + 1


def test_a_lost_connection_in_mid_decision_loses_nothing(visit: Visit) -> None:
    page = visit(quiet=False)
    person = start_with_bots(page, "Emil")
    ply = person.look()["ply"]
    page.context.set_offline(True)
    _decide_into_the_void(person)
    expect(page.locator(".banner")).to_be_visible()
    page.wait_for_timeout(500)
    assert person.look()["ply"] == ply
    page.context.set_offline(False)
    page.wait_for_function(PLY, arg=ply + 1)
    person.ready()
    expect(page.locator(".banner")).to_have_count(0)
    watcher = visit(page.url.split("/", 3)[3], storage_state=page.context.storage_state())
    assert table_of(person) == table_of(_watching(watcher))
    person.play(2)


def _watching(page: Page) -> Person:
    person = Person(page, 0)
    person.ready()
    return person


def _decide_into_the_void(person: Person) -> None:
    """Place a piece while nothing arrives."""
    person.touch(next(spot["id"] for spot in person.look()["spots"] if spot["kind"] == "place"))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = person.look()
        if seen["menu"] or seen["dialog"]:
            person.act(seen)
        elif not seen["asked"]:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the decision was not taken")
