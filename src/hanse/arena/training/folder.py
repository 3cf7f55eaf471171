"""The folder of a training: what defines it, the games of every round, weights, and the learning curve.

Files that grow hold whole lines and perhaps the beginning of one, which the next run cuts off; all others are there as
a whole or not at all. So a run can be stopped at any moment and goes on from what is there.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from time import monotonic

from hanse.arena.training.training import Training
from hanse.kernel.errors import HanseError

FORMAT = 1
DEFINITION = "training.json"
DRAFT = ".draft"  # what a file is called until it is whole
SAFE_EVERY = 1.0  # seconds, at most, until what was written also outlives the machine


class Folder:
    """The folder of one training, which nobody else may write to meanwhile."""

    def __init__(self, path: str, training: Training, version: str) -> None:
        self.path = Path(path)
        head = {"hanse": version, "format": FORMAT, "training": training.to_data()}
        self._definition = json.dumps(head, ensure_ascii=False, indent=1) + "\n"
        self._lock: int | None = None

    def check(self) -> None:
        """Refuse a folder of anything else; nothing in it changes."""
        if not self.path.exists():
            return
        if not self.path.is_dir():
            raise HanseError("{path}: expected the folder of a training, or a new one", path=str(self.path))
        found = self.path / DEFINITION
        if not found.is_file():
            if any(each.name != DRAFT for each in self.path.iterdir()):
                raise HanseError("{path}: expected the folder of a training, or a new one", path=str(self.path))
            return
        if found.read_bytes() != self._definition.encode():
            self._refuse(found)

    def _refuse(self, found: Path) -> None:
        try:
            known = isinstance(json.loads(found.read_bytes()).get("training"), dict)
        except (ValueError, AttributeError, RecursionError):
            known = False
        if not known:
            raise HanseError("{path}: damaged: expected what defines a training", path=str(found))
        raise HanseError("{path} holds another training, or one of another version", path=str(self.path))

    def open(self) -> None:
        """Make the folder ready, and keep others out of it."""
        self.check()
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(self.path, os.O_RDONLY)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.check()  # again: somebody else may have begun a moment ago
            if not self.has(DEFINITION):
                self.write(DEFINITION, self._definition)
        except BlockingIOError:
            self.close()
            raise HanseError("{path}: another run is writing to it", path=str(self.path)) from None
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let others in."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def has(self, name: str) -> bool:
        """Whether there is a file of this name."""
        return (self.path / name).is_file()

    def read(self, name: str) -> str:
        """The text of a file."""
        try:
            return (self.path / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise HanseError("{path}: damaged: expected text", path=str(self.path / name)) from None

    def write(self, name: str, text: str) -> None:
        """Write a file as a whole or not at all, also if the same is tried again after it was cut short."""
        draft = self.path / DRAFT
        with draft.open("w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(self.path / name)

    def log(self, name: str) -> Log:
        """A file that grows by lines."""
        return Log(self.path / name)


class Log:
    """A file of lines, one for each game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: FileIO | None = None
        self._whole = 0  # bytes of whole lines
        self._safe = monotonic()

    def lines(self) -> Iterator[bytes]:
        """The whole lines that are there."""
        if not self.path.is_file():
            return
        with self.path.open("rb") as stream:
            for line in stream:
                if not line.endswith(b"\n"):
                    return
                yield line
                self._whole += len(line)

    def begin(self) -> None:
        """Make the file ready for the next line, after those there were read."""
        self._file = FileIO(str(self.path), "a")
        self._file.truncate(self._whole)

    def add(self, line: str) -> None:
        """Write the next line."""
        assert self._file is not None
        rest = memoryview(line.encode() + b"\n")
        while rest:
            rest = rest[self._file.write(rest) :]
        if monotonic() - self._safe >= SAFE_EVERY:
            os.fsync(self._file.fileno())
            self._safe = monotonic()

    def close(self) -> None:
        """All that was written outlives the machine."""
        if self._file is not None:
            try:
                os.fsync(self._file.fileno())
            finally:
                self._file.close()
                self._file = None
