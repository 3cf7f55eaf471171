"""The ship and its visits (section 6)."""

from __future__ import annotations

import pytest

from hanse.games.hansa.state import State
from tests.hansa.table import PORTS, after, asked, choices, full_market, play, position, purses

ACTIONS = ("buy", "install", "sell")


def visit(**parts: object) -> State:
    """Everything can be done in Riga."""
    tokens = ["red-1", "red-2", "green-1"]
    return position(
        ship="riga", posts={"riga": [2], "danzig": [1]}, market=full_market(), seats=[{"open": tokens}], **parts
    )


@pytest.mark.clause("HA-6.1")
def test_actions_take_place_only_where_the_ship_lies() -> None:
    state = visit()
    assert {state.describe(state.code(text))["port"] for text in choices(state, "buy")} == {"riga"}
    play(state, "install green-1")
    assert state.to_data()["ports"]["riga"]["posts"] == [3, 0, 0]
    elsewhere = position(
        ship="danzig", posts={"riga": [2]}, market={"riga.a": "red-1"}, seats=[{"open": ["red-2", "red-3"]}]
    )
    assert choices(elsewhere, *ACTIONS) == {"install red-2", "install red-3"}


@pytest.mark.clause("HA-6.2", "HA-R-19")
@pytest.mark.parametrize(
    "action", [["buy riga.a"], ["install green-1"], ["sell red-1", "sell red-2", "done"]], ids=lambda way: way[0]
)
def test_one_action_for_each_visit(action: list[str]) -> None:
    state = play(visit(), *action)
    assert choices(state) == {"sail danzig", "end turn"}


@pytest.mark.clause("HA-6.3", "HA-R-27")
def test_any_number_of_actions_in_any_order() -> None:
    state = position(ship="reval", posts={"riga": [2]}, market=full_market(), seats=[{"purse": 9, "open": ["red-1"]}])
    play(state, "buy reval.a", "sail riga", "buy riga.a", "sail danzig", "install red-1", "sail reval")
    assert choices(state, "buy") == set()  # its only token was bought
    play(state, "sail riga", "buy riga.b")
    assert asked(state) == ("visit", 0)


@pytest.mark.clause("HA-6.3", "HA-6.5", "HA-R-23")
def test_no_action_is_compulsory() -> None:
    state = visit()
    play(state, "sail danzig", "sail kalmar", "end turn")
    assert state.mover() == 1


@pytest.mark.clause("HA-6.4", "HA-R-24", "HA-15.1")
def test_sailing_costs_a_thaler_for_each_leg() -> None:
    state = position(ship="tonsberg", seats=[{"purse": 3}])
    for leg, port in enumerate(["stockholm", "kalmar", "copenhagen"], start=1):  # the first of them over land
        play(state, f"sail {port}")
        assert (state.to_data()["ship"], purses(state)[0]) == (port, 3 - leg)
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HA-6.4")
@pytest.mark.parametrize("port", PORTS)
def test_no_money_no_sailing(port: str) -> None:
    assert choices(position(ship=port, seats=[{"purse": 0}])) == {"end turn"}


@pytest.mark.clause("HA-6.5", "HA-R-24")
def test_sailing_is_no_action() -> None:
    state = visit()
    play(state, "buy riga.a")
    assert choices(state, "sail") == {"sail danzig"}
    play(state, "sail danzig")
    assert choices(state, *ACTIONS) == {"buy danzig.a", "install green-1", "install red-1", "install red-2"} | {
        f"install {state.view(None)['seats'][0]['open'][0]}", "sell red-1", "sell red-2"
    }  # fmt: skip


@pytest.mark.clause("HA-6.6", "HA-R-22")
def test_coming_back_is_a_new_visit_even_without_another_action() -> None:
    state = position(ship="riga", market={"riga.a": "red-1", "riga.b": "red-2"}, seats=[{"purse": 9}])
    play(state, "buy riga.a", "sail danzig", "sail reval", "sail riga")
    assert choices(state, "buy") == {"buy riga.b"}


@pytest.mark.clause("HA-6.7", "HA-6.8", "HA-R-20", "HA-R-21")
def test_a_turn_begins_with_an_unused_visit_where_the_ship_was_left() -> None:
    state = visit()
    play(state, "buy riga.a", "end turn", "discard green-1")
    assert (state.to_data()["ship"], state.view(None)["turn"]["used"]) == ("riga", False)
    play(state, "decline")
    assert choices(state, "buy") == {"buy riga.b"}
    play(state, "end turn", "decline", "end turn", "decline")  # nobody moved the ship: seat 0 acts there again
    assert (asked(state), choices(state, "buy")) == (("visit", 0), {"buy riga.b"})


@pytest.mark.clause("HA-6.7")
def test_the_visit_of_the_last_turn_does_not_count() -> None:
    state = visit(turn={"used": True})
    assert "buy riga.a" not in choices(state)
    assert "buy riga.a" in choices(after(state, "end turn"))
