"""`hanse protocol`: a program is tested rule by rule, described, and refused in one line where it cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanse.messages import catalogue
from hanse.players.programs import tester
from tests.cli.conftest import Run
from tests.players.programs import odd, write_odd

LANGUAGES = ["en", "fr", "de"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_odd(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_said_in_every_language(language: str) -> None:
    words = catalogue(language)
    for rule in (*tester.RULES, *tester.GAME_RULES, *tester.LAST_RULES):
        assert words.say(f"protocol-rule-{rule}")


def test_a_program_that_keeps_the_rules_is_told_so(hanse: Run) -> None:
    result = hanse("protocol", "test", odd("good"))
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert len(lines) == len(tester.RULES) + len(tester.GAME_RULES) + len(tester.LAST_RULES) + 1
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert lines[-1] == "Rules tried: 20. All of them hold."


@pytest.mark.parametrize(
    ("mode", "line"),
    [
        ("version", "FAILED  hello names the version of the protocol; came: it speaks protocol 2: expected 1"),
        ("elsewhere", "FAILED  hello lists games that there are; came: unknown games chess: expected some of"),
        ("options", "FAILED  options, if given, have a name and a default; came: options is"),
        ("illegal", "FAILED  hansa: every code is one of the legal ones; came: -1 is not legal"),
        ("values", "FAILED  hansa: values, line, looked and words, if given, have their form; came: values is [1.0]"),
        ("exits", "FAILED  hansa: go is answered with decide, with the ply and a code; came: it ended with code 3"),
        ("nonsense", "came: 'the first one' cannot be read: expected a word and a JSON object"),
        ("twice", "FAILED  hansa: stop after the decision changes nothing, and nothing is said unasked"),
    ],
)
def test_what_a_program_does_wrong_is_said_in_its_line(hanse: Run, mode: str, line: str) -> None:
    result = hanse("protocol", "test", odd(mode))
    assert result.code == 1
    assert line in result.out


def test_a_program_that_does_not_end_or_answer_is_told_so(hanse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tester.run, "__defaults__", (1.0,))
    monkeypatch.setattr(tester, "START_SECONDS", 2.0)
    assert "FEHLER  es startet und beantwortet hello mit hello; gekommen ist: kein hello in 2 s" in (
        hanse("protocol", "test", odd("silent"), "--lang", "de").out
    )
    monkeypatch.setattr(tester, "START_SECONDS", 600.0)
    findings = {finding.rule: finding for finding in tester._endings(odd("stays").split(), 1.0)}
    assert not findings["quit"].holds
    assert not findings["end"].holds


def test_a_program_is_described(hanse: Run) -> None:
    result = hanse("protocol", "describe", odd("good"))
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines() == [
        "Odd, by tests",
        "Does what it is told.",
        "plays: hansa",
        "option depth (3): -",
        "option bold (False): -",
    ]


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["dance"], "hanse protocol dance: expected one of test, describe, join"),
        (["test"], "nothing given: expected hanse protocol test COMMAND"),
        (["test", "a", "b"], "2 arguments given: expected hanse protocol test COMMAND"),
        (["test", " "], "command ' ' is empty: expected a program, as in python my_bot.py"),
        (["test", "nowhere-at-all"], "program 'nowhere-at-all' is not there, or cannot be run"),
        (["describe", "true"], "player program:true does not load: it ended with code 0"),
        (["join", "http://127.0.0.1:1"], "1 argument given: expected hanse protocol join URL COMMAND"),
        (["join", "http://127.0.0.1:1", "true"], "HANSE_BOT_TOKEN is not set"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    hanse: Run, monkeypatch: pytest.MonkeyPatch, argv: list[str], words: str
) -> None:
    monkeypatch.delenv("HANSE_BOT_TOKEN", raising=False)
    result = hanse("protocol", *argv)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"hanse: {words}")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("somewhere", "address “somewhere”: expected one like http://127.0.0.1:8323"),
        ("http://127.0.0.1:1", "the server does not let the bot in: connection refused"),
    ],
)
def test_a_server_that_is_not_there_is_refused(
    hanse: Run, monkeypatch: pytest.MonkeyPatch, url: str, words: str
) -> None:
    monkeypatch.setenv("HANSE_BOT_TOKEN", "secret")
    result = hanse("protocol", "join", url, odd("good"))
    assert (result.code, result.err) == (2, f"hanse: {words}\n")


def test_a_program_plays_in_the_terminal_and_in_simulations(hanse: Run) -> None:
    player = f"program:{odd('good')}"
    played = hanse(
        "play", "hansa", "--seats", 2, "--seed", 7, "--bot", player, "--save", "g.json", lines=["end", "1"] * 9
    )
    assert (played.code, played.err) == (0, "")
    bots = f"{player},program:{odd('exits')}"
    summed = hanse("simulate", "hansa", "--seats", 2, "--games", 1, "--max-decisions", 30, "--bots", bots, "--json")
    assert (summed.code, summed.err) == (0, "")
    failures = json.loads(summed.out)["failures"]
    assert len(failures) == 1 or all(each["bot"] == f"program:{odd('exits')}" for each in failures)
