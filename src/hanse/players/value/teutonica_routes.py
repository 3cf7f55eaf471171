"""The routes of Hansa Teutonica on which a seat has pieces: how far they are, and what they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import (
    FILLED,
    MARKER,
    MAX_SEATS,
    MERCHANT,
    MISSION,
    POST,
    PRESTIGE,
    PRIVILEGE,
    SEAT,
    SEAT_CELLS,
    SUPPLY,
)
from hanse.games.teutonica.missions import CITIES as MISSION_CITIES
from hanse.games.teutonica.phases.pawn import bordering
from hanse.games.teutonica.state import State
from hanse.games.teutonica.tables import STEPS
from hanse.kernel.cells import table
from hanse.players.value.teutonica_cities import NONE, Cities
from hanse.players.value.teutonica_names import (
    AT_PAWN,
    CONTESTED,
    COUNT,
    IN_THE_WAY,
    POSTED,
    READY,
    ROADS,
    ROUTES,
    TO_CLOSED,
    TO_COIN,
    TO_CONTROL,
    TO_MARKER,
    TO_MISSION,
    TO_NETWORK,
    TO_OFFICE,
    TO_OTHER_CITY,
    TO_OWN_CITY,
    TO_PERMANENT,
    TO_PRESTIGE,
    TO_REGION,
    TO_SKILL,
    TRAFFIC,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

# How much of a route counts, by what it lacks: the last pieces count most, but a full route that waits is worth little
# more than one that lacks a piece, or nobody would ever establish it.
_PROGRESS: Final = [9, 7, 2, 1, 0, 0, 0, 0]
_FAR: Final = 7
_FOREIGN: Final = 1  # a piece of somebody else lacks as much more as it costs to displace it
_NO_SHIP: Final = 2  # lacks a merchant for a ship post as if it were so many pieces more
_CLOSED: Final = 3  # lacks a permission for its region


class Routes:
    """Of one position at a time. Scratch tables are kept, so that nothing is allocated for a position."""

    def __init__(self, cities: Cities) -> None:
        self.cities = cities
        self.progress = table(_PROGRESS)
        self.steps = table(STEPS)
        self.held = table([0] * (2 * MAX_SEATS))  # pieces on a route by seat and kind
        self.sailing = table([0] * MAX_SEATS)  # of them, those on ship posts

    def measure(self, s: State, seats: i64, out: vec[i64]) -> None:
        """All routes, for all seats."""
        cells = s.cells
        board = s.board
        control = self.cities.control
        at_pawn: i64 = bordering(s) if s.rules.provinces else 0
        for route in range(board.routes):
            filled: int = cells[FILLED + route]
            for end in range(2):
                keeper = control[board.end_b[route] if end else board.end_a[route]] - 1
                if 0 <= keeper < seats:
                    out[keeper * COUNT + ROADS] += 1
                    out[keeper * COUNT + TRAFFIC] += filled
            if filled:
                self._look(s, route)
                for seat in range(seats):
                    if self.held[2 * seat] + self.held[2 * seat + 1]:
                        progress = self._own(s, seat, route, filled, out)
                        if at_pawn >> route & 1:
                            out[seat * COUNT + AT_PAWN] += progress
                        self._leads_to(s, seat, route, progress, out)

    def _look(self, s: State, route: i64) -> None:
        """Whose pieces stand there."""
        held = self.held
        sailing = self.sailing
        for i in range(2 * MAX_SEATS):
            held[i] = 0
        for seat in range(MAX_SEATS):
            sailing[seat] = 0
        first = s.board.route_first[route]
        for post in range(first, first + s.board.route_length[route]):
            piece: int = s.cells[POST + post]
            if piece:
                held[piece - 1] += 1
                if s.board.post_ship[post]:
                    sailing[(piece - 1) >> 1] += 1

    def _own(self, s: State, seat: i64, route: i64, filled: i64, out: vec[i64]) -> i64:
        """How far the route of a seat that has pieces there has come."""
        at = seat * COUNT
        traders = self.held[2 * seat]
        merchants = self.held[2 * seat + 1]
        own = traders + merchants
        out[at + POSTED] += traders
        out[at + POSTED + 1] += merchants
        foreign = filled - own
        missing = s.board.route_length[route] - own
        progress = self.progress[self._lacks(s, seat, route, missing, foreign)]
        out[at + ROUTES] += progress
        if not missing:
            out[at + READY] += 1
        if foreign:
            out[at + CONTESTED] += progress
            if foreign > own:
                out[at + IN_THE_WAY] += own
        return progress

    def _lacks(self, s: State, seat: i64, route: i64, missing: i64, foreign: i64) -> i64:
        """In pieces that are still to be placed, or what is as much work."""
        if not missing:
            return 0
        lacks = missing + foreign * _FOREIGN
        ships = s.board.route_ships[route] - self.sailing[seat]
        if ships:
            merchants: int = s.cells[SEAT + seat * SEAT_CELLS + SUPPLY + MERCHANT]
            if ships > merchants:
                lacks += _NO_SHIP
        if not self.cities.opened[seat] >> s.board.route_region[route] & 1:
            lacks += _CLOSED
        return lacks if lacks < _FAR else _FAR

    def _leads_to(self, s: State, seat: i64, route: i64, progress: i64, out: vec[i64]) -> None:
        if not progress:
            return
        board = s.board
        at = seat * COUNT
        if s.cells[MARKER + route]:
            out[at + TO_MARKER] += progress
        if board.route_permanent[route]:
            out[at + TO_PERMANENT] += progress
        privilege: i64 = s.steps(seat, PRIVILEGE)
        for end in range(2):
            city = board.end_b[route] if end else board.end_a[route]
            for i in range(board.skill_first[city], board.skill_first[city + 1]):
                skill = board.skill_list[i]
                if s.steps(seat, skill) < self.steps[skill]:
                    out[at + TO_SKILL + skill] += progress
            self._office(s, seat, city, privilege, progress, out)
            keeper = self.cities.control[city] - 1
            if keeper == seat:
                out[at + TO_OWN_CITY] += progress
            elif keeper >= 0:
                out[at + TO_OTHER_CITY] += progress
            if city == board.prestige_city:
                for slot in range(min(privilege + 1, len(board.prestige_points))):
                    if not s.cells[PRESTIGE + slot]:
                        out[at + TO_PRESTIGE] += progress
                        break

    def _office(self, s: State, seat: i64, city: i64, privilege: i64, progress: i64, out: vec[i64]) -> None:
        """An office in the city, where there is a free space."""
        board = s.board
        at = seat * COUNT
        space = self.cities.free[city]
        if space == NONE:
            return
        if board.office_colour[space] > privilege:
            out[at + TO_CLOSED] += progress
            return
        if board.office_kind[space] == MERCHANT and not self.held[2 * seat + 1]:
            merchants: int = s.cells[SEAT + seat * SEAT_CELLS + SUPPLY + MERCHANT]
            if not merchants:
                return
        out[at + TO_OFFICE] += progress
        if self.cities.joins(seat, city):
            out[at + TO_NETWORK] += progress
        if self.cities.takes_control(seat, city):
            out[at + TO_CONTROL] += progress
        out[at + TO_COIN] += progress * board.office_coin[space]
        if board.city_regions[city] > 1:
            out[at + TO_REGION] += progress
        if s.rules.missions:
            card: int = s.cells[SEAT + seat * SEAT_CELLS + MISSION]
            for i in range(MISSION_CITIES):
                if card and board.missions[(card - 1) * MISSION_CITIES + i] == city:
                    out[at + TO_MISSION] += progress
