"""A person at the terminal: whole games, words, undo, save, resume, leaving."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.kernel.record import Record, read_record
from hanse.messages import catalogue
from tests.cli.conftest import Run
from tests.patience import PATIENCE

LANGUAGES = ["en", "fr", "de"]


def saved(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), GAMES)


def passing() -> Iterator[str]:
    """Somebody who ends every turn and takes the first of everything else."""
    return itertools.cycle(["end", "1"])


def fumbling(seed: int) -> Iterator[str]:
    """Somebody who types all kinds of things."""
    chance = random.Random(seed)
    commands = ["help", "rules", "score", "log", "list", "board", "undo", "back", "", "nonsense", "999", "0"]
    choices = ["1", "1", "2", "3", "4", "5", "e", "p hamburg", "p 12", "recruit 3", "d", "minden", "trader", "m"]
    while True:
        yield chance.choice(choices if chance.random() < 0.85 else commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_typing(hanse: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.json"
    result = hanse("play", "--seed", 7, "--save", path, "--lang", language, lines=passing())
    assert (result.code, result.err) == (0, "")
    assert saved(path).replay().over()
    title = {"en": "Final score", "fr": "Décompte final", "de": "Schlusswertung"}[language]
    assert title in result.out
    assert hanse("replay", path, "--lang", language).code == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "seats", "preset"), [("en", 3, "bigbox2020"), ("fr", 5, "base2009"), ("de", 3, "bigbox2020")]
)
def test_nothing_that_is_typed_breaks_a_game(
    hanse: Run, tmp_path: Path, language: str, seats: int, preset: str
) -> None:
    path = tmp_path / "game.json"
    argv = ["play", "--seed", 3, "--seats", seats, "--you", seats, "--preset", preset, "--save", path]
    result = hanse(*argv, "--lang", language, lines=itertools.islice(fumbling(seats), 100))
    assert (result.code, result.err) == (0, "")
    saved(path).replay()


def test_the_same_seed_and_lines_give_the_same_game(hanse: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        hanse("play", "--seed", "x", "--save", tmp_path / name, lines=itertools.islice(passing(), 60))
    assert (tmp_path / "a").read_text(encoding="utf-8") == (tmp_path / "b").read_text(encoding="utf-8")


def test_a_new_person_is_told_what_to_do(hanse: Run) -> None:
    out = hanse("play", lines=["quit"]).out
    for words in ("Welcome", "Your turn: 2 actions left", "1 place", "End your turn", "help, score", "--resume"):
        assert words in out


POSITION = {
    "players": 3,
    "routes": {"hamburg-lubeck": ["t0", "t0", None], "stade-hamburg": ["m1"]},
    "turn": {"seat": 0, "actions": 2},
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    return path


def played_words(path: Path) -> list[str]:
    record = saved(path)
    state = record.begin()
    words = []
    for code in record.codes:
        words.append(state.words(code))
        state.play(code)
    return words


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["place trader hamburg-lubeck.3"], ["place trader hamburg-lubeck.3"]),
        (["PLACE merchant Hamburg-Lubeck.3"], ["place merchant hamburg-lubeck.3"]),
        (["place trader lübeck"], ["place trader hamburg-lubeck.3"]),
        (["p lub t"], ["place trader hamburg-lubeck.3"]),
        (["p lub", "2"], ["place merchant hamburg-lubeck.3"]),
        (["d stade", "1"], ["displace stade-hamburg.1 with trader"]),
        (["recruit 2"], ["recruit 2 traders 0 merchants"]),
        (["end"], ["end turn"]),
        (["nothing like it", "999", "", "end turn"], ["end turn"]),
        (["place", "back", "end"], ["end turn"]),
    ],
)
def test_choices_are_found_by_words(
    hanse: Run, tmp_path: Path, position: Path, lines: list[str], expected: list[str]
) -> None:
    path = tmp_path / "game.json"
    assert hanse("play", "--position", position, "--save", path, lines=lines).code == 0
    assert played_words(path)[:1] == expected


def test_words_of_the_language_and_of_the_engine_both_work(hanse: Run, tmp_path: Path, position: Path) -> None:
    for name, language, line in (("a", "fr", "placer négociant lübeck"), ("b", "de", "einsetzen händler lübeck")):
        hanse("play", "--position", position, "--save", tmp_path / name, "--lang", language, lines=[line])
        assert played_words(tmp_path / name)[0] == "place trader hamburg-lubeck.3"


def test_a_route_is_established_step_by_step(hanse: Run, tmp_path: Path, position: Path) -> None:
    path = tmp_path / "game.json"
    result = hanse("play", "--position", position, "--save", path, lines=["p lub t", "establish", "skill"])
    assert played_words(path)[:3] == ["place trader hamburg-lubeck.3", "establish hamburg-lubeck", "develop bursa"]
    assert "Hamburg–Lübeck is established. What do you take for it?" in result.out
    assert "Develop money bag: from 3 to 5" in result.out


def test_undo_takes_back_the_last_choice(hanse: Run, tmp_path: Path, position: Path) -> None:
    path = tmp_path / "game.json"
    result = hanse("play", "--position", position, "--save", path, lines=["p lub t", "recruit 1", "undo", "undo"])
    assert played_words(path) == []
    assert result.out.count("Your last choice is taken back.") == 2


def test_undo_without_a_choice_is_refused(hanse: Run, position: Path) -> None:
    assert "There is no choice of yours to take back" in hanse("play", "--position", position, lines=["undo"]).out


def test_undo_goes_back_over_the_bots_when_nothing_hidden_came_out(hanse: Run, tmp_path: Path, position: Path) -> None:
    path = tmp_path / "game.json"
    result = hanse("play", "--position", position, "--save", path, lines=["end", "1", "undo"])
    assert "and with it what the bots did since" in result.out
    assert played_words(path) == []


def test_undo_is_refused_when_a_marker_was_turned_up(hanse: Run, tmp_path: Path) -> None:
    full = {**POSITION, "routes": {"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "swap"}}}
    path = tmp_path / "position.json"
    path.write_text(json.dumps(full), encoding="utf-8")
    save = tmp_path / "game.json"
    result = hanse("play", "--position", path, "--save", save, lines=["establish", "done", "end", "undo"])
    assert "something hidden was turned up since your last choice" in result.out
    assert played_words(save)[:3] == ["establish hamburg-lubeck", "done", "end turn"]


def test_a_drawn_marker_that_nobody_saw_does_not_hinder_undo(hanse: Run, tmp_path: Path) -> None:
    full = {**POSITION, "routes": {"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "swap"}}}
    path = tmp_path / "position.json"
    path.write_text(json.dumps(full), encoding="utf-8")
    save = tmp_path / "game.json"
    hanse("play", "--position", path, "--save", save, lines=["establish", "done", "undo", "undo"])
    assert played_words(save) == []


@pytest.mark.parametrize(
    "lines", [["p lub t", "quit"], ["p lub t", "q"], ["p lub t"]], ids=["quit", "q", "end of input"]
)
def test_leaving_keeps_the_game_and_resume_goes_on(
    hanse: Run, tmp_path: Path, position: Path, lines: list[str]
) -> None:
    path = tmp_path / "game.json"
    left = hanse("play", "--position", position, "--save", path, lines=lines)
    assert (left.code, left.err) == (0, "")
    assert f"hanse play --resume {path}" in left.out
    resumed = hanse("play", "--resume", path, lines=["establish", "skill"])
    assert "the game goes on after 1 decision." in resumed.out
    assert played_words(path)[:3] == ["place trader hamburg-lubeck.3", "establish hamburg-lubeck", "develop bursa"]


def test_without_a_file_the_last_game_is_resumed(hanse: Run, tmp_path: Path) -> None:
    hanse("play", "--seed", 1, lines=["end"])
    hanse("play", "--seed", 2, lines=["end"])
    assert sorted(path.name for path in (tmp_path / "state" / "hanse").iterdir()) == [
        "teutonica-1.json",
        "teutonica-2.json",
    ]
    assert "teutonica-2.json" in hanse("play", "--resume", lines=["quit"]).out


def test_without_a_file_the_last_game_of_all_kinds_is_resumed(hanse: Run, tmp_path: Path) -> None:
    for key in ("hansa", "merkator", "teutonica", "merkator", "hansa"):
        hanse("play", key, "--seed", 1, lines=["1"])
        assert f"{key}-" in hanse("play", "--resume", lines=["quit"]).out
    assert "merkator-2.json" in hanse("play", "mercator", "--resume", lines=["quit"]).out
    assert "merkator-2.json" in hanse("play", "--resume", lines=["quit"]).out


def test_games_that_are_over_are_passed_by_when_the_last_one_is_resumed(hanse: Run, tmp_path: Path) -> None:
    hanse("play", "hansa", lines=["1"])
    hanse("play", "teutonica", "--seed", 7, lines=passing())
    assert saved(tmp_path / "state" / "hanse" / "teutonica-1.json").replay().over()
    assert "hansa-1.json" in hanse("play", "--resume", lines=["quit"]).out
    refused = hanse("play", "teutonica", "--resume")
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert "no saved game to go on with" in refused.err


def test_a_damaged_last_game_is_named_and_not_passed_by(hanse: Run, tmp_path: Path) -> None:
    hanse("play", "hansa", lines=["1"])
    hanse("play", "teutonica", lines=["1"])
    (tmp_path / "state" / "hanse" / "teutonica-1.json").write_text("{", encoding="utf-8")
    refused = hanse("play", "--resume")
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert "teutonica-1.json" in refused.err
    assert "hansa-1.json" in hanse("play", "hansa", "--resume", lines=["quit"]).out


def test_a_saved_game_of_another_kind_is_not_resumed(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    hanse("play", "hansa", "--save", path, lines=["1"])
    before = path.read_bytes()
    assert "is a game of Hansa, not of Merkator" in hanse("play", "merkator", "--resume", path).err
    assert path.read_bytes() == before


def test_going_on_with_one_of_many_records_does_not_write_over_the_others(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    hanse("simulate", "--games", 3, "--max-decisions", 20, "--out", path)
    before = path.read_bytes()
    result = hanse("play", "--resume", path, "--you", 1)
    assert (result.code, result.out) == (2, "")
    assert "holds 3 records" in result.err
    assert path.read_bytes() == before


def test_save_writes_a_copy(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    assert f"Saved: {path}" in hanse("play", lines=["end", "1", f"save {path}", "quit"]).out
    saved(path).replay()
    assert "cannot be written" in hanse("play", lines=[f"save {tmp_path}/no/where.json", "quit"]).out
    refused = hanse("play", lines=[f"save {tmp_path}/copy.svg", "quit"]).out
    assert "a name that ends with .json, .jsonl" in " ".join(refused.split())
    assert not (tmp_path / "copy.svg").exists()


def test_a_finished_game_is_not_resumed(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    hanse("play", "--seed", 7, "--save", path, lines=passing())
    result = hanse("play", "--resume", path)
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "this game is over" in result.err


def test_a_record_of_bots_can_be_taken_over(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert hanse("simulate", "--games", 1, "--max-decisions", 50, "--out", path).code == 0
    assert "no person’s seat" in hanse("play", "--resume", path).err
    copy = tmp_path / "mine.json"
    assert hanse("play", "--resume", path, "--you", 2, "--save", copy, lines=["quit"]).code == 0
    assert saved(copy).seats == ["focused", "person", "focused", "focused"]


def _start(path: Path, *argv: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "hanse.cli", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "XDG_STATE_HOME": str(path), "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8", **env},
    )


def _type_until(process: subprocess.Popen[str], line: str, wanted: str) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()
    for said in process.stdout:
        if wanted in said:
            return


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
def test_a_process_that_is_ended_loses_nothing(tmp_path: Path, position: Path, end: signal.Signals) -> None:
    path = tmp_path / "game.json"
    process = _start(tmp_path, "play", "--position", str(position), "--save", str(path))
    _type_until(process, "place trader hamburg-lubeck.3", "1 action left")
    process.send_signal(end)
    _, err = process.communicate(timeout=PATIENCE)
    assert err == ""
    assert process.returncode == (-signal.SIGKILL if end == signal.SIGKILL else 130)
    assert played_words(path) == ["place trader hamburg-lubeck.3"]
    assert [entry.name for entry in tmp_path.iterdir() if entry.name.endswith(".tmp")] == []


def test_interruptions_are_tested_also_where_whoever_runs_the_tests_ignores_them(tmp_path: Path) -> None:
    pytest_here = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--basetemp", str(tmp_path / "inner")]
    tested = f"{Path(__file__)}::{test_a_process_that_is_ended_loses_nothing.__name__}"
    done = subprocess.run(
        ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *pytest_here, tested],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_a_terminal_with_plain_letters_only_is_served(tmp_path: Path) -> None:
    process = _start(tmp_path, "play", "--seed", "7", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    out, err = process.communicate("end\n1\nscore\nquit\n", timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert "@" in out
    assert "■" not in out


@pytest.mark.parametrize("columns", [60, 80, 100, 140, 200])
def test_the_screen_keeps_within_the_width(hanse: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in LANGUAGES:
        out = hanse("play", "--seed", 7, "--seats", 5, "--lang", language, lines=["end", "1", "quit"]).out
        screen = out.partition("1 Groningen–Emden")[2]
        lines = [line.removeprefix("> ") for line in screen.splitlines() if "teutonica-" not in line]
        assert max(len(line) for line in lines) <= columns


@pytest.mark.parametrize(
    ("language", "commands"),
    [
        ("en", ["help", "?", "rules", "rules 4.3.2", "rules 99", "score", "log", "list", "board", "back"]),
        ("fr", ["aide", "règles", "regles", "règles 4.3.2", "score", "journal", "liste", "plateau", "retour"]),
        ("de", ["hilfe", "regeln", "wertung", "verlauf", "liste", "plan", "zurück", "zuruck"]),
    ],
)
def test_commands_are_known_in_every_language(hanse: Run, language: str, commands: list[str]) -> None:
    quiet = hanse("play", "--seed", 7, "--lang", language, lines=["quit"])
    for command in commands:
        result = hanse("play", "--seed", 7, "--lang", language, lines=[command, "quit"])
        assert (result.code, result.err) == (0, "")
        assert catalogue(language).say("ask-unknown", given=command) not in result.out
        assert len(result.out) > len(quiet.out), command


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(hanse: Run, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()

    def lines() -> Iterator[str]:
        for entry in folder.iterdir():
            entry.unlink()
        folder.rmdir()
        yield from ("end", "1", "score", "quit")

    result = hanse("play", "--seed", 7, "--save", folder / "game.json", lines=lines())
    assert "cannot be written" in " ".join(result.out.split())
    assert "If the game ended now" in result.out
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert "Continue with" not in result.out
