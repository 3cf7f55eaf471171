"""What is sent of rulebooks and lessons, typed; part of the documentation of the interface as `models.py` is."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class BookBlock(BaseModel):
    """A piece of a rulebook's chapter; in its text `**` marks what is strong and `[§4.3]` a clause of the reference."""

    kind: Literal["text", "heading", "list", "table", "picture"]
    lines: list[str]  # a paragraph, a heading, the items of a list, or the caption of a picture
    rows: list[list[str]]  # of a table, its head first
    name: str  # of a picture


class BookChapter(BaseModel):
    """A chapter of a rulebook; `summary` is the key of the one to keep open while playing."""

    key: str
    title: str
    blocks: list[BookBlock]


class RulebookOut(BaseModel):
    """The rulebook of a game in the reader's language; `letters` begin the clauses of its reference."""

    game: str
    language: str
    letters: str
    title: str
    chapters: list[BookChapter]


class Clause(BaseModel):
    """A clause of the numbered reference."""

    clause: str
    section: str
    text: str


class LessonLine(BaseModel):
    """A lesson in the list: its words are those under `<game>-lesson-<chapter>-<key>`."""

    chapter: str
    key: str
    steps: int


class LessonWrong(BaseModel):
    """Codes that get the same explanation: the attribute `wrong-<say>`."""

    say: str
    codes: list[int]


class LessonStep(BaseModel):
    """One decision of the learner: which codes are right, what others are told, and what is lit on the table."""

    right: list[int]
    wrong: list[LessonWrong]
    lit: list[str]


class LessonOut(BaseModel):
    """A lesson as the table teaches it."""

    chapter: str
    key: str
    seat: int
    steps: list[LessonStep]
