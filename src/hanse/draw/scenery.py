"""The land under the roads: paper, coast and sea, rivers, woods and hills, and the frame of the chart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from hanse.draw.curves import Box, trace
from hanse.draw.geometry import Layout, marker_box, post_box, to_canvas
from hanse.draw.ink import Point, Theme, hand, num, smooth, tag
from hanse.draw.woodcut import cog, compass, hill, tree


@dataclass(frozen=True)
class Land:
    """What is known of a board's country, in the coordinates of its facts."""

    coasts: tuple[tuple[Point, ...], ...] = ()  # open lines from edge to edge, the sea to their left (north)
    rivers: tuple[tuple[Point, ...], ...] = ()
    ships: tuple[tuple[float, float, float], ...] = ()
    hills: tuple[Box, ...] = field(default=())  # where the country rises


_NORTH_GERMANY = Land(
    coasts=(
        (
            (-60, 40), (-20, 28), (30, 34), (90, 46), (150, 40), (196, 52), (214, 78), (232, 62), (262, 38), (320, 30),
            (372, 22), (412, 34), (424, 74), (436, 104), (446, 70), (452, 34), (476, 6), (520, -8), (560, -4), (592, 14),
            (628, 34), (668, 30), (700, 8), (690, -24), (700, -62), (712, -110),
        ),
        ((812, -110), (806, -60), (822, -28), (852, -22), (880, -8), (912, -12), (950, -30), (990, -26), (1060, -44)),
    ),
    rivers=(
        ((436, 104), (462, 130), (520, 240), (478, 300), (372, 330), (396, 470), (420, 500), (520, 590), (548, 720)),
        ((214, 78), (196, 200), (300, 350), (340, 470), (330, 490)),
        ((668, 30), (690, 120), (840, 150), (872, 270), (990, 310), (1000, 440), (880, 560), (868, 620), (1040, 700)),
        ((-60, 330), (10, 300), (140, 330), (155, 500), (20, 580), (120, 720)),
    ),
    ships=((640, -34, 0.62),),
    hills=(Box(640, 480, 880, 640), Box(520, 560, 700, 660), Box(250, 580, 420, 640)),
)
LANDS: dict[str, Land] = {"base-4-5": _NORTH_GERMANY, "base-2-3": _NORTH_GERMANY}


def ground(theme: Theme, layout: Layout) -> str:
    """Paper from edge to edge, with the light that falls on it."""
    frame = layout.field
    return (
        tag("rect", width=layout.width, height=layout.height, fill=theme.paper)
        + tag(
            "rect", x=frame.x0, y=frame.y0, width=frame.width, height=frame.height, fill=theme.land,
        )
    )


def ground_defs(theme: Theme, layout: Layout) -> str:
    """Light, paper grain and the edge of the map as definitions."""
    frame = layout.field
    glow = "0.75" if theme.name == "light" else "0.42"
    return (
        f'<radialGradient id="{theme.name}-glow" cx="0.48" cy="0.45" r="0.75">'
        f'<stop offset="0" stop-color="{theme.glow}" stop-opacity="{glow}"/>'
        f'<stop offset="0.55" stop-color="{theme.glow}" stop-opacity="{0.25 if theme.name == "light" else 0.14}"/>'
        f'<stop offset="0.8" stop-color="{theme.shade}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{theme.shade}" stop-opacity="{theme.shade_opacity}"/></radialGradient>'
        f'<filter id="{theme.name}-grain" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="4" seed="7"/>'
        f'<feColorMatrix values="0 0 0 0 {0.42 if theme.name == "light" else 0.0} 0 0 0 0 {0.29 if theme.name == "light" else 0.0} '
        f'0 0 0 0 {0.12 if theme.name == "light" else 0.0} 0 0 0 -1.1 0.62"/></filter>'
        f'<clipPath id="{theme.name}-field"><rect x="{num(frame.x0)}" y="{num(frame.y0)}" width="{num(frame.width)}" '
        f'height="{num(frame.height)}"/></clipPath>'
    )


