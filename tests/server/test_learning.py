"""Rulebook and reference as the page reads them."""

from __future__ import annotations

import re

import pytest

from hanse.games import GAMES
from hanse.learn.reference import reference
from hanse.rules.reference import read_clauses
from tests.server.conftest import Come

NOTES = re.compile(r"\bR-\d|\[source|\b00[0-4]\b|FAQ|translat|digest|reconstructed|/hansa|Gozuk")


def test_a_clause_is_read_with_what_follows_it_and_without_its_sources() -> None:
    text = (
        "## 1. Pieces\n\n**ZZ-1.1** A **piece** (R-4). — *Book 3; R-4*\n\n| a |\n\n— *Book 4*\n\n---\n"
        "**ZZ-1.2** The translation says wheel. — *Book*\n\n### 1.2 More\n\n**R-3 Passing (A).** Yes.\n"
    )
    clauses = [(each.clause, each.section, each.text) for each in read_clauses(text)]
    assert clauses == [("ZZ-1.1", "1. Pieces", "A **piece**.\n| a |")]


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_tells_rules_and_not_where_they_were_found(game: str) -> None:
    clauses = reference(game)
    assert len(clauses) > 100
    assert [clause for clause in clauses if NOTES.search(clause.text)] == []


def test_a_rulebook_is_sent_in_the_language_that_is_asked_for(come: Come) -> None:
    anna = come(None)
    book = anna.ok(anna.get("rulebook/merkator?lang=fr"))
    assert (book["letters"], book["chapters"][0]["title"]) == ("MK", "De quoi il s’agit")
    picture = anna.get("rulebook/merkator/map.svg?theme=dark&lang=fr")
    assert picture.status_code == 200
    assert "Danemark" in picture.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("rulebook/chess", 404),
        ("rulebook/hansa?lang=xx", 422),
        ("rulebook/hansa/none.svg", 404),
        ("rulebook/chess/map.svg", 404),
        ("rules/chess", 404),
    ],
)
def test_what_is_not_there_is_refused(come: Come, path: str, status: int) -> None:
    assert come(None).get(path).status_code == status
