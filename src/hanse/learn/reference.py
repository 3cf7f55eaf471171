"""The numbered reference behind a game's rulebook."""

from __future__ import annotations

from functools import cache

from hanse.learn.book import rulebook
from hanse.rules.clauses import rule_texts
from hanse.rules.reference import Clause, read_clauses


@cache
def reference(game: str) -> tuple[Clause, ...]:
    """The clauses of a game, for a reader."""
    letters = rulebook(game, "en").letters
    clauses = [clause for text in rule_texts() for clause in read_clauses(text)]
    return tuple(clause for clause in clauses if clause.clause.startswith(f"{letters}-"))
