"""The east–west connection (section 6.5)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.table import after, choices, events, play, position

# Arnheim, Münster, Minden, Brunswiek, Stendal: the shortest way; Minden is still missing.
CHAIN = ("arnheim", "munster", "brunswiek", "stendal")


def about_to_connect(cities: dict[str, Any] | None = None, **parts: Any) -> State:
    """Seat 0 has all of the chain but Minden, and establishes a route to it."""
    held = {city: ["t0"] for city in CHAIN} | (cities or {})
    seats = parts.pop("seats", [{}])
    state = position(routes={"bremen-minden": ["t0", "t0", "t0"]}, cities=held, seats=seats, **parts)
    return play(state, "establish bremen-minden")


def score(state: State, number: int = 0) -> int:
    points: int = state.to_data()["seats"][number]["score"]
    return points


def order(state: State, number: int = 0) -> int | None:
    made: int | None = state.to_data()["seats"][number]["connection"]
    return made


@pytest.mark.clause("HT-6.5.1", "HT-6.5.3")
def test_closing_the_chain_is_rewarded_at_once() -> None:
    state = about_to_connect()
    assert (score(state), order(state)) == (0, None)
    assert events(state, "office minden") == [
        {"event": "office", "seat": 0, "kind": "trader", "city": "minden", "space": 1},
        {"event": "scored", "seat": 0, "points": 7, "why": "connection", "city": "stendal"},
    ]
    assert (score(state), order(state)) == (7, 1)


@pytest.mark.clause("HT-6.5.1")
def test_without_the_office_there_is_no_connection() -> None:
    state = play(about_to_connect(), "done")
    assert (score(state), order(state)) == (0, None)


@pytest.mark.clause("HT-6.5.1")
@pytest.mark.parametrize("missing", CHAIN)
def test_a_gap_anywhere_breaks_the_chain(missing: str) -> None:
    state = play(about_to_connect({missing: ["t1"]}), "office minden")
    assert (score(state), order(state)) == (0, None)


@pytest.mark.clause("HT-6.5.1")
def test_control_and_position_in_the_cities_do_not_matter() -> None:
    cities = {
        "arnheim": ["t1", "m1", "t0"],
        "munster": {"offices": ["m1", "t1"], "extra": ["t0"]},
        "brunswiek": {"offices": ["t1"], "extra": ["m0"]},
        "stendal": ["t0", "m1", "t1"],
        "minden": ["t1", "t1"],
    }
    seats = [{"desk": {"privilege": 2}}, {"desk": {"book": 3}}]
    state = about_to_connect(cities, seats=seats)
    before = score(state)
    assert before == 0, "seat 1 controls every city"
    assert score(play(state, "office minden")) == 7


@pytest.mark.clause("HT-6.5.1")
def test_the_chain_may_take_any_way_round() -> None:
    """Over the north: Kampen, Osnabrück, Bremen, Hannover, Lüneburg, Perleberg."""
    way = ("arnheim", "kampen", "osnabruck", "bremen", "luneburg", "perleberg", "stendal")
    state = position(
        routes={"minden-hannover": ["t0", "t0", "t0"]}, cities={city: ["t0"] for city in way}, turn={"actions": 1}
    )
    play(state, "establish minden-hannover")
    assert (score(after(state, "office minden")), score(after(state, "office hannover"))) == (0, 7)


@pytest.mark.clause("HT-6.5.2", "HT-R-33")
@pytest.mark.parametrize(
    ("key", "ends"),
    [
        ("base-4-5", {"arnheim", "stendal"}),
        ("base-2-3", {"arnheim", "stendal"}),
        ("east", {"lubeck", "danzig"}),
        ("britannia-4-5", {"oxford", "york"}),
        ("britannia-2-3", {"oxford", "york"}),
    ],
)
def test_each_board_has_its_connection_cities(key: str, ends: set[str]) -> None:
    facts = board_facts(key)["east_west"]
    assert set(facts["ends"]) == ends
    assert facts["points"] == [7, 4, 2]


@pytest.mark.clause("HT-6.5.2")
@pytest.mark.parametrize("players", [3, 4])
def test_on_both_base_sides_the_chain_runs_from_arnheim_to_stendal(players: int) -> None:
    assert score(play(about_to_connect(players=players), "office minden")) == 7


@pytest.mark.clause("HT-6.5.3", "HT-R-32")
@pytest.mark.parametrize(("earlier", "points"), [(0, 7), (1, 4), (2, 2), (3, 0), (4, 0)])
def test_later_connections_are_worth_less_and_then_nothing(earlier: int, points: int) -> None:
    seats = [{}, *({"connection": place} for place in range(1, earlier + 1))]
    state = play(about_to_connect(players=5, seats=seats), "office minden")
    assert (score(state), order(state)) == (points, earlier + 1)


@pytest.mark.clause("HT-6.5.3", "HT-R-32")
def test_a_player_scores_the_connection_once_only() -> None:
    state = play(about_to_connect(seats=[{"connection": 1}, {"connection": 2}]), "office minden")
    assert (score(state), order(state)) == (0, 1)


@pytest.mark.clause("HT-R-32")
def test_only_the_owner_of_the_new_office_is_checked() -> None:
    """Seat 1 stands everywhere, as never happens unrewarded: seat 0's office is no occasion to reward it."""
    cities = {city: ["t1"] for city in (*CHAIN, "minden")}
    state = about_to_connect(cities, seats=[{"desk": {"privilege": 1}}])
    before = score(state, 1)
    play(state, "office minden")
    assert (score(state), score(state, 1), order(state, 1)) == (0, before, None)


