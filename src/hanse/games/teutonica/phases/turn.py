"""The turn (sections 3 and 4): actions, markers between them, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.teutonica.codes import (
    BUY,
    DISPLACE,
    END_TURN,
    ESTABLISH,
    EXCHANGE,
    INDEPENDENT_IN,
    LIFT,
    OFFICE_IN,
    PAWN,
    PLACE,
    PUT_MARKER,
    RECRUIT,
    RECRUIT_WIDTH,
    SEND_PAWN,
    TURN_OVER,
    USE,
    WAIVE,
)
from hanse.games.teutonica.decision import Decision
from hanse.games.teutonica.layout import (
    ACTED,
    BEGUN,
    BOOK,
    BURSA,
    FRESH,
    LEFT,
    MAX_POSTS,
    MAX_ROUTES,
    MERCHANT,
    ON_LIFT,
    ON_TURN,
    OWN,
    POST,
    STAGE,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.phases import (
    borders,
    displaced,
    establish,
    favours,
    lifting,
    markers,
    pawn,
    permanent,
    placing,
)
from hanse.games.teutonica.phases.posts import (
    ALL_PIECES,
    ALL_ROUTES,
    ALL_TRADERS,
    free_posts,
    pieces_of,
    posts_with,
    why_taken,
)
from hanse.games.teutonica.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

if TYPE_CHECKING:
    from mypy_extensions import i64


class Turn(Decision):
    """A turn: everything the active seat may do between actions."""

    def __init__(self) -> None:
        super().__init__(ON_TURN, "turn")

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Everything the active seat may do between actions."""
        if s.cells[LEFT]:
            routes = borders.open_routes(s, seat)
            _recruits(s, seat, out)
            _places(s, seat, routes, out)
            _displacements(s, seat, routes, out)
            lifting.own_posts(s, seat, out)  # HT-4.4: lifting the first piece begins a Move
            _full_routes(s, seat, pawn.bordering(s) if s.rules.provinces else ALL_ROUTES, out)
        if s.rules.provinces:
            pawn.moves(s, out)
        markers.usable(s, seat, out)
        if s.rules.favours:
            favours.offers(s, seat, out)
        if s.rules.waiver:
            markers.waivers(s, seat, out)
        out.append(END_TURN)  # HT-3.4: at any point between actions, even with none used

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What an action, a marker, a tile or the pawn needs; for what follows an action, what would refuse it."""
        if code == END_TURN:
            return None
        if RECRUIT <= code < OFFICE_IN:
            return _why_no_action(s, seat, code) if s.cells[LEFT] else because("actions")
        if OFFICE_IN <= code < USE:
            return establish.why_not_yet(s, seat, code)
        if USE <= code < EXCHANGE:
            return markers.why_unusable(s, seat, code - USE)
        if EXCHANGE <= code < PUT_MARKER:
            return markers.why_no_swap_yet(s, seat, code - EXCHANGE)
        if BUY <= code < TURN_OVER:
            return favours.why_not_offered(s, seat, code - BUY)
        if INDEPENDENT_IN <= code < WAIVE:
            return permanent.why_no_independent_yet(s, seat, code)
        if WAIVE <= code < PAWN:
            return markers.why_not_waived(s, seat, code - WAIVE)
        if code < PAWN or not s.rules.provinces:
            return asked()
        paid = code >= SEND_PAWN
        return pawn.why_not_moved(s, code - SEND_PAWN if paid else code - PAWN, paid)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One action, one marker, or the end of the turn."""
        if s.rules.staged:
            _advance(s, code)
        if code == END_TURN:
            s.tell("turn_ended", seat)
            placing.begin(s, seat)
        elif code >= SEND_PAWN:
            pawn.send(s, seat, code - SEND_PAWN)
        elif code >= PAWN:
            pawn.move(s, seat, code - PAWN)
        elif code >= WAIVE:
            markers.waive(s, seat, code - WAIVE)
        elif code >= BUY:
            favours.buy(s, seat, code - BUY)
        elif code >= USE:
            markers.use(s, seat, code - USE)
        else:
            s.cells[LEFT] -= 1
            if code < PLACE:
                _recruit(s, seat, code - RECRUIT)
            elif code < DISPLACE:
                place(s, seat, code - PLACE)
            elif code < LIFT:
                displaced.displace(s, seat, code - DISPLACE)
            elif code < ESTABLISH:
                s.push(ON_LIFT, seat, s.skill(seat, BOOK))
                lifting.lift(s, seat, code - LIFT)
            elif code < OFFICE_IN:
                establish.establish(s, seat, code - ESTABLISH)


def _advance(s: Position, code: i64) -> None:
    """How far the turn has come with this decision."""
    if RECRUIT <= code < OFFICE_IN or code >= SEND_PAWN:
        s.cells[STAGE] = ACTED
    elif s.cells[STAGE] == FRESH:
        s.cells[STAGE] = BEGUN


