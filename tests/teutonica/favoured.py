"""Positions with Imperial Favours in which a piece was just displaced."""

from __future__ import annotations

from typing import Any

from hanse.games.teutonica.state import State
from tests.teutonica.table import pieces, play, position

ON: dict[str, Any] = {"modules.favours": True}
ORIGIN = "groningen-emden"


def displaced(owner_of: str | None, victim: str = "t1", **parts: Any) -> State:
    """Seat 0 has just displaced a piece of seat 1, who owns this tile."""
    routes = {ORIGIN: [None, victim, None], **parts.pop("routes", {})}
    mine = {"supply": pieces(5), **parts.pop("mine", {})}
    seats = [mine, {"stock": pieces(3), **parts.pop("theirs", {})}]
    if owner_of:
        seats[1]["favours"] = [owner_of]
    state = position(changes=ON | parts.pop("changes", {}), preset="bigbox2020", seats=seats, routes=routes, **parts)
    return play(state, f"displace {ORIGIN}.2 with trader")
