"""What is shown: charts with their numbers, tables and grids. Page and pictures draw the same ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Mark:
    """A value, and between which ends it may lie."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Row:
    """A line of a chart: a mark for each series, and the numbers beside them."""

    label: str
    marks: Sequence[Mark]
    cells: Sequence[str]
    even: float | None = None  # where the mark would be if it made no difference


@dataclass(frozen=True)
class Chart:
    """Bars, or dots with their intervals, from `least` to `most`, each with its numbers beside it."""

    key: str
    title: str
    note: str
    rows: Sequence[Row]
    heading: str  # of the labels
    columns: Sequence[str]  # headings of the numbers
    ends: tuple[str, str]  # of the scale, in words
    least: float
    most: float
    series: Sequence[str] = ()  # their names, where there are two
    dots: bool = False

    def place(self, value: float) -> float:
        """Where a value lies on the scale, from 0 to 1."""
        return min(1.0, max(0.0, (value - self.least) / (self.most - self.least)))


@dataclass(frozen=True)
class Cell:
    """One field of a grid; its share, from 0 to 1, tints it. None where there is nothing."""

    text: str
    more: str = ""
    share: float | None = None


@dataclass(frozen=True)
class Grid:
    """A table of fields with row and column headings."""

    key: str
    title: str
    note: str
    corner: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[Cell]]]


@dataclass(frozen=True)
class Part:
    """Some exhibits under a heading."""

    key: str
    title: str
    text: Sequence[str] = ()
    exhibits: Sequence[Chart | Grid] = ()


@dataclass(frozen=True)
class Chapter:
    """Everything about the games of one kind."""

    key: str
    title: str
    about: str
    parts: Sequence[Part] = field(default_factory=list)