def _why_no_action(s: Position, seat: int, code: int) -> Why | None:
    """What stands against an action although there are actions left."""
    if code < PLACE:
        return _why_not_recruited(s, seat, code - RECRUIT)
    if code < DISPLACE:
        return _why_not_placed(s, seat, (code - PLACE) // MAX_POSTS, (code - PLACE) % MAX_POSTS)
    if code < LIFT:
        return _why_not_displaced(s, seat, (code - DISPLACE) // MAX_POSTS, (code - DISPLACE) % MAX_POSTS)
    if code < ESTABLISH:
        return lifting.why_not_own(s, seat, code - LIFT)
    return _why_not_full(s, seat, code - ESTABLISH)


def _recruits(s: Position, seat: i64, out: Codes) -> None:
    """HT-4.1: any number from one up to the bursa value, in any mix."""
    most = s.skill(seat, BURSA)
    traders = s.stock(seat, TRADER)
    merchants = s.stock(seat, MERCHANT)
    for m in range(min(merchants, most) + 1):
        for t in range(min(traders, most - m) + 1):
            if t or m:
                out.append(RECRUIT + RECRUIT_WIDTH * t + m)


def _why_not_recruited(s: Position, seat: int, mix: int) -> Why | None:
    """HT-4.1: from one piece up to the bursa, and out of the stock."""
    traders = mix // RECRUIT_WIDTH
    merchants = mix % RECRUIT_WIDTH
    if not mix:
        return because("nothing")
    if traders > s.stock(seat, TRADER):
        return because("stock", TRADER)
    if merchants > s.stock(seat, MERCHANT):
        return because("stock", MERCHANT)
    most = s.skill(seat, BURSA)
    return because("bursa", most) if traders + merchants > most else None


def _recruit(s: Position, seat: i64, mix: i64) -> None:
    traders = mix // RECRUIT_WIDTH
    merchants = mix % RECRUIT_WIDTH
    s.shift(seat, STOCK, TRADER, -traders)
    s.shift(seat, STOCK, MERCHANT, -merchants)
    s.shift(seat, SUPPLY, TRADER, traders)
    s.shift(seat, SUPPLY, MERCHANT, merchants)
    s.tell("recruited", seat, traders, merchants)
    if s.rules.favours:
        favours.others_recruit(s, seat)


def _places(s: Position, seat: i64, routes: i64, out: Codes) -> None:
    """HT-4.2.1: one piece from the supply on any free post of these routes."""
    if s.supply(seat, TRADER):
        free_posts(s, routes, borders.sails(s.board, TRADER), PLACE, out)
    if s.supply(seat, MERCHANT):
        free_posts(s, routes, True, PLACE + MAX_POSTS, out)


def _why_not_placed(s: Position, seat: int, kind: int, post: int) -> Why | None:
    """HT-4.2.1: a free post that is open to the seat, and a piece from its supply that may stand there."""
    why = why_taken(s, post) or borders.why_closed(s, seat, s.board.post_route[post])
    return why or _why_no_piece(s, seat, kind, post)


def _why_no_piece(s: Position, seat: int, kind: int, post: int) -> Why | None:
    if s.board.post_ship[post] and not borders.sails(s.board, kind):
        return because("ship")
    if not s.supply(seat, TRADER) and not s.supply(seat, MERCHANT):
        return because("no-supply")
    return None if s.supply(seat, kind) else because("supply", kind)


def place(s: Position, seat: i64, where: i64) -> None:
    """Put a piece from the supply on a post; `where` is 128 * kind + post."""
    kind = where // MAX_POSTS
    post = where % MAX_POSTS
    borders.use_permission(s, seat, s.board.post_route[post])
    s.shift(seat, SUPPLY, kind, -1)
    s.fill(post, 1 + 2 * seat + kind)
    s.tell("placed", seat, kind, post)


def _displacements(s: Position, seat: i64, routes: i64, out: Codes) -> None:
    """HT-4.3: another player's piece, if the seat can both place a piece and pay one (two for a merchant) more."""
    traders = s.supply(seat, TRADER)
    merchants = s.supply(seat, MERCHANT)
    if traders + merchants < 2:
        return
    # A merchant costs one piece more than a trader (HT-4.3.2).
    others = (ALL_PIECES if traders + merchants > 2 else ALL_TRADERS) & ~pieces_of(seat)
    if traders:
        posts_with(s, others, routes, borders.sails(s.board, TRADER), DISPLACE, out)
    if merchants:
        posts_with(s, others, routes, True, DISPLACE + MAX_POSTS, out)


def _why_not_displaced(s: Position, seat: int, kind: int, post: int) -> Why | None:
    """HT-4.3: a piece of somebody else, where the seat may displace, that its supply can pay for."""
    piece: int = s.cells[POST + post]
    if not piece:
        return because("empty")
    if (piece - 1) >> 1 == seat:
        return because("own")
    why = borders.why_closed(s, seat, s.board.post_route[post]) or _why_no_piece(s, seat, kind, post)
    if why is not None:
        return why
    needs = 2 + ((piece - 1) & 1)
    supply = s.supply(seat, TRADER) + s.supply(seat, MERCHANT)
    return because("penalty", needs, supply) if supply < needs else None


def _full_routes(s: Position, seat: i64, routes: i64, out: Codes) -> None:
    """HT-4.5.1: every post of the route holds an own piece."""
    cells = s.cells
    board = s.board
    own: i64 = OWN + seat * MAX_ROUTES
    for route in range(board.routes):
        if cells[own + route] == board.route_length[route] and routes >> route & 1:
            out.append(ESTABLISH + route)


def _why_not_full(s: Position, seat: int, route: int) -> Why | None:
    """HT-4.5.1: posts of the route without an own piece; HT-15.3.1: the pawn is elsewhere."""
    own: int = s.cells[OWN + seat * MAX_ROUTES + route]
    if own < s.board.route_length[route]:
        return because("unfilled", route, own, s.board.route_length[route])
    return borders.why_closed(s, seat, route) if s.rules.provinces else None
