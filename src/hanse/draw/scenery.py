"""The land under the roads: paper, coast and sea, rivers, woods and hills, and the frame of the chart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hanse.draw.curves import Box, trace
from hanse.draw.geometry import Layout, marker_box, post_box, to_canvas
from hanse.draw.ink import Point, Theme, hand, num, smooth, tag
from hanse.draw.room import Room
from hanse.draw.woodcut import compass, hill, serpent, tree


@dataclass(frozen=True)
class Land:
    """What is known of a board's country, in the coordinates of its facts."""

    coasts: tuple[tuple[Point, ...], ...] = ()  # open lines from edge to edge, the sea to their left (north)
    rivers: tuple[tuple[Point, ...], ...] = ()
    serpents: tuple[tuple[float, float, float], ...] = ()
    hills: tuple[Box, ...] = field(default=())  # where the country rises


_NORTH_GERMANY = Land(
    coasts=(
        (
            (-60, 40),
            (-20, 28),
            (30, 34),
            (90, 46),
            (150, 40),
            (196, 52),
            (214, 78),
            (232, 62),
            (262, 38),
            (320, 30),
            (372, 22),
            (412, 34),
            (424, 74),
            (436, 104),
            (446, 70),
            (452, 34),
            (476, 6),
            (520, -8),
            (560, -4),
            (592, 14),
            (628, 34),
            (668, 30),
            (700, 8),
            (690, -24),
            (700, -62),
            (712, -110),
        ),
        ((812, -110), (806, -60), (822, -28), (852, -22), (880, -8), (912, -12), (950, -30), (990, -26), (1060, -44)),
    ),
    rivers=(
        ((436, 104), (462, 130), (520, 240), (478, 300), (372, 330), (396, 470), (420, 500), (520, 590), (548, 720)),
        ((214, 78), (196, 200), (300, 350), (340, 470), (330, 490)),
        ((668, 30), (690, 120), (840, 150), (872, 270), (990, 310), (1000, 440), (880, 560), (868, 620), (1040, 700)),
        ((-60, 330), (10, 300), (140, 330), (155, 500), (20, 580), (120, 720)),
    ),
    serpents=((206, 12, 0.8),),
    hills=(Box(640, 480, 880, 640), Box(520, 560, 700, 660), Box(250, 580, 420, 640)),
)
LANDS: dict[str, Land] = {"base-4-5": _NORTH_GERMANY, "base-2-3": _NORTH_GERMANY}


def ground(theme: Theme, layout: Layout) -> str:
    """Paper from edge to edge, with the light that falls on it."""
    frame = layout.field
    return tag("rect", width=layout.width, height=layout.height, fill=theme.paper) + tag(
        "rect",
        x=frame.x0,
        y=frame.y0,
        width=frame.width,
        height=frame.height,
        fill=theme.land,
    )


def ground_defs(theme: Theme, layout: Layout) -> str:
    """Light, paper grain and the edge of the map as definitions."""
    frame = layout.field
    red, green, blue = (0.42, 0.29, 0.12) if theme.name == "light" else (0, 0, 0)
    glow = "0.75" if theme.name == "light" else "0.42"
    return (
        f'<radialGradient id="{theme.name}-glow" cx="0.48" cy="0.45" r="0.75">'
        f'<stop offset="0" stop-color="{theme.glow}" stop-opacity="{glow}"/>'
        f'<stop offset="0.55" stop-color="{theme.glow}" stop-opacity="{0.25 if theme.name == "light" else 0.14}"/>'
        f'<stop offset="0.8" stop-color="{theme.shade}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{theme.shade}" stop-opacity="{theme.shade_opacity}"/></radialGradient>'
        + "".join(f'<path id="{theme.name}-oak-{i}" d="{tree(f"oak {i}", "oak")}"/>' for i in range(3))
        + "".join(f'<path id="{theme.name}-fir-{i}" d="{tree(f"fir {i}", "fir")}"/>' for i in range(3))
        + "".join(f'<path id="{theme.name}-hill-{i}" d="{hill(f"hill {i}")}"/>' for i in range(3))
        + f'<filter id="{theme.name}-grain" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="4" seed="7"/>'
        f'<feColorMatrix values="0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} 0 0 0 -1.1 0.62"/></filter>'
        f'<clipPath id="{theme.name}-field"><rect x="{num(frame.x0)}" y="{num(frame.y0)}" width="{num(frame.width)}" '
        f'height="{num(frame.height)}"/></clipPath>'
    )


def country(theme: Theme, layout: Layout, board_id: str, taken: Sequence[Box]) -> str:
    """Everything under the roads, cut off at the frame; the taken boxes stay free of trees."""
    land = LANDS.get(board_id, Land())
    frame = layout.field
    water = sea(theme, layout, land) + rivers(theme, land)
    whole = tag(
        "rect",
        x=frame.x0,
        y=frame.y0,
        width=frame.width,
        height=frame.height,
        filter=f"url(#{theme.name}-grain)",
        opacity="0.42",
    )
    light = tag("rect", x=frame.x0, y=frame.y0, width=frame.width, height=frame.height, fill=f"url(#{theme.name}-glow)")
    return tag("g", water, whole, light, woods(theme, layout, land, taken), clip_path=f"url(#{theme.name}-field)")


