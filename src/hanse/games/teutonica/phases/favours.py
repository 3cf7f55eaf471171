"""Imperial Favours (section 12): buying a tile at the start of a turn, and what the tiles do.

The other modules ask here only if this module is in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import BUY, DONE, INDEPENDENT_IN, PLACE, RECRUIT, RECRUIT_WIDTH, TURN_OVER
from hanse.games.teutonica.decision import COUNT, Decision, Own
from hanse.games.teutonica.layout import (
    CLOSED,
    COMPENSATION,
    FAVOURED,
    FAVOURS,
    FRESH,
    LEFT,
    MARKERS,
    MERCHANT,
    ON_ALSO_RECRUIT,
    ON_PRICE,
    ON_TURN,
    RECRUITING,
    SEAT,
    SEAT_CELLS,
    SHOWN,
    STAGE,
    STOCK,
    SUPPLY,
    TRADER,
    UNUSED,
    USED,
)
from hanse.games.teutonica.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because
from hanse.kernel.errors import Phrase

if TYPE_CHECKING:
    from mypy_extensions import i64

PRICE: Final = 2  # unused markers turned over
TO_PAY: Final = 0  # the own number of paying: markers still to be turned over


def has(s: Position, seat: i64, tile: i64) -> bool:
    """Whether the seat owns this tile."""
    owned: int = s.cells[SEAT + seat * SEAT_CELLS + FAVOURED]
    return owned >> tile & 1 == 1


# Purchase --------------------------------------------------------------------------------------------------------


def offers(s: Position, seat: i64, out: Codes) -> None:
    """HT-12.2.1: before anything else in the turn, for two unused markers."""
    if s.cells[STAGE] != FRESH or _unused(s, seat) < PRICE:
        return
    shown: int = s.cells[SHOWN]
    for tile in range(FAVOURS):
        if shown >> tile & 1:
            out.append(BUY + tile)


def why_not_offered(s: Position, seat: int, tile: int) -> Why | None:
    """Why a tile cannot be bought."""
    if not s.rules.favours:
        return because("no-favours")
    shown: int = s.cells[SHOWN]
    if not shown >> tile & 1:
        return because("favour-gone", tile)
    if s.cells[STAGE] != FRESH:
        return because("favour-late")
    return because("favour-price", PRICE, _unused(s, seat)) if _unused(s, seat) < PRICE else None


def buy(s: Position, seat: i64, tile: int) -> None:
    """HT-12.2.3: the tile instead of all actions of this turn."""
    cells = s.cells
    shown: int = cells[SHOWN]
    owned: int = cells[SEAT + seat * SEAT_CELLS + FAVOURED]
    cells[SHOWN] = shown & ~(1 << tile)
    cells[SEAT + seat * SEAT_CELLS + FAVOURED] = owned | 1 << tile
    cells[LEFT] = 0
    cells[STAGE] = CLOSED
    s.tell("favour_bought", seat, tile)
    s.push(ON_PRICE, seat, PRICE)
    _settle(s, seat)


def legal_price(s: Position, seat: i64, out: Codes) -> None:
    """HT-R-43: unused markers of any kind."""
    for kind in range(MARKERS):
        if s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind]:
            out.append(TURN_OVER + kind)


def play_price(s: Position, seat: i64, code: i64) -> None:
    """One more marker is turned over."""
    _turn_over(s, seat, code - TURN_OVER)
    _settle(s, seat)


def _settle(s: Position, seat: i64) -> None:
    """What is left without a choice is paid at once."""
    while s.asked(TO_PAY):
        choices = Codes()
        legal_price(s, seat, choices)
        if choices.count > 1 and _unused(s, seat) > s.asked(TO_PAY):
            return
        _turn_over(s, seat, choices.at(0) - TURN_OVER)
    s.pop()


def _turn_over(s: Position, seat: i64, kind: i64) -> None:
    """HT-12.2.2: its effect is lost, and yet it counts at the end."""
    markers = SEAT + seat * SEAT_CELLS
    s.cells[markers + UNUSED + kind] -= 1
    s.cells[markers + USED + kind] += 1
    s.note(TO_PAY, s.asked(TO_PAY) - 1)
    s.tell("marker_turned", seat, kind)


def _unused(s: Position, seat: i64) -> i64:
    total = 0
    for kind in range(MARKERS):
        number: int = s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind]
        total += number
    return total


# Recruiting ------------------------------------------------------------------------------------------------------


def others_recruit(s: Position, seat: i64) -> None:
    """HT-12.3.3: the seat has recruited; the owner of the tile may take a piece too."""
    for other in range(s.rules.seats):
        if other != seat and has(s, other, RECRUITING) and (s.stock(other, TRADER) or s.stock(other, MERCHANT)):
            s.push(ON_ALSO_RECRUIT, other)


def legal_recruit(s: Position, seat: i64, out: Codes) -> None:
    """HT-R-45: one piece of either kind, or none."""
    if s.stock(seat, TRADER):
        out.append(RECRUIT + RECRUIT_WIDTH)
    if s.stock(seat, MERCHANT):
        out.append(RECRUIT + 1)
    out.append(DONE)


def play_recruit(s: Position, seat: i64, code: i64) -> None:
    """From the stock to the supply."""
    s.pop()
    if code == DONE:
        s.tell("declined", seat)
        return
    kind = MERCHANT if code == RECRUIT + 1 else TRADER
    s.shift(seat, STOCK, kind, -1)
    s.shift(seat, SUPPLY, kind, 1)
    s.tell("recruited", seat, 1 - kind, kind)


# Displacement ----------------------------------------------------------------------------------------------------


def compensation(s: Position, victim: i64) -> i64:
    """HT-5.1.2: pieces that may be taken for a displaced piece; HT-12.3.4: with the tile two for a trader too."""
    if (victim - 1) & 1 == MERCHANT or (s.rules.favours and has(s, (victim - 1) >> 1, COMPENSATION)):
        return 2
    return 1


class Price(Decision):
    """Which markers a tile is paid with."""

    def __init__(self) -> None:
        super().__init__(ON_PRICE, "price", above=[ON_TURN], numbers=[Own("left", COUNT, 0, PRICE)])

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Unused markers."""
        legal_price(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A marker that the seat has not."""
        if not TURN_OVER <= code < INDEPENDENT_IN:
            return asked()
        kind = code - TURN_OVER
        return None if s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind] else because("no-marker", kind)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One of them."""
        play_price(s, seat, code)

    def faults(self, s: Position) -> list[str]:
        """HT-12.2.1: it is paid in a turn that is closed, and there is a choice."""
        found = super().faults(s)
        seat: int = s.cells[s.top() + 1]
        left = s.asked(TO_PAY)
        bought = s.cells[STAGE] == CLOSED and s.cells[SEAT + seat * SEAT_CELLS + FAVOURED] != 0
        if not bought or not 0 < left <= PRICE or _unused(s, seat) <= left:
            found.append(Phrase("pending price: expected a favour just bought, and a choice"))
        return found


class AlsoRecruit(Decision):
    """Whether the owner of a tile recruits with others."""

    def __init__(self) -> None:
        super().__init__(ON_ALSO_RECRUIT, "also-recruit", above=[ON_TURN], out_of_turn=True)

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """One piece, or none."""
        legal_recruit(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HT-R-45: a single piece, out of the stock."""
        if code == DONE:
            return None
        if not RECRUIT <= code < PLACE:
            return asked()
        if code not in (RECRUIT + 1, RECRUIT + RECRUIT_WIDTH):
            return because("one-piece")
        kind = MERCHANT if code == RECRUIT + 1 else TRADER
        return None if s.stock(seat, kind) else because("stock", kind)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """Take it, or not."""
        play_recruit(s, seat, code)

    def faults(self, s: Position) -> list[str]:
        """HT-12.3.3: the seat has the tile and something to take."""
        found = super().faults(s)
        seat: int = s.cells[s.top() + 1]
        if not has(s, seat, RECRUITING) or not (s.stock(seat, TRADER) or s.stock(seat, MERCHANT)):
            found.append(
                Phrase("pending also-recruit: expected seat {seat} to have the favour and a piece in stock", seat=seat)
            )
        return found
