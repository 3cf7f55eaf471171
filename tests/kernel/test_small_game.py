"""A game that somebody writes with nothing but the kernel keeps every promise of the contract."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hanse.kernel.conformance import check_every_code, check_game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record, read_record
from tests.kernel.barrels.game import BARRELS

ROOT = Path(__file__).parents[2]


def test_what_the_page_about_adding_a_game_shows_is_this_game() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    files = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests/kernel/barrels").glob("*.py"))]
    assert shown
    assert [block for block in shown if not any(block in text for text in files)] == []


def test_every_preset_is_played_with_every_number_of_seats() -> None:
    assert check_game(BARRELS, every=1) == 2 * len(BARRELS.seats)


def test_every_code_has_words() -> None:
    assert check_every_code(BARRELS, BARRELS.start(BARRELS.options("usual", 2), 1)) == BARRELS.actions


def test_winners_share_what_the_end_is_worth() -> None:
    state = BARRELS.read_position(
        {"players": 4, "left": 1, "last": None, "seats": [{"barrels": 5}, {"barrels": 8}] + [{"barrels": 3}] * 2}
    )
    assert state.utility() == [0, 0, 0, 0]
    state.play(state.code("take 1"))
    assert state.scores() == [9, 8, 3, 3]
    assert state.utility() == [1, 0, 0, 0]
    even = BARRELS.read_position(
        {"players": 4, "left": 1, "seats": [{"barrels": 4}, {"barrels": 8}, {"barrels": 4}, {"barrels": 3}]}
    )
    even.play(even.code("take 1"))
    assert even.utility() == [0.5, 0.5, 0, 0]


def test_a_record_is_replayed_and_told_in_one_line() -> None:
    record = Record(BARRELS, BARRELS.options("high", 3), 5, ["A", "B", "C"], [0, 1, 2])
    assert read_record(record.to_json(), {"barrels": BARRELS}).replay().legal() == [0, 1, 2]
    assert repr(record) == "<record of barrels, high, 3 seats: 3 decisions>"
    own = Record(BARRELS, BARRELS.options("high", 3, {"last.counts": False}), 5, ["A", "B", "C"])
    assert repr(own) == "<record of barrels, own options, 3 seats: 0 decisions>"


@pytest.mark.parametrize(
    "data", [{"left": 31}, {"left": 3, "seats": [{"barrels": 3}]}, {"turn": {"seat": 2}}, {"wind": 1}, []]
)
def test_what_is_no_position_is_refused_in_one_line(data: object) -> None:
    with pytest.raises(HanseError) as refusal:
        BARRELS.read_position(data)
    assert len(str(refusal.value).splitlines()) == 1


def test_a_game_without_facts_to_replace_says_so() -> None:
    assert BARRELS.data_files == ()
    assert BARRELS.facts("standard") == {}
    with pytest.raises(HanseError, match="Barrels is played with its own facts: expected no others"):
        BARRELS.replace_data({"heap.toml": ""})
