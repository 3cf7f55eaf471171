"""Two players in 2009 (section 15): provinces, and the pawn that opens their borders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts, load_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.provinces import province_borders
from hanse.games.teutonica.state import State
from hanse.kernel.conformance import play_checked
from hanse.kernel.errors import OptionError, PositionError
from tests.teutonica.appendix import provinces
from tests.teutonica.table import (
    actions_left,
    after,
    asked,
    choices,
    events,
    new_game,
    pieces,
    place_words,
    play,
    position,
    posts_of,
    supply,
)

BOARD = "base-2-3"
# The names of the appendix, in the order of its table, by the ids of the data.
NAMES = {
    "kampen_arnheim": "P1",
    "osnabruck_minden": "P2",
    "bremen_hannover": "P3",
    "hamburg_hannover": "P4",
    "luneburg_minden": "P5",
    "luneburg_stendal": "P6",
    "arnheim_dortmund": "P7",
    "munster_paderborn": "P8",
    "minden_goslar": "P9",
    "brunswiek_magdeburg": "P10",
    "outer_northwest": "Q1",
    "outer_northeast": "Q2",
    "outer_southeast": "Q3",
    "outer_southwest": "Q4",
}
RIM = [name for name in NAMES if name.startswith("outer_")]
INNER = [name for name in NAMES if name not in RIM]
SOLDIERS = {"s1": "osnabruck-munster", "s2": "munster-dortmund", "s3": "luneburg-brunswiek", "s4": "brunswiek-goslar"}
SINGLE: dict[str, Any] = {"twoPlayer.outer": "single"}


def table(**parts: Any) -> State:
    """A position of two players."""
    return position(players=2, **parts)


def routes_of(province: str, outer: str = "rim") -> set[str]:
    """The routes at the border of a province, by the appendix."""
    ends = {frozenset(route["ends"]): route["id"] for route in board_facts(BOARD)["route"]}
    names = {city["name"]: city["id"] for city in board_facts(BOARD)["city"]}
    wanted = RIM if province == "outer" else [province]
    found = {border for each in wanted for border in provinces()[NAMES[each]] if border not in SOLDIERS}
    return {ends[frozenset(names[name] for name in border.split("–"))] for border in found}


def neighbours(province: str) -> set[str]:
    """The provinces across a route or a soldier."""
    mine = provinces()[NAMES[province]]
    return {other for other in NAMES if other != province and mine & provinces()[NAMES[other]]}


def within_two(province: str) -> set[str]:
    """The other provinces at most two borders away."""
    near = neighbours(province)
    return (near | {far for other in near for far in neighbours(other)}) - {province}


def pawn_words(names: Iterable[str]) -> set[str]:
    """The choices of moving the pawn free of charge."""
    return {f"pawn {name}" for name in names}


def send_words(names: Iterable[str]) -> set[str]:
    """The choices of sending the pawn for an action."""
    return {f"send pawn {name}" for name in names}


# The provinces ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-15.1.1", "HT-15.1.2", "HT-R-62")
def test_the_provinces_are_those_of_the_appendix() -> None:
    sides: dict[str, set[str]] = {name: set() for name in NAMES}
    kinds = [border["kind"] for border in load_facts("provinces-2p")["border"]]
    ids = [border["id"] for border in load_facts("provinces-2p")["border"]]
    for kind, name, (_, one, two) in zip(kinds, ids, province_borders(single=False), strict=True):
        for side in {one, two}:
            sides[side].add(name if kind == "route" else f"soldier {name}")
    for province, name in NAMES.items():
        soldiers = {f"soldier {SOLDIERS[border]}" for border in provinces()[name] if border in SOLDIERS}
        assert sides[province] == routes_of(province) | soldiers


@pytest.mark.clause("HT-15.1.1")
def test_four_soldiers_stand_between_cities_without_a_route() -> None:
    assert [soldier["id"] for soldier in load_facts("provinces-2p")["soldier"]] == list(SOLDIERS.values())
    routes = {frozenset(route["ends"]) for route in board_facts(BOARD)["route"]}
    assert all(frozenset(name.split("-")) not in routes for name in SOLDIERS.values())


@pytest.mark.clause("HT-15.1.1", "HT-2.1.1")
@pytest.mark.parametrize(
    ("preset", "seats", "changes", "complaint"),
    [
        (
            "base2009",
            3,
            {"twoPlayer": "provinces"},
            "option twoPlayer = provinces: it needs 2 players, not 3 (HT-2.1.2)",
        ),
        (
            "base2009",
            2,
            {"twoPlayer": "none"},
            "option twoPlayer = none with 2 players: expected provinces or neutral (HT-2.1.2)",
        ),
        (
            "base2009",
            3,
            SINGLE,
            "option twoPlayer.outer = single: it needs twoPlayer = provinces (HT-15.1.1)",
        ),
        (
            "bigbox2020",
            2,
            SINGLE,
            "option twoPlayer.outer = single: it needs twoPlayer = provinces (HT-15.1.1)",
        ),
        ("base2009", 2, {"map": "base-4-5"}, "map = base-4-5 with 2 players: expected base-2-3 (HT-2.1.1)"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(
    preset: str, seats: int, changes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(OptionError) as caught:
        TEUTONICA.options(preset, seats, changes)
    assert str(caught.value) == complaint


@pytest.mark.clause("HT-15.1.1", "HT-2.1.2")
def test_two_players_of_2009_play_with_provinces() -> None:
    data = TEUTONICA.options("base2009", 2).to_data()
    assert (data["twoPlayer"], data["twoPlayer.outer"], data["map"]) == ("provinces", "rim", BOARD)


# Setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-15.1.3", "HT-15.1.4", "HT-2.3.2")
def test_one_player_puts_the_pawn_in_any_province_and_the_other_begins() -> None:
    began = set()
    for seed in range(12):
        state = new_game("base2009", 2, seed)
        first = state.to_data()["turn"]["seat"]
        began.add(first)
        assert asked(state) == ("pawn", 1 - first)
        assert choices(state) == pawn_words(NAMES)
        assert state.to_data()["pawn"] is None
        assert supply(state, first) == pieces(5, 1)
        assert supply(state, 1 - first) == pieces(6, 1)
        told = events(state, "pawn minden_goslar")
        assert told == [{"event": "pawn_placed", "seat": 1 - first, "province": "minden_goslar"}]
        assert asked(state) == ("turn", first)
        assert state.view(None)["pawn"] == "minden_goslar"
        assert actions_left(state) == 2
    assert began == {0, 1}


@pytest.mark.clause("HT-15.1.2", "HT-R-62")
def test_with_a_single_outside_the_rim_is_one_province() -> None:
    state = new_game("base2009", 2, 1, **SINGLE)
    assert choices(state) == pawn_words([*INNER, "outer"])
    play(state, "pawn outer")
    posts = posts_of(BOARD, routes_of("outer"))
    assert len(routes_of("outer")) == 23
    assert choices(state, "place") == place_words(posts, "trader", "merchant")


# Moving the pawn --------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-15.2.1", "HT-15.2.2", "HT-R-64")
@pytest.mark.parametrize("province", NAMES)
def test_the_free_move_goes_over_one_or_two_borders_and_never_through_a_city(province: str) -> None:
    assert choices(table(pawn=province), "pawn") == pawn_words(within_two(province))


@pytest.mark.clause("HT-15.2.2")
def test_provinces_that_meet_only_in_a_city_are_no_neighbours() -> None:
    # Both touch Minden, and nothing but Minden.
    assert "luneburg_minden" not in neighbours("munster_paderborn")
    # A soldier is crossed like a route.
    assert "munster_paderborn" in neighbours("arnheim_dortmund")


@pytest.mark.clause("HT-15.2.1", "HT-15.2.2", "HT-R-62")
def test_with_a_single_outside_everything_at_the_rim_is_near() -> None:
    state = table(changes=SINGLE, pawn="outer")
    assert choices(state, "pawn") == pawn_words(INNER)


@pytest.mark.clause("HT-15.2.1", "HT-R-64")
def test_before_the_first_action_it_is_free_and_only_once() -> None:
    state = table(pawn="kampen_arnheim")
    told = events(state, "pawn osnabruck_minden")
    assert told == [{"event": "pawn_moved", "seat": 0, "province": "osnabruck_minden"}]
    assert actions_left(state) == 2
    assert choices(state, "pawn") == set()
    play(state, "place trader osnabruck-bremen.1", "place trader osnabruck-bremen.2")
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-15.2.1", "HT-R-64")
def test_between_actions_there_is_no_free_move_and_after_the_last_there_is() -> None:
    state = table(pawn="kampen_arnheim")
    play(state, "place trader kampen-arnheim.1")
    assert choices(state, "pawn") == set()
    play(state, "place trader kampen-arnheim.2")
    assert choices(state) == pawn_words(within_two("kampen_arnheim")) | {"end turn"}
    play(state, "pawn osnabruck_minden")
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-15.2.1", "HT-R-64")
def test_after_the_last_move_of_the_pawn_no_action_can_be_gained() -> None:
    markers = {"markers": {"unused": ["actions3", "actions4", "develop"]}}
    state = table(pawn="kampen_arnheim", seats=[markers])
    play(state, "place trader kampen-arnheim.1", "place trader kampen-arnheim.2")
    assert {"use actions3", "use actions4", "use develop"} < choices(state)
    play(state, "pawn osnabruck_minden")
    assert choices(state) == {"use develop", "end turn"}
    play(state, "use develop", "develop actions")
    assert actions_left(state) == 0


@pytest.mark.clause("HT-15.2.1")
def test_a_marker_used_first_leaves_the_free_move_before_the_first_action() -> None:
    state = table(pawn="kampen_arnheim", seats=[{"markers": {"unused": ["actions3"]}}])
    play(state, "use actions3")
    assert choices(state, "pawn") == pawn_words(within_two("kampen_arnheim"))


@pytest.mark.clause("HT-15.2.1")
def test_every_turn_has_its_own_free_move() -> None:
    state = table(pawn="kampen_arnheim")
    play(state, "pawn osnabruck_minden", "end turn")
    assert state.mover() == 1
    assert choices(state, "pawn") == pawn_words(within_two("osnabruck_minden"))


@pytest.mark.clause("HT-15.2.3")
@pytest.mark.parametrize("outer", ["rim", "single"])
def test_for_an_action_the_pawn_goes_anywhere_as_often_as_one_pays(outer: str) -> None:
    state = table(changes={"twoPlayer.outer": outer}, pawn="kampen_arnheim", turn={"actions": 3})
    every = set(NAMES) if outer == "rim" else {*INNER, "outer"}
    assert choices(state, "send") == send_words(every - {"kampen_arnheim"})
    told = events(state, "send pawn brunswiek_magdeburg")
    assert told == [{"event": "pawn_sent", "seat": 0, "province": "brunswiek_magdeburg"}]
    assert actions_left(state) == 2
    assert choices(state, "pawn") == set()  # an action was taken
    play(state, "place trader goslar-magdeburg.1", "send pawn kampen_arnheim")
    assert actions_left(state) == 0
    assert choices(state, "send") == set()
    assert choices(state, "pawn")


# What it restricts ------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-15.3.1", "HT-4.2.3")
@pytest.mark.parametrize("province", NAMES)
def test_pieces_are_placed_on_the_border_of_the_province_only(province: str) -> None:
    posts = posts_of(BOARD, routes_of(province))
    assert choices(table(pawn=province), "place") == place_words(posts, "trader", "merchant")


@pytest.mark.clause("HT-15.3.1", "HT-4.3.6")
def test_pieces_are_displaced_on_the_border_of_the_province_only() -> None:
    routes = {"kampen-arnheim": ["t1"], "coellen-warburg": ["t1"], "munster-minden": [None, "m1"]}
    seats = [{"supply": pieces(5)}]
    near = table(pawn="kampen_arnheim", routes=routes, seats=seats)
    assert choices(near, "displace") == {"displace kampen-arnheim.1 with trader"}
    inside = table(pawn="munster_paderborn", routes=routes, seats=seats)
    assert choices(inside, "displace") == {"displace munster-minden.2 with trader"}
    far = table(pawn="outer_southwest", routes=routes, seats=seats)
    assert choices(far, "displace") == {"displace coellen-warburg.1 with trader"}


@pytest.mark.clause("HT-15.3.1", "HT-4.5.3")
def test_routes_are_established_on_the_border_of_the_province_only() -> None:
    routes = {"kampen-osnabruck": ["t0", "t0"], "duisburg-dortmund": ["t0", "t0"]}
    assert choices(table(pawn="kampen_arnheim", routes=routes), "establish") == {"establish kampen-osnabruck"}
    assert choices(table(pawn="outer_southwest", routes=routes), "establish") == {"establish duisburg-dortmund"}
    assert choices(table(pawn="bremen_hannover", routes=routes), "establish") == set()


@pytest.mark.clause("HT-15.3.2", "HT-R-63", "HT-4.4.4")
def test_recruiting_moving_and_markers_are_free() -> None:
    routes = {"coellen-warburg": ["t0"], "goslar-magdeburg": ["t1", None]}
    markers = {"markers": {"unused": ["three", "develop"]}}
    state = table(pawn="bremen_hannover", routes=routes, seats=[markers])
    assert "recruit 1 traders 0 merchants" in choices(state)
    moved = after(state, "lift coellen-warburg.1")
    every = posts_of(BOARD, [route["id"] for route in board_facts(BOARD)["route"]])
    assert choices(moved) == place_words(every - {"goslar-magdeburg.1"})
    assert choices(after(state, "use three")) == {"lift coellen-warburg.1", "lift goslar-magdeburg.1"}
    assert len(choices(after(state, "use develop"))) == 5


@pytest.mark.clause("HT-15.3.2")
def test_actions_of_a_marker_are_restricted_too() -> None:
    state = table(
        pawn="bremen_hannover", turn={"actions": 0, "stage": "acted"}, seats=[{"markers": {"unused": ["actions4"]}}]
    )
    play(state, "use actions4")
    posts = posts_of(BOARD, routes_of("bremen_hannover"))
    assert choices(state, "place") == place_words(posts, "trader", "merchant")


@pytest.mark.clause("HT-15.3.2")
def test_an_extra_office_needs_a_route_that_can_be_established() -> None:
    routes = {"duisburg-dortmund": ["t0", "t0"]}
    parts: dict[str, Any] = {
        "routes": routes,
        "cities": {"dortmund": ["m1"]},
        "seats": [{"markers": {"unused": ["extra"]}}],
    }
    assert choices(table(pawn="bremen_hannover", **parts), "establish", "use") == set()
    state = play(table(pawn="outer_southwest", **parts), "establish duisburg-dortmund")
    assert "extra office dortmund with trader" in choices(state)


@pytest.mark.clause("HT-5.2.9", "HT-R-65")
def test_the_displaced_player_is_not_bound_by_the_pawn() -> None:
    state = table(pawn="kampen_arnheim", routes={"kampen-arnheim": ["t1"]}, seats=[{"supply": pieces(5)}])
    play(state, "displace kampen-arnheim.1 with trader")
    near = posts_of(BOARD, ["kampen-osnabruck", "arnheim-munster", "arnheim-duisburg"])
    assert choices(state, "place") == place_words(near, "trader")
    assert "arnheim-duisburg" not in routes_of("kampen_arnheim")


@pytest.mark.clause("HT-12.2.1", "HT-15.2.1", "HT-R-43")
def test_a_favour_is_bought_before_the_pawn_moves_and_the_pawn_may_move_then() -> None:
    changes = {"modules.favours": True}
    parts: dict[str, Any] = {"changes": changes, "seats": [{"markers": {"unused": ["swap", "three"]}}]}
    state = table(pawn="kampen_arnheim", **parts)
    assert choices(after(state, "pawn osnabruck_minden"), "buy") == set()
    bought = sorted(choices(state, "buy"))[0]
    play(state, bought)
    assert choices(state) == pawn_words(within_two("kampen_arnheim")) | {"end turn"}


# Positions and whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"pawn": "minden"}, "pawn 'minden': expected one of kampen_arnheim, osnabruck_minden, "),
        ({"pawn": None}, "pawn: expected in one of kampen_arnheim, osnabruck_minden, "),
        ({"pawn": "outer"}, "pawn: expected in one of kampen_arnheim, osnabruck_minden, "),
        ({"turn": {"pawn_moved": 1}}, "turn: pawn_moved: 1: expected true or false"),
        ({"turn": {"pawn_moved": True}}, "turn: pawn_moved: expected only after something was done in the turn"),
        (
            {"pending": [{"kind": "turn"}, {"kind": "pawn", "seat": 1}]},
            "pawn: expected none while it is still to be placed",
        ),
    ],
)
def test_what_cannot_be_is_refused(parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(**parts)
    assert str(caught.value).startswith(complaint)


def test_a_pawn_without_provinces_is_refused() -> None:
    with pytest.raises(PositionError, match="pawn 'kampen_arnheim': expected one of"):
        position(pawn="kampen_arnheim")


@pytest.mark.clause("HT-15.1.1")
@pytest.mark.parametrize("changes", [{}, SINGLE, {"modules.missions": True, "modules.favours": True}])
def test_a_game_with_the_pawn_keeps_every_promise(changes: dict[str, Any]) -> None:
    play_checked(TEUTONICA, TEUTONICA.options("base2009", 2, changes), str(changes), decisions=300, every=20)
