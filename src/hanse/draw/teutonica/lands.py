"""The country of each board: seas, islands, rivers and hills, read from `lands.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from hanse.draw.curves import Box
from hanse.draw.ink import Point
from hanse.draw.teutonica.geometry import to_canvas

Outline = tuple[Point, ...]


@dataclass(frozen=True)
class Land:
    """What is known of a board's country, in the coordinates of the drawing."""

    seas: tuple[Outline, ...] = ()
    islands: tuple[Outline, ...] = ()
    rivers: tuple[Outline, ...] = ()
    hills: tuple[Box, ...] = ()
    serpents: tuple[tuple[float, float, float], ...] = ()

    def wet(self, point: Point) -> bool:
        """Whether the point lies in a sea and on no island."""
        if any(_inside(point, island) for island in self.islands):
            return False
        return any(_inside(point, sea) for sea in self.seas)


def _inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a line straight down from the point crosses the outline an odd number of times."""
    crossings = 0
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ax <= point[0]) != (bx <= point[0]) and ay + (by - ay) * (point[0] - ax) / (bx - ax) > point[1]:
            crossings += 1
    return crossings % 2 == 1


@cache
def land_of(board_id: str) -> Land:
    """The country of a board; plain land for a board of one's own."""
    text = (files("hanse.draw.teutonica") / "lands.toml").read_text(encoding="utf-8")
    for entry in tomllib.loads(text)["land"]:
        if board_id in entry["boards"]:
            corners = [_outline(line) for line in entry["hills"]]
            beasts = [[float(value) for value in line.split()] for line in entry["serpents"]]
            return Land(
                tuple(_outline(line) for line in entry["seas"]),
                tuple(_outline(line) for line in entry["islands"]),
                tuple(_outline(line) for line in entry["rivers"]),
                tuple(Box(*first, *second) for first, second in corners),
                tuple((*to_canvas((x, y)), size) for x, y, size in beasts),
            )
    return Land()


def _outline(line: str) -> Outline:
    return tuple(to_canvas([float(value) for value in spot.split()]) for spot in line.split(","))
