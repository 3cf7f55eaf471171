"""The rulebooks: the same in every language, with pictures that are positions, and ways to clauses that exist."""

from __future__ import annotations

import re

import pytest

from hanse.games import GAMES
from hanse.kernel.errors import UnknownName
from hanse.learn.book import PICTURE, SUMMARY, TABLE, Block, plain, read_book, rulebook
from hanse.learn.pictures import picture, pictures
from hanse.messages import languages
from hanse.rules.clauses import read_rules, rules_folder

CLAUSES = [clause for section in read_rules(rules_folder()) for clause in section.clauses]
MOST_WORDS = 2600  # ten minutes are about as many as this, pictures and tables included


def _texts(block: Block) -> list[str]:
    return [*block.lines, *(cell for row in block.rows for cell in row)]


def _shape(game: str, language: str) -> list[tuple[object, ...]]:
    """What must be the same in every language: chapters, kinds of blocks, pictures, clauses, figures of tables."""
    shape: list[tuple[object, ...]] = []
    for chapter in rulebook(game, language).chapters:
        for block in chapter.blocks:
            text = " ".join(_texts(block))
            sizes = [len(row) for row in block.rows] if block.kind == TABLE else len(block.lines)
            shape.append((chapter.key, block.kind, block.name, sizes, re.findall(r"\[§[\d.]+\]", text)))
    return shape


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_chapters_pictures_and_clauses(game: str) -> None:
    for language in languages():
        assert _shape(game, language) == _shape(game, "en"), language


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_named_exists(game: str) -> None:
    book = rulebook(game, "en")
    texts = [text for chapter in book.chapters for block in chapter.blocks for text in _texts(block)]
    named = re.findall(r"\[§([\d.]+)\]", " ".join(texts))
    assert len(named) >= 8
    for number in named:
        assert any(f"{clause}.".startswith(f"{book.letters}-{number}.") for clause in CLAUSES), number


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_of_the_book_are_those_that_are_drawn(game: str) -> None:
    blocks = [block for chapter in rulebook(game, "en").chapters for block in chapter.blocks]
    assert sorted({block.name for block in blocks if block.kind == PICTURE}) == sorted(pictures(game))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in pictures(game)])
def test_a_picture_is_a_position_cut_out_of_its_drawing(game: str, name: str) -> None:
    drawn = picture(game, name, "dark", "de")
    assert drawn.startswith("<svg")
    assert len(drawn) < 180_000
    for shown in pictures(game)[name]["shown"]:
        assert f'id="{shown}"' in drawn


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_it_is_read_in_ten_minutes_and_ends_with_a_page_to_keep_open(game: str, language: str) -> None:
    book = rulebook(game, language)
    words = " ".join(plain(book.chapters)).split()
    assert 600 < len(words) < MOST_WORDS
    assert book.chapters[-1].key == SUMMARY
    assert len(" ".join(plain(book.chapters[-1:])).split()) < 300
    assert not re.search(r"\*\*|\[§", " ".join(words))


def test_what_does_not_exist_is_refused() -> None:
    for wrong in (("chess", "en"), ("hansa", "xx")):
        with pytest.raises(UnknownName):
            rulebook(*wrong)
    with pytest.raises(UnknownName):
        rulebook("hansa", "en").chapter("none")
    with pytest.raises(UnknownName, match="unknown picture 'none'"):
        picture("hansa", "none", "light", "en")
    with pytest.raises(UnknownName):
        pictures("chess")
    with pytest.raises(ValueError, match="expected a title with an id in braces"):
        read_book("hansa", "en", "# Hansa {HA}\n\n## A chapter\n\nText.\n")
    with pytest.raises(ValueError, match="expected a title with the letters"):
        read_book("hansa", "en", "# Hansa\n\n## A chapter {#a}\n\nText.\n")
