"""How far an analysis is, out of its notes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hanse.kernel.record import Record
from hanse.study.analysis.analysis import Analysis
from hanse.study.analysis.result import result_of

Data = dict[str, Any]


@dataclass(frozen=True)
class Standing:
    """How far an analysis is: `none`, `waiting`, `running`, `stopped` or `done`."""

    status: str
    iterations: int
    done: int = 0
    pieces: int = 0
    result: Data | None = None


def known(record: Record, seat: int | None, iterations: int, notes: Iterable[Data]) -> Analysis:
    """An analysis that goes on after these notes."""
    analysis = Analysis(record, seat, iterations)
    for note in notes:
        analysis.take(note)
    return analysis


def so_far(status: str, record: Record, seat: int | None, iterations: int, notes: Iterable[Data]) -> Standing:
    """What is known after these notes; no result before the first curve is there."""
    analysis = known(record, seat, iterations, notes)
    curve = sum(1 for kind, _ in analysis.notes if kind == "glance") == len(analysis.actions)
    result = result_of(analysis) if curve else None
    return Standing(status, iterations, len(analysis.notes), analysis.pieces, result)


def finished(iterations: int, result: Data) -> Standing:
    """An analysis of which only the result was kept."""
    count = 2 * len(result["moments"])
    return Standing("done", iterations, count, count, result)


def finished_result(record: Record, seat: int | None, iterations: int, notes: Iterable[Data]) -> Data | None:
    """The result, if nothing is missing: who failed leaves the rest for another time."""
    analysis = known(record, seat, iterations, notes)
    return result_of(analysis) if analysis.done else None
