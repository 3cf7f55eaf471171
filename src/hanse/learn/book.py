"""The rulebook of each game, in our own words and the reader's language: chapters of plain blocks.

It is written as Markdown with few marks: the title names the letters of the game's clauses in braces, `##` begins a
chapter and names its id, paragraphs, lists and tables are as usual, `![caption](name)` is a picture
(`hanse.learn.pictures`), `**strong**` is strong, and `[§4.3]` leads to the clause of the specification.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from hanse.games import GAMES
from hanse.kernel.errors import UnknownName
from hanse.messages import languages

SUMMARY = "summary"  # the chapter to keep open while playing
TEXT, LIST, TABLE, PICTURE, HEADING = "text", "list", "table", "picture", "heading"

_TITLE = re.compile(r"# (.+?) \{([A-Z]{2})\}")
_CHAPTER = re.compile(r"## (.+?) \{#([a-z-]+)\}")
_PICTURE = re.compile(r"!\[(.+)\]\(([a-z0-9-]+)\)")
_CLAUSE = re.compile(r"\s?\[§[\d.]+\]")


@dataclass(frozen=True)
class Block:
    """A piece of a chapter: lines of text or of a list, rows of a table, or a picture by name with its caption."""

    kind: str
    lines: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    name: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter under its title."""

    key: str
    title: str
    blocks: list[Block]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game in one language."""

    game: str
    language: str
    letters: str
    title: str
    chapters: list[Chapter]

    def chapter(self, key: str) -> Chapter:
        """The chapter with this key."""
        found = next((each for each in self.chapters if each.key == key), None)
        if found is None:
            raise UnknownName("chapter", key, [each.key for each in self.chapters])
        return found


@cache
def rulebook(game: str, language: str) -> Book:
    """The rulebook of a game; UnknownName if there is no such game or language."""
    if game not in GAMES:
        raise UnknownName("game", game, list(GAMES))
    if language not in languages():
        raise UnknownName("language", language, languages())
    text = (files(__package__) / "rulebook" / language / f"{game}.md").read_text(encoding="utf-8")
    return read_book(game, language, text)


def read_book(game: str, language: str, text: str) -> Book:
    """A rulebook out of its text."""
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title = _TITLE.fullmatch(head.strip())
    if title is None:
        raise ValueError(f"{head!r}: expected a title with the letters of its clauses in braces")
    return Book(game, language, title[2], title[1], [_chapter(part) for part in parts])


def _chapter(part: str) -> Chapter:
    first, _, rest = part.partition("\n")
    head = _CHAPTER.fullmatch(first)
    if head is None:
        raise ValueError(f"{first!r}: expected a title with an id in braces")
    return Chapter(head[2], head[1], [_block(each) for each in re.split(r"\n\s*\n", rest.strip())])


def _block(text: str) -> Block:
    lines = text.splitlines()
    if picture := _PICTURE.fullmatch(text):
        return Block(PICTURE, [picture[1]], name=picture[2])
    if lines[0].startswith("### "):
        return Block(HEADING, [text.removeprefix("### ")])
    if lines[0].startswith("|"):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
        return Block(TABLE, rows=[row for row in rows if not all(set(cell) <= set("-: ") for cell in row)])
    if lines[0].startswith("- "):
        return Block(LIST, [" ".join(item.split()) for item in re.split(r"(?:^|\n)- ", text) if item])
    return Block(TEXT, [" ".join(text.split())])


def plain(chapters: list[Chapter]) -> Iterator[str]:
    """Chapters for a terminal, paragraph by paragraph and without marks; pictures are left out."""
    for chapter in chapters:
        yield chapter.title.upper()
        for block in chapter.blocks:
            if block.kind == TABLE:
                yield "\n".join(_row(row) for row in block.rows)
            elif block.kind == LIST:
                yield "\n".join(f"- {_without_marks(line)}" for line in block.lines)
            elif block.kind != PICTURE:
                yield _without_marks(block.lines[0])


def _row(cells: list[str]) -> str:
    first, *others = (_without_marks(cell) for cell in cells)
    return f"{first}: {' / '.join(others)}" if first else " / ".join(others)


def _without_marks(text: str) -> str:
    return _CLAUSE.sub("", text).replace("**", "")
