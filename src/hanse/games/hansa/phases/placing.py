"""Before the first turn (section 3): each seat places posts in a port of its choice, three times."""

from __future__ import annotations

from hanse.games.hansa.codes import PLACE
from hanse.games.hansa.layout import ACTIVE, FIRST, PLACED, PLACING, PORTS
from hanse.games.hansa.phases import turn
from hanse.games.hansa.position import Position


def begin(s: Position) -> None:
    """The first player begins; with nothing to place, the first turn does."""
    first: int = s.cells[FIRST]
    if not s.board.placings:
        turn.begin(s, first)
        return
    s.cells[ACTIVE] = first
    s.ask(PLACING)


def legal(s: Position, seat: int, out: list[int]) -> None:
    """HA-3.2: every port but Copenhagen in which the seat has no post yet."""
    for port in range(PORTS):
        if not s.board.closed[port] and not s.posts(seat, port):
            out.append(PLACE + port)


def play(s: Position, seat: int, code: int) -> None:
    """HA-3.1: two posts; the order is the same in all rounds."""
    s.move_posts(seat, code - PLACE, s.board.posts_placed)
    s.tell("placed", seat, code - PLACE, s.board.posts_placed)
    placed: int = s.cells[PLACED]
    s.cells[PLACED] = placed + 1
    first: int = s.cells[FIRST]
    if placed + 1 == s.board.placings * s.rules.seats:
        turn.begin(s, first)  # HA-3.5
    else:
        s.cells[ACTIVE] = (first + placed + 1) % s.rules.seats
