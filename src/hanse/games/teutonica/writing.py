"""Positions as plain data, complete; `reading.py` reads them back."""

from __future__ import annotations

from typing import Any

from hanse.games.teutonica import decision, missions
from hanse.games.teutonica.board import COLOURS, FAVOUR_NAMES, KINDS, MARKER_NAMES, SKILL_NAMES
from hanse.games.teutonica.decision import PIECE, PIECE_IF_ANY, ROUTE, Own
from hanse.games.teutonica.decisions import DECISIONS
from hanse.games.teutonica.identity import IDENTITY
from hanse.games.teutonica.layout import (
    ACTIVE,
    CHANCE,
    COMPLETED,
    CONNECTION,
    DEPTH,
    DISCARDED,
    ENDING,
    EXTRA_AT,
    EXTRAS,
    FAVOURED,
    FRAME,
    FRAMES,
    GROUND_AT,
    HAND,
    HAND_AT,
    LEFT,
    MARKER,
    NEUTRAL,
    OFFICE,
    OPEN,
    OVER,
    PAWN_AT,
    PAWN_MOVED,
    PERMITS,
    PILE,
    PILE_AT,
    PLATE,
    POST,
    PRESTIGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    SHOWN,
    STAGE,
    UNUSED,
    USED,
    WAIVED,
)
from hanse.games.teutonica.phases.borders import EITHER
from hanse.games.teutonica.position import FRAME_OWN, Position
from hanse.games.teutonica.words import ENDS
from hanse.kernel.chance import STATE_BYTES

Data = dict[str, Any]

STAGES = ("fresh", "begun", "acted", "closed")  # how far a turn has come
OR_CONFINED = "or confined"


def piece_name(piece: int) -> str | None:
    """`t0` for a trader of seat 0, `m2` for a merchant of seat 2; nothing for an empty place."""
    return None if not piece else f"{KINDS[(piece - 1) & 1][0]}{(piece - 1) >> 1}"


def write_position(s: Position) -> Data:
    """All of it, the hidden order of the markers included; `reading.read_position` reads it back."""
    data = public(s)
    unseen = int(s.cells[PILE])
    order = [MARKER_NAMES[s.cells[PILE_AT + i] - 1] for i in range(unseen - 1, -1, -1)]
    data["marker_stock"] = {"order": order}
    data["chance"] = bytes(s.cells[CHANCE + i] for i in range(STATE_BYTES)).hex()
    depth = int(s.cells[DEPTH])
    data["pending"] = [pending(s, FRAMES + i * FRAME) for i in range(depth)]
    for seat in range(s.rules.seats) if s.rules.missions else ():
        data["seats"][seat]["mission"] = mission(s, seat)
    return data


def mission(s: Position, seat: int) -> list[str]:
    """The cities of the seat's mission card."""
    return [s.board.city_keys[city] for city in missions.cities(s, seat)]


def public(s: Position) -> Data:
    """What everybody knows: the part of positions and views that is the same."""
    board = s.board
    cells = s.cells
    data: Data = {
        "game": IDENTITY.key,
        "rules": s.rules.revision,
        "options": dict(s.rules.data),
        "board": board.key,
        "routes": {key: _route(s, route) for route, key in enumerate(board.route_keys)},
        "cities": {key: _city(s, city) for city, key in enumerate(board.city_keys)},
        "prestige": [cells[PRESTIGE + i] - 1 if cells[PRESTIGE + i] else None for i in range(len(COLOURS))],
        "seats": [_seat(s, seat) for seat in range(s.rules.seats)],
        "completed": int(cells[COMPLETED]),
        "turn": {"seat": int(cells[ACTIVE]), "actions": int(cells[LEFT])},
        "hand": [piece_name(cells[HAND_AT + i]) for i in range(int(cells[HAND]))],
        "ending": [name for bit, name in ENDS.items() if cells[ENDING] & bit],
        "over": bool(cells[OVER]),
    }
    if s.rules.staged:
        data["turn"]["stage"] = STAGES[cells[STAGE]]
    if s.rules.provinces:
        data["pawn"] = board.province_keys[cells[PAWN_AT] - 1] if cells[PAWN_AT] else None
        data["turn"]["pawn_moved"] = bool(cells[PAWN_MOVED])
    if s.rules.neutral:
        base = SEAT + NEUTRAL * SEAT_CELLS
        data["neutral"] = {"score": int(cells[base + SCORE]), "connection": int(cells[base + CONNECTION]) or None}
    if s.rules.favours:
        data["favours"] = _favours(int(cells[SHOWN]))
        for seat in range(s.rules.seats):
            data["seats"][seat]["favours"] = _favours(int(cells[SEAT + seat * SEAT_CELLS + FAVOURED]))
    if board.region_keys:
        data["borders"] = _borders(s)
    if any(cells[DISCARDED + kind] for kind in range(len(MARKER_NAMES))):
        data["discarded"] = _markers(s, DISCARDED)
    return data


