"""Codes in words and back, the board elements they touch, and events as plain data.

The words are stable: records, bots and people may rely on them. A token is named by colour and barrels (`blue-2`), a
warehouse by port and letter (`tonsberg.a`).

Families of `describe` and what they name besides `family`: `end`, `done`, `refill`, `decline` nothing; `place` and
`sail` a `port`; `buy` a `slot` and its `port`; `install`, `sell`, `lose` and `discard` a `token`, its `colour` and its
`barrels`; `sell-all` a `colour`.

Events and what they tell: see `_EVENTS`. `drawn` is the one that turns up what nobody knew.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hanse.games.hansa.codes import (
    ACTIONS_END,
    BUY,
    DECLINE,
    DISCARD,
    DONE,
    END_TURN,
    INSTALL,
    LOSE,
    PLACE,
    REFILL,
    SAIL,
    SELL,
    SELL_ALL,
)
from hanse.games.hansa.layout import BARRELS, END_IDLE, END_STACK
from hanse.games.hansa.position import Event
from hanse.games.hansa.tables import Tables
from hanse.kernel.errors import MoveError

Choice = dict[str, Any]


def describe(board: Tables, code: int) -> Choice:
    """What a code means, as plain data: its family and what it names."""
    if not 0 <= code < ACTIONS_END:
        raise MoveError(f"decision {code}: expected a code from 0 to {ACTIONS_END - 1}")
    start, family = next((start, family) for start, family in _STARTS if code >= start)
    return {"family": family, **_READERS[family](board, code - start)}


_STARTS = [
    (DISCARD, "discard"),
    (LOSE, "lose"),
    (SELL_ALL, "sell-all"),
    (SELL, "sell"),
    (INSTALL, "install"),
    (BUY, "buy"),
    (SAIL, "sail"),
    (PLACE, "place"),
    (DECLINE, "decline"),
    (REFILL, "refill"),
    (DONE, "done"),
    (END_TURN, "end"),
]


def _nothing(board: Tables, rest: int) -> Choice:
    return {}


def _port(board: Tables, rest: int) -> Choice:
    return {"port": board.port_keys[rest]}


def _slot(board: Tables, rest: int) -> Choice:
    if rest not in board.slot_order:
        raise MoveError(f"decision {BUY + rest}: {board.port_keys[rest // 2]} has only one warehouse")
    return {"slot": board.slot_key(rest), "port": board.port_keys[rest // 2]}


def _token(board: Tables, rest: int) -> Choice:
    colour = board.colour_keys[rest // BARRELS]
    return {"token": board.kind_key(rest), "colour": colour, "barrels": rest % BARRELS + 1}


def _colour(board: Tables, rest: int) -> Choice:
    return {"colour": board.colour_keys[rest]}


_READERS: dict[str, Callable[[Tables, int], Choice]] = {
    "end": _nothing,
    "done": _nothing,
    "refill": _nothing,
    "decline": _nothing,
    "place": _port,
    "sail": _port,
    "buy": _slot,
    "install": _token,
    "sell": _token,
    "sell-all": _colour,
    "lose": _token,
    "discard": _token,
}

# The text of each family; the fields are those of `describe`.
_TEXTS = {
    "end": "end turn",
    "done": "done",
    "refill": "refill",
    "decline": "decline",
    "place": "place {port}",
    "sail": "sail {port}",
    "buy": "buy {slot}",
    "install": "install {token}",
    "sell": "sell {token}",
    "sell-all": "sell all {colour}",
    "lose": "lose {token}",
    "discard": "discard {token}",
}


def to_words(board: Tables, code: int) -> str:
    """The stable text of a code, for instance `buy tonsberg.a`."""
    choice = describe(board, code)
    return _TEXTS[choice["family"]].format(**choice)


def from_words(board: Tables, text: str) -> int:
    """The code that a text names."""
    wanted = " ".join(text.split())
    for code in range(ACTIONS_END):
        if _exists(board, code) and to_words(board, code) == wanted:
            return code
    if not any(re.fullmatch(re.sub(r"{\w+}", r"\\S+", form), wanted) for form in _TEXTS.values()):
        forms = "; ".join(re.sub(r"{(\w+)}", lambda found: found[1].upper(), form) for form in _TEXTS.values())
        raise MoveError(f"{wanted!r} is not a decision: expected one of: {forms}")
    raise MoveError(f"{wanted!r}: the board has no such place or thing")


def _exists(board: Tables, code: int) -> bool:
    return not BUY <= code < INSTALL or code - BUY in board.slot_order


def touches(board: Tables, code: int) -> list[str]:
    """The ids of the board elements that a code names, so that a client can show it without knowing a rule."""
    choice = describe(board, code)
    named = "slot" if "slot" in choice else "token" if "token" in choice else "colour" if "colour" in choice else "port"
    return [f"{named}:{choice[named]}"] if named in choice else []


# Events ----------------------------------------------------------------------------------------------------------

ENDS = {END_STACK: "last-stack", END_IDLE: "idle"}
_SEAT, _NUMBER, _PORT, _SLOT, _TOKEN, _STACK, _PAYEE, _END = range(8)

# For each event the names and types of its numbers. Of a purchase, `to` is the seat that is paid, or null for the bank;
# of the end, `turns` is how many turns are still played after this one.
_EVENTS: dict[str, list[tuple[str, int]]] = {
    "placed": [("seat", _SEAT), ("port", _PORT), ("posts", _NUMBER)],
    "turn_began": [("seat", _SEAT), ("income", _NUMBER)],
    "refilled": [("seat", _SEAT), ("price", _NUMBER), ("tokens", _NUMBER)],
    "drawn": [("slot", _SLOT), ("token", _TOKEN), ("stack", _STACK)],
    "declined": [("seat", _SEAT)],
    "sailed": [("seat", _SEAT), ("from", _PORT), ("to", _PORT), ("price", _NUMBER)],
    "bought": [("seat", _SEAT), ("slot", _SLOT), ("token", _TOKEN), ("price", _NUMBER), ("to", _PAYEE)],
    "installed": [("seat", _SEAT), ("port", _PORT), ("token", _TOKEN), ("posts", _NUMBER)],
    "offered": [("seat", _SEAT), ("token", _TOKEN), ("number", _NUMBER)],
    "post_returned": [("seat", _SEAT), ("port", _PORT)],
    "sold": [("seat", _SEAT), ("token", _TOKEN), ("number", _NUMBER), ("port", _PORT)],
    "lost": [("seat", _SEAT), ("token", _TOKEN)],
    "customs": [("seat", _SEAT), ("thalers", _NUMBER)],
    "discarded": [("seat", _SEAT), ("token", _TOKEN)],
    "turn_ended": [("seat", _SEAT)],
    "ending": [("why", _END), ("turns", _NUMBER)],
    "game_over": [],
}
REVEALING = frozenset({"drawn"})


def tell_event(board: Tables, event: Event) -> dict[str, Any]:
    """An event as plain data, for logs and animation."""
    told: dict[str, Any] = {"event": event[0]}
    for (name, kind), value in zip(_EVENTS[event[0]], event[1:], strict=False):
        told[name] = _event_value(board, kind, value)
    return told


def _event_value(board: Tables, kind: int, value: int) -> str | int | None:
    """Stacks are counted from 1, as people count them."""
    if kind == _PORT:
        return board.port_keys[value]
    if kind == _SLOT:
        return board.slot_key(value)
    if kind == _TOKEN:
        return board.kind_key(value)
    if kind == _STACK:
        return value + 1
    if kind == _PAYEE:
        return value - 1 if value else None
    return ENDS[value] if kind == _END else value
