"""The turn (sections 3 and 4): actions, markers between them, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.teutonica.codes import (
    BUY,
    DISPLACE,
    END_TURN,
    ESTABLISH,
    LIFT,
    OFFICE_IN,
    PAWN,
    PLACE,
    RECRUIT,
    RECRUIT_WIDTH,
    SEND_PAWN,
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
from hanse.games.teutonica.phases import borders, displaced, establish, favours, lifting, markers, pawn, placing
from hanse.games.teutonica.phases.posts import ALL_ROUTES, free_posts
from hanse.games.teutonica.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


class Turn(Decision):
    """A turn: everything the active seat may do between actions."""

    def __init__(self) -> None:
        super().__init__(ON_TURN, "turn")

    def legal(self, s: Position, seat: int, out: list[int]) -> None:
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

    def play(self, s: Position, seat: int, code: int) -> None:
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


def _advance(s: Position, code: int) -> None:
    """How far the turn has come with this decision."""
    if RECRUIT <= code < OFFICE_IN or code >= SEND_PAWN:
        s.cells[STAGE] = ACTED
    elif s.cells[STAGE] == FRESH:
        s.cells[STAGE] = BEGUN


def _recruits(s: Position, seat: int, out: list[int]) -> None:
    """HT-4.1: any number from one up to the bursa value, in any mix."""
    most = s.skill(seat, BURSA)
    traders = s.stock(seat, TRADER)
    merchants = s.stock(seat, MERCHANT)
    for m in range(min(merchants, most) + 1):
        for t in range(min(traders, most - m) + 1):
            if t or m:
                out.append(RECRUIT + RECRUIT_WIDTH * t + m)


def _recruit(s: Position, seat: int, mix: int) -> None:
    traders = mix // RECRUIT_WIDTH
    merchants = mix % RECRUIT_WIDTH
    s.shift(seat, STOCK, TRADER, -traders)
    s.shift(seat, STOCK, MERCHANT, -merchants)
    s.shift(seat, SUPPLY, TRADER, traders)
    s.shift(seat, SUPPLY, MERCHANT, merchants)
    s.tell("recruited", seat, traders, merchants)
    if s.rules.favours:
        favours.others_recruit(s, seat)


def _places(s: Position, seat: int, routes: i64, out: list[int]) -> None:
    """HT-4.2.1: one piece from the supply on any free post of these routes."""
    if s.supply(seat, TRADER):
        free_posts(s, routes, borders.sails(s.board, TRADER), PLACE, out)
    if s.supply(seat, MERCHANT):
        free_posts(s, routes, True, PLACE + MAX_POSTS, out)


def place(s: Position, seat: int, where: int) -> None:
    """Put a piece from the supply on a post; `where` is 128 * kind + post."""
    kind = where // MAX_POSTS
    post = where % MAX_POSTS
    borders.use_permission(s, seat, s.board.post_route[post])
    s.shift(seat, SUPPLY, kind, -1)
    s.fill(post, 1 + 2 * seat + kind)
    s.tell("placed", seat, kind, post)


def _displacements(s: Position, seat: int, routes: i64, out: list[int]) -> None:
    """HT-4.3: another player's piece, if the seat can both place a piece and pay one (two for a merchant) more."""
    cells = s.cells
    traders = s.supply(seat, TRADER)
    merchants = s.supply(seat, MERCHANT)
    if traders + merchants < 2:
        return
    for kind in range(2):
        if not (merchants if kind else traders):
            continue
        sails = borders.sails(s.board, kind)
        for post in range(s.board.posts):
            piece: int = cells[POST + post]
            if piece and (piece - 1) >> 1 != seat and traders + merchants >= 2 + ((piece - 1) & 1):
                route = s.board.post_route[post]
                if routes >> route & 1 and (sails or not s.board.post_ship[post]):
                    out.append(DISPLACE + MAX_POSTS * kind + post)


def _full_routes(s: Position, seat: int, routes: i64, out: list[int]) -> None:
    """HT-4.5.1: every post of the route holds an own piece."""
    own = OWN + seat * MAX_ROUTES
    for route in range(s.board.routes):
        if s.cells[own + route] == s.board.route_length[route] and routes >> route & 1:
            out.append(ESTABLISH + route)
