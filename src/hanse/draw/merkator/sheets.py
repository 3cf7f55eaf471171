"""The measures of the board: one sheet, and two for small screens on which map, chart and cards lie closer together.

What is written has the same size on each, so it is larger on a screen where the board is smaller: a phone shows the
whole board on about 345 pixels, that wide if it is held upright (`TALL`), that high if it lies on its side (`WIDE`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hanse.draw.curves import Box
from hanse.draw.ink import Point
from hanse.kernel.errors import UnknownName

EDGE = 8.0
COUNTRY = (850.0, 640.0)  # the coordinates of our map
Size = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """Where the parts of the board lie, and how large its cards are."""

    width: float
    height: float
    margin: float
    map: Box
    glass: Box
    piles: tuple[Box, int]  # contracts by value, and how many stand in a row
    letter: Size
    bonuses: tuple[Box, int]
    bonus: Size
    houses: tuple[Box, int]
    building: Size
    small: bool  # without title and towers; places stand where there is room

    def to_canvas(self, point: Point) -> Point:
        """From the coordinates of our map to those of the drawing."""
        across, down = COUNTRY
        return (self.map.x0 + point[0] * self.map.width / across, self.map.y0 + point[1] * self.map.height / down)


LARGE = Sheet(
    width=1200.0,
    height=904.0,
    margin=12.0,
    map=Box(EDGE, EDGE, 858.0, 648.0),
    glass=Box(866.0, EDGE, 1192.0, 648.0),
    piles=(Box(EDGE, 658.0, 1192.0, 776.0), 10),
    letter=(108.0, 100.0),
    bonuses=(Box(EDGE, 786.0, 458.0, 896.0), 4),
    bonus=(106.0, 92.0),
    houses=(Box(458.0, 786.0, 1192.0, 896.0), 4),
    building=(174.0, 92.0),
    small=False,
)
TALL = Sheet(
    width=600.0,
    height=1010.0,
    margin=2.0,
    map=Box(EDGE, EDGE, 592.0, 610.0),
    glass=Box(EDGE, 616.0, 198.0, 1002.0),
    piles=(Box(204.0, 612.0, 596.0, 758.0), 5),
    letter=(74.0, 66.0),
    bonuses=(Box(204.0, 760.0, 596.0, 832.0), 4),
    bonus=(90.0, 66.0),
    houses=(Box(204.0, 834.0, 596.0, 1004.0), 2),
    building=(188.0, 78.0),
    small=True,
)
WIDE = Sheet(
    width=880.0,
    height=616.0,
    margin=2.0,
    map=Box(EDGE, EDGE, 680.0, 452.0),
    glass=Box(686.0, EDGE, 872.0, 452.0),
    piles=(Box(EDGE, 456.0, 872.0, 530.0), 10),
    letter=(78.0, 66.0),
    bonuses=(Box(EDGE, 530.0, 340.0, 612.0), 4),
    bonus=(78.0, 74.0),
    houses=(Box(340.0, 530.0, 874.0, 612.0), 4),
    building=(128.0, 74.0),
    small=True,
)
SHEETS = {"large": LARGE, "wide": WIDE, "tall": TALL}


def find_sheet(name: str) -> Sheet:
    """The measures of that name; UnknownName with the known names otherwise."""
    if name not in SHEETS:
        raise UnknownName("size", name, SHEETS)
    return SHEETS[name]


def grid(place: tuple[Box, int], count: int, size: Size) -> list[Box]:
    """Cards of one size in rows that fill a box."""
    box, across = place
    rows = -(-count // across)
    step, down = box.width / across, box.height / rows
    left, top = (step - size[0]) / 2, (down - size[1]) / 2
    found = []
    for index in range(count):
        row, column = divmod(index, across)
        x, y = box.x0 + column * step + left, box.y0 + row * down + top
        found.append(Box(x, y, x + size[0], y + size[1]))
    return found


def make_room(wishes: Mapping[str, Point], bodies: Mapping[str, Box], field: Box) -> dict[str, Point]:
    """Places that push each other apart until nothing touches; each stays as near to its wish as it can."""
    found = dict(wishes)
    keys: Sequence[str] = list(wishes)
    for turn in range(300):
        for index, one in enumerate(keys):
            for other in keys[index + 1 :]:
                _push(found, bodies, one, other)
        for key in keys:
            (x, y), (home_x, home_y), body = found[key], wishes[key], bodies[key]
            pull = 0.02 if turn < 200 else 0.0
            x, y = x + (home_x - x) * pull, y + (home_y - y) * pull
            x = min(max(x, field.x0 - body.x0), field.x1 - body.x1)
            y = min(max(y, field.y0 - body.y0), field.y1 - body.y1)
            found[key] = (x, y)
    return found


def _push(found: dict[str, Point], bodies: Mapping[str, Box], one: str, other: str) -> None:
    """Two places that touch move apart, the shorter way."""
    (ax, ay), (bx, by) = found[one], found[other]
    first, second = bodies[one], bodies[other]
    wide = min(ax + first.x1, bx + second.x1) - max(ax + first.x0, bx + second.x0)
    high = min(ay + first.y1, by + second.y1) - max(ay + first.y0, by + second.y0)
    if wide <= 0 or high <= 0:
        return
    if wide < high:
        step = wide / 3 * (1 if ax >= bx else -1)
        found[one], found[other] = (ax + step, ay), (bx - step, by)
    else:
        step = high / 3 * (1 if ay >= by else -1)
        found[one], found[other] = (ax, ay + step), (bx, by - step)
