"""The types of the contract are checked, not only read."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.kernel.contract import Event, View
from hanse.kernel.shapes import misfit

VIEW: dict[str, Any] = {
    "game": "chess",
    "rules": 1,
    "options": {"players": 2, "clock": True},
    "board": "wood",
    "turn": {"seat": 0, "phase": "opening"},
    "ending": [],
    "viewer": None,
    "seats": [{"score": 0, "colour": "white"}, {"score": 3}],
    "decision": {"kind": "move", "seat": 0},
    "now": [{"total": 0}, {"total": 3}],
    "over": False,
    "pieces": 32,
}


def test_what_fits_may_have_parts_of_its_own() -> None:
    assert misfit(VIEW, View) == ""
    assert misfit({**VIEW, "decision": None, "viewer": 1}, View) == ""


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"rules": "1"}, "rules: '1': expected int"),
        ({"rules": True}, "rules: True: expected int"),
        ({"options": []}, "options: expected a table"),
        ({"options": {"players": 2.5}}, "options.players: 2.5: expected str"),
        ({"turn": {}}, "turn.seat missing"),
        ({"turn": 0}, "turn: expected a table"),
        ({"seats": {}}, "seats: expected a list"),
        ({"seats": [{"score": 0}, {}]}, "seats[1].score missing"),
        ({"decision": {"kind": "move", "seat": None}}, "decision.seat: None: expected int"),
        ({"now": [{"total": "3"}]}, "now[0].total: '3': expected int"),
        ({"over": 0}, "over: 0: expected bool"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(changed: dict[str, Any], wrong: str) -> None:
    assert misfit({**VIEW, **changed}, View) == wrong


def test_a_part_that_need_not_be_there_must_fit_if_it_is() -> None:
    assert misfit({"event": "over"}, Event) == ""
    assert misfit({"event": "moved", "seat": 1}, Event) == ""
    assert misfit({"event": "moved", "seat": None}, Event) == "seat: None: expected int"
    assert misfit({}, Event) == "event missing"
    assert misfit(3, Event) == "data: expected a table"
