"""One line of a table's log. The log is only ever added to; what was undone stays in it, struck through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Draft:
    """An entry that is about to be written."""

    kind: str
    data: Data


@dataclass(frozen=True)
class Entry:
    """An entry as it was written: its place in the log, when (seconds since 1970), what kind, and its facts."""

    seq: int
    at: float
    kind: str
    data: Data
