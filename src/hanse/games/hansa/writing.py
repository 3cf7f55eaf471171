"""Positions as plain data, complete; `reading.py` reads them back."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.identity import IDENTITY
from hanse.games.hansa.layout import (
    ACTIVE,
    ASIDE,
    CHOSEN,
    COLOURS,
    FIRST,
    IDLE,
    LOSER,
    LOSS,
    LOSS_COLOUR,
    MARKET,
    MOVED,
    OPEN,
    PHASE,
    REMOVED,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SOLD,
    SOLD_COLOURS,
    STOPPED,
    SUPPLY,
    SUPPLY_AT,
    TURNS,
    USED,
)
from hanse.games.hansa.position import Position

Data = dict[str, Any]


def write_position(s: Position) -> Data:
    """All of it, the hidden order of the stacks included; `reading.read_position` reads it back."""
    data = public(s)
    data["stacks"] = {"order": _stacks(s)}
    return data


def endings(s: Position) -> list[str]:
    """Why the game ends or has ended."""
    return ["last-stack"] * s.last_stack_started() + ["idle"] * int(s.cells[STOPPED])


def stack_heights(start: list[int], left: int) -> list[int]:
    """HA-5.4: the stacks are used up in their order, so their number of tokens says how high each is."""
    heights: list[int] = []
    for height in reversed(start):
        heights.insert(0, min(height, left))
        left -= heights[0]
    return heights


def public(s: Position) -> Data:
    """What positions and views have in common."""
    cells = s.cells
    return {
        "game": IDENTITY.key,
        "rules": s.rules.revision,
        "options": dict(s.rules.data),
        "board": s.board.key,
        "ship": s.board.port_keys[int(cells[SHIP])],
        "ports": {key: _port(s, port) for port, key in enumerate(s.board.port_keys)},
        "seats": [_seat(s, seat) for seat in range(s.rules.seats)],
        "removed": s.tokens_at(REMOVED),
        "aside": _colours(s, int(cells[ASIDE])),
        "first": int(cells[FIRST]),
        "turn": {
            "seat": int(cells[ACTIVE]),
            "phase": DECISIONS[int(cells[PHASE])].name,
            "used": bool(cells[USED]),
            "finished": finished_turns(s),
        },
        "sale": s.tokens_at(CHOSEN),
        "losses": _losses(s),
        "ending": endings(s),
        "idle": {"moved": bool(cells[MOVED]), "rounds": int(cells[IDLE]), "stopped": bool(cells[STOPPED])},
    }


def finished_turns(s: Position) -> int:
    """The turns of all seats that are over."""
    return int.from_bytes(bytes(int(s.cells[TURNS + i]) for i in range(4)), "little")


def _colours(s: Position, bits: int) -> list[str]:
    return [s.board.colour_keys[colour] for colour in range(COLOURS) if bits >> colour & 1]


def _port(s: Position, port: int) -> Data:
    slots = [s.cells[MARKET + 2 * port + i] for i in range(int(s.board.warehouses[port]))]
    return {
        "posts": [s.posts(seat, port) for seat in range(s.rules.seats)],
        "slots": [s.board.kind_key(int(token) - 1) if token else None for token in slots],
    }


def _seat(s: Position, seat: int) -> Data:
    base = SEAT + seat * SEAT_CELLS
    return {
        "purse": s.purse(seat),
        "reserve": s.reserve(seat),
        "open": s.tokens_at(base + OPEN),
        "sold": s.tokens_at(base + SOLD),
    }


def _losses(s: Position) -> Data | None:
    if s.cells[PHASE] != LOSS:
        return None
    return {
        "colours": _colours(s, int(s.cells[SOLD_COLOURS])),
        "seat": int(s.cells[LOSER]),
        "colour": s.board.colour_keys[int(s.cells[LOSS_COLOUR])],
    }


def _stacks(s: Position) -> list[list[str]]:
    """The tokens of each stack from its top."""
    left = int(s.cells[SUPPLY])
    drawn = [s.board.kind_key(int(s.cells[SUPPLY_AT + i]) - 1) for i in range(left - 1, -1, -1)]
    stacks: list[list[str]] = []
    for height in stack_heights(s.rules.heights, left):
        stacks.append(drawn[:height])
        drawn = drawn[height:]
    return stacks
