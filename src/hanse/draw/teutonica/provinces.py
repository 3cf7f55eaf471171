"""Provinces of the two-player game: where they lie between routes, soldiers and frame, and where the pawn stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from hanse.draw.curves import Box, box_around
from hanse.draw.ink import Point
from hanse.draw.land import inside
from hanse.draw.room import Room
from hanse.draw.teutonica.geometry import Facts, Layout, post_box, to_canvas
from hanse.games.teutonica.board import load_facts

SPOT = 19.0  # what the pawn needs
SEARCH = 96  # how far from the place in the facts it may stand
STEP = 6
INNER, RIM, SINGLE = "inner", "rim", "single"


@dataclass(frozen=True)
class Province:
    """One province: its number, its land, and where the pawn stands in it.

    The land outside the network is four provinces (`RIM`) or one (`SINGLE`), as the options say.
    """

    id: str
    number: int
    kind: str
    outline: tuple[Point, ...]
    spot: Point
    routes: tuple[str, ...]


def province_facts(board_id: str) -> Facts | None:
    """The provinces of a board, if it has any."""
    facts = load_facts("provinces-2p")
    return facts if facts["board"] == board_id else None


def provinces(layout: Layout, board: Facts, facts: Facts) -> list[Province]:
    """All provinces, those inside the network first."""
    lands = _Lands(layout, board, facts)
    inner = [entry for entry in facts["province"] if not entry.get("outer", False)]
    outer = [entry for entry in facts["province"] if entry.get("outer", False)]
    found = [lands.province(entry, number, INNER) for number, entry in enumerate(inner, 1)]
    found += [lands.province(entry, number, RIM) for number, entry in enumerate(facts["rim_area"], len(inner) + 1)]
    return found + [lands.province(entry, len(inner) + 1, SINGLE) for entry in outer]


def soldier_spots(layout: Layout, facts: Facts) -> dict[str, Point]:
    """Each soldier stands halfway between the plates of its two cities."""
    spots = {}
    for soldier in facts["soldier"]:
        one, two = (layout.cities[city].plate for city in soldier["between"])
        (ax, ay), (bx, by) = _edge(one, two.centre), _edge(two, one.centre)
        spots[soldier["id"]] = ((ax + bx) / 2, (ay + by) / 2)
    return spots


def _edge(box: Box, towards: Point) -> Point:
    """Where the line from the middle of a box to a point leaves the box."""
    x, y = box.centre
    dx, dy = towards[0] - x, towards[1] - y
    share = min(box.width / 2 / abs(dx) if dx else 1.0, box.height / 2 / abs(dy) if dy else 1.0)
    return (x + dx * share, y + dy * share)


def rim_cuts(layout: Layout, facts: Facts) -> list[tuple[Point, Point]]:
    """Where the land outside is cut: from each city at the rim to the frame."""
    return [(layout.cities[city].plate.centre, _at_frame(layout, city)) for city in facts["rim"]["cities"]]


def _at_frame(layout: Layout, city: str) -> Point:
    frame = layout.field
    x, y = layout.cities[city].plate.centre
    sides = [
        (y - frame.y0, (x, frame.y0)),
        (frame.y1 - y, (x, frame.y1)),
        (x - frame.x0, (frame.x0, y)),
        (frame.x1 - x, (frame.x1, y)),
    ]
    return min(sides)[1]


class _Lands:
    """Finds outlines and free places on one board."""

    def __init__(self, layout: Layout, board: Facts, facts: Facts) -> None:
        self.layout = layout
        self.facts = facts
        self.roads = {tuple(route["ends"]): route["id"] for route in board["route"]}
        self.rim: list[str] = facts["rim"]["cities"]
        self.room = Room()
        for city in layout.cities.values():
            self.room.take(city.solids)
        for route in layout.routes.values():
            self.room.take([post_box(post) for post in route.posts], route.line[::5])
            self.room.take([route.marker_box])
        self.room.take([box_around(spot, 26, 26) for spot in soldier_spots(layout, facts).values()])
        if layout.prestige_box:
            self.room.take([layout.prestige_box])

    def province(self, entry: Facts, number: int, kind: str) -> Province:
        """One province out of its facts."""
        if kind == INNER:
            outline = self.ring(entry["cities"])
        elif kind == RIM:
            outline = self.outside(entry["routes"])
        else:
            outline = self.all_outside()
        spot = self.spot(entry["pawn_pos"], outline)
        return Province(entry["id"], number, kind, tuple(outline), spot, tuple(entry["routes"]))

    def ring(self, cities: Sequence[str]) -> list[Point]:
        """The land within a ring of cities."""
        return self.along([*cities, cities[0]])

    def along(self, cities: Sequence[str]) -> list[Point]:
        """From city to city by road, or straight where a soldier stands."""
        line: list[Point] = []
        for one, two in pairwise(cities):
            if (one, two) in self.roads:
                line += self.layout.routes[self.roads[one, two]].line[::8]
            elif (two, one) in self.roads:
                line += self.layout.routes[self.roads[two, one]].line[::-8]
            else:
                line += [self.layout.cities[city].plate.centre for city in (one, two)]
        return line

    def outside(self, routes: Sequence[str]) -> list[Point]:
        """The land between the network and the frame that touches these routes."""
        for start, end in self.neighbours():
            chain = self.edge(start, end)
            keys = {self.roads.get((one, two)) or self.roads.get((two, one)) for one, two in pairwise(chain)}
            if keys <= set(routes):
                return [*self.along(chain), *self.frame_between(end, start)]
        raise KeyError(f"no land outside the network touches {', '.join(routes)}")

    def all_outside(self) -> list[Point]:
        """The frame with the whole network cut out of it."""
        frame = self.layout.field
        cities = [city for start, end in self.neighbours() for city in self.edge(start, end)[:-1]]
        line = self.ring(cities)
        corners = [(frame.x0, frame.y0), (frame.x0, frame.y1), (frame.x1, frame.y1), (frame.x1, frame.y0)]
        return [*line, line[0], *corners, corners[0]]

    def neighbours(self) -> list[tuple[str, str]]:
        """The cities at the rim, each with the next."""
        return list(pairwise([*self.rim, self.rim[0]]))

    def edge(self, start: str, end: str) -> list[str]:
        """The cities from one city at the rim to the next, by the outermost routes."""
        ways = [pair for pair, key in self.roads.items() if self.outermost(key)]
        paths = [[start]]
        for path in paths:  # grows while it is walked: the shortest way is found first
            if path[-1] == end:
                return path
            steps = [city for pair in ways if path[-1] in pair for city in pair if city not in path]
            paths += [[*path, city] for city in steps if city == end or city not in self.rim]
        raise KeyError(f"no way along the outermost routes from {start} to {end}")

    def outermost(self, route: str) -> bool:
        """Whether the land outside lies on one side of the route only, or two parts of it on its two sides."""
        sides = next(set(border["sides"]) for border in self.facts["border"] if border["id"] == route)
        parts = sum(route in area["routes"] for area in self.facts["rim_area"])
        return "outer" in sides and (len(sides) == 2 or parts == 2)

    def frame_between(self, start: str, end: str) -> list[Point]:
        """Along the frame from one city at the rim to its neighbour, past no other."""
        frame = self.layout.field
        here, there = (self.turn(_at_frame(self.layout, city)) for city in (start, end))
        others = [self.turn(_at_frame(self.layout, city)) for city in self.rim if city not in (start, end)]
        corners = [(frame.x0, frame.y0), (frame.x1, frame.y0), (frame.x1, frame.y1), (frame.x0, frame.y1)]
        way = -1 if any((other - here) % 4 < (there - here) % 4 for other in others) else 1
        passed = sorted(((way * (self.turn(corner) - here)) % 4, corner) for corner in corners)
        between = [corner for far, corner in passed if far < (way * (there - here)) % 4]
        return [_at_frame(self.layout, start), *between, _at_frame(self.layout, end)]

    def turn(self, point: Point) -> float:
        """How far around the frame a point lies, clockwise from the upper left; one for each side."""
        frame = self.layout.field
        if point[1] == frame.y0:
            return (point[0] - frame.x0) / frame.width
        if point[0] == frame.x1:
            return 1 + (point[1] - frame.y0) / frame.height
        if point[1] == frame.y1:
            return 2 + (frame.x1 - point[0]) / frame.width
        return 3 + (frame.y1 - point[1]) / frame.height

    def spot(self, wish: Sequence[float], outline: Sequence[Point]) -> Point:
        """The roomiest place near the one in the facts."""
        x, y = to_canvas(wish, self.layout.sizes)
        near = range(-SEARCH, SEARCH + 1, STEP)
        free = [(x + dx, y + dy) for dx in near for dy in near]
        free = [spot for spot in free if self.layout.field.grown(-SPOT).holds(spot) and inside(spot, outline)]
        return max(free, key=lambda spot: self.merit(spot, (x, y)), default=(x, y))

    def merit(self, spot: Point, wish: Point) -> float:
        """Room matters most, then the place in the facts."""
        far = abs(spot[0] - wish[0]) + abs(spot[1] - wish[1])
        return min(self.room.clearance(spot), SPOT + 6) * 4 - far * 0.1
