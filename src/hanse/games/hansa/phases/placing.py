"""Before the first turn (section 3): each seat places posts in a port of its choice, three times."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.codes import PLACE, SAIL
from hanse.games.hansa.decision import Decision
from hanse.games.hansa.layout import ACTIVE, FIRST, PLACED, PLACING, PORTS
from hanse.games.hansa.phases import turn
from hanse.games.hansa.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def begin(s: Position) -> None:
    """The first player begins; with nothing to place, the first turn does."""
    first: int = s.cells[FIRST]
    if s.board.placings:
        s.ask(PLACING)
        _ask(s, first)
    else:
        turn.begin(s, first)


def _ask(s: Position, seat: int) -> None:
    """It is the seat's turn to place; it is over with its only decision, and nobody ends it."""
    s.cells[ACTIVE] = seat
    s.tell("turn_began", seat)


class Place(Decision):
    """In which port the seat places posts (HA-3.1)."""

    def __init__(self) -> None:
        super().__init__(PLACING, "place")

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """HA-3.2: every port but Copenhagen in which the seat has no post yet."""
        for port in range(PORTS):
            if not s.board.closed[port] and not s.posts(seat, port):
                out.append(PLACE + port)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HA-3.2: the port is closed, or has posts of the seat."""
        if not PLACE <= code < SAIL:
            return asked()
        port = code - PLACE
        if s.board.closed[port]:
            return because("closed", port)
        return because("settled", s.posts(seat, port)) if s.posts(seat, port) else None

    def play(self, s: Position, seat: int, code: int) -> None:
        """HA-3.1: two posts; the order is the same in all rounds."""
        s.move_posts(seat, code - PLACE, s.board.posts_placed)
        s.tell("placed", seat, code - PLACE, s.board.posts_placed)
        placed: int = s.cells[PLACED]
        s.cells[PLACED] = placed + 1
        first: int = s.cells[FIRST]
        if placed + 1 == s.board.placings * s.rules.seats:
            turn.begin(s, first)  # HA-3.5
        else:
            _ask(s, (first + placed + 1) % s.rules.seats)

    def about(self, s: Position) -> dict[str, Any]:
        """The round, from 1, and how many posts are placed at once."""
        placed: int = s.cells[PLACED]
        return {"round": placed // s.rules.seats + 1, "posts": s.board.posts_placed}

    def fits(self, s: Position) -> bool:
        """HA-3.2: each seat has posts in as many ports as it had turns to place them, and nothing is bought."""
        placed: int = s.cells[PLACED]
        first: int = s.cells[FIRST]
        for seat in range(s.rules.seats):
            times = (placed - (seat - first) % s.rules.seats + s.rules.seats - 1) // s.rules.seats
            posts = [s.posts(seat, port) for port in range(PORTS) if s.posts(seat, port)]
            if posts != [s.board.posts_placed] * times or s.opened(seat):
                return False
        return placed < s.board.placings * s.rules.seats