def _favours(bits: int) -> list[str]:
    return [name for tile, name in enumerate(FAVOUR_NAMES) if bits >> tile & 1]


def _borders(s: Position) -> Data:
    """What the active seat may have used of its permissions in this turn, and where the pieces in hand may go."""
    board = s.board
    used = int(s.cells[PERMITS])
    cities = [board.city_keys[city] for city in board.permit_cities]
    return {
        "used": [
            [key for i, key in enumerate(cities) if chosen >> i & 1]
            for chosen in range(1 << len(cities))
            if used >> chosen & 1
        ],
        "waived": bool(s.cells[WAIVED]),
        "hand": [_ground(s, int(s.cells[GROUND_AT + i])) for i in range(int(s.cells[HAND]))],
    }


def _ground(s: Position, ground: int) -> list[str]:
    """Regions by name; last, whether it may yet turn out to be confined to the open region."""
    names = [key for region, key in enumerate(s.board.region_keys) if ground >> region & 1]
    return [*names, OR_CONFINED] if ground & EITHER else names


def _route(s: Position, route: int) -> Data:
    first = s.board.route_first[route]
    marker = s.cells[MARKER + route]
    return {
        "posts": [piece_name(s.cells[POST + first + i]) for i in range(int(s.board.route_length[route]))],
        "marker": MARKER_NAMES[marker - 1] if marker else None,
    }


def _city(s: Position, city: int) -> Data:
    first = s.board.office_first[city]
    extras = int(s.cells[EXTRAS])
    outside = [s.cells[EXTRA_AT + 2 * i + 1] for i in range(extras) if s.cells[EXTRA_AT + 2 * i] == city]
    return {
        "offices": [piece_name(s.cells[OFFICE + first + i]) for i in range(int(s.board.office_count[city]))],
        "extra": [piece_name(piece) for piece in reversed(outside)],
    }


def _seat(s: Position, seat: int) -> Data:
    base = SEAT + seat * SEAT_CELLS
    hidden = int(s.cells[PLATE]) if seat == s.cells[ACTIVE] else 0
    return {
        "supply": {"traders": s.supply(seat, 0), "merchants": s.supply(seat, 1)},
        "stock": {"traders": s.stock(seat, 0), "merchants": s.stock(seat, 1)},
        "desk": {name: s.steps(seat, skill) for skill, name in enumerate(SKILL_NAMES)},
        "score": int(s.cells[base + SCORE]),
        "markers": {"unused": _markers(s, base + UNUSED), "used": _markers(s, base + USED)},
        "plate": {"hidden": hidden, "open": _markers(s, base + OPEN)},
        "connection": int(s.cells[base + CONNECTION]) or None,
    }


def _markers(s: Position, at: int) -> list[str]:
    return [name for kind, name in enumerate(MARKER_NAMES) for _ in range(int(s.cells[at + kind]))]


def pending(s: Position, at: int) -> Data:
    """The decision that waits in this cell, with its own numbers by name."""
    decision = DECISIONS[int(s.cells[at])]
    told: Data = {"kind": decision.name, "seat": int(s.cells[at + 1])}
    for i, own in enumerate(decision.numbers):
        value = int(s.cells[at + FRAME_OWN + i])
        if value or own.what != PIECE_IF_ANY:
            told[own.name] = _own_number(s, own, value)
    return told


def _own_number(s: Position, own: Own, value: int) -> int | str | None:
    if own.what == ROUTE:
        return s.board.route_keys[value]
    if own.what in (PIECE, PIECE_IF_ANY):
        return piece_name(value)
    if own.what == decision.MARKER:
        return MARKER_NAMES[value - 1] if value else None
    return value
