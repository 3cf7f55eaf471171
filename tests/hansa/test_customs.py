"""Customs (section 10)."""

from __future__ import annotations

import pytest

from tests.hansa.table import after, asked, choices, decision, events, full_market, named, play, position, purses, seat


@pytest.mark.clause("HA-10.1", "HA-R-38")
@pytest.mark.parametrize("purse", [0, 3, 4, 9])
def test_at_most_three_thalers_are_kept(purse: int) -> None:
    state = position(seats=[{"purse": purse}], market=full_market())
    told = named(events(state, "end turn"), "customs")
    assert purses(state)[0] == min(3, purse)
    assert told == ([{"event": "customs", "seat": 0, "thalers": purse - 3}] if purse > 3 else [])


@pytest.mark.clause("HA-10.2", "HA-R-38", "HA-4.2")
def test_the_player_chooses_exactly_the_surplus_tokens() -> None:
    tokens = ["red-1", "red-2", "green-1", "green-1", "blue-3"]
    state = position(seats=[{"open": tokens, "sold": ["brown-1", "brown-1"]}], market=full_market())
    play(state, "end turn")
    assert decision(state) == {"kind": "customs", "seat": 0, "surplus": 2}
    assert choices(state) == {"discard red-1", "discard red-2", "discard green-1", "discard blue-3"}
    play(state, "discard green-1")
    assert (asked(state), decision(state)["surplus"]) == (("customs", 0), 1)
    assert choices(state) == {"discard red-1", "discard red-2", "discard green-1", "discard blue-3"}
    play(state, "discard red-2")
    assert (asked(state), seat(state, 0)["open"]) == (("visit", 1), ["red-1", "green-1", "blue-3"])


@pytest.mark.clause("HA-10.2")
def test_three_tokens_may_be_kept() -> None:
    state = position(seats=[{"open": ["red-1", "red-2", "green-1"]}], market=full_market())
    assert named(events(state, "end turn"), "discarded") == []
    assert seat(state, 0)["open"] == ["red-1", "red-2", "green-1"]


@pytest.mark.clause("HA-10.3")
def test_the_order_of_the_discards_does_not_matter() -> None:
    state = position(seats=[{"open": ["red-1", "red-2", "green-1", "green-2", "blue-1"]}], market=full_market())
    play(state, "end turn")
    one = after(state, "discard red-1", "discard blue-1")
    assert one.key() == after(state, "discard blue-1", "discard red-1").key()


@pytest.mark.clause("HA-10.4", "HA-R-37")
def test_the_limits_hold_only_at_the_end_of_ones_own_turn() -> None:
    state = position(seats=[{"open": ["red-1"] * 3, "purse": 9}, {"purse": 9}], market=full_market(), ship="reval")
    play(state, "buy reval.a", "end turn", "discard red-1")
    assert (seat(state, 0)["purse"], seat(state, 1)["purse"]) == (3, 12)  # the opponent's purse is not touched


@pytest.mark.clause("HA-10.4", "HA-R-37")
def test_customs_come_on_the_last_turn_too() -> None:
    state = position(
        turn={"seat": 2}, stacks={"left": 5}, seats=[{}, {}, {"open": ["blue-2"] * 5, "purse": 8}], market=full_market()
    )
    told = events(state, "end turn")
    assert state.over()
    assert [event["event"] for event in told] == ["customs", "discarded", "discarded", "turn_ended", "game_over"]
    assert (seat(state, 2)["open"], state.score_sheet()[2]["open"]) == (["blue-2"] * 3, 3)


@pytest.mark.clause("HA-4.2")
def test_a_discard_without_a_choice_is_not_asked() -> None:
    state = position(seats=[{"open": ["blue-2"] * 4}], market=full_market())
    told = events(state, "end turn")
    assert (named(told, "discarded"), asked(state)) == (
        [{"event": "discarded", "seat": 0, "token": "blue-2"}],
        ("visit", 1),
    )
    state = position(seats=[{"open": ["blue-2"] * 4 + ["green-1"]}], market=full_market())
    play(state, "end turn", "discard green-1")  # now only one kind is left
    assert (asked(state), seat(state, 0)["open"]) == (("visit", 1), ["blue-2"] * 3)
