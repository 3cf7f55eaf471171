"""Positions with neutral traders, in few words."""

from __future__ import annotations

from typing import Any

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.table import occupied, position

PRESETS = {"base-2-3": "bigbox2020", "east": "east2010", "britannia-2-3": "britannia2014"}
# HT-16.1.2, HT-16.1.4: the cities with a special function.
SPECIAL = {
    "base-2-3": {"groningen", "stade", "lubeck", "gottingen", "halle", "coellen"},
    "east": {"magdeburg", "breslau", "dresden", "waren", "konigsberg"},
    "britannia-2-3": {"newcastle", "chester", "york", "norwich", "london", "plymouth", "cardiff"},
}
GUARDED = {"base-2-3": 9, "east": 12, "britannia-2-3": 19}
NEUTRAL = 5
ROUTE = "duisburg-dortmund"  # two posts, far from every special city
FILL = f"place trader {ROUTE}.2"


def table(board: str = "base-2-3", **parts: Any) -> State:
    """A position of two players with neutral traders; none stand there but those that are named."""
    return position(players=2, preset=PRESETS[board], **parts)


def special_routes(board: str) -> set[str]:
    """The routes that lead to a special city."""
    return {route["id"] for route in board_facts(board)["route"] if SPECIAL[board] & set(route["ends"])}


def neutral(state: State) -> dict[str, Any]:
    """What the position says of the neutral player."""
    entry: dict[str, Any] = state.to_data()["neutral"]
    return entry


def traders(state: State) -> set[str]:
    """The posts on which neutral traders stand."""
    return {name for name, piece in occupied(state).items() if piece == "t5"}
