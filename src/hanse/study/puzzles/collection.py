"""Puzzles in a file: a line that tells where they come from, then a line for each game that was looked through.

Whatever stops a run, the file holds whole lines and perhaps the beginning of one, which the next run cuts off. Those
that come with the house are such files too, so that everybody can see what was looked at and make them again.
"""

from __future__ import annotations

import fcntl
import json
import os
from functools import cache
from importlib.resources import files
from io import FileIO
from pathlib import Path
from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError, UnknownName
from hanse.study.puzzles.puzzle import FORMAT, Puzzle, read_puzzle

Data = dict[str, Any]


def line_of(number: int, looked: int, candidates: int, puzzles: list[Puzzle]) -> str:
    """What one game gave, as a line."""
    told = [puzzle.to_data() for puzzle in puzzles]
    data = {"number": number, "looked": looked, "candidates": candidates, "puzzles": told}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Tally:
    """What the games of a file gave so far."""

    def __init__(self) -> None:
        self.games: set[int] = set()
        self.looked = 0
        self.candidates = 0
        self.puzzles: list[Puzzle] = []

    def take(self, line: str | bytes, where: str) -> None:
        """Count a line."""
        try:
            data = json.loads(line)
            number, looked, candidates = int(data["number"]), int(data["looked"]), int(data["candidates"])
            told = list(data["puzzles"])
        except (ValueError, TypeError, KeyError, RecursionError):
            raise HanseError("{where}: not a puzzle", where=where) from None
        self.puzzles += [read_puzzle(each, where) for each in told]
        self.games.add(number)
        self.looked += looked
        self.candidates += candidates


class Collection:
    """The file of one run, which nobody else may write to meanwhile."""

    def __init__(self, path: Path, head: Data) -> None:
        """Read what is there; a file of anything else is refused and left as it is."""
        self.tally = Tally()
        self._file = FileIO(str(path), "a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(str(path), json.dumps({"puzzles": FORMAT, **head}).encode() + b"\n")
        except BlockingIOError:
            self._file.close()
            raise HanseError("{path}: another run is writing to it", path=str(path)) from None
        except HanseError:
            self._file.close()
            raise

    def add(self, line: str) -> None:
        """Keep what a game gave, whatever happens to this process afterwards."""
        self._write(line.encode() + b"\n")
        self.tally.take(line, "")

    def close(self) -> None:
        """Let others write."""
        os.fsync(self._file.fileno())
        self._file.close()

    def _read(self, path: str, head: bytes) -> None:
        self._file.seek(0)
        lines = self._file.readall().splitlines(keepends=True)
        if lines and lines[0] != head and not (len(lines) == 1 and head.startswith(lines[0])):
            raise HanseError("{path}: expected puzzles of the same game, player and seed, or a new file", path=path)
        whole = 0
        for number, line in enumerate(lines, start=1):
            if not line.endswith(b"\n"):
                break
            if number > 1:
                self.tally.take(line, f"{path}:{number}")
            whole += len(line)
        self._file.truncate(whole)
        if not whole:
            self._write(head)

    def _write(self, line: bytes) -> None:
        rest = memoryview(line)
        while rest:
            rest = rest[self._file.write(rest) :]


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with the house, by key, the easiest first."""
    if game not in GAMES:
        raise UnknownName("game", game, list(GAMES))
    source = files(__package__) / "data" / f"{game}.jsonl"
    tally = Tally()
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines()[1:], start=2):
        tally.take(line, f"{game}:{number}")
    return {puzzle.key: puzzle for puzzle in sorted(tally.puzzles, key=lambda one: (one.difficulty, one.key))}
