"""Studies as files: what is written is read back; what is damaged, foreign or too large is refused in one line."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from hanse.kernel.errors import HanseError
from hanse.study import books
from hanse.study.books import Book, Chapter, Move, Note, chapter_of_position, checked, read_book

POSITION = {"players": 2, "seats": [{"purse": 4}]}


def a_chapter() -> Chapter:
    chapter = chapter_of_position("hansa", POSITION, "The beginning")
    first, second = chapter.state(0).legal()[:2]
    one = Chapter(chapter.name, chapter.record, [Move(0, first)])
    then = one.state(1).legal()[0]
    notes = {0: Note("What now?", [("port:visby", "port:lubeck")], ["port:visby"]), 2: Note("better")}
    return checked(Chapter(chapter.name, chapter.record, [Move(0, first), Move(1, then), Move(0, second)], notes))


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return Book("Ways to begin", [a_chapter()]).to_data()


def test_a_study_is_read_back_as_it_was_written(data: dict[str, Any]) -> None:
    again = read_book(json.dumps(data))
    assert again.to_data() == data
    chapter = again.chapters[0]
    assert chapter.moments == 4
    assert chapter.line(2) == [chapter.moves[0].code, chapter.moves[1].code]
    assert chapter.state(2).key() != chapter.state(3).key()


WRONG: dict[str, tuple[list[Any], Any]] = {
    "foreign": (["format"], "pgn"),
    "newer": (["version"], 2),
    "no version": (["version"], True),
    "no name": (["name"], " "),
    "long name": (["name"], "n" * 81),
    "control characters": (["name"], "a\x07b"),
    "no chapters": (["chapters"], None),
    "many chapters": (["chapters"], [{}] * 65),
    "no record": (["chapters", 0, "record"], None),
    "unknown game": (["chapters", 0, "record", "game"], "chess"),
    "position that cannot be": (["chapters", 0, "record", "position", "ship"], "nowhere"),
    "after itself": (["chapters", 0, "moves", 0], [1, 0]),
    "impossible decision": (["chapters", 0, "moves", 1], [1, 999_999]),
    "no pair": (["chapters", 0, "moves", 0], [0]),
    "many moves": (["chapters", 0, "moves"], [[0, 0]] * 501),
    "note of no moment": (["chapters", 0, "notes", "9"], {"text": "?"}),
    "note without number": (["chapters", 0, "notes", "x"], {"text": "?"}),
    "long comment": (["chapters", 0, "notes", "0"], {"text": "n" * 4001}),
    "no place": (["chapters", 0, "notes", "0"], {"rings": ["<script>"]}),
    "half an arrow": (["chapters", 0, "notes", "0"], {"arrows": [["port:visby"]]}),
    "many drawings": (["chapters", 0, "notes", "0"], {"rings": ["port:visby"] * 41}),
    "unknown part": (["chapters", 0, "notes", "0"], {"colour": "red"}),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_a_study_is_refused_in_one_line(what: str, data: dict[str, Any]) -> None:
    path, value = WRONG[what]
    broken = copy.deepcopy(data)
    place: Any = broken
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(HanseError) as refused:
        read_book(json.dumps(broken))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, '"study"'])
def test_what_is_no_study_at_all_is_refused(text: str) -> None:
    with pytest.raises(HanseError, match="not a study"):
        read_book(text)


def test_a_file_that_is_too_large_is_refused(data: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "LARGEST", 100)
    with pytest.raises(HanseError, match="more than 100 bytes"):
        read_book(json.dumps(data))


def test_a_game_that_is_not_over_is_no_chapter(data: dict[str, Any]) -> None:
    running = copy.deepcopy(data)
    running["chapters"][0]["record"].pop("position")
    running["chapters"][0].update(moves=[], notes={})
    with pytest.raises(HanseError, match="not over"):
        read_book(json.dumps(running))
