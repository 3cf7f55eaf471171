"""Codes in words and back, the board elements they touch, and events as plain data.

The words are stable: records, bots and people may rely on them. A token is named by colour and barrels (`blue-2`), a
warehouse by port and letter (`tonsberg.a`).

Families of `describe` and what they name besides `family`: `end`, `done`, `refill`, `decline` nothing; `place` and
`sail` a `port`; `buy` a `slot` and its `port`; `install`, `sell`, `lose` and `discard` a `token`, its `colour` and its
`barrels`; `sell-all` a `colour`.

Events and what they tell: see `EVENTS`. `drawn` is the one that turns up what nobody knew.
"""

from __future__ import annotations

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
from hanse.games.hansa.tables import Tables
from hanse.kernel.errors import MoveError
from hanse.kernel.words import Choice, Codec, Family, Field, number, part


def _slot(board: Tables, slot: int) -> Choice:
    if slot not in board.slot_order:
        raise MoveError(
            "decision {code}: {port} has only one warehouse", code=BUY + slot, port=board.port_keys[slot // 2]
        )
    return {"slot": board.slot_key(slot), "port": board.port_keys[slot // 2]}


def _token(board: Tables, kind: int) -> Choice:
    colour = board.colour_keys[kind // BARRELS]
    return {"token": board.kind_key(kind), "colour": colour, "barrels": kind % BARRELS + 1}


PORT: Field[Tables] = part("port", lambda board, port: board.port_keys[port])
COLOUR: Field[Tables] = part("colour", lambda board, colour: board.colour_keys[colour])

# Every family of codes; what a code of it names stands in its text.
FAMILIES: tuple[Family[Tables], ...] = (
    Family(END_TURN, "end", "end turn"),
    Family(DONE, "done", "done"),
    Family(REFILL, "refill", "refill"),
    Family(DECLINE, "decline", "decline"),
    Family(PLACE, "place", "place {port}", PORT),
    Family(SAIL, "sail", "sail {port}", PORT),
    Family(BUY, "buy", "buy {slot}", _slot),
    Family(INSTALL, "install", "install {token}", _token),
    Family(SELL, "sell", "sell {token}", _token),
    Family(SELL_ALL, "sell-all", "sell all {colour}", COLOUR),
    Family(LOSE, "lose", "lose {token}", _token),
    Family(DISCARD, "discard", "discard {token}", _token),
)


def touches(board: Tables, choice: Choice) -> list[str]:
    """The id of the board element that a choice names."""
    named = next((what for what in ("slot", "token", "colour", "port") if what in choice), None)
    return [f"{named}:{choice[named]}"] if named else []


# Events ----------------------------------------------------------------------------------------------------------

ENDS = {END_STACK: "last-stack", END_IDLE: "idle"}
SEAT, PRICE, POSTS, COUNT = number("seat"), number("price"), number("posts"), number("number")
SLOT: Field[Tables] = part("slot", lambda board, slot: board.slot_key(slot))
TOKEN: Field[Tables] = part("token", lambda board, kind: board.kind_key(kind))
FROM: Field[Tables] = part("from", lambda board, port: board.port_keys[port])
TO: Field[Tables] = part("to", lambda board, port: board.port_keys[port])
PAYEE: Field[Tables] = part("to", lambda board, seat: seat - 1 if seat else None)  # null for the bank

# What the numbers of each event are. Stacks are counted from 1; of the end, `turns` is how many turns are still played
# after this one; a turn before the first round places posts and brings no income.
EVENTS: dict[str, tuple[Field[Tables], ...]] = {
    "placed": (SEAT, PORT, POSTS),
    "turn_began": (SEAT, number("income")),
    "refilled": (SEAT, PRICE, number("tokens")),
    "drawn": (SLOT, TOKEN, number("stack", 1)),
    "declined": (SEAT,),
    "sailed": (SEAT, FROM, TO, PRICE),
    "bought": (SEAT, SLOT, TOKEN, PRICE, PAYEE),
    "installed": (SEAT, PORT, TOKEN, POSTS),
    "offered": (SEAT, TOKEN, COUNT),
    "post_returned": (SEAT, PORT),
    "sold": (SEAT, TOKEN, COUNT, PORT),
    "lost": (SEAT, TOKEN),
    "customs": (SEAT, number("thalers")),
    "discarded": (SEAT, TOKEN),
    "turn_ended": (SEAT,),
    "ending": (part("why", lambda board, why: ENDS[why]), number("turns")),
    "game_over": (),
}
REVEALING = frozenset({"drawn"})

# Reasons ---------------------------------------------------------------------------------------------------------

NEEDS, HAS = number("needs"), number("has")

# Why codes are refused, and what the numbers of each reason are.
REASONS: dict[str, tuple[Field[Tables], ...]] = {
    "closed": (PORT,),
    "settled": (POSTS,),
    "thalers": (NEEDS, HAS),
    "lies-here": (PORT,),
    "no-way": (FROM, PORT),
    "ship-elsewhere": (PORT,),
    "empty": (),
    "used": (),
    "reserve": (),
    "no-post": (PORT,),
    "no-token": (TOKEN,),
    "too-few": (COLOUR, HAS, NEEDS),
    "by-token": (),
    "by-colour": (),
    "all-chosen": (),
    "unfinished": (COLOUR, HAS, NEEDS),
    "other-colour": (COLOUR,),
}
OBVIOUS = ("lies-here", "by-token", "by-colour", "no-token")

CODEC = Codec(FAMILIES, ACTIONS_END, EVENTS, touches, REASONS, OBVIOUS)
