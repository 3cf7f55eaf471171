"""Establish (section 6): control points, bonus marker, one reward, return of pieces, permanent marker, end check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica import decision
from hanse.games.teutonica.codes import BUY, DONE, EXTRA_IN, HONOUR, IMPROVE, OFFICE_IN, TAKE, USE
from hanse.games.teutonica.decision import Decision, Own
from hanse.games.teutonica.layout import (
    ACTIVE,
    DEPTH,
    EXTRA,
    FRAME,
    HAND,
    MARKER,
    MAX_CITIES,
    MAX_ROUTES,
    MERCHANT,
    ON_CLOSING,
    ON_KEEP,
    ON_REWARD,
    ON_TURN,
    OWN,
    POST,
    PRESTIGE,
    PRIVILEGE,
    SEAT,
    SEAT_CELLS,
    UNUSED,
    USED,
)
from hanse.games.teutonica.phases import permanent
from hanse.games.teutonica.phases.finish import end_action
from hanse.games.teutonica.phases.markers import why_developed
from hanse.games.teutonica.phases.steps import control_points, draw_marker, open_office
from hanse.games.teutonica.position import FRAME_OWN, Position
from hanse.games.teutonica.tables import STEPS, TWO_FROM_ROUTE
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because
from hanse.kernel.errors import Phrase

if TYPE_CHECKING:
    from mypy_extensions import i64

# The own numbers of the pending decision.
ROUTE: Final = 0
TAKEN: Final = 1  # 1 + kind of the marker taken in this action, which cannot be used in it


def establish(s: Position, seat: i64, route: i64) -> None:
    """HT-6.1.1: the steps in their order; the player decides in step 3."""
    s.tell("established", seat, route)
    control_points(s, route)
    taken = _take_marker(s, seat, route)
    s.push(ON_REWARD, seat, route, taken)
    if s.rules.permanent_first:
        permanent.offer(s, seat, route)
    resume(s)


def resume(s: Position) -> None:
    """Go on with the action when the decision above it is made; nothing, if another one is pending."""
    if not s.cells[DEPTH]:
        return
    pending: int = s.cells[s.top()]
    seat: int = s.cells[s.top() + 1]
    if pending == ON_CLOSING:
        s.pop()
        end_action(s)
    elif pending == ON_REWARD:
        choices = Codes()
        _rewards(s, seat, choices)
        if choices.count == 1:  # nothing but to skip step 3
            _finish(s, seat, s.asked(ROUTE))


def _take_marker(s: Position, seat: i64, route: i64) -> i64:
    """HT-6.3: take the marker and draw another, unseen; an empty stock triggers the end."""
    cells = s.cells
    marker: int = cells[MARKER + route]
    if not marker:
        return 0
    cells[MARKER + route] = 0
    cells[SEAT + seat * SEAT_CELLS + UNUSED + marker - 1] += 1
    s.tell("marker_taken", seat, marker - 1, route)
    draw_marker(s, seat)
    return marker


def _rewards(s: Position, seat: i64, out: Codes) -> None:
    """At most one of office, skill and special prestige."""
    route = s.asked(ROUTE)
    trader = 1 + 2 * seat
    a = s.board.end_a[route]
    b = s.board.end_b[route]
    privilege = s.steps(seat, PRIVILEGE)
    extra: int = s.cells[SEAT + seat * SEAT_CELLS + UNUSED + EXTRA]
    if s.asked(TAKEN) == 1 + EXTRA:
        extra -= 1
    for end in range(2):
        city = b if end else a
        space = s.free_space(city)
        if space >= 0 and s.board.office_colour[space] <= privilege:
            kind = s.board.office_kind[space]
            if s.piece_on(route, trader + kind) >= 0:
                out.append(OFFICE_IN + city)
        # HT-8.4.3: somebody's office must be there; HT-13.2.2: an independent city may be empty.
        if extra and (not s.board.office_count[city] or s.controller(city) >= 0):
            for kind_of_extra in range(2):
                if s.piece_on(route, trader + kind_of_extra) >= 0:
                    out.append(EXTRA_IN + MAX_CITIES * kind_of_extra + city)
        first = s.board.skill_first[city]
        last = s.board.skill_first[city + 1]
        for i in range(first, last):
            skill = s.board.skill_list[i]
            if s.steps(seat, skill) < STEPS[skill]:
                out.append(IMPROVE + skill)
    if s.board.prestige_city in (a, b) and s.piece_on(route, trader + MERCHANT) >= 0:
        for slot in range(min(privilege + 1, len(s.board.prestige_points))):
            if not s.cells[PRESTIGE + slot]:
                out.append(HONOUR + slot)
    out.append(DONE)


def why_no_reward(s: Position, seat: int, code: int, route: int, taken: int) -> Why | None:
    """Why there is no such office, skill or prestige for a route; for none yet (-1), as far as can be said already."""
    if code >= HONOUR:
        return _why_no_honour(s, seat, code - HONOUR, route)
    if code >= IMPROVE:
        developed = why_developed(s, seat, code - IMPROVE)
        return developed or (None if _teaches(s, code - IMPROVE, route) else because("no-skill-here", code - IMPROVE))
    if code < EXTRA_IN:
        city = code - OFFICE_IN
        why = why_no_space(s, seat, city)
        space = s.free_space(city)
        kind = s.board.office_kind[space] if space >= 0 else 0
    else:
        city = (code - EXTRA_IN) % MAX_CITIES
        why = _why_no_extra(s, seat, city, taken)
        kind = (code - EXTRA_IN) // MAX_CITIES
    return _why_not_end(s, city, route) or why or _why_no_piece(s, seat, kind, route)


def why_no_space(s: Position, seat: int, city: int) -> Why | None:
    """HT-6.4.1: the leftmost free space of the city, if the privilege covers its colour."""
    if not s.board.office_count[city]:
        return because("green")
    space = s.free_space(city)
    if space < 0:
        return because("full", city)
    colour = s.board.office_colour[space]
    privilege = s.steps(seat, PRIVILEGE)
    return because("privilege", colour, privilege) if colour > privilege else None


def _why_no_extra(s: Position, seat: int, city: int, taken: int) -> Why | None:
    """HT-8.4.3: an unused marker, not the one just taken, and an office of somebody in the city."""
    extra: int = s.cells[SEAT + seat * SEAT_CELLS + UNUSED + EXTRA]
    if taken == 1 + EXTRA and extra == 1:
        return because("just-taken", EXTRA)
    if not extra:
        return because("no-marker", EXTRA)
    return because("no-office", city) if s.board.office_count[city] and s.controller(city) < 0 else None


def _why_no_honour(s: Position, seat: int, slot: int, route: int) -> Why | None:
    """HT-6.7: a free space that the privilege covers, for a merchant of a route to the city."""
    holder: int = s.cells[PRESTIGE + slot]
    if holder:
        return because("honoured", holder - 1)
    privilege = s.steps(seat, PRIVILEGE)
    if slot > privilege:
        return because("privilege", slot, privilege)
    return _why_not_end(s, s.board.prestige_city, route) or _why_no_piece(s, seat, MERCHANT, route)


def _why_not_end(s: Position, city: int, route: int) -> Why | None:
    if route < 0 or city in (s.board.end_a[route], s.board.end_b[route]):
        return None
    return because("not-end", route)


def _why_no_piece(s: Position, seat: int, kind: int, route: int) -> Why | None:
    """HT-6.4.2: a piece of the route that fits."""
    return None if route < 0 or s.piece_on(route, 1 + 2 * seat + kind) >= 0 else because("piece", kind)


def _teaches(s: Position, skill: int, route: int) -> bool:
    """Whether a city at the end of the route, or of any, develops the skill."""
    for city in range(s.board.cities):
        if route < 0 or city in (s.board.end_a[route], s.board.end_b[route]):
            for i in range(s.board.skill_first[city], s.board.skill_first[city + 1]):
                if s.board.skill_list[i] == skill:
                    return True
    return False


def why_not_yet(s: Position, seat: int, code: int) -> Why:
    """Why a reward cannot be taken before a route is established: what would refuse it then, or the route first."""
    why = why_no_reward(s, seat, code, -1, 0)
    if why is not None:
        return why
    if IMPROVE <= code < HONOUR:
        return because("skill-first", code - IMPROVE)
    if code >= HONOUR:
        return _route_first(s, seat, s.board.prestige_city)
    return _route_first(s, seat, (code - OFFICE_IN) % MAX_CITIES)


def _route_first(s: Position, seat: int, city: int) -> Why:
    """Of the routes to the city the one of which least is missing, with the posts held there."""
    best, fewest = -1, 0
    for route in range(s.board.routes):
        if city in (s.board.end_a[route], s.board.end_b[route]):
            own: int = s.cells[OWN + seat * MAX_ROUTES + route]
            missing = s.board.route_length[route] - own
            if best < 0 or missing < fewest:
                best, fewest = route, missing
    return because("route-first", best, s.cells[OWN + seat * MAX_ROUTES + best], s.board.route_length[best])


class Reward(Decision):
    """Step 3: at most one of office, skill and special prestige."""

    def __init__(self) -> None:
        super().__init__(
            ON_REWARD, "reward", above=[ON_TURN], numbers=[Own("route", decision.ROUTE), Own("taken", decision.MARKER)]
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """What the route offers, or nothing."""
        _rewards(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """What the route does not offer."""
        if code == DONE:
            return None
        return why_no_reward(s, seat, code, s.asked(ROUTE), s.asked(TAKEN)) if OFFICE_IN <= code < USE else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """Step 3 as chosen, then the rest."""
        route = s.asked(ROUTE)
        if code >= HONOUR:
            _honour(s, seat, route, code - HONOUR)
        elif code >= IMPROVE:
            s.develop(seat, code - IMPROVE)
        elif code >= EXTRA_IN:
            _extra_office(s, seat, route, (code - EXTRA_IN) // MAX_CITIES, (code - EXTRA_IN) % MAX_CITIES)
        elif code >= OFFICE_IN:
            _office(s, seat, route, code - OFFICE_IN)
        _finish(s, seat, route)

    def faults(self, s: Position) -> list[str]:
        """HT-4.5.1: the route is full of the seat's pieces; the marker taken there is one of its unused ones."""
        seat: int = s.cells[ACTIVE]
        route, taken = s.asked(ROUTE), s.asked(TAKEN)
        found = super().faults(s)
        full = s.cells[OWN + seat * MAX_ROUTES + route] == s.board.route_length[route]
        if not full and not (s.rules.permanent_first and s.board.route_permanent[route]):
            found.append(
                Phrase(
                    "pending reward: expected pieces of seat {seat} on all posts of {route}",
                    seat=seat,
                    route=s.board.route_keys[route],
                )
            )
        if taken and not s.cells[SEAT + seat * SEAT_CELLS + UNUSED + taken - 1]:
            found.append(
                Phrase("pending reward: expected the marker taken among the unused ones of seat {seat}", seat=seat)
            )
        return found


