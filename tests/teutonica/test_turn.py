"""The turn (section 3)."""

from __future__ import annotations

import pytest

from tests.teutonica.table import (
    actions_left,
    after,
    asked,
    choices,
    events,
    new_game,
    pieces,
    play,
    position,
    seat,
)

REST = ["swap", "extra", "extra", "extra", "extra", "develop", "develop", "develop"]
REST += ["actions3", "actions3", "actions4", "three"]  # with the four others all markers of the classic set
GAINS = [1, 0, 1, 0, 1]  # of the five steps 2, 3, 3, 4, 4, 5 on the actions track


@pytest.mark.clause("HT-3.1", "HT-2.3.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_around_the_table(players: int) -> None:
    state = position(players=players, turn={"seat": 1})
    order = []
    for _ in range(2 * players):
        order.append(state.mover())
        play(state, "end turn")
    assert order == [(1 + n) % players for n in range(2 * players)]


@pytest.mark.clause("HT-3.2", "HT-1.3.1")
@pytest.mark.parametrize(("steps", "value"), list(enumerate([2, 3, 3, 4, 4, 5])))
def test_a_turn_has_as_many_actions_as_the_actions_value(steps: int, value: int) -> None:
    state = position(seats=[{}, {"desk": {"actions": steps}}])
    play(state, "end turn")
    assert (state.mover(), actions_left(state)) == (1, value)
    posts = ["stade-hamburg.1", "stade-hamburg.2", "stade-hamburg.3", "hamburg-lubeck.1", "hamburg-lubeck.2"]
    for post in posts[:value]:
        assert choices(state, "place", "recruit")
        play(state, f"place trader {post}")
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-3.3")
def test_actions_may_be_taken_in_any_order_and_repeated() -> None:
    routes = {"hamburg-lubeck": ["t0", "t0", "t0"], "minden-hannover": ["t1"]}
    state = position(
        routes=routes,
        turn={"seat": 0, "actions": 6},
        seats=[{"desk": {"keys": 2}, "supply": pieces(8)}, {"stock": pieces(3)}],
    )
    orders = [
        ["establish hamburg-lubeck", "done"],
        ["displace minden-hannover.1 with trader", "place trader bremen-minden.1", "done"],
        ["place trader stade-hamburg.1"],
        ["place trader stade-hamburg.2"],
        [
            "lift stade-hamburg.1",
            "lift stade-hamburg.2",
            "place trader stade-hamburg.2",
            "place trader stade-hamburg.3",
        ],
        ["recruit 1 traders 0 merchants"],
    ]
    for part in orders:
        play(state, *part)
        assert asked(state) == ("turn", 0)
    assert actions_left(state) == 0
    other = position(
        routes=routes,
        turn={"seat": 0, "actions": 3},
        seats=[{"desk": {"keys": 2}, "supply": pieces(8)}, {"stock": pieces(3)}],
    )
    for part in reversed(orders[:3]):
        play(other, *part)
    assert actions_left(other) == 0


@pytest.mark.clause("HT-1.4.6", "HT-3.3")
def test_the_five_actions_and_the_end_of_the_turn_are_what_a_turn_offers() -> None:
    state = position(routes={"hamburg-lubeck": ["t0", "t0", "t0"], "minden-hannover": ["t1"]})
    assert {state.describe(code)["family"] for code in state.legal()} == {
        "recruit",
        "place",
        "displace",
        "lift",
        "establish",
        "end",
    }


@pytest.mark.clause("HT-3.4", "HT-R-2")
def test_the_turn_may_end_at_any_point_between_actions_even_with_none_used() -> None:
    state = position(routes={"stade-hamburg": ["t0"]})
    assert "end turn" in choices(state)
    assert asked(after(state, "end turn")) == ("turn", 1)
    play(state, "place trader hamburg-lubeck.1")
    assert asked(after(state, "end turn")) == ("turn", 1)
    play(state, "lift stade-hamburg.1")
    assert "end turn" not in choices(state)  # not within an action
    play(state, "done")
    assert "end turn" not in choices(state)
    play(state, "place trader stade-hamburg.1")
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-R-2")
def test_passing_by_everybody_ends_nothing() -> None:
    state = new_game(seats=3)
    start = state.to_data()
    play(state, *["end turn"] * 30)
    assert not state.over()
    assert state.to_data() == start


@pytest.mark.clause("HT-3.5")
def test_unused_actions_are_lost() -> None:
    state = position(players=3, seats=[{"desk": {"actions": 3}}])
    assert actions_left(state) == 4
    play(state, "place trader hamburg-lubeck.1", "end turn")
    assert actions_left(state) == 2  # the next player has the own value only
    play(state, "end turn", "end turn")
    assert (state.mover(), actions_left(state)) == (0, 4)


@pytest.mark.clause("HT-3.6", "HT-R-30")
@pytest.mark.parametrize("step", range(5))
@pytest.mark.parametrize("left", [1, 3])
def test_only_a_rise_of_the_actions_value_gives_an_action_at_once(step: int, left: int) -> None:
    state = position(
        routes={"warburg-gottingen": ["t0", "t0", "t0"]},
        seats=[{"desk": {"actions": step}}],
        turn={"seat": 0, "actions": left},
    )
    play(state, "establish warburg-gottingen", "develop actions")
    assert seat(state, 0)["desk"]["actions"] == step + 1
    assert actions_left(state) == left - 1 + GAINS[step]


@pytest.mark.clause("HT-3.6", "HT-R-30")
@pytest.mark.parametrize("step", range(5))
def test_the_rise_holds_also_while_actions_of_a_marker_are_used(step: int) -> None:
    markers = {"markers": {"unused": ["actions3", "develop"]}}
    state = position(seats=[{"desk": {"actions": step}, **markers}], turn={"seat": 0, "actions": 0})
    play(state, "use actions3", "place trader hamburg-lubeck.1", "use develop", "develop actions")
    assert actions_left(state) == 2 + GAINS[step]


@pytest.mark.clause("HT-3.6")
def test_other_skills_give_no_actions() -> None:
    for skill in ("keys", "privilege", "book", "bursa"):
        state = position(seats=[{"markers": {"unused": ["develop"]}}])
        play(state, "use develop", f"develop {skill}")
        assert actions_left(state) == 2


@pytest.mark.clause("HT-3.7")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_using_a_marker_is_no_action(left: int) -> None:
    state = position(
        routes={"stade-hamburg": ["t1"]},
        cities={"minden": ["t0", "t1"]},
        seats=[{"markers": {"unused": ["swap", "develop", "three"]}}],
        turn={"seat": 0, "actions": left},
    )
    assert choices(state, "use") == {"use swap", "use develop", "use three"}
    play(state, "use swap", "swap minden.1", "use develop", "develop keys", "use three", "lift stade-hamburg.1")
    assert (asked(state), actions_left(state)) == (("turn", 0), left)


@pytest.mark.clause("HT-3.8")
def test_at_the_end_of_a_turn_plate_markers_are_revealed_and_placed_before_the_next_player_begins() -> None:
    state = position(
        routes={
            "hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "three"},
            "osnabruck-bremen": {"marker": "swap"},
            "luneburg-perleberg": {"marker": "extra"},
        },
        marker_stock={"order": ["actions4", *REST]},
    )
    play(state, "establish hamburg-lubeck", "done")
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}
    told = events(state, "end turn")
    assert told == [
        {"event": "turn_ended", "seat": 0},
        {"event": "marker_revealed", "seat": 0, "marker": "actions4"},
    ]
    assert asked(state) == ("markers", 0)
    assert {text.rsplit(" ", 1)[0] for text in choices(state)} == {"marker actions4"}
    told = events(state, "marker actions4 hamburg-lubeck")
    assert told == [
        {"event": "marker_placed", "seat": 0, "marker": "actions4", "route": "hamburg-lubeck"},
        {"event": "turn_began", "seat": 1, "actions": 2},
    ]
    assert asked(state) == ("turn", 1)


@pytest.mark.clause("HT-3.8")
def test_without_plate_markers_the_next_player_begins_at_once() -> None:
    state = position()
    assert events(state, "end turn") == [
        {"event": "turn_ended", "seat": 0},
        {"event": "turn_began", "seat": 1, "actions": 2},
    ]