def country(theme: Theme, layout: Layout, board_id: str) -> str:
    """Everything under the roads, cut off at the frame."""
    land = LANDS.get(board_id, Land())
    frame = layout.field
    parts = [sea(theme, layout, land), rivers(theme, land)]
    parts.append(woods(theme, layout, land))
    whole = tag(
        "rect", x=frame.x0, y=frame.y0, width=frame.width, height=frame.height, filter=f"url(#{theme.name}-grain)",
        opacity="0.5",
    )
    light = tag("rect", x=frame.x0, y=frame.y0, width=frame.width, height=frame.height, fill=f"url(#{theme.name}-glow)")
    return tag("g", *parts, whole, light, clip_path=f"url(#{theme.name}-field)")


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
        # Wide strokes under narrower ones leave contour lines that follow the coast.
        waves = []
        for width, opacity in ((34.0, 0.28), (24.0, 0.4), (15.0, 0.55), (7.5, 0.75)):
            waves.append(tag("path", d=line, stroke=theme.sea_line, stroke_width=width, stroke_opacity=opacity))
            waves.append(tag("path", d=line, stroke=theme.sea, stroke_width=width - 1.3))
        parts.append(tag("g", *waves, fill="none", clip_path=f"url(#{clip})"))
        parts.append(tag("path", d=line, fill="none", stroke=theme.ink, stroke_width=1.5, stroke_linejoin="round"))
    for x, y, scale in land.ships:
        px, py = to_canvas((x, y))
        parts.append(cog(theme, px, py, scale))
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
        parts.append(tag("path", d=smooth(bent), stroke=theme.river, stroke_width=4.2, stroke_opacity="0.55"))
        parts.append(tag("path", d=smooth(bent), stroke=theme.land, stroke_width=1.6, stroke_opacity="0.8"))
    return tag("g", *parts, fill="none", stroke_linecap="round", stroke_linejoin="round")


class _Room:
    """Knows what is taken, for things that may stand anywhere else."""

    def __init__(self, layout: Layout) -> None:
        self.boxes = [city.whole.grown(2) for city in layout.cities.values()]
        self.boxes += [skill for city in layout.cities.values() for _, skill in city.skills]
        for route in layout.routes.values():
            self.boxes += [post_box(post) for post in route.posts]
            self.boxes.append(marker_box(route.marker, route.tavern))
        self.boxes += list(layout.taken.values())
        if layout.prestige_box:
            self.boxes.append(layout.prestige_box)
        self.roads = [point for route in layout.routes.values() for point in route.line[::5]]

    def clearance(self, point: Point) -> float:
        """Distance to the nearest thing."""
        to_box = min((box.distance(point) for box in self.boxes), default=999.0)
        return min(to_box, min((math.dist(point, road) for road in self.roads), default=999.0))


def _in_sea(point: Point, shores: Sequence[Sequence[Point]]) -> bool:
    """Whether some coast passes south of the point (every coast has its sea to the north)."""
    for shore in shores:
        crossings = 0
        for (ax, ay), (bx, by) in zip(shore, shore[1:], strict=False):
            if (ax <= point[0]) != (bx <= point[0]) and ay + (by - ay) * (point[0] - ax) / (bx - ax) > point[1]:
                crossings += 1
        if crossings % 2:
            return True
    return False


def woods(theme: Theme, layout: Layout, land: Land) -> str:
    """Trees and hills wherever nothing else stands, and the compass rose in the widest gap."""
    room = _Room(layout)
    shores = [[to_canvas(point) for point in coast] for coast in land.coasts]
    waters = [point for river in land.rivers for point in trace([to_canvas(spot) for spot in river], 12.0)]
    rng = hand("woods")
    frame = layout.field.grown(-16)
    best, best_room = frame.centre, 0.0
    for column in range(int(frame.width / 16)):
        for row in range(int(frame.height / 16)):
            spot = (frame.x0 + column * 16, frame.y0 + row * 16)
            edge = min(spot[0] - frame.x0, frame.x1 - spot[0], spot[1] - frame.y0, frame.y1 - spot[1])
            free = min(room.clearance(spot), edge + 12)
            if free > best_room:
                best, best_room = spot, free
    radius = min(best_room * 0.72, 44.0)
    rose = compass(theme, best[0], best[1] + radius * 0.1, radius)
    room.boxes.append(Box(best[0] - radius, best[1] - radius * 1.3, best[0] + radius, best[1] + radius))
    trees: list[tuple[Point, str]] = []
    for _ in range(1500):
        spot = (frame.x0 + rng.random() * frame.width, frame.y0 + rng.random() * frame.height)
        middle = (spot[0], spot[1] - 5)
        if room.clearance(middle) < 11 or _in_sea((spot[0], spot[1] - 14), shores) or _in_sea(spot, shores):
            continue
        if any(math.dist(spot, other) < 11 for other, _ in trees) or any(math.dist(middle, w) < 9 for w in waters):
            continue
        rises = any(Box(*to_canvas(box[:2]), *to_canvas(box[2:])).holds(spot) for box in land.hills)
        kind = hill if rises and room.clearance(middle) > 17 and rng.random() < 0.5 else tree
        if kind is hill:
            room.boxes.append(Box(spot[0] - 12, spot[1] - 10, spot[0] + 12, spot[1]))
        trees.append((spot, kind(spot[0], spot[1], f"tree {len(trees)}")))
        if len(trees) >= 150:
            break
    path = "".join(drawing for _, drawing in sorted(trees, key=lambda entry: entry[0][1]))
    return tag("path", d=path or "M0 0", fill="none", stroke=theme.faint, stroke_width=0.85, stroke_linecap="round") + rose


def table_top(theme: Theme) -> str:
    """What the chart lies on."""
    return tag("rect", x="-600", y="-600", width="3200", height="3600", fill=theme.desk_top)