def _office(s: Position, seat: i64, route: i64, city: i64) -> None:
    """HT-6.4.2: a piece of the route that fits the space."""
    kind = s.board.office_kind[s.free_space(city)]
    open_office(s, s.vacate(s.piece_on(route, 1 + 2 * seat + kind)), city)


def _extra_office(s: Position, seat: i64, route: i64, kind: i64, city: i64) -> None:
    """HT-8.4.3: to the left of everything; no coin, and no completion but of an independent city (HT-13.2.5)."""
    cells = s.cells
    markers = SEAT + seat * SEAT_CELLS
    cells[markers + UNUSED + EXTRA] -= 1
    cells[markers + USED + EXTRA] += 1
    s.tell("marker_used", seat, EXTRA)
    first = s.rightmost(city) < 0
    s.add_extra(city, s.vacate(s.piece_on(route, 1 + 2 * seat + kind)))
    s.tell("extra_office", seat, kind, city)
    if first:
        s.complete(city)
    s.check_connection(seat)


def _honour(s: Position, seat: i64, route: i64, slot: i64) -> None:
    """HT-6.7: a merchant of the route on a special-prestige space, to the end of the game."""
    s.vacate(s.piece_on(route, 1 + 2 * seat + MERCHANT))
    s.cells[PRESTIGE + slot] = 1 + int(seat)
    s.tell("prestige", seat, slot)


