"""When two positions are the same but for the names of interchangeable things, such as the posts of one route."""

from __future__ import annotations

import json
from typing import Any

Data = dict[str, Any]

# By game: the part of a position that lists places, and in each place the list whose order means nothing.
INTERCHANGEABLE: dict[str, tuple[str, str]] = {"teutonica": ("routes", "posts"), "hansa": ("ports", "slots")}


def likeness(state: Any) -> Data:
    """The position as data that are equal for all positions that differ in nothing but such names."""
    data: Data = state.to_data()
    data.pop("chance", None)
    if data["game"] not in INTERCHANGEABLE:
        return data
    places, things = INTERCHANGEABLE[data["game"]]
    alike = {
        name: place if number in _at_sea(state) else {**place, things: sorted(place[things], key=json.dumps)}
        for number, (name, place) in enumerate(data[places].items())
    }
    return {**data, places: alike}


def _at_sea(state: Any) -> set[int]:
    """The routes with ship posts, which are like no other."""
    ships = getattr(state.board, "route_ships", ())
    return {route for route, count in enumerate(ships) if count}
