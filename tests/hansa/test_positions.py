"""Positions as data: what cannot be one is refused with what was expected; what is left out is completed."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.hansa.game import HANSA
from hanse.kernel.errors import PositionError, TooNew
from tests.hansa.table import asked, heights, market, new_game, seat

THREE = {"players": 3}
SALE = {"ship": "riga", "ports": {"riga": {"posts": [1]}}}
BAD: list[tuple[Any, str]] = [
    ([], "a position is a table, not list"),
    ({"prots": {}}, "unknown part 'prots': expected some of game, rules, options"),
    ({"game": "chess"}, "a position of 'chess': expected hansa"),
    ({"rules": 99}, "revision 99 of hansa is of a newer version: this one knows 1"),
    ({"board": "east"}, "board: 'east': expected hansa"),
    ({"preset": "other"}, "unknown preset 'other': expected one of hansa2004"),
    ({"players": 5}, "5 seats: expected 2 to 4"),
    ({"options": 3}, "options: expected a table of option names and values"),
    ({"aside": ["white"], **THREE}, "aside 'white': expected one of orange"),
    ({"aside": ["red", "green"], **THREE}, "2 colours set aside: expected 1"),
    ({"first": 3, **THREE}, "first: 3: expected a whole number from 0 to 2"),
    ({"ship": "visby"}, "ship 'visby': expected one of tonsberg"),
    ({"ports": []}, "ports: expected a table"),
    ({"ports": {"visby": {}}}, "port 'visby': expected one of tonsberg"),
    ({"ports": {"riga": []}}, "port riga: expected a table"),
    ({"ports": {"riga": {"post": []}}}, "port riga: unknown part 'post': expected some of posts, slots"),
    ({"ports": {"riga": {"posts": [1] * 5}}}, "port riga: posts: expected a list of at most 4"),
    ({"ports": {"riga": {"posts": [16]}}}, "port riga: posts: 16: expected a whole number from 0 to 15"),
    ({"ports": {"riga": {"posts": [9]}, "reval": {"posts": [7]}}}, "port reval: posts: 7: expected a whole number"),
    ({"ports": {"kalmar": {"slots": ["red-1", "red-1"]}}}, "port kalmar: slots: expected a list of at most 1"),
    ({"ports": {"riga": {"slots": ["red-4"]}}}, "port riga: slots 'red-4': expected one of orange-1"),
    ({"ports": {"riga": {"slots": [{}]}}}, "port riga: slots {}: expected one of orange-1"),
    ({"seats": [{}] * 5}, "seats: expected a list of at most 4"),
    ({"seats": [3]}, "seat 0: expected a table"),
    ({"seats": [{"money": 3}]}, "seat 0: unknown part 'money': expected some of purse, reserve, open, sold"),
    ({"seats": [{"purse": -1}]}, "seat 0: purse: -1: expected a whole number from 0 to 99"),
    ({"seats": [{"purse": True}]}, "seat 0: purse: True: expected a whole number"),
    ({"seats": [{"reserve": 14}]}, "seat 0: reserve 14: expected 15, the others are in ports"),
    ({"seats": [{"open": "red-1"}]}, "seat 0: open: expected a list of at most 120"),
    ({"seats": [{"open": ["red-1"] * 5}]}, "1 tokens red-1 too many: expected those of the colours in play"),
    ({"seats": [{"open": ["pink-1"]}], **THREE}, "tokens pink-1"),
    ({"seats": [{}, {"open": ["red-1"] * 4}]}, "seat 1: 4 open tokens outside its turn: expected at most 3"),
    ({"removed": ["red-1"]}, "in all: expected"),
    ({"turn": {"seat": 4}}, "turn: seat: 4: expected a whole number from 0 to 3"),
    ({"turn": {"phase": "lunch"}}, "turn: phase 'lunch': expected one of place, refill, visit"),
    ({"turn": {"used": 1}}, "turn: used: 1: expected true or false"),
    ({"turn": {"finished": 1}}, "seat 0 is at turn: expected another after 1 turns begun by seat 0"),
    ({"turn": {"phase": "refill"}}, "this phase cannot be asked"),
    ({"turn": {"phase": "customs"}}, "this phase cannot be asked"),
    ({"turn": {"phase": "loss"}}, "this phase cannot be asked"),
    ({"turn": {"phase": "sale"}}, "this phase cannot be asked"),
    ({"turn": {"phase": "place"}, "ports": {"riga": {"posts": [1]}}}, "this phase cannot be asked"),
    ({"turn": {"phase": "over"}}, "the game is over: expected the last stack to be started"),
    ({"turn": {"phase": "over", "finished": 1}, "stacks": {"left": 1}}, "the game is over after 1 turns"),
    ({"sale": ["red-1"]}, "this phase cannot be asked"),
    (
        {"sale": ["red-1"], "turn": {"phase": "sale"}, "seats": [{"open": ["red-1", "green-1"]}], **SALE},
        "this phase cannot be asked",
    ),
    (
        {"sale": ["red-1"] * 2, "turn": {"phase": "sale"}, "seats": [{"open": ["red-1", "red-2"]}], **SALE},
        "this phase cannot be asked",
    ),
    ({"losses": {"colours": ["red"]}}, "losses: seat: None: expected a whole number"),
    ({"losses": {"colours": ["red"], "seat": 1, "colour": "red"}}, "this phase cannot be asked"),
    (
        {"losses": {"colours": ["green"], "seat": 1, "colour": "red"}, "turn": {"phase": "loss"},
         "seats": [{}, {"open": ["red-1", "red-2"]}]},
        "this phase cannot be asked",
    ),
    (
        {"losses": {"colours": ["red"], "seat": 0, "colour": "red"}, "turn": {"phase": "loss"},
         "seats": [{"open": ["red-1", "red-2"]}]},
        "this phase cannot be asked",
    ),
    ({"idle": {"rounds": 1}}, "1 idle rounds: expected the game to be over"),
    ({"ending": ["last-stack"]}, "ending: ['last-stack']: the stacks and idle rounds say []"),
    ({"stacks": {"left": 65}}, "stacks: left: 65: expected a whole number from 0 to 64"),
    ({"stacks": {"order": [["red-1"]]}}, "stacks: heights [1]: expected [0, 0, 0, 0, 1] for 1 tokens"),
    ({"stacks": {"order": [[], [], [], [], ["white-1"]]}}, "stack 5 'white-1': expected one of orange-1"),
    ({"stacks": {"order": [[], [], [], [], ["red-1"] * 5]}}, "tokens red-1 in all: expected 4"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "said"), BAD, ids=[said for _, said in BAD])
def test_what_cannot_be_a_position_is_refused(data: Any, said: str) -> None:
    with pytest.raises((PositionError, TooNew)) as refused:
        HANSA.read_position(data)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "data", "said"),
    [
        ({"setup.colours_aside": "red"}, {"aside": ["green"]}, "aside: the options say red"),
        ({"setup.first_player": "2"}, {"first": 0}, "first: 0: the options say seat 1"),
        ({"sale.partial": False}, {"sale": ["red-1"]}, "this phase cannot be asked"),
    ],
)
def test_a_position_fits_its_options(changes: dict[str, Any], data: dict[str, Any], said: str) -> None:
    options = HANSA.options("hansa2004", 3, changes).to_data()
    more = {"turn": {"phase": "sale"}, "seats": [{"open": ["red-1", "red-2"]}], **SALE} if "sale" in data else {}
    with pytest.raises(PositionError, match=said):
        HANSA.read_position({"options": options, **data, **more})


def test_what_is_left_out_is_completed() -> None:
    state = HANSA.read_position({})
    assert (state.mover(), asked(state), market(state)) == (0, ("visit", 0), {})
    assert heights(state) == [13, 13, 13, 13, 12]
    assert seat(state, 3) == {"purse": 3, "reserve": 15, "open": [], "sold": []}
    assert len(state.to_data()["removed"]) == 14


def test_many_turns_are_counted() -> None:
    state = HANSA.read_position({"players": 2, "turn": {"seat": 1, "finished": 2**24 - 1}, "stacks": {"left": 9}})
    state.play(state.code("end turn"))
    assert state.view(None)["turn"]["finished"] == 2**24
    assert state.faults() == []


def test_a_game_at_its_beginning_is_read_back() -> None:
    for seats in HANSA.seats:
        state = new_game(seats, 7)
        assert HANSA.read_position(state.to_data()).key() == state.key()
