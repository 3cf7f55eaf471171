"""Joining (section 8): each other player, clockwise, may pay to take part in the trip."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.codes import DONE, JOIN
from hanse.games.merkator.decision import Decision, unless
from hanse.games.merkator.layout import ACTIVE, NOWHERE, ON_JOIN, STEP_END, STEP_FULFIL, STEP_JOIN
from hanse.games.merkator.phases.travel import bonus_goods, here
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked


def step(s: Position, seat: int) -> None:
    """MK-8.1: whoever sits after `seat` is asked, if the price can be paid; after the last the turn ends."""
    active: int = s.cells[ACTIVE]
    following = (seat + 1) % s.rules.seats
    if following == active or not s.rules.joining:
        s.ask(STEP_END, active)
    elif s.counters(following) >= price(s):
        s.ask(ON_JOIN, following)
    else:
        s.ask(STEP_JOIN, following)


def price(s: Position) -> int:
    """MK-8.1: in counters."""
    return s.board.join_minor if s.board.place_colour[here(s)] == NOWHERE else s.board.join_main


class Join(Decision):
    """Whether the seat takes part in the trip."""

    def __init__(self) -> None:
        super().__init__(ON_JOIN, "join", by_others=True, travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """MK-8.5: joining needs no purpose."""
        out.append(JOIN)
        out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Either."""
        return None if code in (JOIN, DONE) else asked()

    def play(self, s: Position, seat: int, code: int) -> None:
        """MK-8.2: pay the active player, take bonus goods, fulfil contracts."""
        if code == DONE:
            s.tell("declined", seat)
            s.ask(STEP_JOIN, seat)
            return
        active: int = s.cells[ACTIVE]
        s.add_counters(seat, -price(s))
        s.add_counters(active, price(s))
        s.tell("joined", seat, price(s))
        bonus_goods(s, seat, s.board.bonus_join)
        s.ask(STEP_FULFIL, seat)

    def about(self, s: Position) -> dict[str, Any]:
        """What it costs, in counters."""
        return {"price": price(s)}

    def faults(self, s: Position, seat: int) -> list[str]:
        """The seat can pay, in a game with joining."""
        return unless(s.rules.joining and s.counters(seat) >= price(s))
