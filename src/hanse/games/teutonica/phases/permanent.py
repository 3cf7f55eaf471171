"""Permanent markers (HT-13.4, HT-14.6): what the seat that established a sea route may do with its marker.

Each may be left unused (HT-R-50). Below the decision waits either the rest of the action or, where the marker comes
first, the reward; `establish.resume` takes up what waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import (
    DISPLACE,
    DONE,
    ESTABLISH,
    HONOUR,
    IMPROVE,
    INDEPENDENT_IN,
    LIFT,
    PLACE,
    TAKE,
    WAIVE,
)
from hanse.games.teutonica.decision import COUNT, Decision, Own, all_of, in_hand, unless
from hanse.games.teutonica.layout import (
    ACTIVE,
    HAND,
    MAX_CITIES,
    MAX_POSTS,
    MAX_ROUTES,
    MERCHANT,
    ON_CLOSING,
    ON_INDEPENDENT,
    ON_KEEP,
    ON_MOVE_ANY,
    ON_PLACE_TWO,
    ON_PRIVILEGE,
    ON_PUT,
    ON_REWARD,
    OWN,
    PRIVILEGE,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.phases import borders, relocate
from hanse.games.teutonica.phases.lifting import own_posts, why_not_own
from hanse.games.teutonica.phases.posts import free_posts, why_taken
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import (
    DEVELOP_PRIVILEGE,
    INDEPENDENT_OFFICE,
    MOVE_ANY_TWO,
    STEPS,
    TWO_BEYOND_BORDERS,
    TWO_FROM_ROUTE,
)
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

if TYPE_CHECKING:
    from mypy_extensions import i64

PIECES: Final = 2
LEFT_TO_TAKE: Final = 0  # the own number of the decisions about two pieces
ROUTE: Final = 1  # another of those about pieces of the route


def offer(s: Position, seat: i64, route: i64) -> None:
    """Ask what to do with the marker of the route, if it can change anything."""
    marker = s.board.route_permanent[route]
    if marker == MOVE_ANY_TWO and relocate.matters(s, relocate.NOBODY, exchange=True):
        s.push(ON_MOVE_ANY, seat, PIECES)
    elif marker == DEVELOP_PRIVILEGE and s.steps(seat, PRIVILEGE) < STEPS[PRIVILEGE]:
        s.push(ON_PRIVILEGE, seat)
    elif marker == INDEPENDENT_OFFICE and s.supply(seat, TRADER) + s.supply(seat, MERCHANT):
        s.push(ON_INDEPENDENT, seat)
    elif marker == TWO_FROM_ROUTE and s.cells[OWN + seat * MAX_ROUTES + route]:
        s.push(ON_KEEP, seat, PIECES, route)
    elif marker == TWO_BEYOND_BORDERS:
        s.push(ON_PLACE_TWO, seat, PIECES)
        _place_two_more(s, seat)


# Move any 2 ------------------------------------------------------------------------------------------------------


class MoveAny(Decision):
    """Move any 2: which pieces."""

    def __init__(self) -> None:
        super().__init__(
            ON_MOVE_ANY,
            "move-any",
            above=[ON_CLOSING, ON_REWARD],
            numbers=[Own("left", COUNT, 0, PIECES)],
            permanent=[MOVE_ANY_TWO],
            resumes=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-13.4.2: a piece of any owner, or no more."""
        relocate.takeable(s, relocate.NOBODY, out)
        out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A post without a piece."""
        if code == DONE:
            return None
        return relocate.why_not_taken(s, relocate.NOBODY, code - LIFT) if LIFT <= code < ESTABLISH else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """First both are lifted, so that they may exchange places."""
        if code != DONE:
            relocate.lift(s, seat, code - LIFT)
            s.note(LEFT_TO_TAKE, s.asked(LEFT_TO_TAKE) - 1)
            more = Codes()
            relocate.takeable(s, relocate.NOBODY, more)
            if s.asked(LEFT_TO_TAKE) and more.count:
                return
        s.pop()
        if s.cells[HAND]:
            relocate.put_next(s, seat)

    def faults(self, s: Position) -> list[str]:
        """Those that are not left to take."""
        return unless(len(in_hand(s)) + s.asked(LEFT_TO_TAKE) == PIECES)


# Develop privilege -----------------------------------------------------------------------------------------------


class DevelopPrivilege(Decision):
    """Whether privilege is developed."""

    def __init__(self) -> None:
        super().__init__(
            ON_PRIVILEGE, "privilege", above=[ON_CLOSING, ON_REWARD], permanent=[DEVELOP_PRIVILEGE], resumes=True
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-13.4.3: one step, or not."""
        out.append(IMPROVE + PRIVILEGE)
        out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Another skill."""
        if code in (DONE, IMPROVE + PRIVILEGE):
            return None
        return because("only-skill", PRIVILEGE) if IMPROVE <= code < HONOUR else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """Develop, or leave it."""
        s.pop()
        if code != DONE:
            s.develop(seat, PRIVILEGE)


# Office in an independent city -----------------------------------------------------------------------------------


class IndependentOffice(Decision):
    """An office in an independent city."""

    def __init__(self) -> None:
        super().__init__(
            ON_INDEPENDENT, "independent", above=[ON_CLOSING, ON_REWARD], permanent=[INDEPENDENT_OFFICE], resumes=True
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-13.4.4: a piece from the supply in any independent city, or not."""
        for kind in range(2):
            if s.supply(seat, kind):
                for city in range(s.board.cities):
                    if not s.board.office_count[city]:
                        out.append(INDEPENDENT_IN + MAX_CITIES * kind + city)
        out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A city with printed spaces, or a piece that is not in the supply."""
        if code == DONE:
            return None
        return why_not_independent(s, seat, code) if INDEPENDENT_IN <= code < WAIVE else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """HT-13.2.3: to the right of all offices there."""
        s.pop()
        if code == DONE:
            return
        kind = (code - INDEPENDENT_IN) // MAX_CITIES
        city = (code - INDEPENDENT_IN) % MAX_CITIES
        first = s.rightmost(city) < 0
        s.shift(seat, SUPPLY, kind, -1)
        s.add_rightmost(city, 1 + 2 * seat + kind)
        s.tell("independent_office", seat, kind, city)
        if first:  # HT-13.2.5
            s.complete(city)
        s.check_connection(seat)


def why_not_independent(s: Position, seat: int, code: int) -> Why | None:
    """HT-13.4.4: only independent cities, only pieces from the supply."""
    if s.board.office_count[(code - INDEPENDENT_IN) % MAX_CITIES]:
        return because("not-green")
    kind = (code - INDEPENDENT_IN) // MAX_CITIES
    return None if s.supply(seat, kind) else because("supply", kind)


def why_no_independent_yet(s: Position, seat: int, code: int) -> Why:
    """The same while no permanent marker asks for it."""
    return why_not_independent(s, seat, code) or because("seal-first")


# Two pieces of the route -----------------------------------------------------------------------------------------


def keepable(s: Position, seat: i64, out: Codes) -> None:
    """HT-13.4.5: a piece of the route that has not been used, or no more."""
    for kind in range(2):
        if s.piece_on(s.asked(ROUTE), 1 + 2 * seat + kind) >= 0:
            out.append(TAKE + 2 * seat + kind)
    out.append(DONE)


def why_not_kept(s: Position, seat: int, code: int) -> Why | None:
    """A piece of somebody else, or one that does not stand on the route."""
    piece = code - TAKE + 1
    held = (piece - 1) >> 1 == seat and s.piece_on(s.asked(ROUTE), piece) >= 0
    return None if held else because("not-on-route", piece)


def keep(s: Position, seat: i64, code: i64) -> bool:
    """Take one more; whether all are taken that are wanted, so that the others can leave the route."""
    route = s.asked(ROUTE)
    if code != DONE:
        piece = code - TAKE + 1
        post = s.piece_on(route, piece)
        s.vacate(post)
        s.pick_up(piece, 0 if s.board.plain else s.board.all_regions)
        s.tell("lifted", seat, seat, (piece - 1) & 1, post)
        s.note(LEFT_TO_TAKE, s.asked(LEFT_TO_TAKE) - 1)
        if s.asked(LEFT_TO_TAKE) and s.cells[OWN + seat * MAX_ROUTES + route]:
            return False
    s.pop()
    if s.cells[HAND]:
        s.push(ON_PUT, seat)
    return True


def own_two(s: Position) -> list[str]:
    """In hand are own pieces, and not more than the two that may be taken."""
    held = in_hand(s)
    return unless(len(held) + s.asked(LEFT_TO_TAKE) <= PIECES and all_of(held, int(s.cells[ACTIVE])))


# Two pieces beyond the borders -----------------------------------------------------------------------------------


def _beyond(s: Position) -> i64:
    """The regions that are not open to everybody, as bits."""
    return s.board.all_regions & ~borders.OPEN


def _source(s: Position, seat: i64) -> i64:
    """HT-14.6.3: the stock; if the edition says so, the supply once it is empty, then own pieces on posts."""
    if not s.asked(LEFT_TO_TAKE):
        return FROM_NOWHERE
    if s.stock(seat, TRADER) or s.stock(seat, MERCHANT):
        return STOCK
    if not s.rules.place_two_anywhere:
        return FROM_NOWHERE
    if s.supply(seat, TRADER) or s.supply(seat, MERCHANT):
        return SUPPLY
    return FROM_BOARD


FROM_NOWHERE: Final = -1
FROM_BOARD: Final = 100


def _placings(s: Position, seat: i64, out: Codes) -> None:
    """A piece on a free post beyond the borders, without permission; or no more."""
    source = _source(s, seat)
    routes = s.board.routes_in[_beyond(s)]
    for kind in range(2):
        piece = 1 + 2 * seat + kind
        family = PLACE + MAX_POSTS * kind
        if s.holds(piece):
            borders.put_posts(s, piece, family, out)
        elif source in (STOCK, SUPPLY) and (s.stock(seat, kind) if source == STOCK else s.supply(seat, kind)):
            free_posts(s, routes, borders.sails(s.board, kind), family, out)
    if source == FROM_BOARD:
        _liftable(s, seat, out)
    if not s.cells[HAND]:
        out.append(DONE)


def _liftable(s: Position, seat: i64, out: Codes) -> None:
    """HT-R-57: own pieces of any region, if all that are in hand then find posts."""
    lifts = Codes()
    own_posts(s, seat, lifts)
    for i in range(lifts.count):
        post = lifts.at(i) - LIFT
        piece = s.vacate(post)
        s.pick_up(piece, _beyond(s))
        held: int = s.cells[HAND]
        if borders.all_fit(s):
            out.append(LIFT + post)
        s.let_go(held - 1)
        s.fill(post, piece)


def _why_not_beyond(s: Position, seat: int, kind: int, post: int) -> Why | None:
    """Why a piece cannot be placed on a post beyond the borders."""
    taken = why_taken(s, post)
    if taken is not None:
        return taken
    piece = 1 + 2 * seat + kind
    if s.holds(piece):
        return borders.why_not_put(s, piece, post)
    source = _source(s, seat)
    if source not in (STOCK, SUPPLY):
        return because("not-in-hand", piece)
    if source == STOCK and not s.stock(seat, kind):
        return because("stock", kind)
    if source == SUPPLY and not s.supply(seat, kind):
        return because("supply", kind)
    if s.board.post_ship[post] and not borders.sails(s.board, kind):
        return because("ship")
    region = s.board.route_region[s.board.post_route[post]]
    return None if _beyond(s) >> region & 1 else because("not-beyond")


def _why_not_lifted(s: Position, seat: int, post: int) -> Why | None:
    """Why an own piece cannot be taken from a post for this."""
    why = why_not_own(s, seat, post)
    if why is not None:
        return why
    if _source(s, seat) != FROM_BOARD:
        return because("not-from-posts")
    lifts = Codes()
    _liftable(s, seat, lifts)
    return None if lifts.has(LIFT + post) else because("room")


class PlaceTwo(Decision):
    """Two pieces go on posts beyond the borders."""

    def __init__(self) -> None:
        super().__init__(
            ON_PLACE_TWO,
            "place-two",
            above=[ON_CLOSING, ON_REWARD],
            numbers=[Own("left", COUNT, 0, PIECES)],
            permanent=[TWO_BEYOND_BORDERS],
            resumes=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """A piece on a free post beyond the borders, or no more."""
        _placings(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Where a piece cannot go, or come from."""
        if code == DONE:
            return because("put-first") if s.cells[HAND] else None
        if PLACE <= code < DISPLACE:
            return _why_not_beyond(s, seat, (code - PLACE) // MAX_POSTS, (code - PLACE) % MAX_POSTS)
        return _why_not_lifted(s, seat, code - LIFT) if LIFT <= code < ESTABLISH else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """Place or lift one piece, or stop."""
        if code == DONE:
            s.pop()
            return
        if code >= LIFT:
            piece = s.vacate(code - LIFT)
            s.pick_up(piece, _beyond(s))
            s.note(LEFT_TO_TAKE, s.asked(LEFT_TO_TAKE) - 1)
            s.tell("lifted", seat, seat, (piece - 1) & 1, code - LIFT)
            return
        kind = (code - PLACE) // MAX_POSTS
        post = (code - PLACE) % MAX_POSTS
        piece = 1 + 2 * seat + kind
        if s.holds(piece):
            borders.put_down(s, piece, post)
        else:
            s.shift(seat, _source(s, seat), kind, -1)
            s.note(LEFT_TO_TAKE, s.asked(LEFT_TO_TAKE) - 1)
        s.fill(post, piece)
        s.tell("put", seat, seat, kind, post)
        _place_two_more(s, seat)

    def faults(self, s: Position) -> list[str]:
        """Own pieces, no more than are taken."""
        return own_two(s)


def _place_two_more(s: Position, seat: i64) -> None:
    """The decision ends when nothing but to stop is left."""
    choices = Codes()
    _placings(s, seat, choices)
    if choices.count == 1 and choices.has(DONE):
        s.pop()
