"""`hanse arena` as a person uses it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.arena.small import COMMAND, ENVIRONMENT
from tests.cli.conftest import Result, Run
from tests.patience import PATIENCE

QUICK = ("--place", "hansa/hansa2004/2", "--players", "focused,random", "--games", "4")


def _refused(result: Result, expected: str) -> None:
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert expected in result.err


def test_a_tournament_is_summed_up_in_tables(hanse: Run, tmp_path: Path) -> None:
    done = hanse("arena", tmp_path / "results.jsonl", *QUICK)
    assert (done.code, done.err) == (0, "")
    assert "hansa/hansa2004/2: 8 games" in done.out
    for heading in ("Rating (95 %)", "One against copies of, in % (even: 50)", "ms a decision", "Seat"):
        assert heading in done.out


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "hansa/hansa2004/2 : 8 parties"), ("de", "hansa/hansa2004/2: 8 Spiele")]
)
def test_tables_speak_the_readers_language(hanse: Run, tmp_path: Path, language: str, told: str) -> None:
    done = hanse("arena", tmp_path / "results.jsonl", *QUICK, "--lang", language)
    assert (done.code, told in done.out) == (0, True)


def test_the_same_command_on_complete_results_only_tells_them_again(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = hanse("arena", path, *QUICK, "--json")
    before = path.read_bytes()
    again = hanse("arena", path, *QUICK, "--json", "--jobs", "2")
    assert (again.code, again.out) == (0, first.out)
    assert path.read_bytes() == before
    data = json.loads(first.out)
    assert (data["games"], data["complete"]) == (8, True)
    assert [cell["cell"] for cell in data["places"][0]["cells"]] == ["focused vs random", "random vs focused"]


def test_several_places_and_options_make_one_tournament(hanse: Run, tmp_path: Path) -> None:
    places = ("teutonica//3", "merkator/long/4", "teutonica/bigbox2020/4/modules.missions=on,modules.favours=on")
    named = [word for place in places for word in ("--place", place)]
    rest = ("--players", "focused", "--against", "random", "--games", "1", "--max-decisions", "30", "--json")
    data = json.loads(hanse("arena", tmp_path / "results.jsonl", *named, *rest).out)
    assert [(place["place"], place["games"], place["stopped"]) for place in data["places"]] == [
        ("teutonica/base2009/3", 3, 3),
        ("merkator/long/4", 4, 4),
        ("teutonica/bigbox2020/4/modules.favours=on,modules.missions=on", 4, 4),
    ]
    assert "safety limit" in hanse("arena", tmp_path / "results.jsonl", *named, *rest[:-1]).out


def test_a_mix_plays_all_seatings(hanse: Run, tmp_path: Path) -> None:
    mix = ("--place", "hansa/hansa2004/3", "--players", "focused,random,random", "--mix", "--games", "3")
    done = hanse("arena", tmp_path / "results.jsonl", *mix)
    assert (done.code, "One against copies" in done.out) == (0, False)
    games = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()[1:]]
    assert [game["cell"] for game in games] == [None] * 3
    assert sorted(game["record"]["seats"].index("focused") for game in games) == [0, 1, 2]


def test_a_settled_question_is_told(hanse: Run, tmp_path: Path) -> None:
    asked = ("--place", "hansa//2", "--players", "focused", "--against", "random", "--games", "60", "--settle", "10")
    done = hanse("arena", tmp_path / "results.jsonl", *asked)
    assert (done.code, "above" in done.out) == (0, True)
    data = json.loads(hanse("arena", tmp_path / "results.jsonl", *asked, "--json").out)
    assert (data["games"] < 60, data["complete"]) == (True, True)
    assert data["places"][0]["cells"][0]["settled"] == "above"


def test_players_of_ones_own_take_part_and_failures_are_told(
    hanse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "arena_guest.py").write_text("def broken(state, chance):\n    raise ValueError\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    guests = ("--place", "hansa//2", "--players", "arena_guest:broken", "--against", "random", "--games", "2")
    data = json.loads(hanse("arena", "results.jsonl", *guests, "--max-decisions", "20", "--json").out)
    (failure,) = data["failures"]
    assert (failure["player"], failure["by"], failure["why"]) == ("arena_guest:broken", "focused", "failed")
    line = json.loads(Path("results.jsonl").read_text(encoding="utf-8").splitlines()[1])
    assert line["failures"][0] == {"seat": 0, "player": "arena_guest:broken", "by": "focused", "why": "failed"}


BAD = [
    ("--players focused,deep", "unknown player 'deep': expected one of beginner, easy, medium"),
    ("--players focused,nowhere:player", "player nowhere:player does not load"),
    ("--players focused", "focused: expected at least two different players"),
    ("--players focused,focused", "focused, focused: expected each player once"),
    ("--players focused,random --games 0", "expected a whole number from 1 to 1,000,000"),
    ("--players focused,random --games 99999999999999999999", "expected a whole number from 1"),
    ("--players focused,random --games 1000000", "expected at most 1000000"),
    ("--players focused,random --jobs 0", "expected a whole number from 1 to 1,024"),
    ("--players focused,random --settle 100", "expected a whole number from 1 to 99"),
    ("--players focused,random --settle odd", "expected a whole number from 1 to 99"),
    ("--players focused,random --mix", "2 players for 4 seats: expected one for each seat"),
    ("--players focused,random --mix --settle even", "--settle cannot be used together with --mix"),
    ("--players focused,random --mix --against focused", "--against cannot be used together with --mix"),
    ("--players focused,random --place chess", "unknown game 'chess'"),
    ("--players focused,random --place hansa/hansa1999", "unknown preset 'hansa1999'"),
    ("--players focused,random --place hansa//many", "expected GAME/PRESET/SEATS"),
    ("--players focused,random --place hansa//9", "9 seats: expected 2 to 4"),
    ("--players focused,random --place hansa///colour", "expected KEY=VALUE"),
    ("--players focused,random --place hansa --place hansa", "the same place is named twice"),
    ("--players focused,random --place merkator/solo/1", "expected a place for at least 2 seats"),
    ("--players focused,random --backend slurm", "--backend slurm: expected one of local, ray"),
    ("--players focused,random --address auto", "--address needs --backend ray"),
    ("--players focused,random --seed \udcff", r"seed '\udcff': expected a whole number or a text"),
    ("--games 3", "missing: --players"),
]


@pytest.mark.parametrize(("line", "refusal"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_is_refused_in_one_line_and_nothing_is_written(
    hanse: Run, tmp_path: Path, line: str, refusal: str
) -> None:
    _refused(hanse("arena", tmp_path / "results.jsonl", *line.split()), refusal)
    assert not (tmp_path / "results.jsonl").exists()


def test_a_file_that_cannot_be_written_is_refused(hanse: Run, tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    _refused(hanse("arena", tmp_path / "folder.jsonl", *QUICK), "cannot be written: is a directory")
    _refused(hanse("arena", tmp_path / "no" / "results.jsonl", *QUICK), "cannot be written: no such file")
    _refused(hanse("arena", tmp_path / "results.json", *QUICK), "expected a name that ends with .jsonl")
    _refused(hanse("arena", "/dev/full", *QUICK), "expected the results of a tournament, or a new file")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_results_of_another_tournament_are_refused_and_left_as_they_are(
    hanse: Run, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "results.jsonl"
    hanse("arena", path, *QUICK, "--max-decisions", "9")
    before = path.read_bytes()
    expected = {"en": "another tournament", "fr": "d’un autre tournoi", "de": "eines anderen Turniers"}[language]
    _refused(hanse("arena", path, *QUICK, "--max-decisions", "8", "--lang", language), expected)
    assert path.read_bytes() == before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_tells_how_far_it_came(tmp_path: Path, jobs: str) -> None:
    arguments = [*COMMAND, "results.jsonl", *QUICK[:-1], "20000", "--max-decisions", "40", "--jobs", jobs]
    path = tmp_path / "results.jsonl"
    with subprocess.Popen(
        arguments,
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while process.poll() is None and (not path.exists() or path.stat().st_size < 5000):
            time.sleep(0.001)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all of them
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err.count("\n")) == (130, 1)
    assert "Interrupted: " in err
    assert "The same command goes on." in err
    assert "hansa/hansa2004/2: " in out
