"""What a player would do at a moment of a recorded game, told in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.kernel.record import read_record
from tests.cli.conftest import Run


@pytest.fixture
def evening(hanse: Run, tmp_path: Path) -> Path:
    """A game of Hansa that was stopped."""
    path = tmp_path / "evening.json"
    hanse("simulate", "hansa", "--games", 1, "--seats", 2, "--max-decisions", 30, "--out", path)
    return path


@pytest.mark.parametrize(("language", "title"), [("en", "After 12"), ("fr", "Après 12"), ("de", "Nach 12")])
def test_the_plan_is_told_in_words_with_the_chances(hanse: Run, evening: Path, language: str, title: str) -> None:
    told = hanse("think", evening, "--ply", 12, "--player", "easy", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert title in told.out
    assert "easy" in told.out
    assert "%" not in told.out
    assert len(told.out.splitlines()) > 6


def test_as_data_it_holds_a_plan_that_can_be_played(hanse: Run, evening: Path) -> None:
    thought = json.loads(hanse("think", evening, "--player", "beginner", "--json").out)
    record = read_record(evening.read_text(encoding="utf-8"), GAMES)
    state = record.replay()
    assert (thought["ply"], thought["seat"], len(thought["values"])) == (30, state.mover(), 2)
    assert sum(thought["values"]) == pytest.approx(1, abs=0.01)
    first = thought["plan"][0]
    assert first["code"] in state.legal()
    assert first["words"] == state.words(first["code"])


def test_wrong_questions_are_refused_in_one_line(hanse: Run, evening: Path, tmp_path: Path) -> None:
    several, over = tmp_path / "several.jsonl", tmp_path / "over.json"
    hanse("simulate", "hansa", "--games", 2, "--seats", 2, "--bots", "random", "--out", several)
    hanse("simulate", "hansa", "--games", 1, "--seats", 2, "--bots", "random", "--out", over)
    for given, expected in (
        ([evening, "--ply", 31], "the record has 30 decisions"),
        ([evening, "--player", "nobody"], "unknown player 'nobody'"),
        ([several], "2 games: expected one"),
        ([over], "the game is over: expected a moment before, with --ply up to"),
    ):
        refused = hanse("think", *given)
        assert (refused.code, refused.out) == (2, "")
        assert expected in refused.err
        assert len(refused.err.splitlines()) == 1
