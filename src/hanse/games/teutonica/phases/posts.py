"""Which posts are free: on which routes, and for a piece that may or may not stand on ship posts.

`routes` is a set of routes as bits. `sails` says that ship posts are no obstacle: to merchants, and on a board that has
none to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import FILLED, POST
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import Tables
from hanse.kernel.cells import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_ROUTES: Final = -1  # every bit


def free_posts(s: Position, routes: i64, sails: bool, family: int, out: list[int]) -> None:
    """Codes of a family for every free post of these routes."""
    cells = s.cells
    board = s.board
    for route in range(board.routes):
        if cells[FILLED + route] == board.route_length[route]:
            continue
        if not routes >> route & 1:
            continue
        first = board.route_first[route]
        length = board.route_length[route]
        for post in range(first, first + length):
            if not cells[POST + post] and (sails or not board.post_ship[post]):
                out.append(family + post)


def nearest_posts(s: Position, origin: int, routes: i64, sails: bool, family: int, out: list[int]) -> None:
    """HT-5.2.5: codes for the free posts at the smallest distance from the origin route at which there are any.

    The origin route itself is not among them (HT-5.2.4). What does not accept the piece counts as occupied (HT-5.2.6).
    """
    cells = s.cells
    board = s.board
    others = board.routes - 1
    found = 0
    for i in range(origin * others, origin * others + others):
        distance = board.ring_distance[i]
        if found and distance > found:
            return
        route = board.ring_route[i]
        if cells[FILLED + route] == board.route_length[route]:
            continue
        if not routes >> route & 1:
            continue
        first = board.route_first[route]
        length = board.route_length[route]
        for post in range(first, first + length):
            if not cells[POST + post] and (sails or not board.post_ship[post]):
                found = distance
                out.append(family + post)


def nearest_posts_this_side(s: Position, origin: int, routes: i64, sails: bool, family: int, out: list[int]) -> None:
    """The same where the search does not pass through other routes than these (HT-R-13, the other reading)."""
    board = s.board
    passed = bit(origin)
    reached = _ends(board, origin)
    before = len(out)
    while len(out) == before:
        ring = 0
        for route in range(board.routes):
            if routes >> route & 1 and not passed >> route & 1 and reached & _ends(board, route):
                ring |= bit(route)
        if not ring:
            return
        free_posts(s, ring, sails, family, out)
        passed |= ring
        for route in range(board.routes):
            if ring >> route & 1:
                reached |= _ends(board, route)


def _ends(board: Tables, route: int) -> int:
    """The two cities of a route, as bits."""
    a = board.end_a[route]
    b = board.end_b[route]
    return bit(a) | bit(b)


def any_free_post(s: Position, except_route: int, routes: i64, sails: bool) -> bool:
    """Whether a post is free on any other of these routes than this one."""
    cells = s.cells
    board = s.board
    for route in range(board.routes):
        if route == except_route or cells[FILLED + route] == board.route_length[route]:
            continue
        if not routes >> route & 1:
            continue
        if sails:
            return True
        first = board.route_first[route]
        length = board.route_length[route]
        for post in range(first, first + length):
            if not cells[POST + post] and not board.post_ship[post]:
                return True
    return False
