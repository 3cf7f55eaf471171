"""The three-pieces marker in its three forms (HT-8.4.7 to 8.4.11)."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from hanse.games.teutonica.state import State
from tests.teutonica.table import (
    actions_left,
    after,
    all_posts,
    asked,
    choices,
    events,
    occupied,
    pieces,
    place_words,
    play,
    position,
    route_lengths,
    stock,
    supply,
)

BOARD = "base-4-5"
FORMS = ("remove", "relocate-stepwise", "relocate-batch")
FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}
# Pieces of three owners on two routes, offices and special prestige beside them.
SCENE: dict[str, Any] = {
    "routes": {"stade-hamburg": ["t1", "m1", "t0"], "hamburg-lubeck": [None, "t2", "t1"]},
    "cities": {"hamburg": ["t1", "t2"], "minden": {"offices": ["t1"], "extra": ["t2"]}},
    "prestige": [None, 2],
}
OTHERS = {"lift stade-hamburg.1", "lift stade-hamburg.2", "lift hamburg-lubeck.2", "lift hamburg-lubeck.3"}
OWN = {"lift stade-hamburg.3"}


def marker(form: str, targets: str = "opponents", **parts: Any) -> State:
    """Seat 0 has the marker, no action left and nothing else to use."""
    seats = [{"markers": {"unused": ["three"]}, **parts.pop("seat", {})}, *parts.pop("others", [])]
    changes = {"markers.three": form, "markers.threeTargets": targets}
    return position(changes=changes, seats=seats, turn={"actions": 0}, **parts)


def free_words(state: State, kind: str) -> set[str]:
    """Putting such a piece on any free post of the board."""
    return place_words(all_posts(BOARD) - set(occupied(state)), kind)


@pytest.mark.clause("HT-8.4.7", "HT-8.4.8", "HT-8.4.9", "HT-8.4.11", "HT-R-37", "HT-R-38")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("targets", "expected"), [("any", OTHERS | OWN), ("opponents", OTHERS)])
def test_pieces_on_posts_can_be_taken_and_nothing_else(form: str, targets: str, expected: set[str]) -> None:
    state = marker(form, targets, **SCENE)
    assert choices(state) == {"use three", "end turn"}
    assert choices(play(state, "use three")) == expected, "at least one is taken; no office, no special prestige"


@pytest.mark.clause("HT-8.4.7", "HT-8.4.8")
@pytest.mark.parametrize(
    ("preset", "expected"),
    [("base2009", ("remove", OTHERS | OWN)), ("bigbox2020", ("relocate-lift", OTHERS))],
)
def test_each_edition_has_its_form(preset: str, expected: tuple[str, set[str]]) -> None:
    seats = [{"markers": {"unused": ["three"]}}]
    state = play(position(preset=preset, seats=seats, turn={"actions": 0}, **SCENE), "use three")
    assert (asked(state)[0], choices(state)) == expected


@pytest.mark.clause("HT-8.1.4")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("targets", "offered"), [("any", {"use three", "end turn"}), ("opponents", {"end turn"})])
def test_own_pieces_alone_are_no_target_where_the_marker_is_for_opponents(
    form: str, targets: str, offered: set[str]
) -> None:
    assert choices(marker(form, targets, routes={"stade-hamburg": ["t0", "m0"]})) == offered
    assert choices(marker(form, targets)) == {"end turn"}


# 2009: remove


@pytest.mark.clause("HT-8.4.7", "HT-R-37")
def test_removed_pieces_go_to_the_supplies_of_their_owners() -> None:
    others = [{"supply": pieces(0, 0)}, {"supply": pieces(0, 0)}]
    state = marker("remove", "any", others=others, seat={"supply": pieces(0, 0)}, **SCENE)
    stocks = [stock(state, number) for number in range(4)]
    play(state, "use three", "lift stade-hamburg.2", "lift stade-hamburg.3", "lift hamburg-lubeck.2")
    assert [supply(state, number) for number in range(3)] == [pieces(1, 0), pieces(0, 1), pieces(1, 0)]
    assert [stock(state, number) for number in range(4)] == stocks
    assert occupied(state) == {"stade-hamburg.1": "t1", "hamburg-lubeck.3": "t1"}
    assert (asked(state), choices(state)) == (("turn", 0), {"end turn"})


@pytest.mark.clause("HT-8.4.7", "HT-R-37")
def test_fewer_than_three_may_be_removed() -> None:
    state = play(marker("remove", "any", **SCENE), "use three", "lift stade-hamburg.1")
    assert choices(state) == (OTHERS | OWN | {"done"}) - {"lift stade-hamburg.1"}
    assert choices(after(state, "done")) == {"end turn"}
    play(state, "lift stade-hamburg.2")
    assert choices(state) == (OTHERS | OWN | {"done"}) - {"lift stade-hamburg.1", "lift stade-hamburg.2"}


@pytest.mark.clause("HT-R-37")
def test_removing_ends_when_nothing_is_left() -> None:
    state = marker("remove", "any", routes={"stade-hamburg": ["t0", "m2"]})
    play(state, "use three", "lift stade-hamburg.1", "lift stade-hamburg.2")
    assert choices(state) == {"end turn"}


# Big Box: relocate as a batch


@pytest.mark.clause("HT-8.4.8", "HT-R-38")
def test_a_batch_is_lifted_first_and_then_put_in_any_order() -> None:
    state = play(marker("relocate-batch", **SCENE), "use three", "lift stade-hamburg.1")
    assert choices(state) == (OTHERS | {"done"}) - {"lift stade-hamburg.1"}
    play(state, "lift stade-hamburg.2")
    assert choices(state) == {"lift hamburg-lubeck.2", "lift hamburg-lubeck.3", "done"}
    play(state, "lift hamburg-lubeck.2")
    assert asked(state) == ("relocate-take", 0)
    assert choices(state) == {"take trader of seat 2", "take merchant of seat 2", "take trader of seat 3"}
    play(state, "take merchant of seat 2")
    assert choices(state) == free_words(state, "merchant")
    assert {"place merchant stade-hamburg.1", "place merchant stade-hamburg.2"} < choices(state)


@pytest.mark.clause("HT-8.4.8", "HT-R-38")
def test_lifted_pieces_may_exchange_places() -> None:
    state = play(
        marker("relocate-batch", **SCENE), "use three", "lift stade-hamburg.2", "lift hamburg-lubeck.2", "done"
    )
    assert choices(state) == {"take merchant of seat 2", "take trader of seat 3"}
    play(state, "take trader of seat 3")
    assert choices(state) == free_words(state, "trader")
    play(state, "place trader stade-hamburg.2")
    assert choices(state) == free_words(state, "merchant"), "the last piece is not asked for"
    play(state, "place merchant hamburg-lubeck.2")
    assert occupied(state) == {
        "stade-hamburg.1": "t1",
        "stade-hamburg.2": "t2",
        "stade-hamburg.3": "t0",
        "hamburg-lubeck.2": "m1",
        "hamburg-lubeck.3": "t1",
    }
    assert (asked(state), choices(state)) == (("turn", 0), {"end turn"})


@pytest.mark.clause("HT-8.4.8", "HT-R-38")
def test_like_pieces_are_put_without_asking_which_and_may_return_to_their_post() -> None:
    state = marker("relocate-batch", routes={"stade-hamburg": ["t1", "t1", "t1"], "hamburg-lubeck": ["t2"]})
    play(state, "use three", "lift stade-hamburg.1", "lift stade-hamburg.2", "lift stade-hamburg.3")
    assert asked(state) == ("relocate-put", 0)
    assert choices(state) == free_words(state, "trader")
    play(state, "place trader stade-hamburg.1", "place trader emden-stade.1", "place trader hamburg-lubeck.3")
    expected = {"stade-hamburg.1": "t1", "emden-stade.1": "t1", "hamburg-lubeck.3": "t1", "hamburg-lubeck.1": "t2"}
    assert occupied(state) == expected


@pytest.mark.clause("HT-8.4.8")
def test_a_batch_of_fewer_pieces_is_put_when_nothing_is_left_to_lift() -> None:
    state = play(marker("relocate-batch", routes={"stade-hamburg": ["t1"]}), "use three", "lift stade-hamburg.1")
    assert choices(state) == free_words(state, "trader")


@pytest.mark.clause("HT-8.4.8", "HT-8.4.9")
@pytest.mark.parametrize("form", ["relocate-stepwise", "relocate-batch"])
def test_relocating_leaves_supplies_and_stocks_alone_and_is_no_displacement(form: str) -> None:
    state = marker(form, **SCENE)
    before = [(supply(state, number), stock(state, number)) for number in range(4)]
    lift = events(state, "use three", "lift stade-hamburg.2")
    put = events(state, *({"done"} & choices(state)), "place merchant coellen-warburg.4")
    assert [event["event"] for event in lift + put] == ["marker_used", "lifted", "put"]
    assert put == [{"event": "put", "seat": 0, "owner": 1, "kind": "merchant", "post": "coellen-warburg.4"}]
    assert [(supply(state, number), stock(state, number)) for number in range(4)] == before
    assert actions_left(state) == 0


# Britannia 2014: relocate stepwise


@pytest.mark.clause("HT-8.4.9")
def test_stepwise_each_piece_is_put_before_the_next_is_taken() -> None:
    state = play(marker("relocate-stepwise", **SCENE), "use three", "lift stade-hamburg.2")
    assert asked(state) == ("relocate-put", 0)
    assert choices(state) == free_words(state, "merchant")
    assert "place merchant hamburg-lubeck.2" not in choices(state), "no exchange: that post is taken"
    play(state, "place merchant hamburg-lubeck.1")
    lifts = {"lift stade-hamburg.1", "lift hamburg-lubeck.1", "lift hamburg-lubeck.2", "lift hamburg-lubeck.3"}
    assert choices(state) == lifts | {"done"}
    assert choices(after(state, "done")) == {"end turn"}
    play(state, "lift hamburg-lubeck.2", "place trader stade-hamburg.2", "lift hamburg-lubeck.1")
    assert choices(state) == free_words(state, "merchant")
    play(state, "place merchant hamburg-lubeck.2")
    assert (asked(state), choices(state)) == (("turn", 0), {"end turn"}), "three times at most"


def _crowd(*free: str) -> dict[str, list[str | None]]:
    """Every post taken by seats 1 to 4 but those named."""
    traders = cycle(["t1", "t2", "t3", "t4"])
    routes: dict[str, list[str | None]] = {}
    for route, length in route_lengths(BOARD).items():
        routes[route] = ["m1", "m2", "m3"] if route == "stade-hamburg" else [next(traders) for _ in range(length)]
        for number in range(length):
            if f"{route}.{number + 1}" in free:
                routes[route][number] = None
    return routes


@pytest.mark.clause("HT-8.1.4", "HT-8.4.8", "HT-8.4.9")
@pytest.mark.parametrize(
    ("form", "free", "offered"),
    [
        ("remove", [], True),
        ("relocate-batch", [], True),
        ("relocate-stepwise", [], False),
        ("relocate-stepwise", ["stade-hamburg.1"], True),
    ],
)
def test_on_a_full_board_pieces_can_be_exchanged_but_not_moved_one_by_one(
    form: str, free: list[str], offered: bool
) -> None:
    state = marker(form, players=5, routes=_crowd(*free), seat={"desk": FULL_DESK}, others=[{"desk": FULL_DESK}] * 4)
    assert choices(state) == ({"use three", "end turn"} if offered else {"end turn"})


@pytest.mark.clause("HT-8.4.8")
def test_a_batch_on_a_full_board_goes_back_to_the_vacated_posts_only() -> None:
    state = marker("relocate-batch", players=5, routes=_crowd(), others=[{"desk": FULL_DESK}] * 4)
    play(state, "use three", "lift stade-hamburg.1", "lift stade-hamburg.2", "done", "take merchant of seat 3")
    assert choices(state) == {"place merchant stade-hamburg.1", "place merchant stade-hamburg.2"}
    play(state, "place merchant stade-hamburg.1")
    assert choices(state) == {"place merchant stade-hamburg.2"}
    assert state.faults() == []
