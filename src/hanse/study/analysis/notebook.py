"""Notes of an analysis in a file: a line that says of which, then a line for each note.

Whatever stops the work, the file holds whole lines and perhaps the beginning of one, which the next run cuts off.
"""

from __future__ import annotations

import fcntl
import json
import os
from io import FileIO
from pathlib import Path

from hanse.kernel.errors import HanseError
from hanse.study.analysis.analysis import Analysis, Note


class Notebook:
    """The file of one analysis, which nobody else may write to meanwhile."""

    def __init__(self, path: Path, analysis: Analysis) -> None:
        """Read what is there; notes of another analysis are replaced, since nothing of them can be used."""
        self._path = path
        self._file = FileIO(str(path), "a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise HanseError("{path}: another run is writing to it", path=str(path)) from None
        head = json.dumps(analysis.head()).encode() + b"\n"
        whole = self._read(head, analysis)
        self._file.truncate(whole)
        if not whole:
            self._write(head)

    def add(self, note: Note) -> None:
        """Keep a note, whatever happens to this process afterwards."""
        self._write(json.dumps(note).encode() + b"\n")

    def close(self) -> None:
        """Let others write."""
        os.fsync(self._file.fileno())
        self._file.close()

    def remove(self) -> None:
        """All of it stands elsewhere now."""
        self._path.unlink(missing_ok=True)
        self._file.close()

    def _read(self, head: bytes, analysis: Analysis) -> int:
        """Take all whole notes; how many bytes they are, head included."""
        self._file.seek(0)
        lines = self._file.readall().splitlines(keepends=True)
        if not lines or lines[0] != head:
            return 0
        whole = len(head)
        for line in lines[1:]:
            note = _note(line, len(analysis.actions))
            if note is None:
                break
            analysis.take(note)
            whole += len(line)
        return whole

    def _write(self, line: bytes) -> None:
        rest = memoryview(line)
        while rest:
            rest = rest[self._file.write(rest) :]


def _note(line: bytes, actions: int) -> Note | None:
    """The note in a line; none, if it is damaged or was cut off."""
    if not line.endswith(b"\n"):
        return None
    try:
        note = json.loads(line)
        fits = note["kind"] in ("glance", "judged") and 0 <= note["action"] < actions and "before" in note
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return note if fits else None
