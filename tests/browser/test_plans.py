"""What one plans by: pennants and networks, contracts on the map and what they lack, who leads in a port."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from hanse.kernel.contract import State
from tests.browser.conftest import PHONE, Visit
from tests.browser.late import sit_down
from tests.hansa import table as hansa
from tests.merkator import table as merkator
from tests.server.player import Server
from tests.teutonica import table as teutonica

SHOPS = {
    "bonus": {"open": ["b-hamburg", "b-danzig", "b-denmark-1", "b-italy-1"]},
    "buildings": {"open": ["gate", "wall", "town_hall", "bank"]},
}


def lit(page: Page) -> dict[str, bool]:
    """The lit cities or ports, and whether each stands apart from what counts."""
    found = page.locator("[data-lit]").evaluate_all(
        "all => all.map(one => [one.dataset.lit, one.matches('.apart, .behind')])"
    )
    return dict(found)


def test_pennants_show_control_and_a_desk_lights_its_networks(visit: Visit, server: Server) -> None:
    cities = {"groningen": ["t1"], "emden": ["t1", "t0"], "osnabruck": ["t0"], "halle": ["t1"], "stade": ["m1"]}
    page = visit()
    sit_down(server, page, teutonica.position(cities=cities))
    flags = page.locator("[data-pennant]").evaluate_all(
        "all => all.map(one => [one.dataset.pennant, one.dataset.seat])"
    )
    assert dict(flags) == {"groningen": "1", "emden": "0", "osnabruck": "0", "halle": "1", "stade": "1"}
    assert lit(page) == {}

    desk = page.locator(".seats > li").nth(1)
    desk.locator(".head .name").hover()
    expect(page.locator("[data-lit]")).to_have_count(4)
    assert lit(page) == {"groningen": False, "emden": False, "stade": False, "halle": True}
    page.mouse.move(2, 2)
    expect(page.locator("[data-lit]")).to_have_count(0)

    mark = desk.get_by_role("button", name=re.compile("Light the cities"))
    mark.focus()
    page.keyboard.press("Enter")
    expect(mark).to_have_attribute("aria-pressed", "true")
    expect(desk.get_by_role("status")).to_contain_text("3 offices × 1 = 3 points")
    page.locator("main h1").first.evaluate("() => document.activeElement.blur()")
    assert lit(page) == {"groningen": False, "emden": False, "stade": False, "halle": True}
    mark.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lit]")).to_have_count(0)


def planning() -> State:
    goods = {"coal": 1, "grain": 1, "iron": 1}
    own = {"contracts": ["c3-01", "c4-01"], "goods": goods, "coins": 4, "counters": 3}
    return merkator.position(seats=[own], pending={"kind": "travel", "seat": 0}, **SHOPS)


def test_contracts_and_places_lead_to_each_other(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(server, page, planning())
    expect(page.locator('.laid [data-card="c3-01"] [data-due]')).to_have_attribute("data-due", "payable")
    expect(page.locator('.laid [data-card="c4-01"] [data-due]')).to_have_text("−3")
    where = {
        card: page.locator(f'.laid [data-card="{card}"]').get_attribute("data-due-at") for card in ("c3-01", "c4-01")
    }
    reach = page.locator("[data-reach]").evaluate_all("all => all.map(one => one.dataset.open)")
    assert sorted(reach) == sorted(planning().view(0)["seats"][0]["reach"])

    letter = page.locator('[data-points="card:c3-01"]')
    letter.hover()
    expect(page.locator("[data-lit]")).to_have_attribute("data-lit", where["c3-01"] or "")
    letter.click()
    expect(page.get_by_role("dialog")).to_contain_text("can be paid")
    expect(page.locator("[data-lit]")).to_have_attribute("data-lit", where["c3-01"] or "")
    page.keyboard.press("Escape")

    place = page.locator(f'[data-spot="place:{where["c3-01"]}"]')
    place.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    place.focus()
    expect(place).to_have_attribute("aria-label", re.compile(r"yours: contract 3 for \w+ \(can be met\)"))
    place.hover()
    expect(page.locator(".letters li.lit")).to_have_count(sum(at == where["c3-01"] for at in where.values()))


def test_a_touched_contract_answers_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    sit_down(server, page, planning())
    page.locator('[data-points="card:c4-01"]').tap()
    expect(page.get_by_role("dialog")).to_contain_text("lacks")
    expect(page.locator("[data-lit]")).to_have_count(1)


def test_ports_tell_who_leads_and_sales_what_they_cost(visit: Visit, server: Server) -> None:
    seats = [{"open": ["red-1", "red-2"], "purse": 3}, {"open": ["red-3"]}]
    page = visit()
    sit_down(server, page, hansa.position(ship="riga", posts={"riga": [3, 1], "reval": [1, 2]}, seats=seats))
    leads = page.locator("[data-leader]").evaluate_all(
        "all => all.map(one => [one.dataset.leader, one.querySelector('[data-ahead]').dataset.ahead])"
    )
    assert sorted(leads) == [["0", "2"], ["1", "1"]]
    page.locator(".seats > li").first.locator(".head .name").hover()
    expect(page.locator("[data-lit]")).to_have_count(2)
    assert lit(page) == {"riga": False, "reval": True}
    sale = page.get_by_role("button", name=re.compile("Sell")).first
    sale.click()
    menu = page.get_by_role("menu")
    expect(menu).to_contain_text("2 points at the end")
    expect(menu).to_contain_text("2 posts left in Riga")
    expect(menu).to_contain_text("Costs a token of this colour")
