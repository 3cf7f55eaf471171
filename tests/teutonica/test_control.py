"""Control of a city (section 7), seen through the two points each controlled city scores at the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teutonica.table import after, play, position

MANY = {"desk": {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}}


def controller(city: str, offices: list[str], extra: list[str] | None = None, players: int = 4) -> int | None:
    """The one seat that scores for the only city with offices."""
    state = position(
        players=players, cities={city: {"offices": offices, "extra": extra or []}}, seats=[dict(MANY)] * players
    )
    points = [sheet["cities"] for sheet in state.score_sheet()]
    assert sorted(points) in ([0] * players, [0] * (players - 1) + [2]), "at most one seat controls a city"
    return points.index(2) if any(points) else None


@pytest.mark.clause("HT-7.1")
@pytest.mark.parametrize(
    ("offices", "extra", "expected"),
    [
        (["t0"], [], 0),
        (["t0", "t0", "t1"], [], 0),
        (["t0", "t1", "t1", "t0"], ["t1"], 1),
        (["t0"], ["t1", "m1"], 1),
        (["t0", "t1", "t2", "t3"], ["m0"], 0),
    ],
)
def test_most_offices_control_and_extra_offices_count(offices: list[str], extra: list[str], expected: int) -> None:
    assert controller("minden", offices, extra) == expected


@pytest.mark.clause("HT-7.2")
@pytest.mark.parametrize(
    ("offices", "expected"),
    [(["t0", "t1"], 1), (["t1", "t0"], 0), (["t1", "t0", "t0", "t1"], 1), (["t0", "t1", "t2", "t3"], 3)],
)
def test_of_tied_players_the_one_furthest_right_controls(offices: list[str], expected: int) -> None:
    assert controller("minden", offices) == expected


@pytest.mark.clause("HT-7.2", "HT-R-34")
def test_a_third_player_furthest_right_does_not_decide_a_tie() -> None:
    assert controller("stendal", ["t0", "t1", "t1", "t2"], ["t0"]) == 1
    assert controller("stendal", ["t1", "t0", "t1", "t2"], ["t0"]) == 1
    assert controller("stendal", ["t1", "t1", "t0", "t2"], ["t0"]) == 0


@pytest.mark.clause("HT-7.3")
def test_printed_spaces_stand_right_of_every_extra_office() -> None:
    assert controller("duisburg", ["t0"], ["t1"]) == 0
    assert controller("hannover", ["t0"], ["t1", "t2", "t3"]) == 0


@pytest.mark.clause("HT-7.3")
def test_of_extra_offices_the_latest_stands_furthest_left() -> None:
    assert controller("duisburg", ["t2"], ["t0", "t1", "t0", "t1"]) == 1
    assert controller("duisburg", ["t2"], ["t1", "t0", "t1", "t0"]) == 0


@pytest.mark.clause("HT-7.3", "HT-8.4.4")
def test_extra_offices_are_built_leftwards() -> None:
    state = position(
        routes={"duisburg-dortmund": ["t0", "t0"], "arnheim-duisburg": ["t0", "m0", "t0"]},
        cities={"duisburg": {"offices": ["t1"], "extra": ["t2"]}},
        seats=[{"markers": {"unused": ["extra", "extra"]}}],
    )
    play(state, "establish duisburg-dortmund", "extra office duisburg with trader")
    assert state.to_data()["cities"]["duisburg"]["extra"] == ["t0", "t2"]
    assert [sheet["cities"] for sheet in state.score_sheet()] == [0, 2, 0, 0]
    play(state, "establish arnheim-duisburg", "extra office duisburg with merchant")
    assert state.to_data()["cities"]["duisburg"]["extra"] == ["m0", "t0", "t2"]
    assert [sheet["cities"] for sheet in state.score_sheet()] == [2, 0, 0, 0]


@pytest.mark.clause("HT-7.4")
def test_nobody_controls_an_empty_city() -> None:
    state = position(routes={"minden-hannover": ["t0", "t0", "t0"]}, turn={"actions": 1})
    assert [sheet["cities"] for sheet in state.score_sheet()] == [0, 0, 0, 0]
    play(state, "establish minden-hannover")
    assert [sheet["track"] for sheet in state.score_sheet()] == [0, 0, 0, 0]


@pytest.mark.clause("HT-7.1", "HT-8.4.2")
def test_a_swap_changes_control_from_then_on() -> None:
    parts: dict[str, Any] = {
        "routes": {"minden-hannover": ["t0", "t0", "t0"]},
        "cities": {"hannover": ["t0", "t1"]},
        "seats": [{"markers": {"unused": ["swap"]}}],
    }
    before = after(position(**parts), "establish minden-hannover")
    assert [sheet["track"] for sheet in before.score_sheet()] == [0, 1, 0, 0]
    swapped = after(position(**parts), "use swap", "swap hannover.1", "establish minden-hannover")
    assert [sheet["track"] for sheet in swapped.score_sheet()] == [1, 0, 0, 0]


def _expected(row: list[str]) -> int | None:
    """Brute force over the whole row from left to right, extra offices first."""
    if not row:
        return None
    seats = [int(piece[1]) for piece in row]
    most = max(seats.count(each) for each in seats)
    tied = {each for each in seats if seats.count(each) == most}
    return next(each for each in reversed(seats) if each in tied)


ROWS = st.lists(st.sampled_from(["t0", "t1", "t2", "t3", "t4"]), max_size=4)


@settings(max_examples=300, deadline=None)
@given(ROWS, ROWS)
@pytest.mark.clause("HT-7.1", "HT-7.2", "HT-7.3", "HT-7.4", "HT-R-34")
def test_control_agrees_with_counting_by_hand(offices: list[str], extra: list[str]) -> None:
    assert controller("minden", offices, extra if offices else [], players=5) == _expected(
        (extra if offices else []) + offices
    )


def test_a_view_tells_who_controls_each_city() -> None:
    state = position(cities={"minden": ["t0", "t1"], "goslar": {"offices": ["t2"], "extra": ["t0", "t0"]}})
    control = state.view(None)["control"]
    assert {city: seat for city, seat in control.items() if seat is not None} == {"minden": 1, "goslar": 0}