@pytest.mark.clause("HT-6.5.4", "HT-8.4.4")
def test_an_extra_office_closes_the_chain_too() -> None:
    seats = [{"markers": {"unused": ["extra"]}}]
    state = about_to_connect({"minden": ["t1", "t1", "t1", "t1"]}, seats=seats)
    assert choices(state) == {"extra office minden with trader", "done"}
    play(state, "extra office minden with trader")
    assert (score(state), order(state)) == (7, 1)


@pytest.mark.clause("HT-6.5.4", "HT-R-25")
def test_a_swap_is_never_an_occasion_for_the_connection() -> None:
    """Even with the chain complete, as never happens unrewarded."""
    cities = {city: ["t0"] for city in CHAIN} | {"minden": ["t0", "t1"]}
    state = position(cities=cities, seats=[{"markers": {"unused": ["swap"]}}], turn={"actions": 0})
    play(state, "use swap", "swap minden.1")
    assert (score(state), order(state)) == (0, None)


def _linked(own: set[str]) -> bool:
    """Whether a walk over own cities leads from Arnheim to Stendal."""
    routes = [set(route["ends"]) for route in board_facts("base-4-5")["route"]]
    reached = {"arnheim"} & own
    for _ in own:
        reached |= {city for ends in routes if ends & reached for city in ends & own}
    return "stendal" in reached


# Cities through which the ways from west to east lead.
NORTH = ("kampen", "osnabruck", "bremen", "hannover", "luneburg", "perleberg")
MIDDLE = (*NORTH, "munster", "minden", "brunswiek", "paderborn", "hildesheim", "goslar", "magdeburg")


@settings(max_examples=150, deadline=None)
@given(st.sets(st.sampled_from(MIDDLE), min_size=3, max_size=10))
@pytest.mark.clause("HT-6.5.1")
def test_the_connection_is_made_exactly_when_a_walk_exists(middle: set[str]) -> None:
    state = position(
        routes={"arnheim-duisburg": ["t0", "t0", "t0"]},
        cities={city: ["t0"] for city in middle | {"stendal"}},
        seats=[{"desk": {"keys": 4, "actions": 5}}],
        turn={"actions": 1},
    )
    play(state, "establish arnheim-duisburg", "office arnheim")
    linked = _linked(middle | {"arnheim", "stendal"})
    assert (score(state), order(state)) == ((7, 1) if linked else (0, None))
