"""What every reader of positions refuses in the same words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel import positions
from hanse.kernel.errors import PositionError, TooNew

BAD: dict[str, Callable[[], Any]] = {
    "wind: unknown part 'nort': expected some of north, south": lambda: positions.table(
        {"wind": {"nort": 1}}, "wind", ("north", "south")
    ),
    "seat 1: wind: expected a table": lambda: positions.table({"wind": 3}, "wind", place="seat 1"),
    "goods: expected a list of at most 2": lambda: positions.listed([1, 2, 3], 2, "goods"),
    "goods 'iron': expected one of salt, wax": lambda: positions.index("iron", ("salt", "wax"), "goods"),
    "value True: expected one of 1, 2": lambda: positions.index(True, (1, 2), "value"),
    "left: True: expected a whole number from 0 to 3": lambda: positions.whole(True, 0, 3, "left"),
    "left: 4: expected a whole number from 0 to 3": lambda: positions.whole(4, 0, 3, "left"),
    "over: 1: expected true or false": lambda: positions.flag(1, "over"),
    "seats: expected a list of at most 2": lambda: positions.seat_entries({"seats": [{}] * 3}, 2, ()),
    "seat 1: expected a table": lambda: positions.seat_entries({"seats": [{}, 4]}, 2, ()),
    "chance: expected 32 hexadecimal digits": lambda: positions.read_chance({"chance": "xyz"}),
}


@pytest.mark.parametrize("message", BAD)
def test_what_is_of_another_kind_is_refused_with_its_place(message: str) -> None:
    with pytest.raises(PositionError) as refusal:
        BAD[message]()
    assert str(refusal.value) == message


def test_what_is_left_out_is_empty() -> None:
    assert positions.table({}, "wind", ("north",)) == {}
    assert positions.seat_entries({"seats": [{"a": 1}]}, 3, ("a",)) == [{"a": 1}, {}, {}]
    assert positions.flag(True, "over") == 1


@pytest.mark.parametrize("key", GAMES)
def test_every_game_refuses_foreign_new_and_misspelt_positions_alike(key: str) -> None:
    game = GAMES[key]
    with pytest.raises(PositionError, match=r"^a position is a table, not list$"):
        game.read_position([])
    with pytest.raises(PositionError, match=f"^a position of 'chess': expected {key}$"):
        game.read_position({"game": "chess"})
    with pytest.raises(PositionError, match=r"^unknown part 'wind': expected some of game, rules, options, preset"):
        game.read_position({"wind": 1})
    with pytest.raises(TooNew, match=f"^revision 99 of {key} is of a newer version"):
        game.read_position({"rules": 99})


@pytest.mark.parametrize("key", GAMES)
def test_without_options_the_first_preset_is_played(key: str) -> None:
    game = GAMES[key]
    options = game.read_options(game.read_position({}).to_data()["options"])
    assert game.preset_of(options) == game.presets()[0]
