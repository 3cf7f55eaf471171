"""A sale and the losses it causes (section 9).

The seller chooses the tokens one by one, in any order, and says when that is all; with `sale.partial` off, colour by
colour. Whoever has begun a colour can always complete it, so that every sale can be finished.
"""

from __future__ import annotations

from typing import Final

from hanse.games.hansa.codes import DONE, LOSE, SELL, SELL_ALL
from hanse.games.hansa.layout import (
    ACTIVE,
    BARRELS,
    CHOSEN,
    COLOURS,
    KINDS,
    LOSER,
    LOSS,
    LOSS_COLOUR,
    MOVED,
    OPEN,
    OPENED,
    SALE,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SOLD,
    SOLD_COLOURS,
    USED,
    VISIT,
)
from hanse.games.hansa.position import Position


def legal(s: Position, seat: int, out: list[int]) -> None:
    """HA-9.2: tokens not yet chosen of the colours of which the seat has enough."""
    for colour in range(COLOURS):
        if s.open_colour(seat, colour) < s.board.sale_least:
            continue
        if s.rules.partial:
            for kind in range(BARRELS * colour, BARRELS * colour + BARRELS):
                if s.open_kind(seat, kind) > s.cells[CHOSEN + kind]:
                    out.append(SELL + kind)
        elif not chosen_of(s, colour):
            out.append(SELL_ALL + colour)


def legal_more(s: Position, seat: int, out: list[int]) -> None:
    """More of it, or the end of choosing if every colour begun has its two tokens."""
    legal(s, seat, out)
    for colour in range(COLOURS):
        if 0 < chosen_of(s, colour) < s.board.sale_least:
            return
    out.append(DONE)


def chosen_of(s: Position, colour: int) -> int:
    """How many tokens of the colour are chosen."""
    at = CHOSEN + BARRELS * colour
    one: int = s.cells[at]
    two: int = s.cells[at + 1]
    three: int = s.cells[at + 2]
    return one + two + three


def play(s: Position, seat: int, code: int) -> None:
    """One token, one colour, or the sale of all that is chosen."""
    if code == DONE:
        _sell(s, seat)
        return
    s.ask(SALE)
    if code < SELL_ALL:
        s.cells[CHOSEN + code - SELL] += 1
        s.tell("offered", seat, code - SELL, 1)
        return
    colour = code - SELL_ALL
    for kind in range(BARRELS * colour, BARRELS * colour + BARRELS):
        number = s.open_kind(seat, kind)
        if number:
            s.cells[CHOSEN + kind] = number
            s.tell("offered", seat, kind, number)


def _sell(s: Position, seat: int) -> None:
    """HA-9.5: one post goes back, the tokens are sold, the losses are settled."""
    cells = s.cells
    port: int = cells[SHIP]
    base = SEAT + seat * SEAT_CELLS
    s.move_posts(seat, port, -1)
    s.tell("post_returned", seat, port)
    colours = 0
    for kind in range(KINDS):
        number: int = cells[CHOSEN + kind]
        if number:
            cells[CHOSEN + kind] = 0
            cells[base + OPEN + kind] -= number
            cells[base + OPENED] -= number
            cells[base + SOLD + kind] += number
            colours |= 1 << (kind // BARRELS)
            s.tell("sold", seat, kind, number, port)
    cells[USED] = 1
    cells[MOVED] = 1
    cells[SOLD_COLOURS] = colours
    _settle(s, (seat + 1) % s.rules.seats, 0)


def _settle(s: Position, loser: int, colour: int) -> None:
    """HA-9.13: the losses from this one on, up to the next that leaves a choice."""
    cells = s.cells
    while loser != cells[ACTIVE]:
        while colour < COLOURS:
            if cells[SOLD_COLOURS] >> colour & 1:
                only = _only_kind(s, loser, colour)
                if only == SEVERAL:
                    cells[LOSER] = loser
                    cells[LOSS_COLOUR] = colour
                    s.ask(LOSS)
                    return
                if only >= 0:
                    _lose(s, loser, only)
            colour += 1
        loser = (loser + 1) % s.rules.seats
        colour = 0
    cells[SOLD_COLOURS] = 0
    cells[LOSER] = 0
    cells[LOSS_COLOUR] = 0
    s.ask(VISIT)


NONE: Final = -1
SEVERAL: Final = -2


def _only_kind(s: Position, seat: int, colour: int) -> int:
    """HA-9.12: the only kind of the colour that the seat has open; `NONE`, or `SEVERAL`."""
    found = NONE
    for kind in range(BARRELS * colour, BARRELS * colour + BARRELS):
        if s.open_kind(seat, kind):
            found = kind if found == NONE else SEVERAL
    return found


def legal_loss(s: Position, seat: int, out: list[int]) -> None:
    """HA-9.11: the owner decides which token of the colour is lost."""
    colour: int = s.cells[LOSS_COLOUR]
    for kind in range(BARRELS * colour, BARRELS * colour + BARRELS):
        if s.open_kind(seat, kind):
            out.append(LOSE + kind)


def play_loss(s: Position, seat: int, code: int) -> None:
    """HA-9.9: exactly one of the colour."""
    _lose(s, seat, code - LOSE)
    colour: int = s.cells[LOSS_COLOUR]
    _settle(s, seat, colour + 1)


def _lose(s: Position, seat: int, kind: int) -> None:
    s.remove(seat, kind)
    s.tell("lost", seat, kind)
