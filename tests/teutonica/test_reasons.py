"""Every kind of refusal says why, in terms of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from hanse.games.teutonica.words import REASONS
from tests.teutonica.favoured import ON, displaced
from tests.teutonica.table import new_game, pieces, play, position
from tests.teutonica.test_britannia import with_marker
from tests.teutonica.test_east import established

Made = Callable[[], State]
ROUTE = "groningen-emden"
FAR = "stendal-magdeburg"
FULL = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}


def _turn(**parts: Any) -> State:
    """Seat 0 is on turn with two actions and a supply of a trader."""
    mine = {"supply": pieces(1), **parts.pop("mine", {})}
    return position(seats=[mine, *parts.pop("others", [{}] * 3)], **{"turn": {"actions": 2}, **parts})


def _rich(**parts: Any) -> State:
    return _turn(mine={"supply": pieces(5, 1), **parts.pop("mine", {})}, **parts)


def _reward(route: str, posts: list[str], **parts: Any) -> State:
    routes = {route: {"posts": posts, "marker": parts.pop("marker", None)}, **parts.pop("routes", {})}
    return play(_turn(routes=routes, **parts), f"establish {route}")


def _pushed(**parts: Any) -> State:
    """A trader of seat 1 was displaced from the first route; seat 1 answers."""
    return displaced(None, **parts)


def _britannia(**parts: Any) -> State:
    return _rich(preset="britannia2014", players=4, **parts)


def _east(**parts: Any) -> State:
    return _rich(preset="east2010", players=4, **parts)


def _lifted(**parts: Any) -> State:
    """A Move has begun: a trader is in hand."""
    return play(_rich(routes={ROUTE: ["t0", "t0", None]}, **parts), f"lift {ROUTE}.1", "done")


def _using(*markers: str, **parts: Any) -> State:
    return _rich(mine={"markers": {"unused": list(markers)}, **parts.pop("mine", {})}, **parts)


def _provinces(**turn: Any) -> State:
    return position(
        players=2,
        preset="base2009",
        pawn="kampen_arnheim",
        seats=[{"supply": pieces(5)}, {}],
        turn={"actions": 2, **turn},
    )


def _placing(*markers: str, **parts: Any) -> State:
    """The turn is over, and these markers lie open on the plate of seat 0."""
    mine = {"supply": pieces(1), "plate": {"open": list(markers)}}
    return position(seats=[mine], pending=[{"kind": "turn", "seat": 0}, {"kind": "markers", "seat": 0}], **parts)


def _tight() -> State:
    """A trader and a merchant in hand, and but one post on land and one ship free."""
    others, sailors = iter([f"t{n % 4 + 1}" for n in range(104)]), iter(["m1", "m2", "m3", "m4", "m1", "m2"])
    rows = {
        route["id"]: [next(sailors if post.get("merchant_only") else others) for post in route["posts"]]
        for route in board_facts("east")["route"]
    }
    rows["malmo-visby"] = ["t0", "m0", rows["malmo-visby"][2]]
    state = position(preset="east2010", players=5, routes=rows, seats=[{"desk": FULL}] * 5)
    return play(state, "lift malmo-visby.1", "lift malmo-visby.2")


def _kept() -> State:
    rows = {"malmo-danzig": ["m0", "t0", "t0", "t0"]}
    return play(_turn(preset="east2010", players=4, routes=rows), "establish malmo-danzig", "done")


def _favoured() -> State:
    """Seat 2 may recruit with others."""
    others = [{}, {"stock": pieces(3), "favours": ["shared_recruiting"]}, {}]
    return _rich(
        mine={"supply": pieces(5)}, others=others, preset="bigbox2020", changes=ON, favours=TILES[:2] + TILES[3:]
    )


def _bought() -> State:
    held = ["actions3", "swap", "swap"]
    return play(
        _using(*held, preset="bigbox2020", changes=ON, favours=TILES),
        "buy city_bonus",
        "turn over swap",
        "turn over swap",
    )


TILES = ["city_bonus", "extra_action", "shared_recruiting", "double_compensation"]
TWO = {"groningen": ["t1", "t2"], "emden": ["t1", None], "hamburg": ["t1", "t1"]}
Case = tuple[str, str, Made, str, dict[str, Any]]
ACTIONS: list[Case] = [
    ("HT-3.2", "actions", lambda: _rich(turn={"actions": 0}), f"place trader {ROUTE}.1", {}),
    ("HT-4.1", "nothing", _rich, "recruit 0 traders 0 merchants", {}),
    ("HT-4.1", "stock", _rich, "recruit 0 traders 1 merchants", {"kind": "merchant"}),
    ("HT-4.1", "bursa", _rich, "recruit 4 traders 0 merchants", {"needs": 3}),
    (
        "HT-4.2.1",
        "taken",
        lambda: _rich(routes={ROUTE: ["t1", None, None]}),
        f"place trader {ROUTE}.1",
        {"owner": 1, "kind": "trader"},
    ),
    ("HT-4.3.1", "empty", _rich, f"displace {ROUTE}.1 with trader", {}),
    ("HT-4.3.1", "own", lambda: _rich(routes={ROUTE: ["t0", None, None]}), f"displace {ROUTE}.1 with trader", {}),
    (
        "HT-4.4.1",
        "others",
        lambda: _rich(routes={ROUTE: ["m2", None, None]}),
        f"lift {ROUTE}.1",
        {"owner": 2, "kind": "merchant"},
    ),
    ("HT-15.3.1", "pawn", _provinces, f"place trader {FAR}.1", {"province": "kampen_arnheim"}),
    (
        "HT-14.2.1",
        "region",
        _britannia,
        "place trader conway-chester.1",
        {"region": "wales", "cities": ["cardiff", "london"]},
    ),
    (
        "HT-14.2.4",
        "region-used",
        lambda: play(_britannia(cities={"cardiff": ["t0"]}), "place trader conway-chester.1"),
        "place trader conway-chester.2",
        {"region": "wales"},
    ),
    ("HT-13.3.1", "ship", _east, "place trader malmo-visby.2", {}),
    ("HT-4.2.1", "no-supply", lambda: _turn(mine={"supply": pieces()}), f"place trader {ROUTE}.1", {}),
    ("HT-4.2.1", "supply", _turn, f"place merchant {ROUTE}.1", {"kind": "merchant"}),
    (
        "HT-4.3.2",
        "penalty",
        lambda: _turn(mine={"supply": pieces(2)}, routes={ROUTE: ["m1", None, None]}),
        f"displace {ROUTE}.1 with trader",
        {"needs": 3, "has": 2},
    ),
    (
        "HT-4.5.1",
        "unfilled",
        lambda: _rich(routes={ROUTE: ["t0", "t0", None]}),
        f"establish {ROUTE}",
        {"route": ROUTE, "has": 2, "needs": 3},
    ),
    ("HT-4.1", "asked", _rich, "done", {}),
]
IN_HAND: list[Case] = [
    ("HT-4.4.2", "not-in-hand", _lifted, f"place merchant {FAR}.1", {"owner": 0, "kind": "merchant"}),
    (
        "HT-14.4.1",
        "ground",
        lambda: play(
            _britannia(routes={"carlisle-durham": ["t0"], "durham-york": ["t0"]}), "lift carlisle-durham.1", "done"
        ),
        "place trader conway-chester.1",
        {"region": "wales"},
    ),
    ("HT-5.2.4", "origin", _pushed, f"place trader {ROUTE}.1", {}),
    ("HT-5.2.5", "farther", _pushed, f"place trader {FAR}.1", {}),
    (
        "HT-5.2.1",
        "displaced-first",
        lambda: displaced(None, "m1", changes={"displace.order": "displaced-first"}),
        "place trader emden-osnabruck.1",
        {},
    ),
    ("HT-5.2.1", "put-first", _pushed, "done", {}),
    ("HT-5.1.4", "not-from-posts", lambda: _pushed(routes={FAR: ["t1"]}), f"lift {FAR}.1", {}),
    ("HT-4.4.2", "room", _tight, "place merchant malmo-visby.1", {}),
    (
        "HT-14.6.3",
        "not-beyond",
        lambda: with_marker("place_2_in_wales_or_scotland", preset="britannia2014"),
        "place trader durham-york.1",
        {},
    ),
    ("HT-13.4.5", "not-on-route", _kept, "take trader of seat 2", {"owner": 1, "kind": "trader"}),
    (
        "HT-12.3.3",
        "one-piece",
        lambda: play(_favoured(), "recruit 1 traders 0 merchants"),
        "recruit 2 traders 0 merchants",
        {},
    ),
    ("HT-8.4.7", "one-at-least", lambda: play(_using("three", routes={ROUTE: ["t1"]}), "use three"), "done", {}),
]
CITIES: list[Case] = [
    ("HT-13.2.1", "green", _east, "office belgard", {}),
    ("HT-13.4.4", "not-green", _east, "independent office lubeck with trader", {}),
    ("HT-6.4.6", "full", lambda: _rich(cities={"emden": ["m1", "t2"]}), "office emden", {"city": "emden"}),
    (
        "HT-6.4.2",
        "privilege",
        lambda: _rich(cities={"groningen": ["t1"]}),
        "office groningen",
        {"colour": "orange", "mine": "white"},
    ),
    ("HT-6.4.1", "not-end", lambda: _reward(ROUTE, ["t0"] * 3), "office stade", {"route": ROUTE}),
    ("HT-6.4.2", "piece", lambda: _reward(ROUTE, ["t0"] * 3), "office emden", {"kind": "merchant"}),
    ("HT-8.4.3", "no-office", lambda: _using("extra"), "extra office hamburg with trader", {"city": "hamburg"}),
    (
        "HT-6.1.1",
        "route-first",
        lambda: _rich(routes={ROUTE: ["t0"]}),
        "office groningen",
        {"route": ROUTE, "has": 1, "needs": 3},
    ),
    ("HT-13.4.4", "seal-first", _east, "independent office waren with trader", {}),
    ("HT-1.3.3", "developed", lambda: _rich(mine={"desk": FULL}), "develop book", {"skill": "book"}),
    (
        "HT-6.6.1",
        "no-skill-here",
        lambda: _reward(ROUTE, ["t0"] * 3),
        "develop keys",
        {"skill": "keys", "cities": ["halle"]},
    ),
    ("HT-6.6.1", "skill-first", _rich, "develop actions", {"skill": "actions", "cities": ["gottingen"]}),
    (
        "HT-13.4.3",
        "only-skill",
        lambda: established("stralsund-malmo", ["t0", "m0", "m0"]),
        "develop keys",
        {"skill": "privilege"},
    ),
    ("HT-6.7.1", "honoured", lambda: _rich(prestige=[2]), "prestige white", {"owner": 2}),
]
MARKERS: list[Case] = [
    ("HT-8.1.1", "no-marker", _rich, "use swap", {"marker": "swap"}),
    (
        "HT-8.1.1",
        "just-taken",
        lambda: _reward(ROUTE, ["t0"] * 3, marker="extra", cities={"emden": ["m1"]}),
        "extra office emden with trader",
        {"marker": "extra"},
    ),
    ("HT-8.4.3", "in-establishing", lambda: _using("extra"), "use extra", {"marker": "extra"}),
    ("HT-8.1.4", "no-effect", lambda: _using("swap"), "use swap", {"marker": "swap"}),
    ("HT-12.2.3", "closed-turn", _bought, "use actions3", {}),
    ("HT-8.4.1", "use-first", lambda: _using("swap", cities=TWO), "swap groningen.1", {"marker": "swap"}),
    ("HT-8.4.1", "no-pair", lambda: _using("swap", cities=TWO), "swap emden.1", {}),
    (
        "HT-8.4.1",
        "one-owner",
        lambda: play(_using("swap", cities=TWO), "use swap"),
        "swap hamburg.1",
        {"owner": 1, "kind": "trader"},
    ),
    (
        "HT-8.4.1",
        "none-own",
        lambda: _using("swap", cities=TWO, preset="bigbox2020", players=4),
        "swap groningen.1",
        {},
    ),
    ("HT-17.1", "no-waiver", lambda: _using("actions3"), "waive borders with actions3", {}),
    (
        "HT-17.1",
        "waived",
        lambda: play(
            _using(
                "actions3", "actions4", preset="britannia2014", players=4, changes={"britannia.waiver": "plus-actions"}
            ),
            "waive borders with actions3",
        ),
        "waive borders with actions4",
        {},
    ),
    (
        "HT-17.2",
        "other-marker",
        lambda: _using("swap", preset="britannia2014", players=4, changes={"britannia.waiver": "plus-actions"}),
        "waive borders with swap",
        {"marker": "swap"},
    ),
    ("HT-8.3.1", "not-on-plate", lambda: _placing("swap"), f"marker extra {ROUTE}", {"marker": "extra"}),
    (
        "HT-8.3.2",
        "has-marker",
        lambda: _placing("swap", routes={ROUTE: {"marker": "extra"}}),
        f"marker swap {ROUTE}",
        {"marker": "extra"},
    ),
    (
        "HT-8.3.2",
        "not-empty",
        lambda: _placing("swap", routes={ROUTE: ["t1", "t1"]}),
        f"marker swap {ROUTE}",
        {"has": 2},
    ),
    (
        "HT-8.3.2",
        "full-cities",
        lambda: _placing("swap", cities={"groningen": ["t1", "m2"], "emden": ["m1", "t1"]}),
        f"marker swap {ROUTE}",
        {},
    ),
    (
        "HT-8.3.3",
        "never-marker",
        lambda: _placing("swap", preset="britannia2014", players=4),
        "marker swap conway-chester",
        {},
    ),
    ("HT-12.1.1", "no-favours", _rich, "buy city_bonus", {}),
    (
        "HT-12.2.1",
        "favour-price",
        lambda: _rich(preset="bigbox2020", changes=ON, favours=TILES),
        "buy city_bonus",
        {"needs": 2, "has": 0},
    ),
    (
        "HT-12.2.1",
        "favour-gone",
        lambda: _rich(preset="bigbox2020", changes=ON, favours=TILES),
        "buy skill_bonus",
        {"favour": "skill_bonus"},
    ),
    (
        "HT-12.2.1",
        "favour-late",
        lambda: play(_rich(preset="bigbox2020", changes=ON, favours=TILES), f"place trader {ROUTE}.1"),
        "buy city_bonus",
        {},
    ),
    ("HT-15.1.1", "no-province", _provinces, "send pawn outer", {}),
    ("HT-15.2.1", "pawn-here", _provinces, "pawn kampen_arnheim", {}),
    ("HT-15.2.1", "pawn-moved", lambda: play(_provinces(), "pawn arnheim_dortmund"), "pawn munster_paderborn", {}),
    (
        "HT-15.2.1",
        "pawn-between",
        lambda: play(_provinces(), "place trader kampen-arnheim.1"),
        "pawn arnheim_dortmund",
        {},
    ),
    ("HT-15.2.1", "pawn-far", _provinces, "pawn luneburg_stendal", {}),
]
CASES = [*ACTIONS, *IN_HAND, *CITIES, *MARKERS]


@pytest.mark.parametrize(
    ("reason", "made", "text", "facts"),
    [pytest.param(*case, id=f"{clause} {case[0]}") for clause, *case in CASES],
)
def test_a_refusal_says_why(reason: str, made: Made, text: str, facts: dict[str, Any]) -> None:
    state = made()
    code = state.code(text)
    assert code not in state.legal()
    assert state.why(code) == {"reason": reason, **facts}


def test_every_kind_of_refusal_is_tried() -> None:
    assert {case[1] for case in CASES} == {*REASONS, "asked"}


@pytest.mark.clause("HT-6.4.2", "HT-7.2", "HT-10.5")
def test_a_city_tells_its_spaces_who_controls_it_and_why_nothing_can_be_done() -> None:
    card = _rich(cities={"groningen": ["t1"]}).card("city:groningen", 0)
    assert card["lines"] == [
        {"line": "city", "city": "groningen"},
        {"line": "office", "space": 1, "colour": "white", "kind": "trader", "points": 1, "owner": 1},
        {"line": "space", "space": 2, "colour": "orange", "kind": "merchant", "points": 0},
        {"line": "control-alone", "owner": 1, "offices": 1, "points": 2},
        {"line": "network", "owner": 1, "offices": 1, "linked": 1},
        {"line": "teaches", "skill": "book"},
    ]
    assert card["choices"] == []
    assert card["reasons"] == [{"reason": "privilege", "colour": "orange", "mine": "white", "families": ["office"]}]


@pytest.mark.clause("HT-7.2", "HT-7.3")
@pytest.mark.parametrize(
    ("offices", "line", "owner"),
    [(["t1", "t2"], "control-right", 2), ({"offices": ["t1", "t2"], "extra": ["t1"]}, "control-most", 1)],
)
def test_control_is_told_with_its_reason(offices: object, line: str, owner: int) -> None:
    told = _rich(cities={"groningen": offices}).card("city:groningen", None)["lines"]
    assert [(each["line"], each["owner"]) for each in told if each["line"].startswith("control")] == [(line, owner)]


@pytest.mark.clause("HT-10.6")
def test_a_city_tells_whose_networks_it_belongs_to_and_which_of_them_count() -> None:
    cities = {"groningen": ["t1"], "emden": ["t1", "t0"], "osnabruck": ["t0"], "halle": ["t1"]}
    state = _rich(cities=cities)

    def networks(city: str) -> list[tuple[str, int, int, int]]:
        told = state.card(f"city:{city}", None)["lines"]
        found = [line for line in told if line["line"].startswith("network")]
        return [(line["line"], line["owner"], line["offices"], line["linked"]) for line in found]

    assert networks("emden") == [("network", 0, 2, 2), ("network", 1, 2, 2)]
    assert networks("halle") == [("network-apart", 1, 1, 1)]
    assert networks("hamburg") == []


@pytest.mark.clause("HT-11.1")
def test_only_its_own_seat_reads_on_a_card_that_a_city_is_of_its_mission() -> None:
    state = new_game("bigbox2020", **{"modules.missions": True})
    city = state.view(0)["seats"][0]["mission"][0]
    mine, theirs = (state.card(f"city:{city}", seat)["lines"] for seat in (0, None))
    assert {"line": "mission"} in mine
    assert {"line": "mission"} not in theirs


def test_who_does_not_decide_reads_who_does() -> None:
    assert _rich().card("city:stade", 1)["reasons"] == [{"reason": "decides", "seat": 0, "families": []}]
