"""Phase 4 (section 10): surplus thalers and tokens go, then the turn is over."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.codes import DISCARD
from hanse.games.hansa.decision import Decision
from hanse.games.hansa.layout import ACTIVE, CUSTOMS, KINDS, USED
from hanse.games.hansa.phases import turn
from hanse.games.hansa.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def begin(s: Position, seat: int) -> None:
    """HA-10.1: at most three thalers stay."""
    s.cells[USED] = 0  # HA-1.15: the visit is over
    surplus = s.purse(seat) - s.board.keep_thalers
    if surplus > 0:
        s.pay(seat, surplus)
        s.tell("customs", seat, surplus)
    _continue(s, seat)


class Customs(Decision):
    """Which surplus token goes (HA-10.2)."""

    def __init__(self) -> None:
        super().__init__(CUSTOMS, "customs")

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """HA-10.2: any of the open tokens."""
        for kind in range(KINDS):
            if s.open_kind(seat, kind):
                out.append(DISCARD + kind)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """The seat has no such token."""
        if code < DISCARD:
            return asked()
        kind = code - DISCARD
        return None if s.open_kind(seat, kind) else because("no-token", kind)

    def play(self, s: Position, seat: int, code: int) -> None:
        """One token less."""
        _discard(s, seat, code - DISCARD)
        _continue(s, seat)

    def about(self, s: Position) -> dict[str, Any]:
        """How many are too many."""
        return {"surplus": s.opened(s.cells[ACTIVE]) - s.board.keep_tokens}

    def fits(self, s: Position) -> bool:
        """There is a surplus and a choice, and the thalers are paid."""
        seat: int = s.cells[ACTIVE]
        surplus = s.opened(seat) > s.board.keep_tokens
        return surplus and _only_kind(s, seat) < 0 and s.purse(seat) <= s.board.keep_thalers


def _continue(s: Position, seat: int) -> None:
    """Ask as long as there is a surplus and a choice (HA-4.2)."""
    while s.opened(seat) > s.board.keep_tokens:
        only = _only_kind(s, seat)
        if only < 0:
            s.ask(CUSTOMS)
            return
        _discard(s, seat, only)
    turn.finish(s, seat)


def _only_kind(s: Position, seat: int) -> int:
    """The only kind that the seat has open, or -1 if there are several."""
    found = -1
    for kind in range(KINDS):
        if s.open_kind(seat, kind):
            if found >= 0:
                return -1
            found = kind
    return found


def _discard(s: Position, seat: int, kind: int) -> None:
    s.remove(seat, kind)
    s.tell("discarded", seat, kind)
