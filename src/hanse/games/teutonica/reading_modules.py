"""The parts of position data that belong to modules and to the two-player games."""

from __future__ import annotations

from hanse.games.teutonica import missions
from hanse.games.teutonica.board import FAVOUR_NAMES
from hanse.games.teutonica.layout import (
    CONNECTED,
    CONNECTION,
    FAVOURED,
    MISSION,
    NEUTRAL,
    PAWN_AT,
    PAWN_MOVED,
    SCORE,
    SEAT,
    SEAT_CELLS,
    SHOWN,
)
from hanse.games.teutonica.state import State
from hanse.kernel.errors import PositionError
from hanse.kernel.positions import Data, flag, index, listed, seat_place, table, whole, within


def read_seat(s: State, seat: int, entry: Data) -> None:
    """A seat's mission card and Imperial Favours."""
    base = SEAT + seat * SEAT_CELLS
    if entry.get("mission") is not None:
        s.cells[base + MISSION] = _card(s, entry["mission"], within(seat_place(seat), "mission"))
    s.cells[base + FAVOURED] = _tiles(entry.get("favours", []), within(seat_place(seat), "favours"))


def _card(s: State, cities: object, place: str) -> int:
    """The number of the mission card that names these cities."""
    if not s.rules.missions:
        raise PositionError("{place}: expected none without modules.missions", place=place)
    names = [[s.board.city_keys[city] for city in card] for card in missions.cards(s.board)]
    if cities not in names:
        every = "; ".join(", ".join(each) for each in names)
        raise PositionError(
            "{place}: {cities!r}: expected the cities of a card: {every}", place=place, cities=cities, every=every
        )
    return 1 + names.index(cities)


def read_missions(s: State) -> None:
    """Seats whose card is not given have the first cards that nobody has."""
    at = [SEAT + seat * SEAT_CELLS + MISSION for seat in range(s.rules.seats)]
    for cell in at if s.rules.missions else ():
        taken = [int(s.cells[other]) for other in at]
        s.cells[cell] = s.cells[cell] or min(set(range(1, len(taken) + 2)) - set(taken))


def _tiles(names: object, place: str) -> int:
    """Imperial Favours as bits."""
    bits = 0
    for name in listed(names, len(FAVOUR_NAMES), place):
        bits |= 1 << index(name, FAVOUR_NAMES, place)
    return bits


def read_favours(s: State, data: Data) -> None:
    """The tiles on display: as given, or the first that nobody has, as many as are missing."""
    given = data.get("favours")
    if given is not None:
        s.cells[SHOWN] = _tiles(given, "favours")
    elif s.rules.favours:
        owned = 0
        for seat in range(s.rules.seats):
            owned |= int(s.cells[SEAT + seat * SEAT_CELLS + FAVOURED])
        free = [tile for tile in range(len(FAVOUR_NAMES)) if not owned >> tile & 1]
        missing = max(0, s.rules.seats - owned.bit_count())
        s.cells[SHOWN] = sum(1 << tile for tile in free[:missing])


def read_pawn(s: State, data: Data) -> None:
    """The province as given, by default the first; none while the pawn is still to be placed."""
    keys = s.board.province_keys
    if "pawn" in data or s.rules.provinces:
        name = data.get("pawn", keys[0] if keys else None)
        s.cells[PAWN_AT] = 0 if name is None else 1 + index(name, keys, "pawn")
    s.cells[PAWN_MOVED] = flag(data.get("turn", {}).get("pawn_moved", False), "turn: pawn_moved")


def read_neutral(s: State, data: Data) -> None:
    """The score of the neutral player, and its connection."""
    entry = table(data, "neutral", ("score", "connection"))
    if entry and not s.rules.neutral:
        raise PositionError("neutral: expected none without neutral traders")
    base = SEAT + NEUTRAL * SEAT_CELLS
    s.cells[base + SCORE] = whole(entry.get("score", 0), 0, 99, "neutral: score")
    if entry.get("connection") is not None:
        s.cells[base + CONNECTION] = whole(entry["connection"], 1, s.rules.seats + 1, "neutral: connection")
        s.cells[CONNECTED] += 1
