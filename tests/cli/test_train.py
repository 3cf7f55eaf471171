"""`hanse train` as a person uses it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hanse.arena.training.plan import Planned
from hanse.players.weights import HAND, read_weights, shipped
from tests.arena.learning import files, small
from tests.arena.small import COMMAND as ARENA
from tests.arena.small import ENVIRONMENT
from tests.cli.conftest import Result, Run
from tests.patience import PATIENCE

COMMAND = [*ARENA[:-1], "train"]
PLACE = ("hansa", "--seats", "2", "--max-decisions", "20")
QUICK = (*PLACE, "--rounds", "2", "--games", "2", "--matches", "2")


def _refused(result: Result, expected: str) -> None:
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert expected in result.err


def test_a_training_tells_its_rounds_and_where_things_are(hanse: Run, tmp_path: Path) -> None:
    done = hanse("train", *QUICK, "--out", tmp_path / "learned")
    assert done.code == 0
    assert "Round 2 of 2: against the champion " in done.err
    assert f"The learning curve is {tmp_path / 'learned' / 'curve.svg'}." in done.out
    assert (tmp_path / "learned" / "curve.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert len(json.loads((tmp_path / "learned" / "curve.json").read_text(encoding="utf-8"))["rounds"]) == 2
    weights = tmp_path / "learned" / "champion.toml"
    assert read_weights(weights.read_text(encoding="utf-8"), "champion", "hansa")


@pytest.mark.parametrize(("language", "told"), [("fr", "Manche 1 sur 1 : contre"), ("de", "Runde 1 von 1: gegen")])
def test_rounds_are_told_in_the_readers_language(hanse: Run, tmp_path: Path, language: str, told: str) -> None:
    short = (*PLACE, "--rounds", "1", "--games", "1", "--matches", "1", "--lang", language)
    done = hanse("train", *short, "--out", tmp_path / "learned")
    assert (done.code, told in done.err) == (0, True)


def test_a_training_can_begin_with_weights_of_a_file(hanse: Run, tmp_path: Path) -> None:
    changed = shipped("hansa", HAND).to_text().replace(" = [", " = [1", 1)
    (tmp_path / "mine.toml").write_text(changed, encoding="utf-8")
    short = (*PLACE, "--rounds", "1", "--games", "1", "--matches", "1", "--from", tmp_path / "mine.toml")
    assert hanse("train", *short, "--out", tmp_path / "learned").code == 0
    text = (tmp_path / "learned" / "round-001.toml").read_text(encoding="utf-8")
    assert "--from mine.toml --rounds 1" in text


def test_all_that_is_planned_is_made_and_gathered_as_it_is_shipped(
    hanse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny = small(games=1, matches=1, most_decisions=10)
    monkeypatch.setattr("hanse.cli.train.plan", lambda: [Planned("two", tiny, 1), Planned("again", tiny, 1)])
    done = hanse("train", "--all", "--out", tmp_path / "made")
    assert done.code == 0
    assert "Weights hansa/two" in done.out
    made = sorted(path.relative_to(tmp_path).as_posix() for path in (tmp_path / "made" / "weights").rglob("*.toml"))
    assert made == ["made/weights/hansa/again.toml", "made/weights/hansa/two.toml"]


BAD = [
    ("", "missing: GAME"),
    ("chess", "unknown game 'chess'"),
    ("hansa --preset hansa1999", "unknown preset 'hansa1999'"),
    ("hansa --seats 9", "9 seats: expected 2 to 4"),
    ("merkator --preset solo --seats 1", "expected a place for at least 2 seats"),
    ("hansa --option colour", "expected KEY=VALUE"),
    ("hansa --rounds 0", "expected a whole number from 1 to 1,000"),
    ("hansa --games 0", "expected a whole number from 1 to 100,000"),
    ("hansa --matches 99999999999999999999", "expected a whole number from 1 to 100,000"),
    ("hansa --max-decisions 0", "expected a whole number"),
    ("hansa --jobs 0", "expected a whole number from 1 to 1,024"),
    ("hansa --from nowhere.toml", "nowhere.toml cannot be read"),
    ("hansa --backend slurm", "--backend slurm: expected one of local, ray"),
    ("hansa --address auto", "--address needs --backend ray"),
    ("hansa --all", "GAME cannot be used together with --all"),
    ("--all --rounds 3", "--rounds cannot be used together with --all"),
    ("hansa --seed \udcff", r"seed '\udcff': expected a whole number or a text"),
]


@pytest.mark.parametrize(("line", "refusal"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_is_refused_in_one_line_and_nothing_is_written(
    hanse: Run, tmp_path: Path, line: str, refusal: str
) -> None:
    _refused(hanse("train", *line.split(), "--out", tmp_path / "learned"), refusal)
    assert not (tmp_path / "learned").exists()


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (shipped("teutonica", HAND).to_text(), "weights of the game teutonica: expected hansa"),
        (shipped("hansa", HAND).to_text().replace("schema = 1", "schema = 9"), "weights of schema 9: expected 1"),
        (shipped("hansa", HAND).to_text() + "luck = [1, 1, 1]\n", "feature luck: expected the features"),
        ("weights!", "no weights"),
    ],
)
def test_weights_of_another_game_or_version_are_refused(hanse: Run, tmp_path: Path, text: str, refusal: str) -> None:
    (tmp_path / "other.toml").write_text(text, encoding="utf-8")
    _refused(hanse("train", *QUICK, "--from", tmp_path / "other.toml", "--out", tmp_path / "learned"), refusal)
    assert not (tmp_path / "learned").exists()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_folder_of_something_else_is_refused_and_left_as_it_is(hanse: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")
    expected = {"en": "the folder of a training", "fr": "le dossier d’un", "de": "der Ordner eines"}[language]
    _refused(hanse("train", *QUICK, "--out", tmp_path, "--lang", language), expected)
    assert files(tmp_path) == {"notes.txt": "x"}


def test_a_folder_that_cannot_be_written_is_refused(hanse: Run) -> None:
    _refused(hanse("train", *QUICK, "--out", "/dev/null/learned"), "cannot be written: not a directory")


def test_a_missing_extra_is_named(hanse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    _refused(hanse("train", *QUICK, "--out", tmp_path / "learned"), 'pip install "hanse[train]"')


def _start(folder: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *QUICK, "--out", str(folder), *more],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_a_run_that_was_killed_is_gone_on_with_by_the_same_command(hanse: Run, tmp_path: Path) -> None:
    hanse("train", *QUICK, "--out", tmp_path / "whole")
    for name in ("round-001-games.jsonl", "round-002-matches.jsonl"):
        with _start(tmp_path / "killed", "--jobs", "2") as process:
            while process.poll() is None and not (tmp_path / "killed" / name).exists():
                time.sleep(0.001)
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate(timeout=PATIENCE)
    assert hanse("train", *QUICK, "--out", tmp_path / "killed").code == 0
    assert files(tmp_path / "killed") == files(tmp_path / "whole")


def test_an_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    with _start(tmp_path / "learned", "--games", "5000") as process:
        while process.poll() is None and not (tmp_path / "learned" / "round-001-games.jsonl").exists():
            time.sleep(0.001)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err.count("\n")) == (130, "", 1)
    assert "Interrupted after " in err
    assert "The same command goes on." in err
