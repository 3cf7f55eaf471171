"""The Baltic: sea and coasts, rivers, woods, the routes as currents, and the frame with its scale."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache

from hanse.draw import scenery
from hanse.draw.curves import Box, along, lengths
from hanse.draw.hansa.places import BAND, Layout, RoutePlace, country, to_canvas
from hanse.draw.hansa.sheets import LARGE, Sheet
from hanse.draw.ink import Point, Theme, hand, num, polyline, smooth, tag, title
from hanse.draw.land import Land
from hanse.draw.room import Room
from hanse.draw.woods import woods


@cache
def baltic(sheet: Sheet = LARGE) -> Land:
    """The country in the coordinates of the drawing; the sea is all that is not land."""
    text = country()
    beasts = [[float(value) for value in line.split()] for line in text["serpents"]]
    return Land(
        seas=(_outline("-270 -190, -270 940, 1400 940, 1400 -190", sheet),),
        islands=tuple(_outline(line, sheet) for line in text["lands"]),
        rivers=tuple(_outline(line, sheet) for line in text["rivers"]),
        hills=tuple(Box(*first, *second) for first, second in (_outline(line, sheet) for line in text["hills"])),
        serpents=tuple((*to_canvas((x, y), sheet), size) for x, y, size in beasts),
    )


def _outline(line: str, sheet: Sheet) -> tuple[Point, ...]:
    return tuple(to_canvas([float(value) for value in spot.split()], sheet) for spot in line.split(","))


def ground(theme: Theme, layout: Layout, boxes: Sequence[Box]) -> str:
    """Paper, water, land and light, with trees where nothing else stands; the boxes stay free too."""
    field, land = layout.field, baltic(layout.sheet)
    sheet: dict[str, object] = {"x": field.x0, "y": field.y0, "width": field.width, "height": field.height}
    parts = [
        scenery.sea(theme, land),
        scenery.rivers(theme, land),
        tag("rect", **sheet, filter=f"url(#{theme.name}-grain)", opacity="0.42"),
        tag("rect", **sheet, fill=f"url(#{theme.name}-glow)"),
        woods(theme, field.grown(-9), land, _taken(layout, boxes)),
    ]
    paper = tag("rect", width=layout.width, height=layout.height, fill=theme.paper)
    return paper + tag("g", *parts, clip_path=f"url(#{theme.name}-field)")


def _taken(layout: Layout, boxes: Sequence[Box]) -> Room:
    """Everything on the chart that trees must not touch."""
    room = Room()
    room.take(boxes)
    for port in layout.ports.values():
        room.take([port.plate.grown(3), port.skyline], [port.berth])
    for route in layout.routes.values():
        room.take([], route.line[::5])
    room.take([Box(x - 34, y - 44, x + 34, y + 38) for x, y in layout.stacks])
    return room


def routes(theme: Theme, layout: Layout, words: Mapping[str, str]) -> str:
    """All routes, each with its arrow."""
    parts = []
    for route in layout.routes.values():
        kind = words["land-route" if route.land else "sea-route"]
        said = f"{kind}: {words[f'at-{route.start}']} {words['to']} {words[f'at-{route.end}']}"
        where = {"id": f"route-{route.id}", "data_kind": "land" if route.land else "sea"}
        parts.append(tag("g", title(said), _current(theme, route), **where))
    return tag("g", *parts, fill="none", stroke_linecap="round", stroke_linejoin="round", id="routes")


def _current(theme: Theme, route: RoutePlace) -> str:
    """A pale ribbon with strokes that point the way, and a head at its end; on land a road."""
    rng = hand(f"current {route.id}")
    points = [(x + (rng.random() - 0.5) * 1.6, y + (rng.random() - 0.5) * 1.6) for x, y in route.line[::15]]
    path = smooth([*points, route.line[-1]])
    edge, ground = (theme.ink, theme.road) if route.land else (theme.sea_line, theme.glow)
    if theme.name == "dark" and not route.land:
        ground = theme.sea
    distances = lengths(route.line)
    tip = route.line[-1]
    away = _direction(route.line, distances, distances[-1] - 6)
    return (
        tag("path", d=path, stroke=edge, stroke_width=11.0)
        + tag("path", d=path, stroke=ground, stroke_width=8.4)
        + tag("path", d=_chevrons(route.line, distances), stroke=theme.ink if route.land else edge, stroke_width=1.9)
        + tag("path", d=_head(tip, away, 13.0), fill=theme.madder, stroke=theme.ink, stroke_width=1.2)
    )


def _direction(line: Sequence[Point], distances: Sequence[float], where: float) -> Point:
    (ax, ay), (bx, by) = along(line, distances, where - 8), along(line, distances, where + 6)
    length = math.hypot(bx - ax, by - ay) or 1.0
    return ((bx - ax) / length, (by - ay) / length)


def _chevrons(line: Sequence[Point], distances: Sequence[float]) -> str:
    """Strokes across the ribbon every few steps, open to where one comes from."""
    total = distances[-1] - 22
    count = max(1, int(total / 17))
    text = ""
    for index in range(count):
        where = 8 + index * total / count
        x, y = along(line, distances, where)
        dx, dy = _direction(line, distances, where)
        text += polyline(
            [(x - dx * 3 - dy * 3, y - dy * 3 + dx * 3), (x + dx, y + dy), (x - dx * 3 + dy * 3, y - dy * 3 - dx * 3)]
        )
    return text


def _head(tip: Point, away: Point, size: float) -> str:
    """The head of an arrow, its point a little beyond the end of the line."""
    (x, y), (dx, dy) = tip, away
    x, y = x + dx * size * 0.55, y + dy * size * 0.55
    back, half = size * 1.25, size * 0.78
    return polyline(
        [
            (x, y),
            (x - dx * back - dy * half, y - dy * back + dx * half),
            (x - dx * back * 0.68, y - dy * back * 0.68),
            (x - dx * back + dy * half, y - dy * back - dx * half),
        ],
        closed=True,
    )


def frame(theme: Theme, layout: Layout) -> str:
    """A border with the ladder of degrees that charts have."""
    width, height, step = layout.width, layout.height, 24.0
    bars = []
    for index in range(int(width / step / 2)):
        x = index * 2 * step
        bars += [_bar(x, y, step, 5.0) for y in (4.0, height - 9)]
    for index in range(int(height / step / 2)):
        y = index * 2 * step
        bars += [_bar(x, y, 5.0, step) for x in (4.0, width - 9)]
    rings = [_bar(at, at, width - 2 * at, height - 2 * at) for at in (0.0, 4.0, 9.0, 14.0, BAND)]
    return tag(
        "g",
        tag("path", d=rings[0] + rings[-1], fill=theme.band, fill_rule="evenodd"),
        tag("path", d="".join(bars), fill=theme.ink),
        tag("path", d="".join(rings), fill="none", stroke=theme.ink, stroke_width=1.2),
        id="frame",
    )


def _bar(x: float, y: float, width: float, height: float) -> str:
    return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"
