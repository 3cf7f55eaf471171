"""A sale and the losses it causes (section 9).

The seller chooses the tokens one by one, in any order, and says when that is all; with `sale.partial` off, colour by
colour. Whoever has begun a colour can always complete it, so that every sale can be finished.
"""

from __future__ import annotations

from typing import Any, Final

from hanse.games.hansa.codes import DISCARD, DONE, LOSE, SELL, SELL_ALL
from hanse.games.hansa.decision import Decision
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
from hanse.games.hansa.scoring import worth
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def offers(s: Position, seat: int, out: Codes) -> None:
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


def why_not_offered(s: Position, seat: int, code: int) -> Why | None:
    """Why a token or a colour cannot be sold, or more of it."""
    colour = code - SELL_ALL if code >= SELL_ALL else (code - SELL) // BARRELS
    if code < SELL_ALL and not s.open_kind(seat, code - SELL):
        return because("no-token", code - SELL)
    if s.open_colour(seat, colour) < s.board.sale_least:
        return because("too-few", colour, s.open_colour(seat, colour), s.board.sale_least)
    if s.rules.partial != (code < SELL_ALL):
        return because("by-token") if s.rules.partial else because("by-colour")
    if code >= SELL_ALL:
        return because("all-chosen") if chosen_of(s, colour) else None
    return None if s.open_kind(seat, code - SELL) > s.cells[CHOSEN + code - SELL] else because("all-chosen")


class Sale(Decision):
    """Which tokens are sold besides, or that this is all."""

    def __init__(self) -> None:
        super().__init__(SALE, "sale")

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """More of it, or the end of choosing if every colour begun has its two tokens."""
        offers(s, seat, out)
        for colour in range(COLOURS):
            if 0 < chosen_of(s, colour) < s.board.sale_least:
                return
        out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What is not offered, and HA-9.2: a colour of which there are too few as yet."""
        if SELL <= code < LOSE:
            return why_not_offered(s, seat, code)
        if code != DONE:
            return asked()
        for colour in range(COLOURS):
            if 0 < chosen_of(s, colour) < s.board.sale_least:
                return because("unfinished", colour, chosen_of(s, colour), s.board.sale_least)
        return None

    def play(self, s: Position, seat: int, code: int) -> None:
        """One token, one colour, or the sale of all that is chosen."""
        if code == DONE:
            _sell(s, seat)
        else:
            offer(s, seat, code)

    def about(self, s: Position) -> dict[str, Any]:
        """Where, what is chosen so far, and what that is worth."""
        port: int = s.cells[SHIP]
        return {"port": s.board.port_keys[port], "chosen": s.tokens_at(CHOSEN), "points": worth(s, CHOSEN)}

    def fits(self, s: Position) -> bool:
        """HA-9.1 and 9.2: the seller has a post there, and enough open tokens of each colour begun."""
        seat: int = s.cells[ACTIVE]
        any_chosen = False
        for kind in range(KINDS):
            chosen: int = s.cells[CHOSEN + kind]
            if chosen:
                any_chosen = True
            if chosen > s.open_kind(seat, kind):
                return False
            if chosen and s.open_colour(seat, kind // BARRELS) < s.board.sale_least:
                return False
        return any_chosen and s.posts(seat, s.cells[SHIP]) > 0 and (s.rules.partial or _whole_colours(s, seat))


def _whole_colours(s: Position, seat: int) -> bool:
    """R-33: with `sale.partial` off, all of a colour or none."""
    for colour in range(COLOURS):
        chosen = chosen_of(s, colour)
        if chosen and chosen != s.open_colour(seat, colour):
            return False
    return True


def chosen_of(s: Position, colour: int) -> int:
    """How many tokens of the colour are chosen."""
    at = CHOSEN + BARRELS * colour
    one: int = s.cells[at]
    two: int = s.cells[at + 1]
    three: int = s.cells[at + 2]
    return one + two + three


def offer(s: Position, seat: int, code: int) -> None:
    """One token, or one colour."""
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


class Loss(Decision):
    """Which token of a sold colour its owner loses."""

    def __init__(self) -> None:
        super().__init__(LOSS, "loss", action_used=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """HA-9.11: the owner decides which token of the colour is lost."""
        colour: int = s.cells[LOSS_COLOUR]
        for kind in range(BARRELS * colour, BARRELS * colour + BARRELS):
            if s.open_kind(seat, kind):
                out.append(LOSE + kind)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HA-9.9: another colour was sold, or the seat has no such token."""
        if not LOSE <= code < DISCARD:
            return asked()
        kind = code - LOSE
        colour: int = s.cells[LOSS_COLOUR]
        if kind // BARRELS != colour:
            return because("other-colour", colour)
        return None if s.open_kind(seat, kind) else because("no-token", kind)

    def play(self, s: Position, seat: int, code: int) -> None:
        """HA-9.9: exactly one of the colour."""
        _lose(s, seat, code - LOSE)
        colour: int = s.cells[LOSS_COLOUR]
        _settle(s, seat, colour + 1)

    def seat(self, s: Position) -> int:
        """The seat whose loss is settled."""
        seat: int = s.cells[LOSER]
        return seat

    def about(self, s: Position) -> dict[str, Any]:
        """Who sells, and which colour."""
        colour: int = s.cells[LOSS_COLOUR]
        return {"seller": int(s.cells[ACTIVE]), "colour": s.board.colour_keys[colour]}

    def fits(self, s: Position) -> bool:
        """HA-9.12: an opponent has several kinds of a sold colour."""
        loser: int = s.cells[LOSER]
        colour: int = s.cells[LOSS_COLOUR]
        sold: int = s.cells[SOLD_COLOURS]
        several = _only_kind(s, loser, colour) == SEVERAL
        return loser != s.cells[ACTIVE] and sold >> colour & 1 == 1 and several and s.cells[USED] != 0


def _lose(s: Position, seat: int, kind: int) -> None:
    s.remove(seat, kind)
    s.tell("lost", seat, kind)
