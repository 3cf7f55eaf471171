"""The land under the roads: paper, coast and sea, rivers, woods and hills, and the frame of the chart."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hanse.draw.curves import Box, trace
from hanse.draw.ink import Point, Theme, hand, num, smooth, tag
from hanse.draw.teutonica.geometry import Layout, marker_box, post_box
from hanse.draw.teutonica.lands import Land, land_of
from hanse.draw.teutonica.room import Room
from hanse.draw.woodcut import compass, hill, serpent, tree


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
    glow = "0.75" if theme.name == "light" else "0.6"
    return (
        f'<radialGradient id="{theme.name}-glow" cx="0.48" cy="0.45" r="0.75">'
        f'<stop offset="0" stop-color="{theme.glow}" stop-opacity="{glow}"/>'
        f'<stop offset="0.55" stop-color="{theme.glow}" stop-opacity="{0.25 if theme.name == "light" else 0.2}"/>'
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
    land = land_of(board_id)
    frame = layout.field
    water = sea(theme, land) + rivers(theme, land)
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


def sea(theme: Theme, land: Land) -> str:
    """Water with the engraver's lines that follow the shore, and the islands in it."""
    shores = [_rough(outline, f"sea {index}") for index, outline in enumerate(land.seas)]
    islands = [_rough(outline, f"island {index}") for index, outline in enumerate(land.islands)]
    if not shores:
        return ""
    names = [f"{theme.name}-shore-{index}" for index in range(len(shores) + len(islands))]
    paths = [
        tag("path", id=name, d=smooth(shore, closed=True)) for name, shore in zip(names, shores + islands, strict=True)
    ]
    water, dry = names[: len(shores)], names[len(shores) :]
    clip = f"{theme.name}-water"
    parts = [tag("defs", *paths, tag("clipPath", *(tag("use", href=f"#{name}") for name in water), id=clip))]
    parts += [tag("use", href=f"#{name}", fill=theme.sea) for name in water]
    # Wide strokes under narrower ones leave contour lines that follow the coast.
    waves = []
    for width, opacity in ((34.0, "0.28"), (24.0, "0.4"), (15.0, "0.55"), (7.5, "0.75")):
        for colour, thick, veil in ((theme.sea_line, width, opacity), (theme.sea, width - 1.3, None)):
            waves += [
                tag("use", href=f"#{name}", stroke=colour, stroke_width=thick, stroke_opacity=veil) for name in names
            ]
    parts.append(tag("g", *waves, fill="none", clip_path=f"url(#{clip})"))
    pen: dict[str, object] = {"stroke": theme.ink, "stroke_width": 1.5, "stroke_linejoin": "round"}
    parts += [tag("use", href=f"#{name}", fill="none", **pen) for name in water]
    parts += [tag("use", href=f"#{name}", fill=theme.land, **pen) for name in dry]
    parts += [serpent(theme, x, y, scale) for x, y, scale in land.serpents]
    return "".join(parts)


def _rough(points: Sequence[Point], name: str) -> list[Point]:
    """A closed coast with small bays."""
    rng = hand(name)
    line = trace([*points, points[0]], 9.0)[:-1]
    return [(x + (rng.random() - 0.5) * 5, y + (rng.random() - 0.5) * 5) for x, y in line]


def rivers(theme: Theme, land: Land) -> str:
    """Rivers as two tapering strokes."""
    parts = []
    for index, river in enumerate(land.rivers):
        rng = hand(f"river {index}")
        line = trace(river, 22.0)
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


def woods(theme: Theme, layout: Layout, land: Land, taken: Sequence[Box]) -> str:
    """The compass rose in the widest gap, groves of trees and ranges of hills in the others."""
    room = _room(layout, taken)
    for shore in (*land.seas, *land.islands):
        room.take([], trace([*shore, shore[0]], 8.0))
    room.take([Box(x - 40, y - 20, x + 40, y + 10) for x, y, _ in land.serpents])
    for river in land.rivers:
        room.take([], trace(river, 8.0))
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


def table_top(theme: Theme) -> str:
    """What the chart lies on."""
    return tag("rect", x="-600", y="-600", width="3200", height="3600", fill=theme.desk_top)
