"""The cities of Hansa Teutonica as each seat has them: offices, control, networks, regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import (
    CONNECTION,
    EXTRA_AT,
    EXTRAS,
    KEYS,
    MAX_CITIES,
    MAX_SEATS,
    OFFICE,
    SEAT,
    SEAT_CELLS,
)
from hanse.games.teutonica.phases.borders import OPEN
from hanse.games.teutonica.state import State
from hanse.kernel.cells import bit, table
from hanse.players.value.teutonica_names import (
    CITIES,
    CITY_POINTS,
    CONTESTED_CITIES,
    COUNT,
    LINK,
    LINKED,
    NETWORK,
    NETWORK_POINTS,
    OFFICES,
    PERMITS,
    REGION_CITIES,
    REGION_OFFICES,
    REGION_POINTS,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

NONE: Final = -1  # no free space
_POINTS: Final = 2  # of a controlled city
_STANDING: Final = 100  # a controlled city of a region comes before any number of offices
_NUMBERED: Final = 37  # the powers of two up to 2**35 all differ in what is left when they are divided by it


class Cities:
    """Of one position at a time. Scratch tables are kept, so that nothing is allocated for a position."""

    def __init__(self) -> None:
        self.offices = table([0] * (MAX_CITIES * MAX_SEATS))  # by city and seat
        self.most = table([0] * MAX_CITIES)  # offices of the controlling seat
        self.control = table([0] * MAX_CITIES)  # 1 + seat
        self.presence = table([0] * MAX_SEATS)  # cities as bits
        self.free = table([0] * MAX_CITIES)  # leftmost free office space, or `NONE`
        self.opened = table([0] * MAX_SEATS)  # regions as bits
        self.near = table([0] * MAX_CITIES)  # cities one route away, as bits
        self.number = table([_exponents().get(rest, 0) for rest in range(_NUMBERED)])
        self._standing = table([0] * MAX_SEATS)
        self._board = ""

    def measure(self, s: State, seats: i64, out: vec[i64]) -> None:
        """Who has how many offices where, who controls, and what that amounts to."""
        if s.board.key != self._board:
            self._meet(s)
        self._find(s)
        for city in range(s.board.cities):
            self._control(s, city, seats, out)
        for seat in range(seats):
            self.opened[seat] = OPEN
            self._network(s, seat, out)
        if s.board.regions > 1:
            self._regions(s, seats, out)
            self._permits(s, seats, out)

    def _meet(self, s: State) -> None:
        """A board that was not seen before."""
        self._board = s.board.key
        for city in range(s.board.cities):
            self.near[city] = s.board.near[city]

    def _find(self, s: State) -> None:
        cells = s.cells
        board = s.board
        offices = self.offices
        for i in range(MAX_CITIES * MAX_SEATS):
            offices[i] = 0
        for seat in range(MAX_SEATS):
            self.presence[seat] = 0
        extras: int = cells[EXTRAS]
        for at in range(EXTRA_AT, EXTRA_AT + 2 * extras, 2):
            where: int = cells[at]
            extra: int = cells[at + 1]
            offices[where * MAX_SEATS + ((extra - 1) >> 1)] += 1
        for city in range(board.cities):
            first = board.office_first[city]
            count = board.office_count[city]
            self.free[city] = NONE
            for space in range(first + count - 1, first - 1, -1):
                piece: int = cells[OFFICE + space]
                if piece:
                    offices[city * MAX_SEATS + ((piece - 1) >> 1)] += 1
                else:
                    self.free[city] = space

    def _control(self, s: State, city: i64, seats: i64, out: vec[i64]) -> None:
        offices = self.offices
        row = city * MAX_SEATS
        most: i64 = 0
        tied = False
        best: i64 = -1
        for seat in range(MAX_SEATS):
            number = offices[row + seat]
            if number > most:
                most, best, tied = number, seat, False
            elif number and number == most:
                tied = True
        if tied:
            best = s.controller(city)
        self.control[city] = best + 1
        self.most[city] = most
        for seat in range(seats):
            number = offices[row + seat]
            at = seat * COUNT
            if number:
                self.presence[seat] |= bit(city)
                out[at + OFFICES] += number
                out[at + CITIES] += 1
                if seat != best and number + 1 >= most:
                    out[at + CONTESTED_CITIES] += 1
        if 0 <= best < seats:
            out[best * COUNT + CITY_POINTS] += _POINTS

    def _network(self, s: State, seat: i64, out: vec[i64]) -> None:
        """HT-10.6: the largest network; and how far the connection is."""
        left = self.presence[seat]
        most: i64 = 0
        while left:
            linked = self._spread(left & -left, left)
            left &= ~linked
            offices: i64 = 0
            while linked:
                one = linked & -linked
                offices += self.offices[self.number[one % _NUMBERED] * MAX_SEATS + seat]
                linked ^= one
            if offices > most:
                most = offices
        at = seat * COUNT
        out[at + NETWORK] = most
        out[at + NETWORK_POINTS] = most * s.skill(seat, KEYS)
        order: int = s.cells[SEAT + seat * SEAT_CELLS + CONNECTION]
        if order:
            out[at + LINKED] = 1
        elif s.board.connection_points:
            lacking = self._lacking(s, seat)
            for missing in range(3):
                if lacking <= missing + 1:
                    out[at + LINK + missing] = 1

    def _spread(self, cities: i64, own: i64) -> i64:
        """All that hangs together with these cities through own ones, as bits."""
        reached: i64 = 0
        edge = cities
        while edge:
            reached |= edge
            edge = self._beside(edge) & own & ~reached
        return reached

    def _beside(self, cities: i64) -> i64:
        """The cities one route away, as bits."""
        found: i64 = 0
        while cities:
            one = cities & -cities
            found |= self.near[self.number[one % _NUMBERED]]
            cities ^= one
        return found

    def _lacking(self, s: State, seat: i64) -> i64:
        """Cities without an own office on the best way between the two connection cities; more than three is far."""
        own = self.presence[seat]
        reached: i64 = bit(s.board.connection_from)
        goal: i64 = s.board.connection_to
        lacking: i64 = 0 if reached & own else 1
        while lacking <= 3:
            reached = self._spread(reached, own)  # costs nothing more
            if reached >> goal & 1:
                return lacking
            reached |= self._beside(reached)
            lacking += 1
            if reached >> goal & 1 and not own >> goal & 1:
                return lacking
        return lacking

    def _regions(self, s: State, seats: i64, out: vec[i64]) -> None:
        """HT-14.7: by controlled cities, then by offices; HT-16.6.2: neutral traders take places too."""
        standing = self._standing
        places = s.board.region_points
        for region in range(1, s.board.regions):
            for seat in range(MAX_SEATS):
                standing[seat] = 0
            for city in range(s.board.cities):
                if s.board.city_regions[city] >> region & 1:
                    for seat in range(MAX_SEATS):
                        standing[seat] += self.offices[city * MAX_SEATS + seat]
                    keeper = self.control[city] - 1
                    if keeper >= 0:
                        standing[keeper] += _STANDING
            for seat in range(seats):
                own = standing[seat]
                if not own:
                    continue
                out[seat * COUNT + REGION_CITIES] += own // _STANDING
                out[seat * COUNT + REGION_OFFICES] += own % _STANDING
                before: i64 = 0
                tied: i64 = 0
                for other in range(MAX_SEATS):
                    if standing[other] > own:
                        before += 1
                    elif standing[other] == own:
                        tied += 1
                shared: i64 = 0
                for place in range(before, before + tied):
                    if place < len(places):
                        shared += places[place]
                out[seat * COUNT + REGION_POINTS] += shared // tied

    def _permits(self, s: State, seats: i64, out: vec[i64]) -> None:
        """HT-14.2.2: whose rightmost office opens which regions."""
        for i in range(len(s.board.permit_cities)):
            keeper: i64 = s.rightmost(s.board.permit_cities[i])
            if 0 <= keeper < seats:
                self.opened[keeper] |= s.board.permit_regions[i]
                out[keeper * COUNT + PERMITS] += 1

    def takes_control(self, seat: i64, city: i64) -> bool:
        """Whether one more office in the city, in its next free space, would give control to the seat."""
        keeper = self.control[city] - 1
        return keeper != seat and self.offices[city * MAX_SEATS + seat] + 1 >= self.most[city]

    def joins(self, seat: i64, city: i64) -> bool:
        """Whether an office in the city would hang together with others of the seat."""
        return (self.near[city] | bit(city)) & self.presence[seat] != 0


def _exponents() -> dict[int, int]:
    """Which power of two leaves what."""
    return {(1 << exponent) % _NUMBERED: exponent for exponent in range(MAX_CITIES)}
