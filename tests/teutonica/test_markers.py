"""Using bonus markers (sections 8.1 and 8.4), all kinds but the three-pieces marker."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.state import State
from tests.teutonica.table import (
    actions_left,
    after,
    asked,
    choices,
    events,
    pieces,
    play,
    position,
    seat,
    stock,
    supply,
)

KINDS = ("extra", "swap", "develop", "actions3", "actions4", "three")
FULL_DESK = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}
# Something for every marker to act upon.
LIVELY: dict[str, Any] = {"routes": {"stade-hamburg": ["t1"]}, "cities": {"hannover": ["t1", "t0"]}}


def holding(*markers: str, **parts: Any) -> State:
    """Seat 0 has these markers unused."""
    first = {"markers": {"unused": list(markers)}, **parts.pop("seat", {})}
    return position(seats=[first, *parts.pop("others", [])], **parts)


def scores(state: State) -> list[int]:
    return [entry["score"] for entry in state.to_data()["seats"]]


# When


@pytest.mark.clause("HT-8.1.1", "HT-R-23")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_markers_are_usable_before_between_and_after_the_actions(actions: int) -> None:
    state = holding(*KINDS, turn={"actions": actions}, **LIVELY)
    assert choices(state, "use") == {"use swap", "use develop", "use actions3", "use actions4", "use three"}
    if actions == 0:
        assert choices(state) == choices(state, "use") | {"end turn"}


@pytest.mark.clause("HT-8.1.1", "HT-R-22")
@pytest.mark.parametrize("marker", ["swap", "develop", "actions3", "actions4", "three"])
def test_a_marker_can_be_used_right_after_the_action_that_brought_it(marker: str) -> None:
    parts: dict[str, Any] = {
        "routes": {"minden-hannover": {"posts": ["t0", "t0", "t0"], "marker": marker}, "stade-hamburg": ["t1"]},
        "cities": {"hannover": ["t1", "t0"]},
    }
    state = play(position(turn={"actions": 1}, **parts), "establish minden-hannover")
    assert choices(state) == {"office minden", "done"}
    assert choices(play(state, "done")) == {f"use {marker}", "end turn"}


@pytest.mark.clause("HT-8.1.1", "HT-R-23")
def test_no_marker_interrupts_an_action() -> None:
    desk = {"book": 1}
    moving = play(holding(*KINDS, seat={"desk": desk}, routes={"stade-hamburg": ["t0", "t0"]}), "lift stade-hamburg.1")
    assert choices(moving) == {"lift stade-hamburg.2", "done"}
    paying = holding(*KINDS, seat={"supply": pieces(3, 1)}, **LIVELY)
    play(paying, "displace stade-hamburg.1 with trader")
    assert choices(paying) == {"pay 0 merchants", "pay 1 merchants"}


@pytest.mark.clause("HT-8.1.1")
def test_markers_are_usable_in_the_own_turn_only() -> None:
    state = position(seats=[{}, {"markers": {"unused": list(KINDS)}}], turn={"actions": 2}, **LIVELY)
    assert choices(state, "use") == set()
    displaced = play(state.copy(), "displace stade-hamburg.1 with trader")
    displaced = play(displaced, *({"pay 0 merchants"} & choices(displaced)))
    assert asked(displaced) == ("displaced", 1)
    assert choices(displaced, "use", "end") == set()
    assert len(choices(play(state, "end turn"), "use")) == 5


@pytest.mark.clause("HT-8.1.1", "HT-R-23")
def test_no_marker_is_usable_once_the_plate_is_revealed() -> None:
    state = holding(*KINDS, routes={"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "swap"}})
    play(state, "establish hamburg-lubeck", "done", "end turn")
    assert asked(state) == ("markers", 0)
    assert choices(state) == choices(state, "marker")


@pytest.mark.clause("HT-8.1.1")
def test_a_marker_is_used_once() -> None:
    state = holding("actions3", turn={"actions": 0})
    assert choices(play(state.copy(), "use actions3"), "use") == set()
    two = play(holding("actions3", "actions3", turn={"actions": 0}), "use actions3")
    assert choices(two, "use") == {"use actions3"}


@pytest.mark.clause("HT-8.1.2", "HT-R-23", "HT-R-24")
def test_several_markers_may_be_used_in_one_turn() -> None:
    state = holding("actions3", "actions4", "develop", "develop", turn={"actions": 0})
    play(state, "use actions4", "use develop", "develop book", "use actions3", "use develop", "develop keys")
    assert actions_left(state) == 7
    assert seat(state, 0)["markers"] == {"unused": [], "used": ["develop", "develop", "actions3", "actions4"]}


@pytest.mark.clause("HT-8.1.3")
def test_a_used_marker_is_kept_and_scores_like_an_unused_one() -> None:
    state = holding("actions3", "swap")
    before = state.score_sheet()[0]["markers"]
    play(state, "use actions3")
    assert seat(state, 0)["markers"] == {"unused": ["swap"], "used": ["actions3"]}
    assert state.score_sheet()[0]["markers"] == before == 3


@pytest.mark.clause("HT-8.1.4")
def test_markers_that_can_change_nothing_are_not_offered() -> None:
    """No office to swap, nothing to develop, no piece on a post."""
    state = holding("swap", "develop", "three", "extra", seat={"desk": FULL_DESK}, turn={"actions": 0})
    assert choices(state) == {"end turn"}


# Swap


@pytest.mark.clause("HT-8.4.1")
@pytest.mark.parametrize(
    ("ownership", "expected"),
    [
        ("any", {"swap minden.1", "swap minden.2", "swap hannover.1", "swap osnabruck.2"}),
        ("one-own", {"swap minden.1", "swap hannover.1"}),
    ],
)
def test_two_neighbouring_offices_of_different_owners_can_be_swapped(ownership: str, expected: set[str]) -> None:
    state = holding(
        "swap",
        changes={"markers.swapOwnership": ownership},
        cities={
            "minden": ["t0", "t1", "t2"],
            "hannover": ["t1", "t0"],
            "osnabruck": ["t1", "t1", "t2"],
            "duisburg": ["t0"],
            "stade": ["m1"],
        },
        turn={"actions": 0},
    )
    assert choices(play(state, "use swap")) == expected


@pytest.mark.clause("HT-8.4.1")
@pytest.mark.parametrize(("preset", "offered"), [("base2009", {"use swap", "end turn"}), ("bigbox2020", {"end turn"})])
def test_only_the_big_box_asks_for_an_own_office(preset: str, offered: set[str]) -> None:
    state = holding("swap", preset=preset, cities={"hannover": ["t1", "t2"]}, turn={"actions": 0})
    assert choices(state) == offered


@pytest.mark.clause("HT-8.4.1")
def test_a_swap_ignores_shape_colour_and_privilege() -> None:
    state = holding("swap", cities={"perleberg": ["t1", "t0", "m1"]}, turn={"actions": 0})
    play(state, "use swap")
    assert choices(state) == {"swap perleberg.1", "swap perleberg.2"}
    play(state, "swap perleberg.2")
    assert state.to_data()["cities"]["perleberg"]["offices"] == ["t1", "m1", "t0"]
    assert state.faults() == []


@pytest.mark.clause("HT-8.1.4", "HT-R-26")
def test_two_offices_of_one_owner_are_not_swapped() -> None:
    state = holding("swap", cities={"hannover": ["t0", "m0"], "minden": ["t1", "m1"]}, turn={"actions": 0})
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-8.4.2", "HT-R-25")
def test_extra_offices_are_never_swapped() -> None:
    state = holding("swap", cities={"hannover": {"offices": ["t1"], "extra": ["t0", "t2"]}}, turn={"actions": 0})
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-8.4.2", "HT-R-25", "HT-R-60")
def test_a_swap_pays_no_coin_completes_nothing_and_scores_nothing() -> None:
    state = holding(
        "swap", seat={"score": 19}, others=[{"score": 19}], cities={"coellen": ["t1", "t0"]}, turn={"actions": 0}
    )
    assert events(state, "use swap", "swap coellen.1") == [
        {"event": "marker_used", "seat": 0, "marker": "swap"},
        {"event": "swapped", "seat": 0, "city": "coellen", "space": 1},
    ]
    assert state.to_data()["cities"]["coellen"]["offices"] == ["t0", "t1"]
    assert (scores(state), state.to_data()["completed"], state.over()) == ([19, 19, 0, 0], 1, False)


# Extra office


@pytest.mark.clause("HT-8.4.3", "HT-R-27")
@pytest.mark.parametrize(
    ("cities", "posts", "expected"),
    [
        ({}, ["t0", "t0", "t0"], {"office hannover", "office minden"}),
        (
            {"hannover": ["t1"]},
            ["t0", "t0", "t0"],
            {"office minden", "extra office hannover with trader"},
        ),
        (
            {"hannover": ["t1", "t1"], "minden": ["t0", "t0", "t0", "t0"]},
            ["t0", "m0", "t0"],
            {
                "extra office hannover with trader",
                "extra office hannover with merchant",
                "extra office minden with trader",
                "extra office minden with merchant",
            },
        ),
        (
            {"minden": ["t1"], "bremen": ["m1"], "luneburg": ["m2"]},
            ["m0", "m0", "m0"],
            {"extra office minden with merchant"},
        ),
    ],
)
def test_an_extra_office_needs_an_office_there_and_nothing_else(
    cities: dict[str, list[str]], posts: list[str], expected: set[str]
) -> None:
    """Either kind of piece, no privilege, full or not, but only in the end cities."""
    state = holding(
        "extra", seat={"desk": {"book": 3}}, routes={"minden-hannover": posts}, cities=cities, turn={"actions": 1}
    )
    assert choices(state, "use", "end") == {"end turn"}, "it is used inside Establish"
    assert choices(play(state, "establish minden-hannover")) == expected | {"done"}


@pytest.mark.clause("HT-8.4.4", "HT-R-27", "HT-R-28")
def test_an_extra_office_completes_nothing_and_earns_no_coin() -> None:
    state = holding("extra", routes={"coellen-warburg": ["t0"] * 4}, cities={"coellen": ["t1"]}, turn={"actions": 1})
    play(state, "establish coellen-warburg")
    assert scores(state) == [0, 1, 0, 0]
    assert [event["event"] for event in events(state, "extra office coellen with trader")] == [
        "marker_used",
        "extra_office",
    ]
    assert scores(state) == [0, 1, 0, 0]
    assert state.to_data()["completed"] == 0
    assert state.to_data()["cities"]["coellen"] == {"offices": ["t1", None], "extra": ["t0"]}


@pytest.mark.clause("HT-8.4.4")
def test_an_extra_office_leaves_the_printed_spaces_free() -> None:
    state = holding(
        seat={"desk": {"privilege": 2}},
        routes={"minden-hannover": ["t0", "t0", "t0"]},
        cities={"hannover": {"offices": ["t1"], "extra": ["t2", "t2"]}, "minden": ["t1"] * 4},
        turn={"actions": 1},
    )
    play(state, "establish minden-hannover")
    assert choices(state) == {"office hannover", "done"}
    play(state, "office hannover")
    assert state.to_data()["cities"]["hannover"] == {"offices": ["t1", "t0"], "extra": ["t2", "t2"]}
    assert state.to_data()["completed"] == 2


@pytest.mark.clause("HT-8.4.4")
def test_an_extra_office_counts_in_the_network_and_for_control() -> None:
    state = position(cities={"hannover": {"offices": ["t1"], "extra": ["t0", "t0"]}, "minden": ["t0"]})
    assert state.score_sheet()[0]["network"] == 3
    assert state.score_sheet()[0]["cities"] == 4


# Develop and actions


@pytest.mark.clause("HT-8.4.5", "HT-R-29")
def test_any_skill_that_is_not_fully_developed_can_be_developed() -> None:
    fresh = play(holding("develop", turn={"actions": 0}), "use develop")
    assert choices(fresh) == {f"develop {skill}" for skill in FULL_DESK}
    some = play(holding("develop", seat={"desk": FULL_DESK | {"keys": 3, "bursa": 0}}), "use develop")
    assert choices(some) == {"develop keys", "develop bursa"}


@pytest.mark.clause("HT-8.4.5")
@pytest.mark.parametrize("skill", FULL_DESK)
def test_the_piece_uncovered_by_the_marker_goes_to_the_supply(skill: str) -> None:
    state = holding("develop", seat={"supply": pieces(1, 1)}, turn={"actions": 0})
    left = stock(state, 0)
    play(state, "use develop", f"develop {skill}")
    assert seat(state, 0)["desk"][skill] == 1
    assert supply(state, 0) == (pieces(1, 2) if skill == "book" else pieces(2, 1))
    assert stock(state, 0) == left


@pytest.mark.clause("HT-8.4.5", "HT-R-30")
@pytest.mark.parametrize(("steps", "gained"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_development_by_marker_gives_an_action_only_when_the_value_rises(steps: int, gained: int) -> None:
    state = holding("develop", seat={"desk": {"actions": steps}}, turn={"actions": 0})
    assert actions_left(play(state, "use develop", "develop actions")) == gained


@pytest.mark.clause("HT-8.4.6", "HT-R-24")
@pytest.mark.parametrize(("marker", "more"), [("actions3", 3), ("actions4", 4)])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_more_actions_are_added_to_those_left(marker: str, more: int, left: int) -> None:
    state = play(holding(marker, turn={"actions": left}), f"use {marker}")
    assert actions_left(state) == left + more


@pytest.mark.clause("HT-8.4.6", "HT-R-24")
def test_more_actions_are_for_this_turn_only() -> None:
    state = play(holding("actions4", turn={"actions": 2}), "use actions4")
    play(state, "end turn", *["end turn"] * 3)
    assert (asked(state), actions_left(state)) == (("turn", 0), 2)


@pytest.mark.clause("HT-R-24", "HT-8.4.6")
def test_a_rise_of_the_actions_value_counts_while_extra_actions_are_used() -> None:
    state = holding("actions3", "develop", turn={"actions": 0})
    play(state, "use actions3", "place trader stade-hamburg.1", "use develop", "develop actions")
    assert actions_left(state) == 3
    assert after(state, "end turn").mover() == 1
