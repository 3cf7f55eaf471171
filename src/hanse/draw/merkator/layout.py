"""Where everything on the board of Merkator stands. No ink here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from hanse.draw.curves import Box
from hanse.draw.ink import Point
from hanse.draw.land import Land
from hanse.draw.merkator.sheets import LARGE, Sheet, grid, make_room

Facts = Mapping[str, Mapping[str, Any]]  # what each file of facts says

PLATE = (138.0, 49.0)  # name, seal, goods and time of a place
SHELF = 36.0  # below it, where the cubes pile up
SKYLINE = 22.0
CUBE = 16.0
SHELF_ROWS, SHELF_COLUMNS = 2, 6
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
def country(sheet: Sheet = LARGE) -> Country:
    """Our map of Europe, in the coordinates of the drawing."""
    data = tomllib.loads((files("hanse.draw.merkator") / "geography.toml").read_text(encoding="utf-8"))
    land = data["land"]

    def outline(line: str) -> tuple[Point, ...]:
        pairs = [spot.split() for spot in line.split(",")]
        return tuple(sheet.to_canvas((float(x), float(y))) for x, y in pairs)

    beasts = [[float(value) for value in line.split()] for line in land["serpents"]]

    def at(spot: Sequence[float]) -> tuple[float, float, float]:
        return (*sheet.to_canvas((spot[0], spot[1])), spot[2])

    def grove(line: str) -> tuple[str, float, float, int]:
        kind, x, y, count = line.split()
        return (kind, *sheet.to_canvas((float(x), float(y))), int(count))

    return Country(
        {key: sheet.to_canvas((spot[0], spot[1])) for key, spot in data["place"].items()},
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

    sheet: Sheet
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

    def radius(self, side: str) -> float:
        """Of the spaces of the time chart."""
        return min(19.0, *(abs(two[0] - one[0]) / 2 - 0.5 for row in self.rows[side] for one, two in pairwise(row)))


def lay_out(facts: Facts, sheet: Sheet = LARGE) -> Layout:
    """The layout of these facts; a place that our map does not know lies in the open sea."""
    board = facts["board.toml"]
    known = country(sheet).spots
    strange = [place["id"] for place in board["place"] if place["id"] not in known]
    sea = {key: sheet.to_canvas((70.0 + 126 * (i % 3), 330.0 + 90 * (i // 3))) for i, key in enumerate(strange)}
    places = {place["id"]: known.get(place["id"]) or sea[place["id"]] for place in board["place"]}
    if sheet.small:
        bodies = {place["id"]: _body(place["kind"] == "main") for place in board["place"]}
        places = make_room(places, bodies, sheet.map.grown(-4))
    values = facts["setup.toml"]["start"]["face_up_piles"]
    cells = grid(sheet.piles, len(values) + 1, sheet.letter)
    return Layout(
        sheet=sheet,
        places=places,
        rows={side: _spaces(board["time_chart"][side]["rows"], inner_glass(sheet)) for side in ("back", "ultimo")},
        piles=dict(zip(values, cells, strict=False)),
        discard=cells[-1],
        bonus=grid(sheet.bonuses, OPEN_CARDS, sheet.bonus),
        buildings=grid(sheet.houses, OPEN_CARDS, sheet.building),
    )


def _body(main: bool) -> Box:
    """What a place covers around the middle of its plate, with its shelf and the pawn beside it."""
    wide, high = PLATE
    return Box(-wide / 2 - 3, -high / 2 - 9, wide / 2 + 3, high / 2 + (SHELF if main else 0) + 3)


def inner_glass(sheet: Sheet) -> Box:
    """The glass itself, between its wooden plates."""
    glass, aside = sheet.glass, 21.0 if sheet.small else 34.0
    return Box(glass.x0 + aside, glass.y0 + 46, glass.x1 - aside, glass.y1 - 70)


def _spaces(rows: Sequence[int], glass: Box) -> list[list[Point]]:
    """The spaces of each row, from left to right, inside the glass."""
    down = glass.height / len(rows)
    middle = glass.centre[0]
    result = []
    for index, count in enumerate(rows):
        across = min(down * 0.92, glass.width * 0.86 / count)
        y = glass.y0 + (index + 0.5) * down
        result.append([(middle + (i - (count - 1) / 2) * across, y) for i in range(count)])
    return result
