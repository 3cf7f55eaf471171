"""Knows what is taken on the chart, and how far it is from a point to the nearest thing."""

from __future__ import annotations

import math
from collections.abc import Iterable

from hanse.draw.curves import Box
from hanse.draw.ink import Point

CELL = 64.0


class Room:
    """Taken boxes and points, kept by the squares of a coarse grid they touch."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[int, int], list[Box]] = {}
        self._points: dict[tuple[int, int], list[Point]] = {}

    def take(self, boxes: Iterable[Box], points: Iterable[Point] = ()) -> None:
        """Nothing else may stand there."""
        for box in boxes:
            for column in range(int(box.x0 // CELL), int(box.x1 // CELL) + 1):
                for row in range(int(box.y0 // CELL), int(box.y1 // CELL) + 1):
                    self._boxes.setdefault((column, row), []).append(box)
        for point in points:
            self._points.setdefault((int(point[0] // CELL), int(point[1] // CELL)), []).append(point)

    def clearance(self, point: Point) -> float:
        """Distance to the nearest taken thing; more than a square of the grid counts as one square."""
        best = CELL
        column, row = int(point[0] // CELL), int(point[1] // CELL)
        for key in ((column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            for box in self._boxes.get(key, ()):
                best = min(best, box.distance(point))
            for other in self._points.get(key, ()):
                best = min(best, math.dist(point, other))
        return best
