"""Paying a contract (sections 7.2 and 7.3) in small steps, each of which can still be completed (MK-7.2.4).

First, for a demand for different goods, those left out; then exchanges one by one; then, colour by colour, whether the
tile cube is delivered and as which good. What is left comes out of stock.
"""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.codes import (
    BY_COUNTERS,
    BY_STOCK,
    BY_TILE,
    DELIVER,
    DONE,
    EXCHANGE,
    EXCHANGE_WIDTH,
    LEAVE,
    LOSE,
    SPARE,
)
from hanse.games.merkator.decision import COLOUR, COUNT, Decision, unless
from hanse.games.merkator.layout import (
    ASK_A,
    COLOURS,
    GOODS,
    MARKS,
    MET,
    ON_EXCHANGE,
    ON_LEAVE,
    ON_TILE,
    PAID,
    PAWN,
    STEP_LEAVE,
    STEP_REWARD,
    STEP_TILE,
    WANTED,
    WITHOUT,
    WITHOUT_HIGH,
)
from hanse.games.merkator.phases.means import coverable, distinct_coverable
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def begin(s: Position, seat: int, contract: int) -> None:
    """What is demanded has no source yet."""
    s.cells[PAID] = 1 + contract
    distinct: int = s.board.contract_distinct[contract]
    if distinct:
        _set_without(s, 0)
        s.ask(STEP_LEAVE, seat, GOODS - distinct)
        return
    for good in range(GOODS):
        s.cells[WANTED + good] = s.board.contract_demand[contract * GOODS + good]
    s.ask(ON_EXCHANGE, seat)


def _contract(s: Position) -> dict[str, Any]:
    paid: int = s.cells[PAID]
    return {"contract": s.board.card_keys[paid - 1]}


def _distinct(s: Position) -> int:
    """How many different goods the contract demands; 0 if it names them."""
    paid: int = s.cells[PAID]
    number: int = s.board.contract_distinct[paid - 1]
    return number


def _contract_faults(s: Position, seat: int) -> list[str]:
    """A contract of the seat, of this place, not yet fulfilled in this turn."""
    paid: int = s.cells[PAID]
    contract = paid - 1
    marks: int = s.cells[MARKS + contract]
    here = s.board.contract_place[contract] == s.cells[PAWN] - 1
    return unless(s.owns(seat, contract) and here and not marks & MET)


def _within_demand(s: Position) -> bool:
    """Nothing is wanted that the contract does not demand."""
    paid: int = s.cells[PAID]
    distinct = _distinct(s)
    for good in range(GOODS):
        demand: int = 1 if distinct else s.board.contract_demand[(paid - 1) * GOODS + good]
        if s.cells[WANTED + good] > demand:
            return False
    return True


# Different goods -------------------------------------------------------------------------------------------------


def without(s: Position) -> int:
    """The goods left out so far, as bits."""
    low: int = s.cells[WITHOUT]
    high: int = s.cells[WITHOUT_HIGH]
    return low + 256 * high


def _set_without(s: Position, mask: int) -> None:
    s.cells[WITHOUT] = mask & 255
    s.cells[WITHOUT_HIGH] = mask >> 8


def step_leave(s: Position, seat: int) -> None:
    """MK-7.6.1: the goods are chosen by leaving others out; what must be left out is not asked."""
    left: int = s.cells[ASK_A]
    options = Codes()
    if left:
        _leavable(s, seat, options)
    if left and options.count > left:
        s.ask(ON_LEAVE, seat, left)
        return
    for i in range(options.count):
        _leave_out(s, seat, options.at(i) - LEAVE)
    mask = without(s)
    for good in range(GOODS):
        s.cells[WANTED + good] = 1 - (mask >> good & 1)
    _set_without(s, 0)
    s.ask(ON_EXCHANGE, seat)


def _leavable(s: Position, seat: int, out: Codes) -> None:
    """Any good without which enough others can be delivered."""
    number = _distinct(s)
    mask = without(s)
    for good in range(GOODS):
        if not mask >> good & 1 and distinct_coverable(s, seat, number, mask | 1 << good):
            out.append(LEAVE + good)


