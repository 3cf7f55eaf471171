"""How a turn begins and ends (sections 4, 5.1 and 11)."""

from __future__ import annotations

from typing import Final

from hanse.games.hansa.layout import ACTIVE, END_IDLE, ENDED, FIRST, IDLE, MOVED, STOPPED, TURNS
from hanse.games.hansa.phases import refill
from hanse.games.hansa.position import Position

TURN_CELLS: Final = 4
BYTE: Final = 255


def begin(s: Position, seat: int) -> None:
    """HA-5.1: income, then the refill; the last visit ended with the last turn (HA-6.7)."""
    s.cells[ACTIVE] = seat
    income = s.board.income
    if s.rules.bank_limited:
        income = min(income, s.bank())
    s.pay(seat, -income)
    s.tell("turn_began", seat, income)
    refill.begin(s, seat)


def finish(s: Position, seat: int) -> None:
    """HA-11.3: the game ends with a round in which the last stack was started; otherwise the left neighbour plays."""
    s.tell("turn_ended", seat)
    _count(s)
    following = (seat + 1) % s.rules.seats
    if following == s.cells[FIRST]:
        _idle(s)
        if s.last_stack_started() or s.cells[STOPPED]:
            s.ask(ENDED)
            s.tell("game_over")
            return
    begin(s, following)


def _count(s: Position) -> None:
    """One more finished turn."""
    at = TURNS
    while at < TURNS + TURN_CELLS - 1 and s.cells[at] == BYTE:
        s.cells[at] = 0
        at += 1
    s.cells[at] += 1


def _idle(s: Position) -> None:
    """HA-15.5: rounds in which no token moved, if the options count them."""
    if s.rules.idle_rounds:
        idle: int = s.cells[IDLE]
        idle = 0 if s.cells[MOVED] else idle + 1
        s.cells[IDLE] = idle
        if idle == s.rules.idle_rounds:
            s.cells[STOPPED] = 1
            s.tell("ending", END_IDLE)
    s.cells[MOVED] = 0
