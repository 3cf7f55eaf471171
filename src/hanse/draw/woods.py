"""Trees, hills and the compass rose, where a chart leaves room for them."""

from __future__ import annotations

import math

from hanse.draw.curves import Box, trace
from hanse.draw.ink import Point, Theme, hand, num, tag
from hanse.draw.land import Land
from hanse.draw.room import Room
from hanse.draw.woodcut import compass


def woods(theme: Theme, frame: Box, land: Land, room: Room) -> str:
    """The compass rose in the widest gap of the frame, groves of trees and ranges of hills in the others.

    The room knows what of the board trees must not touch; shores, rivers and beasts are added to it.
    """
    for shore in (*land.seas, *land.islands):
        room.take([], trace([*shore, shore[0]], 8.0))
    room.take([Box(x - 40, y - 20, x + 40, y + 10) for x, y, _ in land.serpents])
    for river in land.rivers:
        room.take([], trace(river, 8.0))
    x, y, free = _widest_gap(room, frame)
    radius = min(free * 0.74, 46.0)
    room.take([Box(x - radius, y - radius * 1.3, x + radius, y + radius)])
    rng = hand("woods")
    centres: list[Point] = []
    drawn: list[tuple[float, float, str]] = []
    for _ in range(900):
        centre = (frame.x0 + rng.random() * frame.width, frame.y0 + rng.random() * frame.height)
        if any(math.dist(centre, other) < 78 for other in centres) or room.clearance(centre) < 14:
            continue
        if land.wet(centre):
            continue
        centres.append(centre)
        rises = any(region.holds(centre) for region in land.hills)
        drawn += _grove(centre, room, frame, land, rises=rises)
    signs = "".join(f'<use href="#{theme.name}-{name}" x="{num(sx)}" y="{num(sy)}"/>' for sy, sx, name in sorted(drawn))
    trees = tag(
        "g",
        signs,
        fill=theme.leaf,
        stroke=theme.faint,
        stroke_width=0.9,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return trees + compass(theme, x, y + radius * 0.1, radius)


def _widest_gap(room: Room, frame: Box) -> tuple[float, float, float]:
    best = (*frame.centre, 0.0)
    for column in range(int(frame.width / 16)):
        for row in range(int(frame.height / 16)):
            x, y = frame.x0 + column * 16, frame.y0 + row * 16
            edge = min(x - frame.x0, frame.x1 - x, y - frame.y0, frame.y1 - y)
            free = min(room.clearance((x, y)), edge + 8)
            if free > best[2]:
                best = (x, y, free)
    return best


def _grove(centre: Point, room: Room, frame: Box, land: Land, *, rises: bool) -> list[tuple[float, float, str]]:
    """Trees (or hills) close together around a point, each where there is room for it."""
    name = f"grove {centre[0]:.0f} {centre[1]:.0f}"
    rng = hand(name)
    kind = "fir" if rng.random() < 0.45 else "oak"
    spots: list[Point] = []
    drawn = []
    for _ in range(30):
        spot = (centre[0] + (rng.random() - 0.5) * 62, centre[1] + (rng.random() - 0.5) * 34)
        middle = (spot[0], spot[1] - 6)
        apart = 14 if rises else 7.5
        if not frame.holds(spot) or land.wet(middle) or room.clearance(middle) < (16 if rises else 10):
            continue
        if any(math.hypot(spot[0] - x, (spot[1] - y) * 1.5) < apart for x, y in spots):
            continue
        spots.append(spot)
        drawn.append((spot[1], spot[0], f"{'hill' if rises else kind}-{rng.randrange(3)}"))
        if len(drawn) >= (6 if rises else 9):
            break
    return drawn
