"""Where a piece may go: borders between regions (sections 14 and 17) and ship posts (HT-13.3.1).

The other modules ask here and know no board. A board without regions is one open region; on a plain board, which has
no ship posts either, every answer is short. A piece in hand carries its ground: the regions it may still go to, as
bits. Pieces in hand that look alike are told apart only by where they are put, so nobody has to say which is which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import (
    FILLED,
    GROUND_AT,
    HAND,
    HAND_AT,
    MERCHANT,
    NEUTRAL_TRADER,
    PAWN_AT,
    PERMITS,
    POST,
    WAIVED,
)
from hanse.games.teutonica.phases import pawn
from hanse.games.teutonica.phases.posts import (
    ALL_ROUTES,
    any_free_post,
    free_posts,
    nearest_posts,
    nearest_posts_this_side,
    why_taken,
)
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import Tables
from hanse.kernel.cells import bit
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, because

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN: Final = 1  # the set of the open region alone
EITHER: Final = 128  # with a displaced piece's ground: it may also be one that is confined to the open region

# How far pieces of one kind may go in a displacement.
NEAREST: Final = 0
ONE_ANYWHERE: Final = 1  # one of them, which is confined to nothing but the limits of the displacement
ALL_ANYWHERE: Final = 2


def sails(board: Tables, kind: i64) -> bool:
    """Whether ship posts are no obstacle to this kind of piece."""
    return kind == MERCHANT or board.plain


def sails_on(piece: i64) -> bool:
    """HT-13.3.1: ship posts accept only merchants; HT-16.2.1: and neutral traders."""
    return (piece - 1) & 1 == MERCHANT or piece == NEUTRAL_TRADER


# Place, Displace and Establish -----------------------------------------------------------------------------------


def open_routes(s: Position, seat: i64) -> i64:
    """HT-14.2.1, HT-15.3.1: the routes on which the seat may place and displace now."""
    if s.rules.provinces:
        return pawn.bordering(s)
    if s.board.regions == 1:
        return ALL_ROUTES
    return s.board.routes_in[open_regions(s, seat)]


def open_regions(s: Position, seat: i64) -> i64:
    """The open region, and those that a permission not yet used opens (HT-14.2.2); all under the waiver (HT-17.1)."""
    if s.cells[WAIVED]:
        return s.board.all_regions
    opened = OPEN
    for i in range(len(s.board.permit_cities)):
        if s.rightmost(s.board.permit_cities[i]) == seat and _unused(s, i):
            opened |= s.board.permit_regions[i]
    return opened


def why_closed(s: Position, seat: int, route: int) -> Why | None:
    """Why the seat may not place or displace on a route: the pawn is elsewhere, or the region is closed."""
    if open_routes(s, seat) >> route & 1:
        return None
    if s.rules.provinces:
        pawn_at: int = s.cells[PAWN_AT]
        return because("pawn", pawn_at - 1)
    region = s.board.route_region[route]
    for i in range(len(s.board.permit_cities)):
        if s.board.permit_regions[i] >> region & 1 and s.rightmost(s.board.permit_cities[i]) == seat:
            return because("region-used", region)
    return because("region", region)


def _used_sets(s: Position) -> i64:
    """The sets of permissions that may have been used in this turn, as bits; at first only the empty set."""
    used: int = s.cells[PERMITS]
    return used or 1


def _unused(s: Position, permission: i64) -> bool:
    used = _used_sets(s)
    for chosen in range(1 << len(s.board.permit_cities)):
        if used >> chosen & 1 and not chosen >> permission & 1:
            return True
    return False


def use_permission(s: Position, seat: i64, route: i64) -> None:
    """HT-14.2.4: an action on this route uses up the permission of one city that is held at this moment.

    Which one need not be said (HT-R-55): every city that would do is kept in mind, so that no choice is ever lost.
    """
    board = s.board
    region = board.route_region[route]
    if not region or s.cells[WAIVED]:
        return
    used = _used_sets(s)
    after = 0
    for i in range(len(board.permit_cities)):
        if not board.permit_regions[i] >> region & 1 or s.rightmost(board.permit_cities[i]) != seat:
            continue
        for chosen in range(1 << len(board.permit_cities)):
            if used >> chosen & 1 and not chosen >> i & 1:
                after |= 1 << (chosen | 1 << i)
    s.cells[PERMITS] = after


# Pieces in hand --------------------------------------------------------------------------------------------------


def move_ground(s: Position, post: i64) -> i64:
    """HT-14.4.1: where a piece lifted from this post may go in a Move: to its region or the open one."""
    if s.board.plain:
        return 0
    if s.cells[WAIVED]:
        return s.board.all_regions
    return OPEN | own_ground(s, post)


def own_ground(s: Position, post: i64) -> i64:
    """The region of this post alone: HT-8.4.9, HT-8.4.10 and HT-14.6.2 let a piece go nowhere else."""
    if s.board.plain:
        return 0
    route = s.board.post_route[post]
    region = s.board.route_region[route]
    return bit(region)


def put_posts(s: Position, piece: i64, family: i64, out: Codes) -> None:
    """Codes for the posts on which such a piece in hand may be put; the others in hand keep places of their own."""
    board = s.board
    if board.plain:
        free_posts(s, ALL_ROUTES, True, family, out)
        return
    ground = 0
    held: int = s.cells[HAND]
    for i in range(held):
        if s.cells[HAND_AT + i] == piece:
            more: int = s.cells[GROUND_AT + i]
            ground |= more
    sailing = sails_on(piece)
    free = _free_by_place(s)
    if _roomy(s, free):
        free_posts(s, board.routes_in[ground], sailing, family, out)
        return
    places = [
        ground >> place // 2 & 1 == 1
        and free[place] > 0
        and (sailing or place % 2 == 0)
        and _leaves_room(s, piece, place, free)
        for place in range(2 * board.regions)
    ]
    for post in range(board.posts):
        if not s.cells[POST + post] and places[_place_of(board, post)]:
            out.append(family + post)


def why_not_put(s: Position, piece: int, post: int) -> Why | None:
    """Why such a piece cannot be put on a post out of the hand."""
    taken = why_taken(s, post)
    if taken is not None:
        return taken
    if not s.holds(piece):
        return because("not-in-hand", piece)
    if s.board.post_ship[post] and not sails_on(piece):
        return because("ship")
    found = Codes()
    put_posts(s, piece, 0, found)
    if found.has(post):
        return None
    region = s.board.route_region[s.board.post_route[post]]
    held: int = s.cells[HAND]
    for i in range(held):
        ground: int = s.cells[GROUND_AT + i]
        if s.cells[HAND_AT + i] == piece and ground >> region & 1:
            return because("room")
    return because("ground", region)


def put_down(s: Position, piece: i64, post: i64) -> None:
    """Let go of the piece in hand that has least other ground than this post."""
    if s.board.plain:
        s.put_down(piece)
    else:
        route = s.board.post_route[post]
        _release(s, piece, s.board.route_region[route])


def _release(s: Position, piece: i64, region: i64) -> None:
    """Of look-alikes the one with the narrowest ground leaves the hand."""
    cells = s.cells
    held: int = cells[HAND]
    best = -1
    narrowest = 255
    for i in range(held):
        ground: int = cells[GROUND_AT + i]
        if cells[HAND_AT + i] == piece and ground >> region & 1 and _size(ground) < _size(narrowest):
            best, narrowest = i, ground
    if not region:
        # Two of different regions, of which one goes to the open region: the one that stays may yet be either.
        for i in range(held):
            other: int = cells[GROUND_AT + i]
            if cells[HAND_AT + i] == piece and other & OPEN and narrowest & ~other:
                cells[GROUND_AT + i] = other | narrowest
                break
    s.let_go(best)


def _size(ground: i64) -> i64:
    size = 0
    while ground:
        size += ground & 1
        ground >>= 1
    return size


# Room for every piece in hand ------------------------------------------------------------------------------------
# A place is a region with or without ships: 2 * region, and 1 more for its ship posts.


def _place_of(board: Tables, post: i64) -> i64:
    route = board.post_route[post]
    region = board.route_region[route]
    ship = board.post_ship[post]
    return 2 * region + ship


def _free_by_place(s: Position) -> list[int]:
    """How many posts of each place are free."""
    board = s.board
    free = [0] * (2 * board.regions)
    for route in range(board.routes):
        length = board.route_length[route]
        filled: int = s.cells[FILLED + route]
        if not board.route_ships[route]:
            free[2 * board.route_region[route]] += length - filled
        elif filled != length:
            first = board.route_first[route]
            for post in range(first, first + length):
                if not s.cells[POST + post]:
                    free[_place_of(board, post)] += 1
    return free


def _roomy(s: Position, free: list[int]) -> bool:
    """Whether every piece in hand finds a post, wherever the others go."""
    held: int = s.cells[HAND]
    for i in range(held):
        ground: int = s.cells[GROUND_AT + i]
        wide = False
        for region in range(s.board.regions):
            if ground >> region & 1 and free[2 * region] >= held:
                wide = True
        if not wide:
            return False
    return True


def _leaves_room(s: Position, piece: i64, place: i64, free: list[int]) -> bool:
    """Whether the rest of the hand finds posts after such a piece was put in this place."""
    cells = s.cells
    held: int = cells[HAND]
    pieces = [int(cells[HAND_AT + i]) for i in range(held)]
    grounds = [int(cells[GROUND_AT + i]) for i in range(held)]
    _release(s, piece, place // 2)
    free[place] -= 1
    fits = _all_fit(s, 0, free)
    free[place] += 1
    for i in range(held):
        cells[HAND_AT + i] = pieces[i]
        cells[GROUND_AT + i] = grounds[i]
    cells[HAND] = held
    return fits


def _all_fit(s: Position, which: i64, free: list[int]) -> bool:
    """Whether the pieces in hand from this one on can all be put on free posts at once."""
    if which == s.cells[HAND]:
        return True
    ground: int = s.cells[GROUND_AT + which]
    piece: int = s.cells[HAND_AT + which]
    for place in range(len(free)):
        if free[place] and ground >> place // 2 & 1 and (place % 2 == 0 or sails_on(piece)):
            free[place] -= 1
            fits = _all_fit(s, which + 1, free)
            free[place] += 1
            if fits:
                return True
    return False


def all_fit(s: Position) -> bool:
    """Whether the pieces in hand can all be put on free posts at once."""
    return s.board.plain or _all_fit(s, 0, _free_by_place(s))


# Displaced pieces ------------------------------------------------------------------------------------------------


def displaced_ground(s: Position, origin: i64) -> i64:
    """HT-14.3.1: pieces of a displacement stay in its region or go to the open one."""
    if s.board.plain:
        return 0
    region = s.board.route_region[origin]
    return OPEN | bit(region)


def compensation_ground(s: Position, origin: i64, post: i64) -> i64:
    """HT-R-15: a piece lifted as compensation keeps to the limits of a Move too."""
    if s.board.plain:
        return 0
    return displaced_ground(s, origin) & (OPEN | own_ground(s, post))


def displaced_posts(s: Position, origin: i64, piece: i64, offered: bool, freedom: i64, family: i64, out: Codes) -> None:
    """HT-5.2.5: the nearest posts for such a piece, in hand or offered as compensation; or all, at any distance."""
    if s.board.plain:
        if offered or s.holds(piece):
            _search(s, origin, ALL_ROUTES, True, freedom != NEAREST, family, out)
        return
    wide = displaced_ground(s, origin)
    any_wide = offered
    any_confined = False
    held: int = s.cells[HAND]
    for i in range(held):
        if s.cells[HAND_AT + i] == piece:
            ground: int = s.cells[GROUND_AT + i]
            if ground & ~EITHER == wide:
                any_wide = True
            if ground != wide:
                any_confined = True
    kind = (piece - 1) & 1
    if any_wide:
        _nearest(s, origin, kind, wide, freedom != NEAREST, family, out)
    if any_confined:
        more = Codes()
        _nearest(s, origin, kind, OPEN, freedom == ALL_ANYWHERE, family, more)
        for i in range(more.count):
            if not any_wide or not out.has(more.at(i)):
                out.append(more.at(i))


def displaced_first_posts(s: Position, origin: i64, piece: i64, freedom: i64, family: i64, out: Codes) -> None:
    """The same for the displaced piece alone, whatever else is in hand."""
    if s.board.plain:
        _search(s, origin, ALL_ROUTES, True, freedom != NEAREST, family, out)
    else:
        _nearest(s, origin, (piece - 1) & 1, displaced_ground(s, origin), freedom != NEAREST, family, out)


def _nearest(s: Position, origin: i64, kind: i64, ground: i64, anywhere: bool, family: i64, out: Codes) -> None:
    _search(s, origin, s.board.routes_in[ground], sails(s.board, kind), anywhere, family, out)


def _search(s: Position, origin: i64, routes: i64, sailing: bool, anywhere: bool, family: i64, out: Codes) -> None:
    if anywhere:
        free_posts(s, routes, sailing, family, out)
    elif s.rules.cut_search:
        nearest_posts_this_side(s, origin, routes, sailing, family, out)
    else:
        nearest_posts(s, origin, routes, sailing, family, out)


def neutral_posts(s: Position, origin: i64, family: i64, out: Codes) -> None:
    """HT-16.3.2: the nearest posts for a neutral trader, which stays in the region of its route."""
    region = s.board.route_region[origin]
    routes = ALL_ROUTES if s.board.regions == 1 else s.board.routes_in[bit(region)]
    _search(s, origin, routes, True, False, family, out)


def has_displaced_room(s: Position, origin: i64, kind: i64, ground: i64, freedom: i64) -> bool:
    """HT-5.2.10: whether a piece of this kind and ground has any legal post."""
    ground &= ~EITHER
    anywhere = freedom == ALL_ANYWHERE or (freedom == ONE_ANYWHERE and ground == displaced_ground(s, origin))
    barred = -1 if anywhere else origin
    if s.board.plain:
        return any_free_post(s, barred, ALL_ROUTES, True)
    if not s.rules.cut_search:
        return any_free_post(s, barred, s.board.routes_in[ground], sails(s.board, kind))
    found = Codes()
    _nearest(s, origin, kind, ground, anywhere, 0, found)
    return found.count > 0


def put_down_displaced(s: Position, origin: i64, piece: i64, freedom: i64, post: i64) -> None:
    """Let go of the piece that stands on the post now; where both would do, it stays open which of them it was.

    The one that may go anywhere is spent only where the distance allows none of the others.
    """
    if s.board.plain:
        s.put_down(piece)
        return
    wide = displaced_ground(s, origin)
    kind = (piece - 1) & 1
    near = Codes()
    _nearest(s, origin, kind, wide, freedom == ALL_ANYWHERE, 0, near)
    fits_wide = near.has(post)
    near.clear()
    _nearest(s, origin, kind, OPEN, freedom == ALL_ANYWHERE, 0, near)
    fits_confined = near.has(post)
    confined, either, free = _one_with(s, piece, OPEN), _one_with(s, piece, wide | EITHER), _one_with(s, piece, wide)
    if wide == OPEN:
        s.let_go(confined)
    elif fits_confined and not fits_wide and (confined >= 0 or either >= 0):
        s.let_go(confined if confined >= 0 else either)
    elif fits_confined and fits_wide and confined >= 0:
        if free >= 0:
            s.cells[GROUND_AT + free] = int(wide) | EITHER
        s.let_go(confined)
    else:
        s.let_go(free if free >= 0 else either)


def put_down_first(s: Position, origin: i64, piece: i64) -> None:
    """Let go of the displaced piece, and of none that was lifted and looks like it."""
    s.let_go(_one_with(s, piece, displaced_ground(s, origin)))


def _one_with(s: Position, piece: i64, ground: i64) -> i64:
    """Where in the hand such a piece with this ground is, or -1."""
    held: int = s.cells[HAND]
    for i in range(held):
        if s.cells[HAND_AT + i] == piece and s.cells[GROUND_AT + i] == ground:
            return i
    return -1
