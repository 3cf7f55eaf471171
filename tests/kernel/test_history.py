"""Options of games begun under earlier revisions mean what they meant then."""

from __future__ import annotations

import pytest

from hanse.kernel.errors import OptionError, TooNew
from hanse.kernel.history import Correction, Given, History


def _renamed(given: Given) -> None:
    if "old" in given:
        given["new"] = {True: "much", False: "none"}[bool(given.pop("old"))]


HISTORY = History(
    "chess",
    Correction("castling", meant={"castling": "loose"}),
    Correction("promotion", meant={"promotion": "queen"}, translate=_renamed),
)


def test_the_last_correction_is_the_present_revision() -> None:
    assert HISTORY.current == 3
    assert History("go").current == 1


def test_what_a_revision_did_not_know_has_the_value_it_meant() -> None:
    assert HISTORY.options({"players": 2}, 1) == {"players": 2, "castling": "loose", "promotion": "queen"}
    assert HISTORY.options({"players": 2}, 2) == {"players": 2, "promotion": "queen"}
    assert HISTORY.options({"players": 2}, 3) == {"players": 2}


def test_what_was_written_stays() -> None:
    assert HISTORY.options({"castling": "strict"}, 1)["castling"] == "strict"


def test_options_that_are_gone_are_translated() -> None:
    assert HISTORY.options({"old": True}, 2) == {"new": "much", "promotion": "queen"}
    assert HISTORY.options({"old": True}, 3) == {"old": True}


def test_stored_options_are_left_as_they_are() -> None:
    stored: dict[str, object] = {"old": True}
    HISTORY.options(stored, 1)
    assert stored == {"old": True}


def test_todays_options_can_be_seen_from_an_earlier_revision() -> None:
    today = {"players": 2, "castling": "strict", "promotion": "any"}
    assert HISTORY.without_later(today, 1) == {"players": 2}
    assert HISTORY.without_later(today, 2) == {"players": 2, "castling": "strict"}
    assert HISTORY.without_later(today, 3) == today


def test_a_newer_revision_is_refused_as_such() -> None:
    with pytest.raises(TooNew, match="revision 4 of chess is of a newer version: this one knows 1 to 3"):
        HISTORY.revision(4)
    with pytest.raises(TooNew, match=r"this one knows 1$"):
        History("go").revision(2)


@pytest.mark.parametrize("given", [0, -1, True, "1", 1.0, None, [1]])
def test_what_is_no_revision_is_refused(given: object) -> None:
    with pytest.raises(OptionError, match="of chess: expected 1 to 3"):
        HISTORY.revision(given)


def test_what_a_person_chose_is_translated_and_nothing_is_chosen_for_them() -> None:
    assert HISTORY.translated({"old": False, "players": 2}, 1) == {"new": "none", "players": 2}
    assert HISTORY.translated({"castling": "loose"}, 1) == {"castling": "loose"}
