"""Neutral traders of the two-player game of 2014 (section 16).

They belong to nobody: the other player answers for a displaced one, the active player for a route that they fill.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica import decision
from hanse.games.teutonica.codes import DISPLACE, DONE, EXTRA_IN, OFFICE_IN, PLACE
from hanse.games.teutonica.decision import Decision, Own, in_hand, unless
from hanse.games.teutonica.layout import (
    ACTIVE,
    DISCARDED,
    FILLED,
    FRAME,
    HAND,
    MARKER,
    MAX_POSTS,
    MAX_ROUTES,
    NEUTRAL,
    NEUTRAL_TRADER,
    ON_CLOSING,
    ON_NEUTRAL,
    ON_NEUTRAL_OFFICE,
    ON_RELOCATE_PUT,
    ON_RELOCATE_STEP,
    ON_RELOCATE_TAKE,
    ON_REWARD,
    ON_TURN,
    OWN,
    TRADER,
)
from hanse.games.teutonica.phases import borders
from hanse.games.teutonica.phases.posts import why_taken
from hanse.games.teutonica.phases.steps import control_points, draw_marker, open_office
from hanse.games.teutonica.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because
from hanse.kernel.errors import Phrase

if TYPE_CHECKING:
    from mypy_extensions import i64

# The own numbers of the answer to a displacement.
ORIGIN: Final = 0  # the route of the displacement
TO_PLACE: Final = 1  # neutral traders still to be placed: the displaced one and an additional one
PLACED_EACH: Final = 2

ROUTE: Final = 0  # the own number of choosing a city for the office


# Displacement ----------------------------------------------------------------------------------------------------


def displaced(s: Position, seat: i64, route: i64) -> None:
    """HT-16.3.1: the other player places the trader again, and another one with it."""
    s.push(ON_NEUTRAL, 1 - seat, route, PLACED_EACH)


class PlaceNeutral(Decision):
    """Where a displaced neutral trader goes, and another one with it."""

    def __init__(self) -> None:
        super().__init__(
            ON_NEUTRAL,
            "neutral",
            above=[ON_TURN],
            numbers=[Own("origin", decision.ROUTE), Own("left", decision.COUNT, 0, PLACED_EACH)],
            out_of_turn=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """The nearest posts; HT-R-67: the additional trader may be left out only where that is agreed."""
        borders.neutral_posts(s, s.asked(ORIGIN), PLACE, out)
        if s.rules.neutral_optional and s.asked(TO_PLACE) < PLACED_EACH:
            out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HT-16.3.2: only the nearest free posts of the region."""
        if code == DONE:
            may = s.rules.neutral_optional and s.asked(TO_PLACE) < PLACED_EACH
            return None if may else because("put-first")
        if not PLACE <= code < DISPLACE:
            return asked()
        if code >= PLACE + MAX_POSTS:
            return because("not-in-hand", NEUTRAL_TRADER + 1)
        return _why_not_neutral(s, code - PLACE)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One trader on a post, or no more."""
        if code == DONE:
            s.tell("declined", seat)
            s.pop()
            return
        post = code - PLACE
        s.note(TO_PLACE, s.asked(TO_PLACE) - 1)
        s.fill(post, NEUTRAL_TRADER)
        s.tell("put", seat, NEUTRAL, TRADER, post)
        if not filled(s, s.board.post_route[post]):
            settle(s)

    def faults(self, s: Position) -> list[str]:
        """Those still to be placed."""
        return to_place_faults(s, s.asked(TO_PLACE) <= PLACED_EACH, s.asked(TO_PLACE))


def _why_not_neutral(s: Position, post: int) -> Why | None:
    """Why a displaced neutral trader cannot go to a post."""
    posts = Codes()
    origin = s.asked(ORIGIN)
    borders.neutral_posts(s, origin, 0, posts)
    if posts.has(post):
        return None
    route = s.board.post_route[post]
    if route == origin:
        return why_taken(s, post) or because("origin")
    region = s.board.route_region[route]
    if region != s.board.route_region[origin]:
        return because("ground", region)
    return why_taken(s, post) or because("farther")


def to_place_faults(s: Position, fits: bool, left: i64) -> list[str]:
    """HT-16.3: nothing is in hand, and as many are left as can be."""
    found: list[str] = [Phrase("hand: expected none while a neutral trader is placed")] if s.cells[HAND] else []
    if not fits or not left:
        found.append(
            Phrase("pending neutral: expected a penalty of 1 and two neutral traders, or those still to be placed")
        )
    return found


def settle(s: Position) -> None:
    """The answer ends when nothing is left to place, or nowhere."""
    posts = Codes()
    borders.neutral_posts(s, s.asked(ORIGIN), PLACE, posts)
    if not s.asked(TO_PLACE) or not posts.count:
        s.pop()


# Neutral routes --------------------------------------------------------------------------------------------------


def filled(s: Position, route: i64) -> bool:
    """HT-16.4.1: a route full of neutral traders is established at once; whether a decision is pending for it now."""
    if s.cells[OWN + NEUTRAL * MAX_ROUTES + route] != s.board.route_length[route]:
        return False
    seat: int = s.cells[ACTIVE]
    s.tell("established", NEUTRAL, route)
    control_points(s, route)
    _discard_marker(s, seat, route)
    cities: list[int] = []
    _cities(s, route, cities)
    if len(cities) > 1:
        s.push(ON_NEUTRAL_OFFICE, seat, route)
        return True
    _finish(s, route, cities[0] if cities else -1)
    return False


def _discard_marker(s: Position, seat: i64, route: i64) -> None:
    """HT-16.4.3: the marker leaves the game; the active player draws another."""
    marker: int = s.cells[MARKER + route]
    if marker:
        s.cells[MARKER + route] = 0
        s.cells[DISCARDED + marker - 1] += 1
        s.tell("marker_discarded", marker - 1, route)
        draw_marker(s, seat)


def _cities(s: Position, route: i64, out: list[int]) -> None:
    """HT-16.4.4: the end cities with a free printed space."""
    for end in range(2):
        city: int = s.board.end_b[route] if end else s.board.end_a[route]
        if s.free_space(city) >= 0:
            out.append(city)


class NeutralOffice(Decision):
    """In which of two cities neutral traders open an office."""

    def __init__(self) -> None:
        super().__init__(
            ON_NEUTRAL_OFFICE,
            "neutral-office",
            above=[
                ON_TURN,
                ON_NEUTRAL,
                ON_RELOCATE_STEP,
                ON_RELOCATE_TAKE,
                ON_RELOCATE_PUT,
                ON_CLOSING,
                ON_REWARD,
            ],
            numbers=[Own("route", decision.ROUTE)],
            resumes=True,
        )

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Either end city."""
        cities: list[int] = []
        _cities(s, s.asked(ROUTE), cities)
        for city in cities:
            out.append(OFFICE_IN + city)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Another city than the two, or one that is full."""
        if not OFFICE_IN <= code < EXTRA_IN:
            return asked()
        city = code - OFFICE_IN
        route = s.asked(ROUTE)
        if city not in (s.board.end_a[route], s.board.end_b[route]):
            return because("not-end", route)
        return None if s.free_space(city) >= 0 else because("full", city)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """The office in this city; then what was interrupted goes on."""
        route = s.asked(ROUTE)
        s.pop()
        _finish(s, route, code - OFFICE_IN)
        if s.cells[s.top()] == ON_NEUTRAL:
            settle(s)

    def faults(self, s: Position) -> list[str]:
        """HT-16.4: the route is full of them; in hand is what the decision below is about."""
        found: list[str] = []
        route = s.asked(ROUTE)
        if s.cells[OWN + NEUTRAL * MAX_ROUTES + route] != s.board.route_length[route]:
            found.append(
                Phrase(
                    "pending neutral-office: expected neutral traders on all posts of {route}",
                    route=s.board.route_keys[route],
                )
            )
        held = len(in_hand(s))
        below: int = s.cells[s.top() - FRAME]
        return found + unless((held > 0) == (below in (ON_RELOCATE_TAKE, ON_RELOCATE_PUT)) and held <= PLACED_EACH)


def _finish(s: Position, route: i64, city: i64) -> None:
    """HT-16.4.5: the traders leave the route, but one stays where it leads to a special city."""
    first = s.board.route_first[route]
    length = s.board.route_length[route]
    for post in range(first, first + length):
        s.vacate(post)
    if city >= 0:
        open_office(s, NEUTRAL_TRADER, city)
    if s.board.special_routes >> route & 1:
        guard(s, route)
    s.tell("neutral_left", route)


def guard(s: Position, route: i64) -> None:
    """A neutral trader on the first post of the route that is no ship (HT-R-69)."""
    post = s.board.route_first[route]
    while s.board.post_ship[post]:
        post += 1
    s.fill(post, NEUTRAL_TRADER)


# New bonus markers -----------------------------------------------------------------------------------------------


def guarded(s: Position, route: i64) -> bool:
    """HT-16.5.2: a route whose only piece is one neutral trader, where no empty one qualifies for a marker."""
    return s.cells[FILLED + route] == 1 and s.cells[OWN + NEUTRAL * MAX_ROUTES + route] == 1


def marker_placed(s: Position, route: i64) -> None:
    """HT-16.5.1: a neutral trader beside each new marker, unless somebody stands there already."""
    if not s.cells[FILLED + route]:
        guard(s, route)
        s.tell("neutral_placed", route)
