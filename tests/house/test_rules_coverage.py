"""The rules are counted right, and tests name only clauses that exist."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from hanse.kernel.errors import HanseError
from hanse.messages import catalogue
from hanse.rules.clauses import Section, full_name, read_rules, read_sections, rule_texts
from hanse.rules.command import add_arguments, run
from hanse.rules.coverage import find_checkout, measure, parse_ranges

ROOT = Path(__file__).parents[2]

SPECIFICATION = """\
# A game

## 1. Pieces

**ZZ-1.1** A piece. See ZZ-2.1.

**ZZ-1.2.1** Another.

## 2. Turn

**ZZ-2.1** A turn.

## 9. Rulings

**R-1 Passing (A).** Yes.
"""

TESTS = """\
import pytest

@pytest.mark.clause("ZZ-1.1", "R-1")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("ZZ-1.1"))])
def test_two(n): ...

@pytest.mark.clause("ZZ-2.1")
class TestTurn:
    def test_three(self): ...
    def helper(self): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "tests/deep", "src/hanse"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/game.md").write_text(SPECIFICATION)
    (tmp_path / "tests/deep/test_game.py").write_text(TESTS)
    return tmp_path


def _run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    parser.set_defaults(json=False)  # which all verbs have from the command
    add_arguments(parser, catalogue("en"))
    return run(parser.parse_args(arguments), catalogue("en"))


def test_every_clause_named_in_a_test_exists() -> None:
    assert measure(ROOT).unknown == []


def test_the_rules_of_the_project_are_read_completely() -> None:
    sections = read_rules(ROOT / "docs" / "rules")
    assert [section.number for section in sections if section.game == "HT"] == [*range(1, 18), 19]
    rulings = [clause for section in sections for clause in section.clauses if clause.startswith("HT-R-")]
    assert rulings == [f"HT-R-{n}" for n in range(1, 71)]


def test_sections_hold_their_clauses_and_rulings() -> None:
    assert read_sections(SPECIFICATION) == [
        Section("ZZ", 1, "Pieces", ("ZZ-1.1", "ZZ-1.2.1")),
        Section("ZZ", 2, "Turn", ("ZZ-2.1",)),
        Section("ZZ", 9, "Rulings", ("ZZ-R-1",)),
    ]


def test_a_ruling_needs_its_game_only_where_two_games_have_it() -> None:
    one = Section("ZZ", 9, "Rulings", ("ZZ-R-1",))
    two = Section("YY", 9, "Rulings", ("YY-R-1",))
    assert full_name("R-1", [one]) == "ZZ-R-1"
    assert full_name("R-1", [one, two]) is None
    assert full_name("YY-R-1", [one, two]) == "YY-R-1"


def test_markers_count_for_the_tests_they_stand_at(checkout: Path) -> None:
    assert measure(checkout).tests == {
        "ZZ-1.1": ["test_game::test_one", "test_game::test_two"],
        "ZZ-1.2.1": [],
        "ZZ-2.1": ["test_game::test_three"],
        "ZZ-R-1": ["test_game::test_one"],
    }


def test_a_module_marker_counts_for_all_its_tests(checkout: Path) -> None:
    (checkout / "tests/test_more.py").write_text(
        "pytestmark = pytest.mark.clause('ZZ-1.2.1')\ndef test_a(): ...\ndef test_b(): ...\n"
    )
    assert measure(checkout).tests["ZZ-1.2.1"] == ["test_more::test_a", "test_more::test_b"]


def test_a_misspelt_clause_is_reported_with_its_place(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "tests/test_more.py").write_text("@pytest.mark.clause('ZZ-7')\ndef test_a(): ...\n")
    assert measure(checkout).unknown == ["ZZ-7 (tests/test_more.py:1)"]
    monkeypatch.chdir(checkout)
    assert _run("--coverage") == 1


def test_required_sections_without_a_test_fail(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(checkout / "tests")
    assert _run("--coverage", "--brief") == 0
    assert _run("--coverage", "--require", "2,9") == 0
    assert "test_game::test_three" in capsys.readouterr().out
    assert _run("--coverage", "--require", "1-2") == 1
    assert _run("--coverage", "--require", "all") == 1
    assert "in ZZ section 1: ZZ-1.2.1" in capsys.readouterr().out


@pytest.mark.parametrize(("text", "numbers"), [("1-3", {1, 2, 3}), ("2", {2}), ("1-2, 18", {1, 2, 18})])
def test_sections_are_written_as_numbers_and_ranges(text: str, numbers: set[int]) -> None:
    assert parse_ranges(text) == numbers


@pytest.mark.parametrize("text", ["x", "3-1", "1-", "-2", "1,,2"])
def test_wrong_sections_are_refused(text: str) -> None:
    with pytest.raises(HanseError, match="expected numbers and ranges such as 1-10,18"):
        parse_ranges(text)


def test_a_checkout_is_found_from_inside(checkout: Path) -> None:
    assert find_checkout(checkout / "tests" / "deep") == checkout


def test_the_rules_are_those_that_the_code_keeps() -> None:
    titles = [text.splitlines()[0] for text in rule_texts()]
    assert "# Hansa Teutonica: rules specification" in titles
