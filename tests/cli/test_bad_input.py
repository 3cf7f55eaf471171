"""Whatever is wrong with the arguments or files: one line that says what was expected, exit code 2, no traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.patience import PATIENCE

ARGUMENTS = [
    (["plya"], "expected one of play, "),
    (["play", "chess"], "expected one of teutonica"),
    (["games", "chess"], "expected one of teutonica"),
    (["simulate", "chess"], "expected one of teutonica"),
    (["play", "--lang", "xx"], "expected one of en, de, fr"),
    (["play", "--lang"], "--lang needs a value"),
    (["--lang"], "--lang needs a value"),
    (["--lang", "fr", "--lang"], "--lang"),
    (["--lang", "xx"], "expected one of en, de, fr"),
    (["--lang=xx", "play"], "expected one of en, de, fr"),
    (["--lang=", "play"], "expected one of en, de, fr"),
    (["--lang", "en", "plya"], "expected one of play, "),
    (["play", "--seats", "9"], "expected 2 to 5"),
    (["play", "--seats", "two"], "expected a whole number from 1"),
    (["play", "--seats", "-1"], "expected a whole number from 1"),
    (["play", "--seats", "3", "--you", "4"], "expected a seat from 1 to 3"),
    (["play", "--preset", "base1999"], "expected one of base2009, east2010, britannia2014, bigbox2020"),
    (["play", "--option", "players"], "expected KEY=VALUE"),
    (["play", "--option", "=x"], "expected KEY=VALUE"),
    (["play", "--option", "colour=red"], "unknown option 'colour'"),
    (["play", "--option", "markers.three=four"], "expected one of remove, relocate-stepwise, relocate-batch"),
    (["play", "--option", "map=base-2-3"], "expected base-4-5"),
    (["play", "--option", "britannia.waiver=any-marker"], "it needs regions, and base-4-5 has none"),
    (["play", "--option", "permanent.timing=step-2"], "it needs permanent markers"),
    (["play", "--bot", "deep"], "expected one of beginner, easy, medium, hard, master, focused, random"),
    (["play", "--resume"], "no saved game"),
    (["play", "--resume", "nowhere.json"], "cannot be read: no such file"),
    (["play", "--resume", "."], "cannot be read"),
    (["play", "--position", "nowhere.json"], "cannot be read: no such file"),
    (["play", "--position", "p.json", "--seats", "4"], "--seats cannot be used together with --position"),
    (["play", "--resume", "p.json", "--seed", "4"], "--seed cannot be used together with --resume"),
    (["play", "--save", "no/where/game.json"], "cannot be written: no such file"),
    (["play", "--wrong"], "not understood: --wrong"),
    (["simulate", "--games", "0"], "expected a whole number from 1"),
    (["simulate", "--games", "many"], "expected a whole number from 1"),
    (["simulate", "--bots", "focused,random"], "expected one bot, or 4 with commas"),
    (["simulate", "--bots", "deep"], "expected one of beginner, easy, medium, hard, master, focused, random"),
    (["simulate", "--bots", ""], "--bots needs a value"),
    (["simulate", "--out", "no/where.jsonl", "--games", "1"], "cannot be written"),
    (["simulate", "--max-decisions", "0"], "expected a whole number from 1"),
    (["report"], "missing: RESULTS"),
    (["report", "nowhere.jsonl"], "cannot be read: no such file"),
    (["report", "."], "cannot be read: is a directory"),
    (["report", "games.jsonl", "-o", ""], "-o/--output needs a value"),
    (["report", "games.jsonl", "-o", "page.png"], "expected a name that ends with .html"),
    (["report", "games.jsonl", "--data", "nowhere"], "cannot be read: no such file"),
    (["replay"], "missing: FILE"),
    (["replay", "nowhere.json"], "cannot be read: no such file"),
    (["board"], "missing: -o/--output"),
    (["board", "-o", "x.svg"], "missing: BOARD"),
    (["board", "atlantis", "-o", "x.svg"], "expected one of base-4-5"),
    (["board", "base-4-5", "-o", "no/where.svg"], "cannot be written"),
    (["board", "base-4-5", "-o", "x.svg", "--theme", "neon"], "expected light or dark"),
    (["board", "base-4-5", "-o", "x.svg", "--ply", "3"], "--ply needs --record"),
    (["board", "base-4-5", "-o", "x.svg", "--record", "a", "--position", "b"], "cannot be used together"),
    (["play", "--save", ""], "--save needs a value"),
    (["play", "--position", ""], "--position needs a value"),
    (["play", "--save", "x" * 300], "cannot be written: file name too long"),
    (["play", "--seats", "9" * 40], "expected a whole number from 1"),
    (["play", "hansa", "merkator"], "not understood: merkator"),
    (["simulate", "--games", "9" * 40], "expected a whole number from 1"),
    (["simulate", "--out", "x" * 300, "--games", "1"], "cannot be written: file name too long"),
    (["simulate", "--out", ".", "--games", "1"], "cannot be written: is a directory"),
    (["simulate", "--option", "players=" + "9" * 40], "players"),
    (["simulate", "merkator", "--seats", "5"], "expected 1 to 4"),
    (["simulate", "--data", "nowhere"], "cannot be read: no such file"),
    (["replay", "."], "cannot be read: is a directory"),
    (["verify"], "missing: FILE"),
    (["verify", "nowhere.json"], "cannot be read: no such file"),
    (["verify", "."], "cannot be read: is a directory"),
    (["board", "base-4-5", "-o", ""], "-o/--output needs a value"),
    (["board", "base-4-5", "-o", "."], "cannot be written"),
    (["board", "hansa", "-o", "x.svg", "--data", "nowhere"], "cannot be read: no such file"),
    (["data"], "missing: GAME"),
    (["data", "chess"], "expected one of teutonica"),
    (["data", "hansa", "--data", "nowhere"], "cannot be read: no such file"),
    (["games", ""], "GAME needs a value"),
    (["games", "hansa", "merkator"], "not understood: merkator"),
    (["rules", ""], "CLAUSE needs a value"),
    (["rules", "--coverage", "--require", "x"], "expected numbers and ranges"),
    (["rules", "--coverage", "--require", "1-" + "9" * 40], "expected numbers and ranges"),
    (["rules", "HT-99.9"], "expected a game or a number such as HT-5.2.3"),
    (["rules", "everything"], "expected a game or a number such as HT-5.2.3"),
]


@pytest.mark.parametrize(("argv", "expected"), ARGUMENTS, ids=[" ".join(argv) for argv, _ in ARGUMENTS])
def test_bad_arguments_are_refused_in_one_line(hanse: Run, argv: list[str], expected: str) -> None:
    result = hanse(*argv)
    assert (result.code, result.out) == (2, "")
    assert expected in result.err
    assert result.err.count("\n") == 1
    assert result.err.startswith("hanse: ")


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("argv", [argv for argv, _ in ARGUMENTS], ids=" ".join)
def test_bad_arguments_are_refused_in_every_language(hanse: Run, argv: list[str], language: str) -> None:
    result = hanse(*argv) if "--lang" in " ".join(argv) else hanse(*argv, "--lang", language)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)


def test_the_language_is_taken_from_the_environment(hanse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "unbekanntes Verb" in hanse("spielen").err
    monkeypatch.setenv("HANSE_LANG", "fr")
    assert "verbe inconnu" in hanse("spielen").err


def _record(hanse: Run, path: Path) -> dict[str, object]:
    assert hanse("simulate", "--games", "1", "--out", path).code == 0
    data: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return data


DAMAGE: list[tuple[str, object, str]] = [
    ("codes", [0, 0, 99999], "decision 3"),
    ("codes", "0 0 0", "expected a list"),
    ("codes", [True], "expected a list"),
    ("game", "chess", "expected one of teutonica"),
    ("rules", 99, "newer version"),
    ("format", 7, "record format"),
    ("options", {"map": "east"}, "missing"),
    ("options", None, "options"),
    ("seats", ["a"], "1 seats"),
    ("seed", None, "expected a whole number or a text"),
]


@pytest.mark.parametrize(("key", "value", "expected"), DAMAGE)
@pytest.mark.parametrize("verb", ["replay", "play --resume", "board -o x.svg --record"])
def test_damaged_records_are_refused(
    hanse: Run, tmp_path: Path, verb: str, key: str, value: object, expected: str
) -> None:
    path = tmp_path / "game.json"
    data = _record(hanse, path)
    data[key] = value
    path.write_text(json.dumps(data), encoding="utf-8")
    result = hanse(*verb.split(), path)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert expected in result.err
    assert str(path) in result.err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b"null",
        b"[" * 100_000,
        b'{"codes":' + b"9" * 5000 + b"}",
        b'{"game":[]}',
    ],
    ids=["empty", "blank", "cut", "list", "binary", "null", "nested", "long number", "wrong type"],
)
@pytest.mark.parametrize("verb", ["replay", "verify", "play --resume", "play --position", "board -o x.svg --position"])
def test_files_that_are_no_records_are_refused(hanse: Run, tmp_path: Path, verb: str, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    result = hanse(*verb.split(), path)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)


def test_one_bad_record_among_many_is_named_by_its_line(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert hanse("simulate", "--games", "3", "--out", path).code == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[1] = lines[1].replace('"codes":[', '"codes":[1406,')
    path.write_text("\n".join(lines), encoding="utf-8")
    result = hanse("replay", path)
    assert result.code == 2
    assert "line 2: decision 1" in result.err


def test_a_position_that_cannot_be_is_refused(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text('{"cities": {"stade": ["t0", "t1"]}}', encoding="utf-8")
    for verb in ("play --position", "board -o x.svg --position"):
        result = hanse(*verb.split(), path)
        assert (result.code, result.out) == (2, "")
        assert "stade" in result.err


def test_an_existing_game_is_not_overwritten(hanse: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious", encoding="utf-8")
    result = hanse("play", "--save", path)
    assert result.code == 2
    assert "exists already" in result.err
    assert path.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    "promise",
    [{}, {"commitment": "x", "salt": 5}, {"commitment": "x", "salt": "y"}, {"commitment": "x", "salt": "\ud800"}],
)
def test_a_record_whose_promise_is_missing_or_broken_is_not_verified(
    hanse: Run, tmp_path: Path, promise: dict[str, object], language: str
) -> None:
    path = tmp_path / "game.json"
    data = _record(hanse, path)
    path.write_text(json.dumps({**data, **promise}), encoding="utf-8")
    result = hanse("verify", path, "--lang", language)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert str(path) in result.err


@pytest.mark.parametrize("svg", ["nowhere/x.svg", "."])
def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_told(
    hanse: Run, tmp_path: Path, svg: str
) -> None:
    path = tmp_path / "game.json"
    _record(hanse, path)
    result = hanse("replay", path, "--svg", tmp_path / svg)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device here that is always full")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_full_disk_is_told_in_one_line(hanse: Run, language: str) -> None:
    result = hanse("simulate", "--games", 1, "--max-decisions", 5, "--out", "/dev/full", "--lang", language)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    command = [sys.executable, "-m", "hanse.cli", "games", "hansa", "--lang", language]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
