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
from hanse.draw.hansa.sheets import LARGE, Sheet, make_room, stacked
from hanse.draw.ink import Point, text_width
from hanse.kernel.errors import BoardError

Facts = Mapping[str, Any]

BAND = 18.0  # the frame with its scale

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

    sheet: Sheet
    width: float
    height: float
    field: Box
    ports: dict[str, PortPlace]
    routes: dict[str, RoutePlace]
    stacks: tuple[Point, ...]


def to_canvas(point: Sequence[float], sheet: Sheet) -> Point:
    """From the coordinates of the board facts to those of the drawing."""
    x, across = point[0], 0.0
    for (left, scale), (right, _) in pairwise((*sheet.columns, (float("inf"), 1.0))):
        if x <= right or right == float("inf"):
            across += (x - left) * scale
            break
        across += (right - left) * scale
    return (BAND + sheet.side + across, BAND + sheet.top + point[1] * sheet.down)


@cache
def country() -> dict[str, Any]:
    """The hand-drawn country, as written in `baltic.toml`."""
    return tomllib.loads((files("hanse.draw.hansa") / "baltic.toml").read_text(encoding="utf-8"))


def lay_out(facts: Facts, words: Mapping[str, str], sheet: Sheet = LARGE) -> Layout:
    """Find a place for everything on the board of these facts; `at-riga` in the words is the name of a port.

    The rules need no coordinates, so a corrected file may lack them: BoardError.
    """
    try:
        return _lay_out(facts, words, sheet)
    except (KeyError, TypeError, ValueError) as missing:
        raise BoardError(
            "board.toml cannot be drawn ({kind}: {missing}): expected map_width and map_height, x and "
            "y of each city and space of the supply, via of each route",
            kind=type(missing).__name__,
            missing=missing,
        ) from None


def _lay_out(facts: Facts, words: Mapping[str, str], sheet: Sheet) -> Layout:
    corner = to_canvas((facts["meta"]["map_width"], facts["meta"]["map_height"]), sheet)
    width, height = corner[0] + sheet.east + BAND, corner[1] + sheet.foot + BAND
    field = Box(BAND, BAND, width - BAND, height - BAND)
    berths = {city["id"]: to_canvas((city["x"], city["y"]), sheet) for city in facts["city"]}
    routes = {route_id(route): _route(route, berths, sheet) for route in facts["route"]}
    spaces = sorted(facts["supply"]["spaces"], key=lambda space: int(space["order"]))
    stacks = tuple(to_canvas((space["x"], space["y"]), sheet) for space in spaces)
    ways: Mapping[str, Sequence[float]] = country()["plates"]
    if sheet.small:
        stacks = stacked(field, len(spaces))
        bodies = {city["id"]: _body(words[f"at-{city['id']}"]) for city in facts["city"]}
        lines = [point for route in routes.values() for point in route.line[::9]]
        heaps = [Box(x - STACK - 4, y - STACK - 12, x + STACK + 4, y + STACK + 18) for x, y in stacks]
        ways = make_room(berths, bodies, lines, heaps, field.grown(-4))
    ports = {
        city["id"]: _port(city, words[f"at-{city['id']}"], berths[city["id"]], ways.get(city["id"], (0, 80)))
        for city in facts["city"]
    }
    return Layout(sheet, width, height, field, ports, routes, stacks)


def route_id(route: Facts) -> str:
    """A route is named after its two ports in its direction."""
    return f"{route['from']}-{route['to']}"


def _plate(name: str) -> Box:
    """The plate of a port around its middle."""
    width, height = max(PLATE[0], text_width(name, NAME_SIZE) + 44), PLATE[1]
    return Box(-width / 2, -height / 2, width / 2, height / 2)


def _body(name: str) -> Box:
    """All that stands around the middle of a plate: with towers, the leader's flag and the price."""
    plate = _plate(name)
    return Box(plate.x0 - 13, plate.y0 - SKYLINE[1] - 4, plate.x1 + 6, plate.y1 + 3)


def _port(city: Facts, name: str, berth: Point, way: Sequence[float]) -> PortPlace:
    x, y = berth[0] + way[0], berth[1] + way[1]
    body = _plate(name)
    plate = Box(body.x0 + x, body.y0 + y, body.x1 + x, body.y1 + y)
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


def _route(route: Facts, berths: Mapping[str, Point], sheet: Sheet) -> RoutePlace:
    """From one berth to the other; the ends keep off the ship."""
    start, end = berths[route["from"]], berths[route["to"]]
    land = route["kind"] == "land"
    whole = trace([start, *(to_canvas(point, sheet) for point in route["via"]), end])
    distances = lengths(whole)
    first, last = BERTH + 4, distances[-1] - BERTH - 7
    inner = [point for point, far in zip(whole, distances, strict=True) if first < far < last]
    line = [along(whole, distances, first), *inner, along(whole, distances, last)]
    return RoutePlace(route_id(route), route["from"], route["to"], land, tuple(line))
