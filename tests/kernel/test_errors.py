from __future__ import annotations

import pytest

from hanse.games import find_game
from hanse.kernel import errors
from hanse.kernel.errors import HanseError, UnknownName

FAMILY = [
    errors.OptionError,
    errors.BoardError,
    errors.MoveError,
    errors.PositionError,
    errors.RecordError,
    errors.UnknownName,
]


@pytest.mark.parametrize("error", FAMILY)
def test_all_bad_input_can_be_caught_at_once(error: type[Exception]) -> None:
    assert issubclass(error, HanseError)
    assert issubclass(error, ValueError)


def test_an_unknown_name_says_which_are_known() -> None:
    assert str(UnknownName("colour", "mauve", ["red", "blue"])) == "unknown colour 'mauve': expected one of red, blue"


def test_an_unknown_game_says_which_are_known() -> None:
    with pytest.raises(UnknownName, match="unknown game 'catan': expected one of teutonica"):
        find_game("catan")
