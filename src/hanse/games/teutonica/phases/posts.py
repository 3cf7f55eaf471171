"""Which posts a piece may go to."""

from __future__ import annotations

from hanse.games.teutonica.layout import FILLED, POST
from hanse.games.teutonica.position import Position


def free_posts(s: Position, family: int, out: list[int]) -> None:
    """Codes of a family for every free post of the board."""
    cells = s.cells
    board = s.board
    for route in range(board.routes):
        if cells[FILLED + route] == board.route_length[route]:
            continue
        first: int = board.route_first[route]
        length: int = board.route_length[route]
        for post in range(first, first + length):
            if not cells[POST + post]:
                out.append(family + post)


def nearest_posts(s: Position, origin: int, family: int, out: list[int]) -> None:
    """HT-5.2.5: codes for the free posts at the smallest distance from the origin route at which there are any.

    The origin route itself is not among them (HT-5.2.4).
    """
    cells = s.cells
    board = s.board
    others = board.routes - 1
    found = 0
    for i in range(origin * others, origin * others + others):
        distance: int = board.ring_distance[i]
        if found and distance > found:
            return
        route: int = board.ring_route[i]
        if cells[FILLED + route] == board.route_length[route]:
            continue
        found = distance
        first: int = board.route_first[route]
        length: int = board.route_length[route]
        for post in range(first, first + length):
            if not cells[POST + post]:
                out.append(family + post)


def any_free_post(s: Position, except_route: int) -> bool:
    """Whether a post is free on any other route than this one."""
    for route in range(s.board.routes):
        if route != except_route and s.cells[FILLED + route] < s.board.route_length[route]:
            return True
    return False
