"""The measures of the Baltic: one sheet, and two for small screens on which the country is drawn together.

What stands on the chart has the same size on each, so it is larger on a screen where the chart is smaller: a phone
shows the whole chart on about 345 pixels, that wide if it is held upright (`TALL`), that high if it lies on its side
(`WIDE`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hanse.draw.curves import Box
from hanse.draw.ink import Point
from hanse.kernel.errors import UnknownName


@dataclass(frozen=True)
class Sheet:
    """How the coordinates of the facts become those of a drawing."""

    columns: tuple[tuple[float, float], ...]  # of the facts, and how much each is stretched: straits are crowded
    down: float
    side: float  # room for the plates of the western ports
    east: float
    top: float  # the head of the chart
    foot: float
    small: bool  # without title; plates and stacks stand where there is room


LARGE = Sheet(((0.0, 1.75), (300.0, 0.8)), 1.17, 74.0, 62.0, 76.0, 26.0, False)
TALL = Sheet(((0.0, 0.88), (300.0, 0.27)), 1.06, 46.0, 70.0, 60.0, 80.0, True)
WIDE = Sheet(((0.0, 1.05), (300.0, 0.46)), 0.62, 85.0, 132.0, 98.0, 40.0, True)
SHEETS = {"large": LARGE, "wide": WIDE, "tall": TALL}


def find_sheet(name: str) -> Sheet:
    """The measures of that name; UnknownName with the known names otherwise."""
    if name not in SHEETS:
        raise UnknownName("size", name, SHEETS)
    return SHEETS[name]


STACK_STEP = 58.0


def stacked(field: Box, count: int) -> tuple[Point, ...]:
    """The supply stacks in a row at the lower right corner."""
    return tuple((field.x1 - 34 - STACK_STEP * (count - 1 - index), field.y1 - 44) for index in range(count))


def make_room(
    berths: Mapping[str, Point], bodies: Mapping[str, Box], routes: Sequence[Point], taken: Sequence[Box], field: Box
) -> dict[str, Point]:
    """Where the plates go: for each port the way from its berth to the middle of its plate.

    A body is all that stands around that middle. One port after the other takes the best place that the rest leave, a
    few times over: inside the frame, apart from each other, beside the routes, and near the berth.
    """
    found = {key: (0.0, -_reach(body)) for key, body in bodies.items()}
    for _ in range(3):
        for key, body in bodies.items():
            others = [_at(bodies[other], berths[other], found[other]) for other in bodies if other != key]
            others += [*taken, *(Box(x - 19, y - 19, x + 19, y + 19) for x, y in berths.values())]

            def cost(way: Point, body: Box = body, others: Sequence[Box] = others, at: Point = berths[key]) -> float:
                box = _at(body, at, way)
                outside = max(0.0, field.x0 - box.x0, box.x1 - field.x1, field.y0 - box.y0, box.y1 - field.y1)
                shared = sum(_shared(box.grown(3), other) for other in others)
                covered = sum(box.holds(point) for point in routes)
                return 400 * outside + 8 * shared + 70 * covered + math.hypot(*way)

            found[key] = min(_ways(body), key=cost)
    return found


def _ways(body: Box) -> Iterator[Point]:
    for angle in range(0, 360, 15):
        for far in (0.75, 0.95, 1.2, 1.5):
            x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            yield (x * far * (body.width / 2 + 44), y * far * (body.height / 2 + 44) + 10)


def _reach(body: Box) -> float:
    return body.height / 2 + 20


def _at(body: Box, berth: Point, way: Point) -> Box:
    x, y = berth[0] + way[0], berth[1] + way[1]
    return Box(body.x0 + x, body.y0 + y, body.x1 + x, body.y1 + y)


def _shared(one: Box, other: Box) -> float:
    wide = min(one.x1, other.x1) - max(one.x0, other.x0)
    high = min(one.y1, other.y1) - max(one.y0, other.y0)
    return wide * high if wide > 0 and high > 0 else 0.0
