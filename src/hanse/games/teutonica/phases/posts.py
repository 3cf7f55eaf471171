"""Which posts are free or hold certain pieces, on which routes, and for a piece that may stand on ship posts or not.

`routes` is a set of routes as bits, `pieces` one of pieces: bit n for the piece n, bit 0 for none. `sails` says that
ship posts are no obstacle: to merchants, and on a board that has none to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import ESTABLISH, PLACE
from hanse.games.teutonica.layout import FILLED, MAX_POSTS, POST
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import Tables
from hanse.kernel.cells import bit
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, because

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_ROUTES: Final = -1  # every bit

FREE: Final = 1  # no piece
ALL_PIECES: Final = 0b111111111110  # the traders and merchants of five seats, and the neutral trader
ALL_TRADERS: Final = 0b101010101010


def pieces_of(seat: i64) -> i64:
    """The trader and the merchant of a seat."""
    return 0b110 << 2 * seat


def posts_with(s: Position, pieces: i64, routes: i64, sails: bool, family: i64, out: Codes) -> None:
    """Codes of a family for every post of these routes that holds one of these pieces."""
    board = s.board
    if routes == ALL_ROUTES:
        _posts_between(s, 0, board.posts, pieces, sails, family, out)
        return
    for route in range(board.routes):
        if routes >> route & 1:
            _posts_of(s, route, pieces, sails, family, out)


def free_posts(s: Position, routes: i64, sails: bool, family: i64, out: Codes) -> None:
    """Codes of a family for every free post of these routes."""
    posts_with(s, FREE, routes, sails, family, out)


def _posts_of(s: Position, route: i64, pieces: i64, sails: bool, family: i64, out: Codes) -> None:
    """The same for the posts of one route."""
    first = s.board.route_first[route]
    _posts_between(s, first, first + s.board.route_length[route], pieces, sails, family, out)


def _posts_between(s: Position, first: i64, last: i64, pieces: i64, sails: bool, family: i64, out: Codes) -> None:
    """The same for the posts from one to before another.

    Every post is written down, and counted only if it fits: a jump that nobody can foresee would take longer.
    """
    cells = s.cells
    room = out.room_for(last - first)
    count = out.count
    if sails:
        for post in range(first, last):
            piece: int = cells[POST + post]
            room[count] = family + post
            count += pieces >> piece & 1
    else:
        ships = s.board.post_ship
        for post in range(first, last):
            piece = cells[POST + post]
            room[count] = family + post
            count += pieces >> piece & ~ships[post] & 1
    out.count = count


def why_taken(s: Position, post: int) -> Why | None:
    """A piece stands on the post."""
    piece: int = s.cells[POST + post]
    return because("taken", piece) if piece else None


def nearest_posts(s: Position, origin: i64, routes: i64, sails: bool, family: i64, out: Codes) -> None:
    """HT-5.2.5: codes for the free posts at the smallest distance from the origin route at which there are any.

    The origin route itself is not among them (HT-5.2.4). What does not accept the piece counts as occupied (HT-5.2.6).
    """
    cells = s.cells
    board = s.board
    others = board.routes - 1
    found: i64 = 0
    before = out.count
    for i in range(origin * others, origin * others + others):
        distance = board.ring_distance[i]
        if found and distance > found:
            break
        route = board.ring_route[i]
        if cells[FILLED + route] != board.route_length[route] and routes >> route & 1:
            _posts_of(s, route, FREE, sails, family, out)
            if out.count > before:
                found = distance


def nearest_posts_this_side(s: Position, origin: i64, routes: i64, sails: bool, family: i64, out: Codes) -> None:
    """The same where the search does not pass through other routes than these (HT-R-13, the other reading)."""
    board = s.board
    passed = bit(origin)
    reached = _ends(board, origin)
    before = out.count
    while out.count == before:
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


def _ends(board: Tables, route: i64) -> i64:
    """The two cities of a route, as bits."""
    a = board.end_a[route]
    b = board.end_b[route]
    return bit(a) | bit(b)


def any_free_post(s: Position, except_route: i64, routes: i64, sails: bool) -> bool:
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


def keep_first_alike(s: Position, out: Codes) -> None:
    """Leave out codes that name a post for which an earlier one of the same route would do as well.

    Nothing ever depends on which of such posts a piece stands, so whoever searches need look at the first only.
    """
    cells = s.cells
    board = s.board
    room = out.room_for(0)
    kept: i64 = 0
    group: i64 = 0  # codes of one family for posts of one route: they follow one another
    seen: i64 = 0  # what their posts hold, as bits, ship posts apart
    for i in range(out.count):
        code = room[i]
        room[kept] = code
        if code < PLACE or code >= ESTABLISH:
            kept += 1
            continue
        post = (code - PLACE) & (MAX_POSTS - 1)
        route = board.post_route[post]
        if group != code - post + route:
            group = code - post + route
            seen = 0
        piece: int = cells[POST + post]
        held = 2 * piece + board.post_ship[post]
        kept += ~seen >> held & 1
        seen |= 1 << held
    out.count = kept
