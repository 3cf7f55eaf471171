"""games, simulate, replay, board and rules as a person uses them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hanse.cli.command import VERBS
from hanse.games import GAMES, find_game
from hanse.kernel.record import read_record
from hanse.messages import catalogue
from tests.cli.conftest import Run
from tests.patience import PATIENCE

LANGUAGES = ["en", "fr", "de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_explains_itself(hanse: Run, language: str) -> None:
    overview = hanse("help", "--lang", language).out
    for verb in VERBS:
        assert f"hanse {verb}" in overview
        result = hanse(verb, "--help", "--lang", language)
        assert (result.code, result.err) == (0, "")
        assert f"hanse {verb}" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", [["--lang", "{}"], ["--lang={}"], ["--lang", "en", "--lang", "{}"]], ids=" ".join)
def test_the_language_may_stand_before_the_verb(hanse: Run, language: str, before: list[str]) -> None:
    words = [word.format(language) for word in before]
    overview = hanse(*words)
    assert (overview.code, overview.err) == (0, "")
    assert catalogue(language).say("help-about") in overview.out
    assert hanse(*words, "games").out == hanse("games", "--lang", language).out
    assert hanse(*words, "--version").out == hanse("--version").out


def test_the_language_of_the_line_comes_before_that_of_the_environment(
    hanse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANSE_LANG", "de")
    assert catalogue("de").say("help-about") in hanse().out
    assert catalogue("fr").say("help-about") in hanse("--lang", "fr").out


def test_the_version_is_told(hanse: Run) -> None:
    assert hanse("--version").out.startswith("hanse ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_option_and_value(hanse: Run, language: str) -> None:
    assert "base2009" in hanse("games", "--lang", language).out
    out = hanse("games", "teutonica", "--lang", language).out
    for field in find_game("teutonica").option_fields():
        assert field.key in out
        if field.key != "players":
            assert all(("on" if v is True else "off" if v is False else str(v)) in out for v in field.values)


def test_simulate_gives_the_same_result_for_the_same_seed(hanse: Run) -> None:
    argv = ["simulate", "--games", 4, "--seats", 3, "--preset", "bigbox2020", "--seed", 5, "--json"]
    first, second, other = hanse(*argv), hanse(*argv), hanse(*argv[:-2], 6, "--json")
    assert first.err == ""
    assert first.out == second.out
    assert first.out != other.out
    data = json.loads(first.out)
    assert (data["games"], data["stopped"], data["seed"]) == (4, 0, 5)
    assert sum(data["ends"].values()) >= 4
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(4)
    for seat in data["seats"]:
        assert seat["score"]["least"] <= seat["score"]["mean"] <= seat["score"]["most"]
        total = seat["categories"].pop("total")
        assert sum(seat["categories"].values()) == pytest.approx(total, abs=0.05)


def test_a_game_that_does_not_end_is_reported_as_stopped(hanse: Run) -> None:
    data = json.loads(hanse("simulate", "--games", 2, "--bots", "random", "--max-decisions", 50, "--json").out)
    assert (data["stopped"], data["ends"]) == (2, {})
    assert data["decisions"] == {"mean": 50.0, "least": 50, "most": 50}
    assert data["seats"][0]["score"] == {"mean": None, "least": None, "most": None}
    out = hanse("simulate", "--games", 2, "--bots", "random", "--max-decisions", 50).out
    assert "Stopped by the safety limit 2" in " ".join(out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_checks_what_simulate_wrote(hanse: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "games.jsonl"
    assert hanse("simulate", "--games", 2, "--out", path, "--lang", language).code == 0
    assert hanse("simulate", "--games", 1, "--seats", 5, "--preset", "bigbox2020", "--out", path).code == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [len(read_record(line, GAMES).seats) for line in lines] == [4, 4, 5]
    result = hanse("replay", path, "--lang", language, "--log")
    assert (result.code, result.err) == (0, "")
    totals = [str(total) for line in lines for total in read_record(line, GAMES).replay().scores()]
    assert all(total in result.out for total in totals)


def test_replay_draws_the_final_position(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    hanse("simulate", "--games", 1, "--out", path)
    picture = tmp_path / "final.svg"
    assert hanse("replay", path, "--svg", picture).code == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_running_record_is_told_as_such(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    hanse("simulate", "--games", 1, "--max-decisions", 30, "--out", path)
    out = hanse("replay", path).out
    assert "the game is still running" in out
    assert "If the game ended now" in out


def test_board_writes_a_picture(hanse: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    hanse("simulate", "--games", 1, "--out", record)
    plain, start, end = tmp_path / "a.svg", tmp_path / "b.svg", tmp_path / "c.svg"
    assert hanse("board", "base-4-5", "-o", plain).code == 0
    assert hanse("board", "base-4-5", "-o", start, "--record", record, "--ply", 0, "--theme", "dark").code == 0
    assert hanse("board", "-o", end, "--record", record).code == 0
    assert len({path.read_bytes() for path in (plain, start, end)}) == 3
    shown = hanse("board", "base-4-5", "-o", "-").out
    assert shown == plain.read_text(encoding="utf-8")
    assert "has" in hanse("board", "-o", end, "--record", record, "--ply", 99999).err
    assert hanse("board", "base-2-3", "-o", end, "--record", record).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["board", "base-4-5", "-o", "{}.png"], ".svg"),
        (["replay", "game.json", "--svg", "{}.pdf"], ".svg"),
        (["play", "--save", "{}.txt"], ".json"),
        (["simulate", "--games", "2", "--out", "{}.csv"], ".jsonl"),
        (["simulate", "--games", "2", "--out", "{}.json"], ".jsonl"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_nothing_is_written_under_the_name_of_something_else(
    hanse: Run, tmp_path: Path, argv: list[str], expected: str, language: str
) -> None:
    result = hanse(*(word.format(tmp_path / "x") for word in argv), "--lang", language)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert f"{expected}" in result.err
    assert list(tmp_path.iterdir()) == []


def test_names_without_ending_and_in_capitals_are_written(hanse: Run, tmp_path: Path) -> None:
    for name in ("board", "board.SVG"):
        assert hanse("board", "hansa", "-o", tmp_path / name).code == 0
        assert ElementTree.parse(tmp_path / name).getroot().tag.endswith("svg")


def test_a_second_record_is_not_put_behind_one_in_a_json_file(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    argv = ["simulate", "--games", 1, "--max-decisions", 5, "--out", path]
    assert hanse(*argv).code == 0
    before = path.read_bytes()
    assert hanse(*argv).code == 2
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["games", "games.jsonl"])
def test_records_one_a_line_are_read_whatever_the_file_is_called(hanse: Run, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert hanse("simulate", "--games", 3, "--max-decisions", 5, "--out", path).code == 0
    assert "3 good records" in " ".join(hanse("replay", path).out.split())


@pytest.mark.parametrize(("language", "word"), [("en", "post"), ("fr", "case"), ("de", "Feld")])
def test_the_drawing_speaks_the_language(hanse: Run, language: str, word: str) -> None:
    assert word in hanse("board", "base-4-5", "-o", "-", "--lang", language).out


def test_a_clause_is_printed(hanse: Run) -> None:
    out = hanse("rules", "ht-4.3.2").out
    assert out.startswith("HT-4.3.2 Penalty")
    assert hanse("rules", "HT-4.3").out.count("HT-4.3.") >= 6
    assert hanse("rules", "HT-R-7").out.startswith("HT-R-7 ")
    assert "HT-R-7 " in hanse("rules", "R-7").out


@pytest.mark.parametrize(("language", "word"), [("en", "Recruit"), ("fr", "Recruter"), ("de", "Anwerben")])
def test_a_rulebook_is_printed_whole_or_on_one_page(hanse: Run, language: str, word: str) -> None:
    whole = hanse("rules", "teutonica", "--lang", language).out
    brief = hanse("rules", "teutonica", "--summary", "--lang", language).out
    assert word in brief
    assert len(brief) * 4 < len(whole)
    assert hanse("rules", "mercator").out.startswith("Merkator")
    refused = hanse("rules", "HT-4.1", "--summary")
    assert (refused.code, refused.err) == (2, "hanse: “HT-4.1” has no summary: expected a game\n")


@pytest.mark.parametrize(
    "line", ["games teutonica", "board base-4-5 -o -", "data merkator --reconstructed", "rules HT-4"]
)
def test_a_closed_pipe_is_no_error(line: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "hanse.cli", *line.split()],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
        timeout=PATIENCE,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupted_simulation_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "hanse.cli", "simulate", "--games", "100000", "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUTF8": "1"},
    )
    end = time.monotonic() + PATIENCE
    while not path.exists() or path.read_text(encoding="utf-8").count("\n") < 3:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert process.returncode == 130
    assert f"the {len(lines)} finished games are counted" in " ".join(err.split())
    assert f"{len(lines)} games" in out
    for line in lines[:3] + lines[-1:]:
        assert read_record(line, GAMES).replay().over()
