"""Every clause of the base game is named by a test."""

from __future__ import annotations

from pathlib import Path

from hanse.rules.coverage import measure

BASE_GAME = range(1, 11)

# Clauses of these sections that speak only of boards and modules beyond the base game, and what each waits for.
LATER = {
    "HT-4.2.3": "regions and provinces",
    "HT-4.3.6": "regions and provinces",
    "HT-4.4.4": "ship posts and regions",
    "HT-5.2.6": "ship posts and regions",
    "HT-6.8.2": "permanent markers",
    "HT-7.5": "permissions",
    "HT-8.4.10": "regions",
    "HT-10.11": "the editions of 2010 and 2014",
}


def test_only_clauses_beyond_the_base_game_are_without_a_test() -> None:
    coverage = measure(Path(__file__).parents[2])
    sections = [section for section in coverage.sections if section.game == "HT" and section.number in BASE_GAME]
    missing = {clause for section in sections for clause in coverage.without_test(section)}
    assert missing == set(LATER)
