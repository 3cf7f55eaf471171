"""Levels at the terminal: who is met without a wish, how one is stopped, what is told at the end."""

from __future__ import annotations

import itertools
import signal
from pathlib import Path

import pytest

from hanse.cli.interrupts import first_interrupt
from hanse.players import USUAL
from tests.cli.conftest import Run


def test_who_does_not_choose_meets_the_usual_level(hanse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanse.cli.play.USUAL", USUAL)
    assert f"({USUAL})" in hanse("play", "hansa", "--seats", 2, "--you", 1, lines=["quit"]).out


def test_a_level_is_named_with_its_style(hanse: Run) -> None:
    assert "(easy@style=builder)" in hanse("play", "--bot", "easy@style=builder", "--seats", 2, lines=["quit"]).out
    refused = hanse("play", "--bot", "easy@style=nonesuch", lines=["quit"])
    assert (refused.code, refused.out) == (2, "")
    assert "unknown style 'nonesuch': expected one of builder, hunter, displacer" in refused.err


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_games_lists_styles_where_there_are_some(hanse: Run, language: str) -> None:
    assert "medium@style=builder" in hanse("--lang", language, "games", "teutonica").out
    assert "@style=" not in hanse("--lang", language, "games", "merkator").out


def test_the_first_interrupt_hurries_and_the_second_leaves() -> None:
    hurried: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where whoever runs the tests ignores it
    try:
        with first_interrupt(lambda: hurried.append(1)):
            signal.raise_signal(signal.SIGINT)
            assert hurried == [1]
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_at_the_end_it_is_told_who_was_ahead_when(hanse: Run, tmp_path: Path) -> None:
    lines = itertools.cycle(["end", "1"])
    out = hanse("play", "hansa", "--seats", 2, "--seed", 7, "--save", tmp_path / "game.json", lines=lines).out
    assert "Who was ahead when" in out
    assert "after 0 turns" in out
