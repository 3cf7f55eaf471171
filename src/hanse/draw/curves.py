"""Plane geometry for the chart: boxes, and the smooth line of a route as many small steps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from hanse.draw.ink import Point


class Box(NamedTuple):
    """An upright rectangle."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        """From the left to the right side."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """From the upper to the lower side."""
        return self.y1 - self.y0

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return ((self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2)

    def grown(self, by: float) -> Box:
        """The box with a margin on all sides."""
        return Box(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def meets(self, other: Box) -> bool:
        """Whether the two have area in common."""
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1

    def holds(self, point: Point) -> bool:
        """Whether the point lies inside."""
        return self.x0 < point[0] < self.x1 and self.y0 < point[1] < self.y1

    def distance(self, point: Point) -> float:
        """From the point to the nearest side; 0 inside."""
        dx = max(self.x0 - point[0], 0.0, point[0] - self.x1)
        dy = max(self.y0 - point[1], 0.0, point[1] - self.y1)
        return math.hypot(dx, dy)


def box_around(point: Point, width: float, height: float) -> Box:
    """The box of that size with its centre on the point."""
    return Box(point[0] - width / 2, point[1] - height / 2, point[0] + width / 2, point[1] + height / 2)


def trace(points: Sequence[Point], step: float = 1.5) -> list[Point]:
    """A smooth line through the points (centripetal Catmull-Rom), as points about one step apart."""
    if len(points) < 2:
        return list(points)
    first, last = points[0], points[-1]
    padded = [_mirror(points[1], first), *points, _mirror(points[-2], last)]
    line: list[Point] = [first]
    for index in range(len(points) - 1):
        corners = padded[index : index + 4]
        pieces = max(2, int(math.dist(corners[1], corners[2]) / step))
        line.extend(_between(corners, part / pieces) for part in range(1, pieces + 1))
    return line


def _mirror(point: Point, centre: Point) -> Point:
    return (2 * centre[0] - point[0], 2 * centre[1] - point[1])


def _between(corners: Sequence[Point], part: float) -> Point:
    """The point at this part (0 to 1) of the way from the second corner to the third."""
    knots = [0.0]
    for start, end in pairwise(corners):
        knots.append(knots[-1] + max(math.sqrt(math.dist(start, end)), 1e-6))
    time = knots[1] + part * (knots[2] - knots[1])

    def mix(low: Point, high: Point, first: float, second: float) -> Point:
        share = (time - first) / (second - first)
        return (low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share)

    one = [mix(corners[i], corners[i + 1], knots[i], knots[i + 1]) for i in range(3)]
    two = [mix(one[i], one[i + 1], knots[i], knots[i + 2]) for i in range(2)]
    return mix(two[0], two[1], knots[1], knots[2])


def lengths(line: Sequence[Point]) -> list[float]:
    """How far along the line each of its points lies."""
    total = [0.0]
    for start, end in pairwise(line):
        total.append(total[-1] + math.dist(start, end))
    return total


def along(line: Sequence[Point], distances: Sequence[float], where: float) -> Point:
    """The point of the line that lies this far along it."""
    for index in range(1, len(line)):
        if distances[index] >= where:
            span = distances[index] - distances[index - 1] or 1.0
            share = (where - distances[index - 1]) / span
            (ax, ay), (bx, by) = line[index - 1], line[index]
            return (ax + (bx - ax) * share, ay + (by - ay) * share)
    return line[-1]
