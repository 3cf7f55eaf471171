from __future__ import annotations

import pickle

import pytest

from hanse.games import find_game
from hanse.kernel import errors
from hanse.kernel.errors import HanseError, OptionError, Phrase, UnknownName, together

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


def test_a_refusal_keeps_its_template_and_its_facts() -> None:
    error = OptionError("{seats} seats: expected {least!r}", seats=9, least="two")
    assert str(error) == "9 seats: expected 'two'"
    assert (error.template, error.facts) == ("{seats} seats: expected {least!r}", {"seats": 9, "least": "two"})


def test_text_without_facts_is_left_as_it_is() -> None:
    for text in ("{given} and {0}", "{", "}{", "100 %"):
        assert str(HanseError(text)) == str(HanseError("{reason}", reason=text)) == text


def test_a_refusal_told_on_by_another_stays_one() -> None:
    inner = OptionError("{seats} seats", seats=9)
    outer = HanseError("position: {reason}", reason=inner)
    assert str(outer) == "position: 9 seats"
    assert outer.facts == {"reason": inner.phrase}
    assert HanseError(inner.phrase).template == inner.template


def test_several_phrases_stand_in_one_line() -> None:
    both = together([Phrase("{count} tokens", count=3), "as it is"])
    assert both == "3 tokens; as it is"
    assert together(["alone"]) == "alone"


@pytest.mark.parametrize(
    "error",
    [
        OptionError("{seats} seats", seats=9),
        HanseError("plain {text}"),
        UnknownName("colour", "mauve", ["red"]),
        HanseError("position: {reason}", reason=Phrase("{count} tokens", count=3)),
    ],
)
def test_a_pickled_refusal_is_the_same(error: HanseError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))
    assert (again.template, again.facts) == (error.template, error.facts)
