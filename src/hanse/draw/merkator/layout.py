"""Where everything on the board of Merkator stands. No ink here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from hanse.draw.curves import Box
from hanse.draw.ink import Point
from hanse.draw.land import Land

Facts = Mapping[str, Mapping[str, Any]]  # what each file of facts says

WIDTH = 1200.0
EDGE = 8.0
MAP = Box(EDGE, EDGE, 858.0, 648.0)
GLASS = Box(866.0, EDGE, WIDTH - EDGE, 648.0)
LETTERS = Box(EDGE, 658.0, WIDTH - EDGE, 776.0)
OFFER = Box(EDGE, 786.0, WIDTH - EDGE, 896.0)
HEIGHT = OFFER.y1 + EDGE

PLATE = (122.0, 47.0)  # name, seal, goods and time of a place
SHELF = 36.0  # below it, where the cubes pile up
SKYLINE = 22.0
CUBE = 16.0
SHELF_ROWS, SHELF_COLUMNS = 2, 6
LETTER = (108.0, 100.0)
BONUS = (106.0, 92.0)
BUILDING = (174.0, 92.0)
OPEN_CARDS = 4


@dataclass(frozen=True)
class Country:
    """The map as we draw it: where places lie, and the land around them."""

    spots: Mapping[str, Point]
    land: Land
    groves: Sequence[tuple[str, float, float, int]]
    ship: tuple[float, float, float]
    rose: tuple[float, float, float]


@cache
def country() -> Country:
    """Our map of Europe, in the coordinates of the drawing."""
    data = tomllib.loads((files("hanse.draw.merkator") / "geography.toml").read_text(encoding="utf-8"))
    land = data["land"]

    def outline(line: str) -> tuple[Point, ...]:
        pairs = [spot.split() for spot in line.split(",")]
        return tuple((MAP.x0 + float(x), MAP.y0 + float(y)) for x, y in pairs)

    beasts = [[float(value) for value in line.split()] for line in land["serpents"]]

    def at(spot: Sequence[float]) -> tuple[float, float, float]:
        return (MAP.x0 + spot[0], MAP.y0 + spot[1], spot[2])

    def grove(line: str) -> tuple[str, float, float, int]:
        kind, x, y, count = line.split()
        return (kind, MAP.x0 + float(x), MAP.y0 + float(y), int(count))

    return Country(
        {key: (MAP.x0 + spot[0], MAP.y0 + spot[1]) for key, spot in data["place"].items()},
        Land(
            tuple(outline(line) for line in land["seas"]),
            tuple(outline(line) for line in land["islands"]),
            tuple(outline(line) for line in land["rivers"]),
            (),
            tuple(at(beast) for beast in beasts),
        ),
        [grove(line) for line in land["groves"]],
        at(land["ship"]),
        at(land["rose"]),
    )


@dataclass(frozen=True)
class Layout:
    """The board of these facts: the middle of each plate, of each space of the chart, and the box of each card."""

    field: Box
    width: float
    height: float
    places: Mapping[str, Point]
    rows: Mapping[str, Sequence[Sequence[Point]]]  # side of the chart -> its rows from the top -> spaces
    piles: Mapping[int, Box]
    discard: Box
    bonus: Sequence[Box]
    buildings: Sequence[Box]

    def plate(self, place: str) -> Box:
        """The plate of a place."""
        x, y = self.places[place]
        return Box(x - PLATE[0] / 2, y - PLATE[1] / 2, x + PLATE[0] / 2, y + PLATE[1] / 2)

    def shelf(self, place: str) -> Box:
        """Where its cubes lie."""
        plate = self.plate(place)
        return Box(plate.x0, plate.y1, plate.x1, plate.y1 + SHELF)


def lay_out(facts: Facts) -> Layout:
    """The layout of these facts; a place that our map does not know lies in the open sea."""
    board = facts["board.toml"]
    known = country().spots
    strange = [place["id"] for place in board["place"] if place["id"] not in known]
    sea = {key: (MAP.x0 + 70.0 + 126 * (i % 3), MAP.y0 + 330.0 + 90 * (i // 3)) for i, key in enumerate(strange)}
    values = facts["setup.toml"]["start"]["face_up_piles"]
    cells = _across(LETTERS, len(values) + 1, LETTER)
    wide = 4 * BONUS[0] + 4 * BUILDING[0]
    gap = (OFFER.width - wide) / 9
    top = OFFER.y0 + (OFFER.height - BONUS[1]) / 2
    bonus = [_card(OFFER.x0 + gap + i * (BONUS[0] + gap), top, BONUS) for i in range(OPEN_CARDS)]
    start = bonus[-1].x1 + gap
    buildings = [_card(start + i * (BUILDING[0] + gap), top, BUILDING) for i in range(OPEN_CARDS)]
    return Layout(
        field=MAP,
        width=WIDTH,
        height=HEIGHT,
        places={place["id"]: known.get(place["id"]) or sea[place["id"]] for place in board["place"]},
        rows={
            "back": _spaces(board["time_chart"]["back"]["rows"], SMALL_GLASS),
            "ultimo": _spaces(board["time_chart"]["ultimo"]["rows"], LARGE_GLASS),
        },
        piles=dict(zip(values, cells, strict=False)),
        discard=cells[-1],
        bonus=bonus,
        buildings=buildings,
    )


SMALL_GLASS = Box(GLASS.x0 + 84, GLASS.y0 + 46, GLASS.x1 - 84, GLASS.y0 + 142)
LARGE_GLASS = Box(GLASS.x0 + 34, GLASS.y0 + 200, GLASS.x1 - 34, GLASS.y1 - 70)


def _card(x: float, y: float, size: tuple[float, float]) -> Box:
    return Box(x, y, x + size[0], y + size[1])


def _across(box: Box, count: int, size: tuple[float, float]) -> list[Box]:
    step = box.width / count
    top = box.y0 + (box.height - size[1]) / 2
    return [_card(box.x0 + step * i + (step - size[0]) / 2, top, size) for i in range(count)]


def _spaces(rows: Sequence[int], glass: Box) -> list[list[Point]]:
    """The spaces of each row, from left to right, inside the glass."""
    down = glass.height / len(rows)
    middle = glass.centre[0]
    result = []
    for index, count in enumerate(rows):
        across = min(down * 0.92, glass.width * 0.77 / count)
        y = glass.y0 + (index + 0.5) * down
        result.append([(middle + (i - (count - 1) / 2) * across, y) for i in range(count)])
    return result
