"""A country as it is drawn: seas, islands, rivers and hills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from hanse.draw.curves import Box
from hanse.draw.ink import Point

Outline = tuple[Point, ...]


@dataclass(frozen=True)
class Land:
    """What is known of a country, in the coordinates of the drawing."""

    seas: tuple[Outline, ...] = ()
    islands: tuple[Outline, ...] = ()
    rivers: tuple[Outline, ...] = ()
    hills: tuple[Box, ...] = ()
    serpents: tuple[tuple[float, float, float], ...] = ()

    def wet(self, point: Point) -> bool:
        """Whether the point lies in a sea and on no island."""
        if any(inside(point, island) for island in self.islands):
            return False
        return any(inside(point, sea) for sea in self.seas)


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a line straight down from the point crosses the outline an odd number of times."""
    crossings = 0
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ax <= point[0]) != (bx <= point[0]) and ay + (by - ay) * (point[0] - ax) / (bx - ax) > point[1]:
            crossings += 1
    return crossings % 2 == 1
