"""The parts of tables that are being written, in a folder beside them, until all games have been played.

Whatever stops a run, `progress.json` names the parts that are whole and what is known of their games: it is replaced
after each of them. The next run of the same simulation goes on from there.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from hanse.arena.summary import Summary, read_summary
from hanse.kernel.errors import HanseError

if TYPE_CHECKING:
    import polars as pl

FORMAT = 1
EVERY = 10.0  # seconds, at most, that a run which is killed has played in vain


class Parts:
    """The folder of one run, which nobody else may write to meanwhile."""

    def __init__(self, targets: Mapping[str, str], about: Mapping[str, Any]) -> None:
        """`targets` are the files of the tables by their kind, `about` is what must be the same to go on."""
        self._targets = {kind: Path(path) for kind, path in targets.items()}
        self._folder = Path(f"{next(iter(targets.values()))}.parts")
        self._about = json.loads(json.dumps({"tables": FORMAT, "kinds": sorted(targets), **about}))
        self._count = 0
        self._waiting: dict[str, list[pl.DataFrame]] = {kind: [] for kind in targets}
        self._written = monotonic()
        self._lock: int | None = None

    @property
    def folder(self) -> str:
        """Where the parts are."""
        return str(self._folder)

    def begin(self) -> Summary | None:
        """Make the folder ready; the games that are there already, or none."""
        known = self._read() if self._folder.exists() else None
        if known is None:
            for path in self._targets.values():
                if path.exists():
                    raise HanseError("{path} exists already: expected a new file", path=str(path))
            self._folder.mkdir(exist_ok=True)
        self._lock = os.open(self._folder / "lock", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise HanseError("{path}: another run is writing to it", path=self.folder) from None
        known = self._read()  # what the other run left that has just ended
        self._count = 0 if known is None else known["parts"]
        return None if known is None else read_summary(known["summary"])

    def add(self, frames: Mapping[str, pl.DataFrame], summary: Summary) -> None:
        """The tables of the next games; `summary` is of all games so far."""
        for kind, frame in frames.items():
            self._waiting[kind].append(frame)
        if monotonic() - self._written >= EVERY:
            self.write(summary)

    def write(self, summary: Summary) -> None:
        """Let all that was added outlive this process."""
        import polars as pl

        from hanse.arena.tables import write_frame

        if not any(self._waiting.values()):
            return
        for kind, frames in self._waiting.items():
            write_frame(pl.concat(frames, how="diagonal"), self._part(kind, self._count))
            frames.clear()
        self._count += 1
        progress = {**self._about, "parts": self._count, "summary": summary.to_data()}
        draft = self._folder / "progress.tmp"
        with draft.open("w", encoding="utf-8") as stream:
            json.dump(progress, stream)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(self._folder / "progress.json")
        self._written = monotonic()

    def finish(self) -> None:
        """Make tables of the parts, and remove these."""
        from hanse.arena.tables import join_tables

        for kind, target in self._targets.items():
            join_tables([self._part(kind, number) for number in range(self._count)], target)
        shutil.rmtree(self._folder)

    def close(self) -> None:
        """Let others write."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _part(self, kind: str, number: int) -> Path:
        return self._folder / f"{kind}-{number:06}.parquet"

    def _read(self) -> dict[str, Any] | None:
        """What a run has left; None if it was stopped before its first part. That of another simulation is refused."""
        path = self._folder / "progress.json"
        if not path.exists():
            strange = [each for each in self._folder.iterdir() if not self._own(each.name)]
            if strange:
                raise HanseError("{path}: expected the parts of a table, or a new folder", path=self.folder)
            return None
        try:
            known = json.loads(path.read_text(encoding="utf-8"))
            same = {key: known[key] for key in self._about} == self._about
            whole = same and all(
                self._part(kind, number).exists() for kind in self._targets for number in range(known["parts"])
            )
            if whole:
                read_summary(known["summary"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise HanseError("{path}: damaged: expected the parts of a table", path=self.folder) from None
        if not same:
            raise HanseError("{path} holds parts of another simulation, or of another version", path=self.folder)
        if not whole:
            raise HanseError("{path}: damaged: expected the parts of a table", path=self.folder)
        return dict(known)

    def _own(self, name: str) -> bool:
        """Whether a run makes files of this name."""
        return name in ("lock", "progress.tmp") or any(
            name.lstrip(".").startswith(f"{kind}-") for kind in self._targets
        )