def _finish(s: Position, seat: i64, route: i64) -> None:
    """HT-6.8: the other pieces go to the stock, the permanent marker is offered, the game may end."""
    s.pop()
    marker = s.board.route_permanent[route]
    if not marker or s.rules.permanent_first:
        return_pieces(s, seat, route)
        end_action(s)
        return
    s.push(ON_CLOSING, seat, route)
    if marker != TWO_FROM_ROUTE:  # otherwise the pieces wait until it is known which of them stay out
        return_pieces(s, seat, route)
    permanent.offer(s, seat, route)
    resume(s)


class Keep(Decision):
    """Two pieces of the route stay out (HT-13.4.5)."""

    def __init__(self) -> None:
        super().__init__(
            ON_KEEP,
            "keep",
            above=[ON_CLOSING, ON_REWARD],
            numbers=[Own("left", decision.COUNT, 0, permanent.PIECES), Own("route", decision.ROUTE)],
            permanent=[TWO_FROM_ROUTE],
            resumes=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """A piece of the route, or no more."""
        permanent.keepable(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A piece that is not on the route."""
        if code == DONE:
            return None
        return permanent.why_not_kept(s, seat, code) if TAKE <= code < BUY else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """HT-R-51: when it is known which pieces stay out, the others go to the stock."""
        if permanent.keep(s, seat, code) and not s.rules.permanent_first:
            closing = s.top() - FRAME if s.cells[HAND] else s.top()
            return_pieces(s, seat, int(s.cells[closing + FRAME_OWN]))

    def faults(self, s: Position) -> list[str]:
        """Pieces of the route that is established."""
        found = permanent.own_two(s)
        if s.asked(permanent.ROUTE) != s.cells[s.top() - FRAME + FRAME_OWN]:
            found.append(Phrase("pending keep: expected the route that is established"))
        return found


class Closing(Decision):
    """Never asked: what is left of the action when the decision above it is made."""

    def __init__(self) -> None:
        super().__init__(ON_CLOSING, "closing", above=[ON_TURN], numbers=[Own("route", decision.ROUTE)])


def return_pieces(s: Position, seat: i64, route: i64) -> None:
    """HT-6.8.1: the seat's pieces that are still on the route."""
    first = s.board.route_first[route]
    length = s.board.route_length[route]
    for post in range(first, first + length):
        piece: int = s.cells[POST + post]
        if piece and (piece - 1) >> 1 == seat:
            s.to_stock(s.vacate(post))
