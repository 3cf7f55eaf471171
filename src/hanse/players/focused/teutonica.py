"""`focused`: a simple policy for Hansa Teutonica that plays sensible games and brings them to an end.

It completes a route if it can, recruits when nearly out of pieces, and otherwise builds where it already has most
posts. It looks only at what everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import (
    BUY,
    DISPLACE,
    DONE,
    END_TURN,
    ESTABLISH,
    EXTRA_IN,
    HONOUR,
    IMPROVE,
    LIFT,
    OFFICE_IN,
    PAWN,
    PLACE,
    RECRUIT,
    RECRUIT_WIDTH,
    SEND_PAWN,
    TURN_OVER,
    USE,
)
from hanse.games.teutonica.layout import (
    ACTED,
    ACTIONS,
    ACTIONS3,
    ACTIONS4,
    BURSA,
    DEVELOP,
    FILLED,
    FRESH,
    KEYS,
    LEFT,
    MAX_POSTS,
    MAX_ROUTES,
    MERCHANT,
    ON_ALSO_RECRUIT,
    ON_DISPLACED,
    ON_LIFT,
    ON_PLACE_TWO,
    ON_PRICE,
    ON_PRIVILEGE,
    ON_PUT,
    ON_REWARD,
    ON_TURN,
    OWN,
    PAWN_AT,
    PAWN_MOVED,
    POST,
    SEAT,
    SEAT_CELLS,
    STAGE,
    SWAP,
    THREE,
    TRADER,
    UNUSED,
)
from hanse.games.teutonica.phases.borders import open_routes
from hanse.games.teutonica.phases.favours import PRICE
from hanse.games.teutonica.phases.pawn import bordering
from hanse.games.teutonica.state import State
from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW_PIECES: Final = 2  # recruit with fewer in supply
MOST_TO_DISPLACE: Final = 3  # pieces that displacing can take: one to place, two to pay
PRICE_OF_SENDING: Final = 2  # actions: one to send the pawn, one to establish there
FEW_STEPS: Final = 2  # of bursa or actions: worth more than an office until so many are made


def choose(state: State, chance: Chance) -> int:
    """The decision of this policy; chance breaks ties."""
    kind = state.asking()
    if kind == ON_TURN:
        return _turn(state, state.mover(), chance)
    codes = state.room()
    state.choices(codes)
    if kind == ON_REWARD:
        return _reward(state, codes, state.mover(), chance)
    if kind == ON_PUT and state.rules.neutral:
        return _gather(state, codes, state.mover(), chance)
    if kind == ON_DISPLACED:
        return _answer(state, codes, state.mover(), chance)
    if kind == ON_LIFT:
        return DONE
    if kind == ON_PRICE:
        return _price(codes)
    if kind == ON_ALSO_RECRUIT:
        return codes.at(0)
    if ON_PRIVILEGE <= kind <= ON_PLACE_TWO and codes.count > 1:  # what a permanent marker offers is never refused
        return codes.at(chance.below(codes.count - 1))
    return codes.at(chance.below(codes.count))


def _turn(s: State, seat: int, chance: Chance) -> int:
    """Buy a favour; establish; use a marker; recruit; build."""
    cells = s.cells
    if s.rules.favours and cells[STAGE] == FRESH:
        bought = _favour(s, seat)
        if bought >= 0:
            return bought
    if not cells[LEFT]:
        return _marker(s, seat, END_TURN)
    if s.rules.provinces:
        moved = _pawn(s, seat, chance)
        if moved >= 0:
            return moved
    full = _full_route(s, seat)
    if full >= 0 and (not s.rules.provinces or bordering(s) >> full & 1):
        return ESTABLISH + full
    traders = s.supply(seat, TRADER)
    merchants = s.supply(seat, MERCHANT)
    if traders + merchants <= FEW_PIECES and (s.stock(seat, TRADER) or s.stock(seat, MERCHANT)):
        return _recruit(s, seat)
    if traders + merchants:
        code = _build(s, seat, traders + merchants, chance)
        if code >= 0:
            return code
    return _shuffle_along(s, seat, chance)


def _pawn(s: State, seat: int, chance: Chance) -> int:
    """To a full route, for an action if need be; otherwise, while it is free, to where most own pieces stand."""
    full = _full_route(s, seat)
    free = not s.cells[PAWN_MOVED] and s.cells[STAGE] < ACTED
    here: int = s.cells[PAWN_AT] - 1
    reach = s.rules.province_reach[here] if free else 0
    left: int = s.cells[LEFT]
    sends = full >= 0 and left >= PRICE_OF_SENDING and not bordering(s) >> full & 1
    best = -1
    if not free and not sends:
        return best
    best_worth = _ground_worth(s, seat, here, full) + chance.below(10)
    for province in range(len(s.rules.province_routes)):
        if reach >> province & 1:
            worth = _ground_worth(s, seat, province, full) + chance.below(10)
            if worth > best_worth:
                best, best_worth = PAWN + province, worth
        elif sends and province != here and s.rules.province_routes[province] >> full & 1:
            worth = _ground_worth(s, seat, province, full) - 50
            if worth > best_worth:
                best, best_worth = SEND_PAWN + province, worth
    return best


def _ground_worth(s: State, seat: int, province: int, full: int) -> int:
    """How far the best route at the border of a province has come."""
    routes: i64 = s.rules.province_routes[province]
    if full >= 0 and routes >> full & 1:
        return 200
    most = 0
    mine: i64 = OWN + seat * MAX_ROUTES
    for route in range(s.board.routes):
        own: int = s.cells[mine + route]
        if own > most and routes >> route & 1:
            most = own
    return 30 * most


def _favour(s: State, seat: int) -> int:
    """A tile for markers that this policy has no use for, or -1."""
    unused = SEAT + seat * SEAT_CELLS + UNUSED
    if s.cells[unused + SWAP] + s.cells[unused + THREE] < PRICE:
        return -1
    codes = s.room()
    s.choices(codes)
    for i in range(codes.count):
        code = codes.at(i)
        if BUY <= code < TURN_OVER:
            return code
    return -1


def _price(codes: Codes) -> int:
    """The markers that this policy has no use for."""
    for i in range(codes.count):
        code = codes.at(i)
        if code in (TURN_OVER + SWAP, TURN_OVER + THREE):
            return code
    return codes.at(0)


def _marker(s: State, seat: int, otherwise: int) -> int:
    """After the last action: more actions if there is something to do with them, or a better skill."""
    unused = SEAT + seat * SEAT_CELLS + UNUSED
    if s.supply(seat, TRADER) + s.supply(seat, MERCHANT) > FEW_PIECES:
        if s.cells[unused + ACTIONS4]:
            return USE + ACTIONS4
        if s.cells[unused + ACTIONS3]:
            return USE + ACTIONS3
    if s.cells[unused + DEVELOP] and s.allows(USE + DEVELOP):
        return USE + DEVELOP
    return otherwise


def _full_route(s: State, seat: int) -> int:
    """A route filled with own pieces, or -1."""
    own: i64 = OWN + seat * MAX_ROUTES
    for route in range(s.board.routes):
        if s.cells[own + route] == s.board.route_length[route]:
            return route
    return -1


def _recruit(s: State, seat: int) -> int:
    """As many as possible, merchants first."""
    most = s.skill(seat, BURSA)
    merchants = min(most, s.stock(seat, MERCHANT))
    traders = min(most - merchants, s.stock(seat, TRADER))
    return RECRUIT + RECRUIT_WIDTH * traders + merchants


def _build(s: State, seat: int, supply: int, chance: Chance) -> int:
    """A post of the route where the seat has most posts already; chance chooses among equal ones."""
    cells = s.cells
    board = s.board
    best = -1
    most = -1
    mine: i64 = OWN + seat * MAX_ROUTES
    routes = open_routes(s, seat)
    route: i64 = chance.below(board.routes)
    for _ in range(board.routes):
        own: int = cells[mine + route]
        if own > most and routes >> route & 1:
            length = board.route_length[route]
            room = own < length and (cells[FILLED + route] != length or supply >= MOST_TO_DISPLACE)
            if room and (board.plain or _step_on(s, seat, route, supply) >= 0):
                best, most = route, own
        route += 1
        if route == board.routes:
            route = 0
    return _step_on(s, seat, best, supply) if best >= 0 else -1


def _step_on(s: State, seat: int, route: int, supply: int) -> int:
    """The next free post of the route, or a piece to displace that the seat can pay for; a trader where one will do."""
    first = s.board.route_first[route]
    length = s.board.route_length[route]
    at_sea = MERCHANT if s.supply(seat, MERCHANT) else -1
    on_land = TRADER if s.supply(seat, TRADER) else at_sea
    for post in range(first, first + length):
        if not s.cells[POST + post]:
            kind = at_sea if s.board.post_ship[post] else on_land
            if kind >= 0:
                return PLACE + MAX_POSTS * kind + post
    for post in range(first, first + length):
        piece: int = s.cells[POST + post]
        if piece and (piece - 1) >> 1 != seat and supply >= 2 + ((piece - 1) & 1):
            kind = at_sea if s.board.post_ship[post] else on_land
            if kind >= 0:
                return DISPLACE + MAX_POSTS * kind + post
    return -1


def _shuffle_along(s: State, seat: int, chance: Chance) -> int:
    """No piece to place: move some, or end the turn."""
    codes = s.legal()
    lifts = [code for code in codes if LIFT <= code < ESTABLISH]
    if lifts:
        return lifts[chance.below(len(lifts))]
    recruits = [code for code in codes if RECRUIT <= code < PLACE]
    if recruits:
        return recruits[-1]
    return _marker(s, seat, END_TURN)


def _reward(s: State, codes: Codes, seat: int, chance: Chance) -> int:
    """Early skills, then special prestige, offices, extra offices, other skills."""
    best = DONE
    best_worth = -1
    for i in range(codes.count):
        code = codes.at(i)
        worth = _worth(s, seat, code) + chance.below(10)
        if worth > best_worth:
            best, best_worth = code, worth
    return best


def _worth(s: State, seat: int, code: int) -> int:
    if code == DONE:
        return 0
    if code >= HONOUR:
        return 80
    if code >= IMPROVE:
        skill = code - IMPROVE
        if skill in (ACTIONS, BURSA) and s.steps(seat, skill) < FEW_STEPS:
            return 90
        return 30 if skill == KEYS else 40
    if code >= EXTRA_IN:
        return 35
    if code >= OFFICE_IN:
        return 60
    return 0


def _gather(s: State, codes: Codes, seat: int, chance: Chance) -> int:
    """Moved pieces meet where nobody else stands: among neutral traders chance alone would hardly fill a route."""
    best = codes.at(0)
    best_worth = -1_000
    for i in range(codes.count):
        code = codes.at(i)
        route = s.board.post_route[(code - PLACE) % MAX_POSTS]
        own: int = s.cells[OWN + seat * MAX_ROUTES + route]
        others: int = s.cells[FILLED + route] - own
        worth = chance.below(50) + 20 * own - 40 * others
        if worth > best_worth:
            best, best_worth = code, worth
    return best


def _answer(s: State, codes: Codes, seat: int, chance: Chance) -> int:
    """Displaced: beside own pieces where possible, and never decline pieces on the board."""
    best = codes.at(0)
    best_worth = -1
    for i in range(codes.count):
        code = codes.at(i)
        worth = chance.below(10)
        if PLACE <= code < DISPLACE:
            route = s.board.post_route[(code - PLACE) % MAX_POSTS]
            own: int = s.cells[OWN + seat * MAX_ROUTES + route]
            worth += 20 + 20 * own
        if worth > best_worth:
            best, best_worth = code, worth
    return best
