"""A study as plain data: chapters, each a finished game or a position, with comments, drawings and variations.

The moments of a chapter are numbered: 0 is its first position, 1 to n follow the decisions of its game, and the
variations go on from n + 1, each after a moment with a smaller number. A note belongs to a moment.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hanse.games import GAMES
from hanse.kernel.contract import State
from hanse.kernel.errors import HanseError, MoveError, Phrase, TooNew
from hanse.kernel.record import Record, read_record

FORMAT = "hanse-study"
VERSION = 1
MOST_CHAPTERS = 64
MOST_MOVES = 500  # of the variations of a chapter
MOST_LETTERS = 4000  # of a comment
MOST_DRAWN = 40  # arrows and rings of a moment
NAME_LETTERS = 80
LARGEST = 1 << 20  # bytes of a file

Data = dict[str, Any]
_PLACE = re.compile(r"[a-z]+:[A-Za-z0-9_.-]{1,60}")


class NoStudy(HanseError):
    """What is no study, or one that cannot be."""


@dataclass(frozen=True)
class Move:
    """One decision of a variation."""

    after: int
    code: int


@dataclass(frozen=True)
class Note:
    """What is said and drawn at a moment."""

    text: str = ""
    arrows: list[tuple[str, str]] = field(default_factory=list)
    rings: list[str] = field(default_factory=list)

    def to_data(self) -> Data:
        """As plain data, without what is not there."""
        data: Data = {"text": self.text, "arrows": [list(arrow) for arrow in self.arrows], "rings": self.rings}
        return {key: value for key, value in data.items() if value}


@dataclass(frozen=True)
class Chapter:
    """A game or a position, and what was made of it."""

    name: str
    record: Record
    moves: list[Move] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)

    def to_data(self) -> Data:
        """As plain data."""
        return {
            "name": self.name,
            "record": self.record.to_data(),
            "moves": [[move.after, move.code] for move in self.moves],
            "notes": {str(moment): note.to_data() for moment, note in sorted(self.notes.items())},
        }

    def line(self, moment: int) -> list[int]:
        """The decisions from the first position to a moment."""
        codes: list[int] = []
        played = len(self.record.codes)
        while moment > played:
            move = self.moves[moment - played - 1]
            codes.append(move.code)
            moment = move.after
        return [*self.record.codes[:moment], *reversed(codes)]

    def state(self, moment: int) -> State:
        """The position at a moment."""
        return Record(
            self.record.game, self.record.options, self.record.seed, self.record.seats, self.line(moment),
            self.record.position,
        ).replay()  # fmt: skip

    @property
    def moments(self) -> int:
        """How many there are."""
        return 1 + len(self.record.codes) + len(self.moves)


@dataclass(frozen=True)
class Book:
    """A study."""

    name: str
    chapters: list[Chapter] = field(default_factory=list)

    def to_data(self) -> Data:
        """The file that it is exported as."""
        chapters = [chapter.to_data() for chapter in self.chapters]
        return {"format": FORMAT, "version": VERSION, "name": self.name, "chapters": chapters}


def chapter_of_position(game: str, position: object, name: str) -> Chapter:
    """A chapter that begins with a position set up by hand."""
    state = _game(game).read_position(position)
    data = state.to_data()
    options = GAMES[game].read_options(data["options"], data["rules"])
    return Chapter(name, Record(GAMES[game], options, 0, [""] * state.seats(), [], data))


def read_book(text: str) -> Book:
    """A study out of the text of a file; what is damaged, foreign or too large is refused."""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise NoStudy("a study of more than {most} bytes: expected a smaller one", most=LARGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NoStudy("not a study: expected JSON") from None
    return book_from(data)


def book_from(data: object) -> Book:
    """A study out of plain data."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise NoStudy("not a study: expected a file with the format {format}", format=FORMAT)
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise TooNew("a study of the form {given}, of a newer version: this one knows {known}",
                     given=version, known=VERSION)  # fmt: skip
    if version != VERSION or isinstance(version, bool):
        raise NoStudy("a study of the form {given!r}: expected {known}", given=version, known=VERSION)
    chapters = data.get("chapters")
    if not isinstance(chapters, list) or len(chapters) > MOST_CHAPTERS:
        raise NoStudy("chapters: expected a list of at most {most}", most=MOST_CHAPTERS)
    return Book(read_name(data.get("name")), [_numbered(chapter, place) for place, chapter in enumerate(chapters, 1)])


def _numbered(data: object, place: int) -> Chapter:
    try:
        return chapter_from(data)
    except TooNew:
        raise
    except HanseError as error:
        raise NoStudy("chapter {place}: {reason}", place=place, reason=error) from None


