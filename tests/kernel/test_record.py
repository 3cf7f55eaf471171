from __future__ import annotations

import json
from typing import Any

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.conformance import uniform
from hanse.kernel.errors import RecordError, TooNew
from hanse.kernel.record import Record, read_record

GAME = GAMES["teutonica"]
NAMES = ["Anna", "Bo", "Çelik"]


def _record(decisions: int = 60) -> Record:
    options = GAME.options("base2009", 3)
    state = GAME.start(options, 7)
    chance = chance_from_seed(7, "record")
    codes = []
    for _ in range(decisions):
        codes.append(uniform(state, chance))
        state.play(codes[-1])
    return Record(GAME, options, 7, NAMES, codes)


def _changed(**changes: Any) -> str:
    return json.dumps({**_record().to_data(), **changes})


def _without(key: str) -> str:
    return json.dumps({name: value for name, value in _record().to_data().items() if name != key})


def test_a_record_written_and_read_is_the_same() -> None:
    record = _record()
    again = read_record(record.to_json(), GAMES)
    assert again == record
    assert "\n" not in record.to_json()
    assert again.replay().key() == record.replay().key()


def test_a_record_can_be_replayed_to_any_decision() -> None:
    record = _record()
    state = record.begin()
    for ply, code in enumerate(record.codes):
        assert record.replay(ply).key() == state.key()
        state.play(code)
    assert record.replay().key() == state.key()


def test_a_record_may_begin_with_a_position_set_up_by_hand() -> None:
    middle = _record().replay()
    code = middle.legal()[0]
    record = Record(GAME, GAME.options("base2009", 3), 7, NAMES, [code], middle.to_data())
    again = read_record(record.to_json(), GAMES)
    middle.play(code)
    assert again.replay().key() == middle.key()


def test_an_illegal_code_is_refused_with_the_number_of_its_decision() -> None:
    record = _record()
    record.codes[40] = 1406
    before = record.replay(40).key()
    with pytest.raises(RecordError, match=r"^decision 41 of 60: 'take merchant of seat 6' is not legal now"):
        record.replay()
    assert record.replay(40).key() == before


@pytest.mark.parametrize("code", [-1, GAME.actions, 10**30])
def test_a_code_outside_the_action_space_is_refused(code: int) -> None:
    record = read_record(_changed(codes=[code]), GAMES)
    with pytest.raises(
        RecordError, match=rf"^decision 1 of 1: decision {code}: expected a code from 0 to {GAME.actions - 1}$"
    ):
        record.replay()


OPTIONS = GAME.options("base2009", 3).to_data()
BAD = {
    "empty": ("", "not a record: expected JSON"),
    "cut off": (_record().to_json()[:200], "not a record: expected JSON"),
    "nested": ("[" * 100_000, "not a record: expected JSON"),
    "a list": ("[]", "not a record: expected a table"),
    "a number": ("5", "not a record: expected a table"),
    "no codes": (_without("codes"), "not a record: codes missing"),
    "nothing": ("{}", "not a record: format, game, rules, options, seed, seats, codes missing"),
    "other format": (_changed(format=9), "record format 9 is of a newer version: this one knows 1"),
    "foreign": (_changed(game="chess"), "a record of 'chess': expected one of teutonica"),
    "game in a list": (_changed(game=["teutonica"]), r"a record of \['teutonica'\]: expected one of teutonica"),
    "other rules": (_changed(rules=99), "revision 99 of teutonica is of a newer version: this one knows 1"),
    "seed": (_changed(seed=1.5), "seed 1.5: expected a whole number or a text"),
    "seed half a letter": (_changed(seed="\ud800"), r"seed '\\ud800': expected a whole number or a text"),
    "seat names half a letter": (_changed(seats=["a", "b", "\udfff"]), "seats: expected a list of names"),
    "option of two lines": (_changed(options={**OPTIONS, "map": "a\nb"}), r"option map = 'a\\nb': expected one of"),
    "seed true": (_changed(seed=True), "seed True: expected a whole number or a text"),
    "seats": (_changed(seats=["a", "b"]), "2 seats: the options say 3"),
    "seat names": (_changed(seats=[1, 2, 3]), "seats: expected a list of names"),
    "codes a text": (_changed(codes="1 2 3"), "codes: expected a list of whole numbers"),
    "codes of text": (_changed(codes=["1"]), "codes: expected a list of whole numbers"),
    "codes of switches": (_changed(codes=[True]), "codes: expected a list of whole numbers"),
    "options": (_changed(options=[]), "options: expected a table"),
    "option value": (_changed(options={**OPTIONS, "map": "moon"}), "option map = moon: expected one of"),
    "option pair": (_changed(options={**OPTIONS, "players": 5}), "map = base-2-3 with 5 players"),
    "position": (_changed(position=[]), "position: a position is a table"),
    "other position": (
        _changed(position=GAME.start(GAME.options("bigbox2020", 3), 7).to_data()),
        "position: its options are not those of the record",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_in_one_line_that_says_what_was_expected(name: str) -> None:
    text, message = BAD[name]
    with pytest.raises((RecordError, TooNew), match=f"^{message}") as refusal:
        read_record(text, GAMES)
    assert len(str(refusal.value).splitlines()) == 1
