"""Scoring (section 12), category by category. It can be asked of any position, also of one in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.hansa.layout import BARRELS, KINDS, PORTS, SEAT, SEAT_CELLS, SOLD
from hanse.games.hansa.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

# Categories in the order of the rulebook; the total stands last.
TOTAL: Final = 4
CATEGORIES: Final = ["open", "sold", "ports", "monopolies", "total"]


def sheet(s: Position, seat: int) -> list[int]:
    """HA-12.1: the seat's points by category, the total last."""
    points = [s.opened(seat) * s.board.open_points, worth(s, SEAT + seat * SEAT_CELLS + SOLD), 0, 0]
    for port in range(PORTS):
        if s.posts(seat, port):
            if alone(s, seat, port):
                points[3] += s.board.monopoly_points
            else:
                points[2] += s.board.port_points
    points.append(sum(points))
    return points


def worth(s: Position, at: int) -> int:
    """One for each sold token and one for each of its barrels; the tokens are counted by kind, from this cell on."""
    cells = s.cells
    first: i64 = at
    each: i64 = s.board.sold_points
    barrel: i64 = s.board.barrel_points
    points: i64 = 0
    kinds: i64 = KINDS
    for kind in range(kinds):
        number: i64 = int(cells[first + kind])
        points += number * (each + barrel * (kind % BARRELS + 1))
    return points


def alone(s: Position, seat: int, port: int) -> bool:
    """Whether nobody else has a post in the port."""
    for other in range(s.rules.seats):
        if other != seat and s.posts(other, port):
            return False
    return True


def ranks(s: Position) -> list[int]:
    """HA-12.4 and 12.5: most points, then most posts on the board; players still tied share a rank."""
    keys = [(sheet(s, seat)[TOTAL], s.on_board(seat)) for seat in range(s.rules.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
