"""Two players, Britannia 2014 (section 16): markers among neutral traders, the end, positions and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.conformance import play_checked
from hanse.kernel.errors import PositionError
from tests.teutonica.neutral import FILL, NEUTRAL, PRESETS, ROUTE, table, traders
from tests.teutonica.table import (
    FULL_DESK,
    asked,
    choices,
    play,
    position,
    post,
    route_lengths,
    supply,
)

# Markers ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-R-68", "HT-R-38")
def test_relocating_takes_neutral_traders_and_fills_routes_with_them() -> None:
    routes = {ROUTE: ["t5", None], "arnheim-duisburg": ["t5", "t1"]}
    state = table(routes=routes, seats=[{"markers": {"unused": ["three"]}}], turn={"actions": 0})
    play(state, "use three")
    assert choices(state) == {"lift arnheim-duisburg.1", "lift arnheim-duisburg.2", f"lift {ROUTE}.1"}
    play(state, "lift arnheim-duisburg.1", "lift arnheim-duisburg.2", "done", "take trader of seat 6", FILL)
    assert asked(state) == ("neutral-office", 0)
    play(state, "office duisburg")
    assert asked(state) == ("relocate-put", 0)  # the other piece is still in hand
    play(state, f"place trader {ROUTE}.1")
    assert asked(state) == ("turn", 0)
    assert post(state, f"{ROUTE}.1") == "t1"


@pytest.mark.clause("HT-R-68", "HT-9.2.1")
def test_a_route_filled_by_a_marker_can_end_the_game() -> None:
    routes = {ROUTE: ["t5", None], "arnheim-duisburg": ["t5"]}
    parts: dict[str, Any] = {"routes": routes, "cities": {"duisburg": ["t5"]}, "neutral": {"score": 19}}
    state = table(seats=[{"markers": {"unused": ["three"]}}], turn={"actions": 1}, **parts)
    play(state, "use three", "lift arnheim-duisburg.1", "done", FILL)
    assert state.over()
    assert state.to_data()["ending"] == ["points"]


@pytest.mark.clause("HT-R-68")
@pytest.mark.parametrize("three", ["relocate-stepwise"])
def test_stepwise_the_route_is_established_before_the_next_piece_is_taken(three: str) -> None:
    routes = {ROUTE: ["t5", None], "arnheim-duisburg": ["t5", "t1"]}
    state = table(
        changes={"markers.three": three},
        routes=routes,
        seats=[{"markers": {"unused": ["three"]}}],
        turn={"actions": 0},
    )
    play(state, "use three", "lift arnheim-duisburg.1", FILL)
    assert asked(state) == ("neutral-office", 0)
    play(state, "office dortmund")
    assert asked(state) == ("relocate-step", 0)
    assert choices(state) == {"lift arnheim-duisburg.2", "done"}


@pytest.mark.clause("HT-R-68", "HT-R-37")
def test_removed_neutral_traders_go_to_nobody() -> None:
    changes = {"markers.three": "remove", "markers.threeTargets": "any"}
    state = table(
        changes=changes, routes={ROUTE: ["t5"]}, seats=[{"markers": {"unused": ["three"]}}], turn={"actions": 0}
    )
    before = [supply(state, number) for number in range(2)]
    play(state, "use three", f"lift {ROUTE}.1")
    assert [supply(state, number) for number in range(2)] == before
    assert traders(state) == set()
    assert state.faults() == []


# New bonus markers ------------------------------------------------------------------------------------------------


def placing(free: set[str], routes: dict[str, Any], **parts: Any) -> State:
    """Seat 0 has one revealed marker to place; every route but those named has a piece of seat 1 or is in `routes`."""
    names = route_lengths("base-2-3")
    rows: dict[str, Any] = {}
    pieces_left = iter(["t1"] * 16 + ["t0"] * 20)
    for name in names:
        if name in routes:
            rows[name] = routes[name]
        elif name not in free:
            rows[name] = [next(pieces_left)]
    seats = [{"plate": {"open": ["swap"]}, "desk": FULL_DESK}, {"desk": FULL_DESK}]
    return table(routes=rows, seats=seats, pending=[{"kind": "turn"}, {"kind": "markers"}], **parts)


@pytest.mark.clause("HT-16.5.1")
def test_a_neutral_trader_guards_every_new_marker() -> None:
    state = placing({"stade-hamburg", ROUTE}, {"arnheim-munster": ["t5"]})
    assert choices(state) == {"marker swap stade-hamburg", f"marker swap {ROUTE}"}
    play(state, f"marker swap {ROUTE}")
    assert traders(state) == {f"{ROUTE}.1", "arnheim-munster.1"}
    assert state.to_data()["routes"][ROUTE]["marker"] == "swap"


@pytest.mark.clause("HT-16.5.2")
def test_without_an_empty_route_one_with_a_single_neutral_trader_will_do() -> None:
    routes = {ROUTE: ["t5"], "arnheim-munster": ["t5", "t5"], "stade-hamburg": ["t5"]}
    cities = {"stade": ["m1"], "hamburg": ["t1", "t1", "t1"]}  # no free office there
    state = placing(set(), routes, cities=cities)
    assert choices(state) == {f"marker swap {ROUTE}"}
    play(state, f"marker swap {ROUTE}")
    assert traders(state) == {f"{ROUTE}.1", "arnheim-munster.1", "arnheim-munster.2", "stade-hamburg.1"}


# The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HT-16.6.2")
def test_at_the_end_the_neutral_player_denies_cities() -> None:
    alone = table(cities={"minden": ["t0"]}).score_sheet()
    denied = table(cities={"minden": ["t0", "t5"]}).score_sheet()
    assert (alone[0]["cities"], denied[0]["cities"]) == (2, 0)
    assert table(cities={"minden": ["t0", "t5"]}).view(None)["control"]["minden"] == NEUTRAL


@pytest.mark.clause("HT-16.6.2", "HT-14.7.1")
def test_the_neutral_player_takes_places_in_the_region_ranking() -> None:
    alone = table("britannia-2-3", cities={"conway": ["t0"]}).score_sheet()
    assert alone[0]["regions"] == 7
    second = table("britannia-2-3", cities={"conway": ["t0"], "montgomery": ["t5"], "pembroke": ["t5"]}).score_sheet()
    assert second[0]["regions"] == 4
    tied = table("britannia-2-3", cities={"conway": ["t0"], "montgomery": ["t5"]}).score_sheet()
    assert tied[0]["regions"] == (7 + 4) // 2
    shown = table("britannia-2-3", cities={"conway": ["t0"], "montgomery": ["t5"]}).view(None)["regions"]["wales"]
    assert (shown["cities"], shown["offices"], shown["points"]) == ([1, 0, 1], [1, 0, 1], [5, 0, 5])


@pytest.mark.clause("HT-R-67", "HT-14.2.2")
def test_a_neutral_rightmost_office_gives_nobody_the_permission() -> None:
    mine = table("britannia-2-3", cities={"cardiff": ["t0"]})
    lost = table("britannia-2-3", cities={"cardiff": ["t0", "t5"]})
    welsh = {route["id"] for route in board_facts("britannia-2-3")["route"] if route["region"] == "wales"}

    def placed(state: State) -> set[str]:
        return {text.split()[-1].rsplit(".", 1)[0] for text in choices(state, "place")}

    assert welsh <= placed(mine)
    assert not welsh & placed(lost)


@pytest.mark.clause("HT-10.10", "HT-16.6.1")
def test_nobody_shares_victory_with_the_neutral_player() -> None:
    state = table(neutral={"score": 40}, over=True, ending=["points"], seats=[{"score": 3}, {"score": 2}])
    assert state.scores() == [3, 2]
    assert state.ranks() == [1, 2]


# Positions and whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"neutral": {"points": 3}}, "neutral: unknown part 'points': expected some of score, connection"),
        ({"neutral": {"score": -1}}, "neutral: score: -1: expected a whole number from 0 to 99"),
        ({"routes": {ROUTE: ["t5", "t5"]}}, f"route {ROUTE}: full of neutral traders: expected it to be established"),
        (
            {"pending": [{"kind": "turn"}, {"kind": "neutral-office", "route": ROUTE}]},
            "pending neutral-office: expected neutral traders on all posts of",
        ),
    ],
)
def test_what_cannot_be_is_refused(parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(**parts)
    assert str(caught.value).startswith(complaint)


def test_neutral_pieces_without_the_variant_are_refused() -> None:
    with pytest.raises(PositionError, match="'t5': expected a piece such as t0 or m3"):
        position(routes={"stade-hamburg": ["t5"]})
    with pytest.raises(PositionError, match="neutral: expected none without neutral traders"):
        position(neutral={"score": 3})


@pytest.mark.clause("HT-16.1.1")
@pytest.mark.parametrize("board", PRESETS)
@pytest.mark.parametrize("changes", [{}, {"neutral.extraPiece": "optional"}])
def test_a_game_with_neutral_traders_keeps_every_promise(board: str, changes: dict[str, Any]) -> None:
    options = TEUTONICA.options(PRESETS[board], 2, changes)
    play_checked(TEUTONICA, options, f"{board} {changes}", decisions=300, every=25)
