"""What all verbs have in common: language, colour, JSON, help, and that a shell completes them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import hanse as package
from hanse.cli.command import VERBS, parser_of
from hanse.messages import catalogue
from tests.cli.conftest import Run

ASKS_FOR_DATA = {"admin", "arena", "data", "doctor", "explore", "games", "puzzles", "replay", "simulate", "study"}
ASKS_FOR_DATA |= {"rules", "think", "verify"}
OWN_WORDS = {"games", "jobs", "log", "max-decisions", "o", "out", "output", "player", "ply", "seed"}  # of some verbs


def test_the_version_is_that_of_the_package(hanse: Run) -> None:
    assert hanse("--version").out == f"hanse {package.__version__}\n"


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_that_lists_or_computes_prints_json(verb: str) -> None:
    options = {option for action in parser_of(verb, catalogue("en"))._actions for option in action.option_strings}
    assert ("--json" in options) == (verb in ASKS_FOR_DATA)
    assert {"--help", "--lang", "--color"} <= options


def test_an_argument_is_explained_alike_by_all_verbs() -> None:
    told: dict[str, set[str]] = {}
    for verb in VERBS:
        for action in parser_of(verb, catalogue("en"))._actions:
            for option in action.option_strings:
                told.setdefault(option.lstrip("-"), set()).add(action.help or "")
    assert {name for name, texts in told.items() if len(texts) > 1} <= OWN_WORDS


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "games hansa",
        "data hansa",
        "rules",
        "rules HT-4.3",
        "rules --coverage",
        "replay {record}",
        "explore {record}",
        "simulate --games 1",
    ],
)
def test_what_is_printed_as_json_can_be_read(line: str, hanse: Run, tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    hanse("simulate", "hansa", "--seats", 2, "--games", 2, "--out", record)
    done = hanse(*line.format(record=record).split(), "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)


def test_colour_is_chosen_in_one_way(hanse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    title = "arena", "--help"
    assert "\x1b" not in hanse("games").out
    assert "\x1b[" in hanse("--color", "always", "games").out
    assert "\x1b[" in hanse("games", "--color=always").out
    assert hanse("simulate", "hansa", "--seats", 2, "--games", 1, "--color", "always").err == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in hanse("games").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[3" not in hanse("simulate", "hansa", "--seats", 2, "--games", 1).out
    refused = hanse("games", "--color", "pink")
    assert (refused.code, refused.err) == (2, "hanse: unknown colour “pink”: expected one of auto, always, never\n")
    assert hanse(*title).code == 0


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (["hanse", "simu"], "simulate"),
        (["hanse", "simulate", "--tab"], "--table"),
        (["hanse", "simulate", "merk"], "merkator"),
        (["hanse", "games", "--lang", "d"], "de"),
    ],
)
def test_a_shell_completes_verbs_arguments_and_names(
    typed: list[str], expected: str, hanse: Run, tmp_path: Path
) -> None:
    script = tmp_path / "hanse.bash"
    script.write_text(hanse("completion", "bash").out, encoding="utf-8")
    ask = (
        f"source {script}; COMP_WORDS=({' '.join(typed)}); COMP_CWORD={len(typed) - 1};"
        " function_name=$(complete -p hanse | sed 's/.*-F \\([^ ]*\\).*/\\1/');"
        f" $function_name hanse {typed[-1]} {typed[-2]}; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    done = subprocess.run(["bash", "--norc", "-c", ask], capture_output=True, text=True, check=False)
    assert expected in done.stdout.split(), done.stderr


def test_an_unknown_shell_is_refused(hanse: Run) -> None:
    refused = hanse("completion", "fish")
    assert (refused.code, refused.err) == (2, "hanse: unknown shell “fish”: expected one of bash, zsh, tcsh\n")
