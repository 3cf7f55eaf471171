"""Where everything on the chart of the Baltic stands: ports, warehouses, posts, stacks, routes. No ink here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from hanse.draw.curves import Box, along, lengths, trace
from hanse.draw.ink import Point, text_width
from hanse.kernel.errors import BoardError

Facts = Mapping[str, Any]

BAND = 18.0  # the frame with its scale
SIDE = 74.0  # room for the plates of the western ports
EAST = 62.0
TOP = 76.0  # the head of the chart
FOOT = 26.0
# The Danish straits are crowded and drawn wider than the east: columns of the facts and how much each is stretched.
COLUMNS: tuple[tuple[float, float], ...] = ((0.0, 1.75), (300.0, 0.8))
DOWN = 1.17

PLATE = (140.0, 102.0)
NAME_SIZE = 16.5
SLOT = 22.5  # radius of a warehouse
SLOT_STEP = 52.0
POST_STEP = 33.0
SEATS = 4
POST = 12.0  # radius of a post
SKYLINE = (104.0, 25.0)
BERTH = 17.0  # radius of the water that the ship needs
STACK = 25.0


@dataclass(frozen=True)
class PortPlace:
    """One port: the ship's berth, and on land a plate with number, name, warehouses and a row for posts."""

    id: str
    berth: Point
    plate: Box
    skyline: Box
    number: Point
    name: Point
    flag: Point  # who leads there
    price: Point  # what a token costs there
    slots: tuple[Point, ...]
    posts: tuple[Point, ...]

    @property
    def solids(self) -> tuple[Box, ...]:
        """The boxes that nothing else may touch."""
        return (self.plate, self.skyline)


@dataclass(frozen=True)
class RoutePlace:
    """One route: the line from berth to berth."""

    id: str
    start: str
    end: str
    land: bool
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Layout:
    """The places of the whole board."""

    width: float
    height: float
    field: Box
    ports: dict[str, PortPlace]
    routes: dict[str, RoutePlace]
    stacks: tuple[Point, ...]


def to_canvas(point: Sequence[float]) -> Point:
    """From the coordinates of the board facts to those of the drawing."""
    x, across = point[0], 0.0
    for (left, scale), (right, _) in pairwise((*COLUMNS, (float("inf"), 1.0))):
        if x <= right or right == float("inf"):
            across += (x - left) * scale
            break
        across += (right - left) * scale
    return (BAND + SIDE + across, BAND + TOP + point[1] * DOWN)


@cache
def country() -> dict[str, Any]:
    """The hand-drawn country, as written in `baltic.toml`."""
    return tomllib.loads((files("hanse.draw.hansa") / "baltic.toml").read_text(encoding="utf-8"))


def lay_out(facts: Facts, words: Mapping[str, str]) -> Layout:
    """Find a place for everything on the board of these facts; `at-riga` in the words is the name of a port.

    The rules need no coordinates, so a corrected file may lack them: BoardError.
    """
    try:
        return _lay_out(facts, words)
    except (KeyError, TypeError, ValueError) as missing:
        raise BoardError(
            "board.toml cannot be drawn ({kind}: {missing}): expected map_width and map_height, x and "
            "y of each city and space of the supply, via of each route",
            kind=type(missing).__name__,
            missing=missing,
        ) from None


def _lay_out(facts: Facts, words: Mapping[str, str]) -> Layout:
    corner = to_canvas((facts["meta"]["map_width"], facts["meta"]["map_height"]))
    width, height = corner[0] + EAST + BAND, corner[1] + FOOT + BAND
    ports = {city["id"]: _port(city, words[f"at-{city['id']}"]) for city in facts["city"]}
    return Layout(
        width,
        height,
        Box(BAND, BAND, width - BAND, height - BAND),
        ports,
        {route_id(route): _route(route, ports) for route in facts["route"]},
        tuple(
            to_canvas((space["x"], space["y"]))
            for space in sorted(facts["supply"]["spaces"], key=lambda space: int(space["order"]))
        ),
    )


def route_id(route: Facts) -> str:
    """A route is named after its two ports in its direction."""
    return f"{route['from']}-{route['to']}"


def _port(city: Facts, name: str) -> PortPlace:
    berth = to_canvas((city["x"], city["y"]))
    dx, dy = country()["plates"].get(city["id"], (0, 80))
    x, y = berth[0] + dx, berth[1] + dy
    width, height = max(PLATE[0], text_width(name, NAME_SIZE) + 44), PLATE[1]
    plate = Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    skyline = Box(x - SKYLINE[0] / 2, plate.y0 - SKYLINE[1], x + SKYLINE[0] / 2, plate.y0)
    count = int(city["warehouses"])
    first = x - (count - 1) * SLOT_STEP / 2
    left = x - (SEATS - 1) * POST_STEP / 2
    return PortPlace(
        id=city["id"],
        berth=berth,
        plate=plate,
        skyline=skyline,
        number=(plate.x0 + 13, plate.y0 + 12.5),
        name=(x + 10, plate.y0 + 17.5),
        flag=(plate.x1 - 5, plate.y0 - 8),
        price=(plate.x0 + 2, plate.y0 + 47),
        slots=tuple((first + index * SLOT_STEP, plate.y0 + 46.5) for index in range(count)),
        posts=tuple((left + seat * POST_STEP, plate.y1 - 15.5) for seat in range(SEATS)),
    )


def _route(route: Facts, ports: Mapping[str, PortPlace]) -> RoutePlace:
    """From one berth to the other; the ends keep off the ship."""
    start, end = ports[route["from"]], ports[route["to"]]
    land = route["kind"] == "land"
    whole = trace([start.berth, *(to_canvas(point) for point in route["via"]), end.berth])
    distances = lengths(whole)
    first, last = BERTH + 4, distances[-1] - BERTH - 7
    inner = [point for point, far in zip(whole, distances, strict=True) if first < far < last]
    line = [along(whole, distances, first), *inner, along(whole, distances, last)]
    return RoutePlace(route_id(route), route["from"], route["to"], land, tuple(line))
