"""Codes in words and back, the board elements they touch, and events as plain data.

The words are stable: records, bots and people may rely on them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.codes import (
    ACTIONS_END,
    BUY,
    BUY_HAND,
    BY_STOCK,
    BY_TILE,
    DELIVER,
    DISCARD,
    DONE,
    EXCHANGE,
    EXCHANGE_WIDTH,
    FULFIL,
    HAND_IN,
    HOLD,
    JOIN,
    KEEP,
    LAY_BACK,
    LEAVE,
    LOSE,
    LOSE_TILE,
    SELL,
    SELL_REWARD,
    SPARE,
    SPLIT,
    STORE,
    TAKE_REWARD,
    TRAVEL,
    TURN_NEXT,
)
from hanse.games.merkator.layout import BONUS, BUILDING
from hanse.games.merkator.position import Event
from hanse.games.merkator.tables import VALUES, Tables
from hanse.kernel.errors import MoveError

Choice = dict[str, Any]
KINDS = ("contract", "bonus", "building")


def card_kind(card: int) -> str:
    """Contract, bonus card or building."""
    return KINDS[(card >= BONUS) + (card >= BUILDING)]


def describe(board: Tables, code: int) -> Choice:
    """What a code means, as plain data: its family and what it names."""
    if not 0 <= code < ACTIONS_END:
        raise MoveError(f"decision {code}: expected a code from 0 to {ACTIONS_END - 1}")
    family, start = next((family, start) for start, family in _STARTS if code >= start)
    return {"family": family, **_READERS[family](board, code - start)}


_STARTS = [
    (STORE, "store"),
    (LOSE_TILE, "lose-tile"),
    (LOSE, "lose"),
    (SPARE, "spare"),
    (DELIVER, "deliver"),
    (EXCHANGE, "exchange"),
    (LEAVE, "leave"),
    (FULFIL, "fulfil"),
    (HAND_IN, "hand-in"),
    (DISCARD, "discard"),
    (HOLD, "hold"),
    (BUY, "buy"),
    (SELL, "sell"),
    (SPLIT, "split"),
    (TRAVEL, "travel"),
    (LAY_BACK, "lay-back"),
    (BUY_HAND, "buy-hand"),
    (SELL_REWARD, "sell-reward"),
    (TAKE_REWARD, "take-reward"),
    (TURN_NEXT, "turn-next"),
    (KEEP, "keep"),
    (JOIN, "join"),
    (DONE, "done"),
]


def _nothing(board: Tables, rest: int) -> Choice:
    return {}


def _contract(board: Tables, rest: int) -> Choice:
    return {"contract": board.card_keys[rest]}


def _good(board: Tables, rest: int) -> Choice:
    return {"good": board.good_keys[rest]}


def _tile_as(board: Tables, rest: int) -> Choice:
    return {"colour": board.colour_keys[rest // 2], "good": board.good_keys[rest]}


def _colour(board: Tables, rest: int) -> Choice:
    return {"colour": board.colour_keys[rest]}


def _card(board: Tables, rest: int) -> Choice:
    return {"kind": card_kind(rest), "card": board.card_keys[rest]}


def _exchange(board: Tables, rest: int) -> Choice:
    good, by = divmod(rest, EXCHANGE_WIDTH)
    told: Choice = {"good": board.good_keys[good], "by": "counters"}
    if by >= BY_STOCK:
        paid = by - (BY_TILE if by >= BY_TILE else BY_STOCK)
        told.update(by="tile" if by >= BY_TILE else "stock", paid=board.good_keys[paid])
    return told


_READERS: dict[str, Callable[[Tables, int], Choice]] = {
    "done": _nothing,
    "join": _nothing,
    "keep": _nothing,
    "turn-next": _nothing,
    "take-reward": _nothing,
    "sell-reward": _nothing,
    "buy-hand": _nothing,
    "lay-back": _nothing,
    "travel": lambda board, rest: {"place": board.place_keys[rest]},
    "split": lambda board, rest: {"first": rest},
    "sell": _contract,
    "buy": lambda board, rest: _card(board, BONUS + rest),
    "hold": _card,
    "discard": _contract,
    "hand-in": _contract,
    "fulfil": _contract,
    "leave": _good,
    "exchange": _exchange,
    "deliver": _tile_as,
    "spare": _colour,
    "lose": _good,
    "lose-tile": _colour,
    "store": _tile_as,
}

# The text of each family; the fields are those of `describe`. No two begin alike.
_TEXTS = {
    "done": "done",
    "join": "join",
    "keep": "keep letter",
    "turn-next": "turn next",
    "take-reward": "take reward",
    "sell-reward": "sell reward",
    "buy-hand": "buy hand",
    "lay-back": "lay back",
    "travel": "travel {place}",
    "split": "split {first}",
    "sell": "sell contract {contract}",
    "buy": "buy {kind} {card}",
    "hold": "hold {kind} {card}",
    "discard": "discard {contract}",
    "hand-in": "hand-in {contract}",
    "fulfil": "fulfil {contract}",
    "leave": "leave {good}",
    "exchange": "exchange {payment} for {good}",
    "deliver": "deliver tile as {good}",
    "spare": "spare tile {colour}",
    "lose": "lose {good}",
    "lose-tile": "lose tile {colour}",
    "store": "store {good}",
}
_PAYMENTS = {"counters": "counters", "stock": "{paid}", "tile": "{paid}+tile"}


def to_words(board: Tables, code: int) -> str:
    """The stable text of a code, for instance `travel hamburg` or `exchange grain+tile for iron`."""
    choice = describe(board, code)
    if choice["family"] == "exchange":
        choice["payment"] = _PAYMENTS[choice["by"]].format(**choice)
    return _TEXTS[choice["family"]].format(**choice)


def from_words(board: Tables, text: str) -> int:
    """The code that a text names."""
    wanted = " ".join(text.split())
    head = wanted.split(" ", maxsplit=1)[0] if wanted else ""
    starts = sorted((start, family) for start, family in _STARTS)
    for i, (start, family) in enumerate(starts):
        end = starts[i + 1][0] if i + 1 < len(starts) else ACTIONS_END
        if _TEXTS[family].split(" ")[0] == head:
            for code in range(start, end):
                if to_words(board, code) == wanted:
                    return code
    if not any(re.fullmatch(re.sub(r"{\w+}", r"\\S+", form), wanted) for form in _TEXTS.values()):
        forms = "; ".join(re.sub(r"{(\w+)}", lambda found: found[1].upper(), form) for form in _TEXTS.values())
        raise MoveError(f"{wanted!r} is not a decision: expected one of: {forms}")
    raise MoveError(f"{wanted!r}: there is no such place, good or card")


def touches(board: Tables, code: int) -> list[str]:
    """The ids of the elements that a code names, so that a client can show it without knowing a rule.

    place:ID, good:ID (a storeroom of the decider), tile:COLOUR (of the decider), card:ID, counters:own, hand:own.
    """
    choice = describe(board, code)
    found = [f"{what}:{choice[what]}" for what in ("place", "good", "card") if what in choice]
    if "contract" in choice:
        found.append(f"card:{choice['contract']}")
    if "colour" in choice:
        found.append(f"tile:{choice['colour']}")
    if choice["family"] == "exchange":
        found += ["counters:own"] if choice["by"] == "counters" else [f"good:{choice['paid']}"]
        if choice["by"] == "tile":
            found.append(f"tile:{board.colour_keys[board.good_keys.index(choice['paid']) // 2]}")
    if choice["family"] in ("buy-hand", "lay-back"):
        found.append("hand:own")
    return found


# Events ----------------------------------------------------------------------------------------------------------

ENDS = {1: "peace", 2: "counters", 4: "stop", 8: "turns"}
_SEAT, _NUMBER, _PLACE, _GOOD, _COLOUR, _CARD, _PILE, _BACK, _SIDE, _END, _PAYMENT, _SPACE = range(12)

# For each event the names and types of its numbers.
_EVENTS: dict[str, list[tuple[str, int]]] = {
    "turn_began": [("seat", _SEAT), ("turn", _NUMBER)],
    "sold": [("seat", _SEAT), ("card", _CARD), ("coins", _NUMBER)],
    "bought": [("seat", _SEAT), ("card", _CARD), ("cost", _NUMBER)],
    "held": [("seat", _SEAT), ("card", _CARD)],  # taken in hand
    "laid_back": [("seat", _SEAT), ("card", _CARD)],
    "discarded": [("seat", _SEAT), ("card", _CARD)],
    "handed_in": [("seat", _SEAT), ("card", _CARD)],
    "forfeited": [("seat", _SEAT), ("coins", _NUMBER)],
    "shown": [("card", _CARD), ("space", _SPACE)],  # turned up from its stack
    "refreshed": [],  # the open bonus cards went under their stack
    "uncovered": [("card", _CARD)],  # the new top of a pile
    "reformed": [("value", _PILE)],  # a pile, from the discard
    "travelled": [("seat", _SEAT), ("place", _PLACE)],
    "took": [("seat", _SEAT), ("place", _PLACE), ("good", _GOOD), ("cubes", _NUMBER)],
    "bonus": [("seat", _SEAT), ("card", _CARD), ("good", _GOOD), ("cubes", _NUMBER)],
    "grew": [("place", _PLACE), ("cubes", _NUMBER)],
    "paid_time": [("seat", _SEAT), ("counters", _NUMBER)],
    "took_time": [("seat", _SEAT), ("counters", _NUMBER)],
    "lapsed": [("seat", _SEAT), ("counters", _NUMBER)],  # counters due that are nowhere to be had
    "turned": [("row", _SPACE), ("letter", _BACK)],
    "kept": [("seat", _SEAT), ("letter", _BACK)],
    "lost": [("seat", _SEAT), ("good", _GOOD), ("cubes", _NUMBER)],
    "lost_tile": [("seat", _SEAT), ("colour", _COLOUR)],
    "refilled": [("side", _SIDE), ("counters", _NUMBER)],
    "left_out": [("seat", _SEAT), ("good", _GOOD)],
    "exchanged": [("seat", _SEAT), ("good", _GOOD), ("payment", _PAYMENT)],
    "delivered": [("seat", _SEAT), ("good", _GOOD), ("cubes", _NUMBER)],
    "delivered_tile": [("seat", _SEAT), ("good", _GOOD)],
    "fulfilled": [("seat", _SEAT), ("card", _CARD)],
    "rewarded": [("seat", _SEAT), ("card", _CARD)],
    "reward_sold": [("seat", _SEAT), ("card", _CARD), ("coins", _NUMBER)],
    "uncovered_sold": [("seat", _SEAT), ("card", _CARD), ("coins", _NUMBER)],
    "unrewarded": [("seat", _SEAT), ("card", _CARD)],
    "joined": [("seat", _SEAT), ("price", _NUMBER)],
    "declined": [("seat", _SEAT)],
    "stored": [("seat", _SEAT), ("good", _GOOD)],
    "ending": [("why", _END)],  # the final phase begins
    "turn_ended": [("seat", _SEAT)],
    "game_over": [],
}

# MK-14.4: what turns up something that nobody could know.
REVEALING = frozenset({"shown", "uncovered", "turned"})


def tell_event(board: Tables, event: Event) -> dict[str, Any]:
    """An event as plain data, for logs and animation."""
    told: dict[str, Any] = {"event": event[0]}
    for (name, kind), value in zip(_EVENTS[event[0]], event[1:], strict=False):
        if kind == _PAYMENT:
            told.update(_exchange(board, value))
        else:
            told[name] = _event_value(board, kind, value)
    return told


def _event_value(board: Tables, kind: int, value: int) -> str | int:
    if kind in (_SEAT, _NUMBER):
        return value
    if kind == _SPACE:
        return value + 1
    if kind == _END:
        return ENDS[value]
    names: dict[int, Any] = {
        _PLACE: board.place_keys,
        _GOOD: board.good_keys,
        _COLOUR: board.colour_keys,
        _CARD: board.card_keys,
        _PILE: VALUES,
        _BACK: BACK_NAMES,
        _SIDE: board.side_keys,
    }
    found: str | int = names[kind][value]
    return found
