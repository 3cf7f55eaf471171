"""Every clause of the base game and of the other boards is named by a test."""

from __future__ import annotations

from pathlib import Path

from hanse.rules.coverage import measure

SECTIONS = (*range(1, 15), 17)


def test_no_clause_is_without_a_test() -> None:
    coverage = measure(Path(__file__).parents[2])
    sections = [section for section in coverage.sections if section.game == "HT" and section.number in SECTIONS]
    assert {clause for section in sections for clause in coverage.without_test(section)} == set()
