"""The losses that a sale causes (section 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa.state import State
from tests.hansa.table import asked, choices, decision, events, named, play, position, seat


def sale(*others: list[str], tokens: list[str], first: int = 0, **parts: Any) -> State:
    """Seat 0 sells all these tokens in Riga; the others have these open tokens."""
    state = position(
        ship="riga", posts={"riga": [2]}, seats=[{"open": tokens}, *({"open": list(open_)} for open_ in others)],
        players=len(others) + 1, first=first, **parts,
    )  # fmt: skip
    state.listen()
    for token in tokens:
        play(state, f"sell {token}")
    return play(state, "done")


@pytest.mark.clause("HA-9.9", "HA-R-34")
@pytest.mark.parametrize("sold", [2, 3, 4])
def test_each_opponent_loses_one_token_of_the_colour_however_many_were_sold(sold: int) -> None:
    state = sale(["red-2", "red-2", "green-1"], ["red-3"], tokens=["red-1"] * sold)
    assert [seat(state, number)["open"] for number in (1, 2)] == [["red-2", "green-1"], []]
    assert named(state.events(), "lost") == [
        {"event": "lost", "seat": 1, "token": "red-2"},
        {"event": "lost", "seat": 2, "token": "red-3"},
    ]


@pytest.mark.clause("HA-9.9")
def test_lost_tokens_are_removed_from_the_game() -> None:
    state = sale(["red-2"], [], tokens=["red-1", "red-1"])
    usual = sale([], [], tokens=["red-1", "red-1"])
    total = [data.to_data()["removed"].count("red-2") for data in (state, usual)]
    stacks = [sum(stack.count("red-2") for stack in data.to_data()["stacks"]["order"]) for data in (state, usual)]
    assert total[0] + stacks[0] == total[1] + stacks[1] == 5
    assert state.faults() == []


@pytest.mark.clause("HA-9.10", "HA-R-34")
def test_sold_tokens_and_other_colours_are_safe() -> None:
    state = position(
        ship="riga", posts={"riga": [1]},
        seats=[{"open": ["red-1", "red-1"]}, {"open": ["green-1"], "sold": ["red-3", "red-3"]}],
    )  # fmt: skip
    play(state, "sell red-1", "sell red-1", "done")
    assert seat(state, 1) == {"purse": 3, "reserve": 15, "open": ["green-1"], "sold": ["red-3", "red-3"]}


@pytest.mark.clause("HA-9.11", "HA-R-35")
def test_the_owner_chooses_which_token_is_lost() -> None:
    state = sale(["red-1", "red-3", "green-1"], [], tokens=["red-2", "red-2"])
    assert decision(state) == {"kind": "loss", "seat": 1, "seller": 0, "colour": "red"}
    assert (state.mover(), choices(state)) == (1, {"lose red-1", "lose red-3"})
    play(state, "lose red-3")
    assert (seat(state, 1)["open"], asked(state)) == (["red-1", "green-1"], ("visit", 0))


@pytest.mark.clause("HA-9.12", "HA-R-35")
def test_it_is_asked_only_if_the_barrels_differ() -> None:
    assert asked(sale(["red-1", "red-1", "green-2"], [], tokens=["red-2", "red-2"])) == ("visit", 0)
    assert asked(sale(["red-1", "red-2"], [], tokens=["red-2", "red-2"])) == ("loss", 1)


@pytest.mark.clause("HA-9.13", "HA-R-35")
def test_opponents_answer_clockwise_and_colour_by_colour_in_the_order_of_the_board_data() -> None:
    mixed = ["orange-1", "orange-2", "red-1"]
    state = position(
        players=4, ship="riga", posts={"riga": [0, 2]}, turn={"seat": 1},
        seats=[{"open": ["red-1", "red-3"]}, {"open": ["red-2", "red-2", "orange-3", "orange-3"]},
               {"open": ["red-1", "red-3", "orange-1"]}, {"open": mixed}],
    )  # fmt: skip
    told = events(state, *(f"sell {token}" for token in ("red-2", "red-2", "orange-3", "orange-3")), "done")
    assert named(told, "lost") == [{"event": "lost", "seat": 2, "token": "orange-1"}]  # no choice, and orange first
    assert (asked(state), decision(state)["colour"]) == (("loss", 2), "red")
    told = events(state, "lose red-3")
    assert (named(told, "lost"), asked(state)) == ([{"event": "lost", "seat": 2, "token": "red-3"}], ("loss", 3))
    assert decision(state)["colour"] == "orange"
    told = events(state, "lose orange-2")
    assert [event["token"] for event in named(told, "lost")] == ["orange-2", "red-1"]
    assert asked(state) == ("loss", 0)
    play(state, "lose red-1")
    assert asked(state) == ("visit", 1)
    assert choices(state) == {"sail danzig", "end turn"}


@pytest.mark.clause("HA-16.7")
def test_one_sale_costs_an_opponent_at_most_three_tokens() -> None:
    sold = ["red-1", "red-1", "green-1", "green-1", "blue-1", "blue-1", "orange-1", "orange-1"]
    state = sale(["red-2", "green-2", "blue-2"], [], tokens=sold)
    assert seat(state, 1)["open"] == []
    assert len(named(state.events(), "lost")) == 3


@pytest.mark.clause("HA-9.9")
def test_the_colours_that_were_not_sold_cost_nobody_anything() -> None:
    state = position(
        ship="riga",
        posts={"riga": [2]},
        seats=[{"open": ["red-1", "red-1", "green-1", "green-1"]}, {"open": ["green-2"]}],
    )
    play(state, "sell red-1", "sell red-1", "done")
    assert seat(state, 1)["open"] == ["green-2"]