def sea(theme: Theme, layout: Layout, land: Land) -> str:
    """Water north of each coast, with the engraver's lines that follow the shore."""
    parts = []
    for index, coast in enumerate(land.coasts):
        shore = _rough([to_canvas(point) for point in coast], f"coast {index}")
        first, last = shore[0], shore[-1]
        top = layout.field.y0 - 30
        outline = smooth(shore) + f"L{num(last[0])} {num(top)}L{num(first[0])} {num(top)}Z"
        clip = f"{theme.name}-sea-{index}"
        parts.append(f'<clipPath id="{clip}"><path d="{outline}"/></clipPath>')
        parts.append(tag("path", d=outline, fill=theme.sea))
        line = smooth(shore)
        name = f"{theme.name}-coast-{index}"
        parts.append(f'<defs><path id="{name}" d="{line}"/></defs>')
        # Wide strokes under narrower ones leave contour lines that follow the coast.
        waves = []
        for width, opacity in ((34.0, 0.28), (24.0, 0.4), (15.0, 0.55), (7.5, 0.75)):
            waves.append(
                tag("use", href=f"#{name}", stroke=theme.sea_line, stroke_width=width, stroke_opacity=f"{opacity}")
            )
            waves.append(tag("use", href=f"#{name}", stroke=theme.sea, stroke_width=width - 1.3))
        parts.append(tag("g", *waves, fill="none", clip_path=f"url(#{clip})"))
        parts.append(
            tag("use", href=f"#{name}", fill="none", stroke=theme.ink, stroke_width=1.5, stroke_linejoin="round")
        )
    for x, y, scale in land.serpents:
        parts.append(serpent(theme, *to_canvas((x, y)), scale))
    return "".join(parts)


def _rough(points: Sequence[Point], name: str) -> list[Point]:
    """A coast with small bays."""
    rng = hand(name)
    line = trace(points, 9.0)
    return [(x + (rng.random() - 0.5) * 5, y + (rng.random() - 0.5) * 5) for x, y in line]


def rivers(theme: Theme, land: Land) -> str:
    """Rivers as two tapering strokes."""
    parts = []
    for index, river in enumerate(land.rivers):
        rng = hand(f"river {index}")
        line = trace([to_canvas(point) for point in river], 22.0)
        bent = [(x + (rng.random() - 0.5) * 9, y + (rng.random() - 0.5) * 9) for x, y in line]
        parts.append(tag("path", d=smooth(bent), stroke=theme.river, stroke_width=4.6, stroke_opacity="0.75"))
        parts.append(tag("path", d=smooth(bent), stroke=theme.sea, stroke_width=2.2))
    return tag("g", *parts, fill="none", stroke_linecap="round", stroke_linejoin="round")


def _room(layout: Layout, taken: Sequence[Box]) -> Room:
    """The chart with everything on it that trees must not touch."""
    room = Room()
    room.take(taken)
    for city in layout.cities.values():
        room.take([city.whole.grown(2), *(box for _, box in city.skills)])
    for route in layout.routes.values():
        room.take([post_box(post) for post in route.posts], route.line[::5])
        room.take([marker_box(route.marker, route.tavern)])
    if layout.prestige_box:
        room.take([layout.prestige_box])
    return room


def _in_sea(point: Point, shores: Sequence[Sequence[Point]]) -> bool:
    """Whether some coast passes south of the point (every coast has its sea to the north)."""
    for shore in shores:
        crossings = 0
        for (ax, ay), (bx, by) in pairwise(shore):
            if (ax <= point[0]) != (bx <= point[0]) and ay + (by - ay) * (point[0] - ax) / (bx - ax) > point[1]:
                crossings += 1
        if crossings % 2:
            return True
    return False


def woods(theme: Theme, layout: Layout, land: Land, taken: Sequence[Box]) -> str:
    """The compass rose in the widest gap, groves of trees and ranges of hills in the others."""
    room = _room(layout, taken)
    shores = [[to_canvas(point) for point in coast] for coast in land.coasts]
    room.take([], [point for shore in shores for point in trace(shore, 8.0)])
    waters = [point for river in land.rivers for point in trace([to_canvas(spot) for spot in river], 12.0)]
    frame = layout.field.grown(-9)
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
        if any(_in_sea((centre[0] + dx, centre[1] + dy), shores) for dx in (-14, 0, 14) for dy in (-18, 0)):
            continue
        centres.append(centre)
        rises = any(Box(*to_canvas(box[:2]), *to_canvas(box[2:])).holds(centre) for box in land.hills)
        drawn += _grove(centre, room, frame, shores, waters, rises=rises)
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


def _grove(
    centre: Point, room: Room, frame: Box, shores: Sequence[Sequence[Point]], waters: Sequence[Point], *, rises: bool
) -> list[tuple[float, float, str]]:
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
        if not frame.holds(spot):
            continue
        if (
            room.clearance(middle) < (16 if rises else 10)
            or _in_sea((spot[0], spot[1] + 3), shores)
            or _in_sea(middle, shores)
        ):
            continue
        if any(math.hypot(spot[0] - x, (spot[1] - y) * 1.5) < apart for x, y in spots):
            continue
        if any(math.dist(middle, water) < 10 for water in waters):
            continue
        spots.append(spot)
        drawn.append((spot[1], spot[0], f"{'hill' if rises else kind}-{rng.randrange(3)}"))
        if len(drawn) >= (6 if rises else 9):
            break
    return drawn


def table_top(theme: Theme) -> str:
    """What the chart lies on."""
    return tag("rect", x="-600", y="-600", width="3200", height="3600", fill=theme.desk_top)