class Leave(Decision):
    """Which good is left out of a demand for different goods."""

    def __init__(self) -> None:
        super().__init__(ON_LEAVE, "leave", "left", COUNT, GOODS, travelled=True, paying=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """Any good without which enough others can be delivered."""
        _leavable(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A good that is left out already, or without which too few others are left."""
        if not LEAVE <= code < EXCHANGE:
            return asked()
        good = code - LEAVE
        mask = without(s)
        if mask >> good & 1:
            return because("left-out", good)
        return None if distinct_coverable(s, seat, _distinct(s), mask | 1 << good) else because("needed")

    def play(self, s: Position, seat: int, code: int) -> None:
        """One good is left out."""
        left: int = s.cells[ASK_A]
        _leave_out(s, seat, code - LEAVE)
        s.ask(STEP_LEAVE, seat, left - 1)

    def about(self, s: Position) -> dict[str, Any]:
        """The contract that is paid."""
        return _contract(s)

    def faults(self, s: Position, seat: int) -> list[str]:
        """As many are left out as the demand allows."""
        found = _contract_faults(s, seat)
        if found:
            return found
        left: int = s.cells[ASK_A]
        distinct = _distinct(s)
        fits = left > 0 and distinct > 0 and without(s).bit_count() + left == GOODS - distinct
        return unless(fits and self.payable(s, seat))

    def payable(self, s: Position, seat: int) -> bool:
        """Whether enough different goods can be delivered."""
        return distinct_coverable(s, seat, _distinct(s), without(s))

    def stored(self, s: Position, seat: int) -> None:
        """It may be clear now which goods are left out."""
        left: int = s.cells[ASK_A]
        s.ask(STEP_LEAVE, seat, left)


def _leave_out(s: Position, seat: int, good: int) -> None:
    _set_without(s, without(s) | 1 << good)
    s.tell("left_out", seat, good)


# Exchanges -------------------------------------------------------------------------------------------------------


class Exchange(Decision):
    """Which exchange is made for a good that lacks, or that no more are."""

    def __init__(self) -> None:
        super().__init__(ON_EXCHANGE, "exchange", travelled=True, paying=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """MK-7.3: every exchange for a good still demanded after which the rest can be met; or no more."""
        if tiles_suffice(s, seat):
            out.append(DONE)
        for good in range(GOODS):
            if not s.cells[WANTED + good]:
                continue
            code = EXCHANGE + EXCHANGE_WIDTH * good
            if s.counters(seat) >= s.board.rate and _completable(s, seat, good, BY_COUNTERS):
                out.append(code + BY_COUNTERS)
            for paid in range(GOODS):
                stock = s.stock(seat, paid)
                if stock >= s.board.rate and _completable(s, seat, good, BY_STOCK + paid):
                    out.append(code + BY_STOCK + paid)
                on_tile = s.tile(seat) >> (paid >> 1) & 1  # MK-7.3.2
                if on_tile and stock >= s.board.rate - 1 and _completable(s, seat, good, BY_TILE + paid):
                    out.append(code + BY_TILE + paid)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A good that is not demanded, means that the seat has not, or cubes that are needed themselves."""
        if code == DONE:
            return None if tiles_suffice(s, seat) else because("still-lacking")
        if not EXCHANGE <= code < DELIVER:
            return asked()
        good = (code - EXCHANGE) // EXCHANGE_WIDTH
        by = (code - EXCHANGE) % EXCHANGE_WIDTH
        if not s.cells[WANTED + good]:
            return because("not-wanted", good)
        return _why_no_means(s, seat, by) or (None if _completable(s, seat, good, by) else because("needed"))

    def play(self, s: Position, seat: int, code: int) -> None:
        """MK-7.2.5: one exchange; cubes go to the general supply, counters to the reserve."""
        if code == DONE:
            s.ask(STEP_TILE, seat, 0)
            return
        good = (code - EXCHANGE) // EXCHANGE_WIDTH
        by = (code - EXCHANGE) % EXCHANGE_WIDTH
        _exchange(s, seat, good, by, 1)
        if by == BY_COUNTERS:
            s.add_reserve(s.board.rate)
        s.tell("exchanged", seat, good, code - EXCHANGE)
        s.ask(ON_EXCHANGE, seat)

    def about(self, s: Position) -> dict[str, Any]:
        """The contract that is paid."""
        return _contract(s)

    def faults(self, s: Position, seat: int) -> list[str]:
        """The demand can still be met."""
        return _contract_faults(s, seat) or unless(_within_demand(s) and self.payable(s, seat))

    def payable(self, s: Position, seat: int) -> bool:
        """Whether the demand can still be met."""
        return coverable(s, seat, s.cells, WANTED)


def tiles_suffice(s: Position, seat: int) -> bool:
    """Whether stock and tile cover what is demanded, without exchanges."""
    for colour in range(COLOURS):
        if _lacking(s, seat, colour) > (s.tile(seat) >> colour & 1):
            return False
    return True


def _lacking(s: Position, seat: int, colour: int) -> int:
    """Cubes of a colour demanded beyond the stock of their goods."""
    first: int = s.cells[WANTED + 2 * colour]
    second: int = s.cells[WANTED + 2 * colour + 1]
    return max(first - s.stock(seat, 2 * colour), 0) + max(second - s.stock(seat, 2 * colour + 1), 0)


def _why_no_means(s: Position, seat: int, by: int) -> Why | None:
    """What an exchange costs, if the seat has it not."""
    rate = s.board.rate
    if by == BY_COUNTERS:
        return because("counters", rate, s.counters(seat)) if s.counters(seat) < rate else None
    tile = by >= BY_TILE
    paid = by - BY_TILE if tile else by - BY_STOCK
    if tile and not s.tile(seat) >> (paid >> 1) & 1:
        return because("no-tile", paid >> 1)
    needs = rate - 1 if tile else rate
    return because("stock", paid, needs, s.stock(seat, paid)) if s.stock(seat, paid) < needs else None


def _completable(s: Position, seat: int, good: int, by: int) -> bool:
    """Whether the demand can still be met after an exchange."""
    before = s.tile(seat)
    _exchange(s, seat, good, by, 1)
    fits = coverable(s, seat, s.cells, WANTED)
    _exchange(s, seat, good, by, -1)
    if by >= BY_TILE:
        s.set_tile(seat, before)
    return fits


def _exchange(s: Position, seat: int, good: int, by: int, times: int) -> None:
    """Give up four for one; with -1, take that back but for the tile cube."""
    wanted: int = s.cells[WANTED + good]
    s.cells[WANTED + good] = wanted - times
    if by == BY_COUNTERS:
        s.add_counters(seat, -s.board.rate * times)
    elif by < BY_TILE:
        s.add_stock(seat, by - BY_STOCK, -s.board.rate * times)
    else:
        s.add_stock(seat, by - BY_TILE, -(s.board.rate - 1) * times)
        s.take_tile(seat, (by - BY_TILE) >> 1)


# Supply tile and stock -------------------------------------------------------------------------------------------


def step_tile(s: Position, seat: int) -> None:
    """The next colour whose tile cube could be delivered; after the last, the stock pays."""
    colour: int = s.cells[ASK_A]
    while colour < COLOURS:
        wanted: int = s.cells[WANTED + 2 * colour] + s.cells[WANTED + 2 * colour + 1]
        if wanted and s.tile(seat) >> colour & 1:
            s.ask(ON_TILE, seat, colour)
            return
        colour += 1
    for good in range(GOODS):
        demanded: int = s.cells[WANTED + good]
        if demanded:
            s.add_stock(seat, good, -demanded)
            s.cells[WANTED + good] = 0
            s.tell("delivered", seat, good, demanded)
    s.ask(STEP_REWARD, seat)


class Tile(Decision):
    """Whether a tile cube is delivered, and as which good."""

    def __init__(self) -> None:
        super().__init__(ON_TILE, "tile", "colour", COLOUR, travelled=True, paying=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """MK-7.2.1: the cube as either good that is still demanded, or kept, as long as the stock covers the rest."""
        colour: int = s.cells[ASK_A]
        lacking = _lacking(s, seat, colour)
        for good in range(2 * colour, 2 * colour + 2):
            demanded: int = s.cells[WANTED + good]
            if demanded and (not lacking or demanded > s.stock(seat, good)):
                out.append(DELIVER + good)
        if not lacking:
            out.append(SPARE + colour)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Another colour is asked for, or the cube is needed."""
        if not DELIVER <= code < LOSE:
            return asked()
        colour: int = s.cells[ASK_A]
        if (code - SPARE if code >= SPARE else (code - DELIVER) >> 1) != colour:
            return because("other-tile", colour)
        lacking = _lacking(s, seat, colour)
        if code >= SPARE:
            return because("needed") if lacking else None
        good = code - DELIVER
        demanded: int = s.cells[WANTED + good]
        if not demanded:
            return because("not-wanted", good)
        return None if not lacking or demanded > s.stock(seat, good) else because("needed")

    def play(self, s: Position, seat: int, code: int) -> None:
        """Deliver it or keep it; then the next colour."""
        colour: int = s.cells[ASK_A]
        if code < SPARE:
            good = code - DELIVER
            demanded: int = s.cells[WANTED + good]
            s.cells[WANTED + good] = demanded - 1
            s.take_tile(seat, colour)
            s.tell("delivered_tile", seat, good)
        s.ask(STEP_TILE, seat, colour + 1)

    def about(self, s: Position) -> dict[str, Any]:
        """The contract that is paid."""
        return _contract(s)

    def faults(self, s: Position, seat: int) -> list[str]:
        """The cube is there and wanted, and the demand can still be met."""
        found = _contract_faults(s, seat)
        if found:
            return found
        colour: int = s.cells[ASK_A]
        wanted: int = s.cells[WANTED + 2 * colour] + s.cells[WANTED + 2 * colour + 1]
        there = s.tile(seat) >> colour & 1 == 1
        return unless(_within_demand(s) and there and wanted > 0 and self.payable(s, seat))

    def payable(self, s: Position, seat: int) -> bool:
        """Whether stock and tile cover the rest."""
        return tiles_suffice(s, seat)

    def stored(self, s: Position, seat: int) -> None:
        """The cube may be gone."""
        colour: int = s.cells[ASK_A]
        s.ask(STEP_TILE, seat, colour)