def chapter_from(data: object) -> Chapter:
    """A chapter out of plain data; every decision in it is checked."""
    if not isinstance(data, Mapping) or not isinstance(data.get("record"), Mapping):
        raise NoStudy("expected a table with a record")
    record = read_record(json.dumps(data["record"]), GAMES)
    end = record.replay()
    if record.position is None and not end.over():
        raise NoStudy("the game in it is not over: expected a finished one, or a position")
    moves, notes = read_moves(data.get("moves", [])), read_notes(data.get("notes", {}))
    return checked(Chapter(read_name(data.get("name")), record, moves, notes))


def checked(chapter: Chapter) -> Chapter:
    """The chapter, if every decision of its variations can be made and every note has its moment."""
    for place, (move, before) in enumerate(variations(chapter)):
        if before is None:
            raise NoStudy("variation {number}: expected to follow a moment before it", number=place + 1)
        if before.over():
            raise NoStudy("variation {number}: expected no decision after the end of the game", number=place + 1)
        try:
            before.copy().play(move.code)
        except MoveError as error:
            raise NoStudy("variation {number}: {reason}", number=place + 1, reason=error) from None
    wrong = [moment for moment in chapter.notes if not 0 <= moment < chapter.moments]
    if wrong:
        raise NoStudy("a note at moment {given}: expected 0 to {most}", given=wrong[0], most=chapter.moments - 1)
    return chapter


def variations(chapter: Chapter) -> Iterator[tuple[Move, State | None]]:
    """Every decision of the variations with the position before it, to look at only; none if it is nowhere."""
    played = len(chapter.record.codes)
    wanted = {move.after for move in chapter.moves}
    states: dict[int, State] = {}
    state = chapter.record.begin()
    for moment in range(min(played, max(wanted, default=-1)) + 1):
        if moment in wanted:
            states[moment] = state.copy()
        if moment < played:
            state.apply(chapter.record.codes[moment])
    for place, move in enumerate(chapter.moves):
        before = states.get(move.after)
        yield move, before
        moment = played + 1 + place
        if before is not None and moment in wanted:
            states[moment] = before.copy()
            states[moment].play(move.code)


def read_name(given: object) -> str:
    """A name: one line."""
    tidy = " ".join(given.split()) if isinstance(given, str) else ""
    if not tidy or len(tidy) > NAME_LETTERS or not _written(tidy):
        raise NoStudy("name: expected a line of at most {most} letters", most=NAME_LETTERS)
    return tidy


def read_moves(given: object) -> list[Move]:
    """The decisions of variations: pairs of the moment before and the code."""
    if not isinstance(given, list) or len(given) > MOST_MOVES:
        raise NoStudy("moves: expected a list of at most {most}", most=MOST_MOVES)
    if not all(isinstance(pair, list) and len(pair) == 2 and all(type(each) is int for each in pair) for pair in given):
        raise NoStudy("moves: expected pairs of whole numbers")
    return [Move(after, code) for after, code in given]


def read_notes(given: object) -> dict[int, Note]:
    """Notes by moment; empty ones are left out."""
    if not isinstance(given, Mapping):
        raise NoStudy("notes: expected a table")
    found: dict[int, Note] = {}
    for key, value in given.items():
        if not isinstance(key, str) or not key.isascii() or not key.isdigit() or len(key) > 6:
            raise NoStudy("notes: {key!r}: expected the number of a moment", key=key)
        note = _note(value, Phrase("note {moment}", moment=int(key)))
        if note != Note():
            found[int(key)] = note
    return found


def _note(given: object, place: str) -> Note:
    if not isinstance(given, Mapping) or not set(given) <= {"text", "arrows", "rings"}:
        raise NoStudy("{place}: expected a table of text, arrows, rings", place=place)
    text, arrows, rings = given.get("text", ""), given.get("arrows", []), given.get("rings", [])
    if not isinstance(text, str) or len(text) > MOST_LETTERS or not _written(text):
        raise NoStudy("{place}: expected a text of at most {most} letters", place=place, most=MOST_LETTERS)
    if not isinstance(arrows, list) or not isinstance(rings, list) or len(arrows) + len(rings) > MOST_DRAWN:
        raise NoStudy("{place}: expected at most {most} arrows and rings", place=place, most=MOST_DRAWN)
    ends = [arrow if isinstance(arrow, list) and len(arrow) == 2 else [None] for arrow in arrows]
    if not all(isinstance(at, str) and _PLACE.fullmatch(at) for at in [*rings, *(at for pair in ends for at in pair)]):
        raise NoStudy("{place}: expected arrows and rings at places of the board", place=place)
    return Note(text, [(str(start), str(end)) for start, end in ends], list(rings))


def _written(text: str) -> bool:
    """Whether it is a text that can be shown: no control characters but the ends of lines."""
    return all(letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn") for letter in text)


def _game(key: str) -> Any:
    if key not in GAMES:
        raise NoStudy("a position of {given!r}: expected one of {known}", given=key, known=", ".join(GAMES))
    return GAMES[key]
