"""The country of each board: seas, islands, rivers, hills and regions, read from `lands.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from hanse.draw.curves import Box
from hanse.draw.land import Land, Outline
from hanse.draw.teutonica.geometry import to_canvas
from hanse.draw.teutonica.regions import Ground
from hanse.draw.teutonica.sizes import LARGE, Sizes


@cache
def _lands() -> list[dict[str, Any]]:
    text = (files("hanse.draw.teutonica") / "lands.toml").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = tomllib.loads(text)["land"]
    return entries


@cache
def grounds_of(board_id: str, sizes: Sizes = LARGE) -> tuple[Ground, ...]:
    """The regions of a board's country, whether or not this side of the board uses them."""
    return tuple(
        Ground(
            region["id"],
            tuple(_outline(line, sizes) for line in region["outlines"]),
            _outline(region["name"], sizes)[0],
        )
        for entry in _lands()
        if board_id in entry["boards"]
        for region in entry.get("region", [])
    )


@cache
def land_of(board_id: str, sizes: Sizes = LARGE) -> Land:
    """The country of a board; plain land for a board of one's own."""
    for entry in _lands():
        if board_id in entry["boards"]:
            corners = [_outline(line, sizes) for line in entry["hills"]]
            beasts = [[float(value) for value in line.split()] for line in entry["serpents"]]
            return Land(
                tuple(_outline(line, sizes) for line in entry["seas"]),
                tuple(_outline(line, sizes) for line in entry["islands"]),
                tuple(_outline(line, sizes) for line in entry["rivers"]),
                tuple(Box(*first, *second) for first, second in corners),
                tuple((*to_canvas((x, y), sizes), size) for x, y, size in beasts),
            )
    return Land()


def _outline(line: str, sizes: Sizes) -> Outline:
    return tuple(to_canvas([float(value) for value in spot.split()], sizes) for spot in line.split(","))
