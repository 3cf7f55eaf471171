"""Runs the command as a person would, inside this process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from hanse.cli import main
from hanse.players import DEFAULT

Run = Callable[..., "Result"]


@dataclass
class Result:
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


class Lines:
    """A keyboard: gives the lines of an iterable, one by one, then the end of the input."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)

    def readline(self, _size: int = -1) -> str:
        line = next(self._lines, None)
        return "" if line is None else line + "\n"

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError("not a file")


@pytest.fixture
def hanse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `hanse` with arguments and typed lines; games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("hanse.cli.play.USUAL", DEFAULT)  # quick, also where the engine is not compiled
    monkeypatch.setenv("LINES", "40")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HANSE_LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: object, lines: Iterable[str] = ()) -> Result:
        monkeypatch.setattr(sys, "stdin", Lines(lines))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run
