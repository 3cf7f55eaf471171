"""The results of a tournament in a file: a first line that tells which, then a line for each game, in their order.

Whatever stops a run, the file holds whole lines and perhaps the beginning of one, which the next run cuts off.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from time import monotonic
from typing import NoReturn

from hanse.arena.agenda import Agenda
from hanse.arena.outcome import Damaged, Outcome, read_outcome
from hanse.arena.tournament import Tournament
from hanse.kernel.errors import HanseError

FORMAT = 1
LONGEST_HEAD = 1 << 24
SAFE_EVERY = 1.0  # seconds, at most, until what was written also outlives the machine


class Results:
    """The file of one run, which nobody else may write to meanwhile. Nothing in it changes before `begin`."""

    def __init__(self, path: str, tournament: Tournament, version: str) -> None:
        self._path = path
        self._tournament = tournament
        head = {"hanse": version, "arena": FORMAT, "tournament": tournament.to_data()}
        self._head = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._file: FileIO | None = None
        self._whole = 0  # bytes of whole lines
        self._safe = monotonic()

    def read(self, agenda: Agenda) -> Iterator[Outcome]:
        """The games that are there, each of which the agenda is told; a file of anything else is refused."""
        if not Path(self._path).exists():
            return
        self._open("r+")
        if not Path(self._path).is_file():  # a device may have no end
            raise HanseError("{path}: expected the results of a tournament, or a new file", path=self._path)
        with Path(self._path).open("rb") as lines:
            head = lines.readline(LONGEST_HEAD)
            if self._head.startswith(head) and head != self._head:
                return  # nothing, or what a run left that was stopped at once
            self._check_head(head)
            self._whole = len(head)
            for number, line in enumerate(lines, start=2):
                if not line.endswith(b"\n"):
                    return
                yield self._heard(agenda, line, number)
                self._whole += len(line)

    def begin(self) -> None:
        """Make the file ready for the next line."""
        if self._file is None:
            self._open("a+")
            if Path(self._path).stat().st_size:  # it was not there a moment ago
                self._busy()
        assert self._file is not None
        self._file.truncate(self._whole)
        self._file.seek(self._whole)
        if self._whole == 0:
            self._write(self._head)

    def add(self, line: str) -> None:
        """Write the line of the next game."""
        self._write(line.encode() + b"\n")
        if self._file is not None and monotonic() - self._safe >= SAFE_EVERY:
            os.fsync(self._file.fileno())
            self._safe = monotonic()

    def close(self) -> None:
        """Let others write."""
        if self._file is not None:
            try:
                if self._whole:
                    os.fsync(self._file.fileno())
            finally:
                self._file.close()
                self._file = None

    def _open(self, mode: str) -> None:
        self._file = FileIO(self._path, mode)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._busy()

    def _busy(self) -> NoReturn:
        """Refuse, and leave the file to the other run."""
        if self._file is not None:
            self._file.close()
            self._file = None
        raise HanseError("{path}: another run is writing to it", path=self._path) from None

    def _write(self, text: bytes) -> None:
        assert self._file is not None
        rest = memoryview(text)
        while rest:
            rest = rest[self._file.write(rest) :]
        self._whole += len(text)

    def _check_head(self, line: bytes) -> None:
        if line == self._head:
            return
        try:
            known = isinstance(json.loads(line).get("tournament"), dict)
        except (ValueError, AttributeError, RecursionError):
            known = False
        if not known:
            raise HanseError("{path}: expected the results of a tournament, or a new file", path=self._path)
        raise HanseError("{path} holds the results of another tournament, or of another version", path=self._path)

    def _heard(self, agenda: Agenda, line: bytes, number: int) -> Outcome:
        fixture = agenda.next()
        try:
            if fixture is None:
                raise Damaged
            outcome = read_outcome(self._tournament, fixture, line)
        except Damaged:
            expected = self._tournament.total if fixture is None else fixture.number
            raise HanseError(
                "{path}, line {line}: damaged: expected game {number} of the tournament",
                path=self._path,
                line=number,
                number=expected,
            ) from None
        agenda.hear(outcome)
        return outcome
