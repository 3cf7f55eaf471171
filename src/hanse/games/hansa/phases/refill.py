"""Phase 2 (section 5.2): the empty warehouses are filled, all or none."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.codes import DECLINE, REFILL
from hanse.games.hansa.decision import Decision
from hanse.games.hansa.layout import END_STACK, FIRST, FULL, MARKET, MOVED, REFILLING, SUPPLY, SUPPLY_AT, VISIT
from hanse.games.hansa.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def begin(s: Position, seat: int) -> None:
    """HA-5.5 and 5.6: asked, compulsory, or not at all."""
    full: int = s.cells[FULL]
    if full == s.board.slots or not s.cells[SUPPLY]:
        s.ask(VISIT)
    elif not full:
        _refill(s, seat)
    else:
        s.ask(REFILLING)


class Refill(Decision):
    """Whether the empty warehouses are filled."""

    def __init__(self) -> None:
        super().__init__(REFILLING, "refill")

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """To refill, if the seat can pay, or not."""
        if s.purse(seat) >= s.board.refill_cost:
            out.append(REFILL)
        out.append(DECLINE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HA-5.5: a refill has its price."""
        if code == DECLINE:
            return None
        if code != REFILL:
            return asked()
        return short_of(s, seat, s.board.refill_cost)

    def play(self, s: Position, seat: int, code: int) -> None:
        """All empty warehouses or none."""
        if code == DECLINE:
            s.tell("declined", seat)
            s.ask(VISIT)
        else:
            _refill(s, seat)

    def about(self, s: Position) -> dict[str, Any]:
        """What it costs, and how many tokens are drawn."""
        return {"price": s.board.refill_cost, "tokens": _to_draw(s)}

    def fits(self, s: Position) -> bool:
        """HA-5.5: some warehouses are empty, not all, and there are tokens."""
        return s.cells[FULL] > 0 and _to_draw(s) > 0


def short_of(s: Position, seat: int, price: int) -> Why | None:
    """The seat has fewer thalers than a price."""
    return because("thalers", price, s.purse(seat)) if s.purse(seat) < price else None


def _refill(s: Position, seat: int) -> None:
    """HA-5.4: in warehouse order, from the lowest stack that is not empty, as far as the tokens last."""
    cells = s.cells
    price = s.board.refill_cost if s.purse(seat) >= s.board.refill_cost else 0  # a compulsory one may be free
    s.pay(seat, price)
    started = s.last_stack_started()
    left: int = cells[SUPPLY]
    s.tell("refilled", seat, price, _to_draw(s))
    for slot in s.board.slot_order:
        if left and not cells[MARKET + slot]:
            left -= 1
            cells[MARKET + slot] = cells[SUPPLY_AT + left]
            cells[SUPPLY_AT + left] = 0
            cells[FULL] += 1
            s.tell("drawn", slot, cells[MARKET + slot] - 1, stack_of(s, left))
    cells[SUPPLY] = left
    cells[MOVED] = 1
    if s.last_stack_started() and not started:
        s.tell("ending", END_STACK, (s.cells[FIRST] + s.rules.seats - 1 - seat) % s.rules.seats)  # HA-5.8
    s.ask(VISIT)


def _to_draw(s: Position) -> int:
    """Tokens that a refill brings."""
    full: int = s.cells[FULL]
    left: int = s.cells[SUPPLY]
    return min(left, s.board.slots - full)


def stack_of(s: Position, place: int) -> int:
    """The stack, counted from 0, to which a place in the supply belongs."""
    stack = s.board.stacks
    above = 0
    while place >= above:
        stack -= 1
        above += s.rules.heights[stack]
    return stack
