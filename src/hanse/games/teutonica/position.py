"""The position: what lies where, and the few elementary changes the rules are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.layout import (
    ACTIONS,
    ACTIVE,
    BOOK,
    CLOSED,
    COMPLETED,
    CONNECTED,
    CONNECTION,
    DEPTH,
    DESK,
    END_CITIES,
    END_POINTS,
    ENDING,
    EXTRA_AT,
    EXTRAS,
    FILLED,
    FRAME,
    FRAMES,
    GROUND_AT,
    HAND,
    HAND_AT,
    LEFT,
    MAX_ROUTES,
    MERCHANT,
    NEUTRAL_TRADER,
    OFFICE,
    OWN,
    POST,
    SCORE,
    SEAT,
    SEAT_CELLS,
    STAGE,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.tables import TRACK_WIDTH, Rules, Tables
from hanse.kernel.cells import bit
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

POINTS_TO_END: Final = 20
FRAME_OWN: Final = 2  # where a pending decision's own numbers begin


def owner_of(piece: i64) -> i64:
    """The seat that a piece belongs to."""
    return (piece - 1) >> 1


class Position(BaseState):
    """Cells on a board under given rules. It knows what is where, not what is allowed."""

    def __init__(self, board: Tables, rules: Rules, cells: vec[u8]) -> None:
        super().__init__()
        self.board = board
        self.rules = rules
        self.cells = cells

    def key(self) -> bytes:
        """The position as bytes: equal for equal positions of one game."""
        return bytes(self.cells)

    # Pending decisions -------------------------------------------------------------------------------------------

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Ask this decision next."""
        cells = self.cells
        at = self.top() + FRAME
        cells[at] = kind
        cells[at + 1] = seat
        cells[at + 2] = a
        cells[at + 3] = b
        cells[at + 4] = c
        cells[at + 5] = d
        cells[DEPTH] += 1

    def pop(self) -> None:
        """The decision on top is made."""
        cells = self.cells
        at = self.top()
        for i in range(at, at + FRAME):
            cells[i] = 0
        cells[DEPTH] -= 1

    def top(self) -> i64:
        """The cell where the decision on top begins."""
        depth: i64 = int(self.cells[DEPTH])
        return FRAMES - FRAME + depth * FRAME

    def asked(self, number: i64) -> i64:
        """One of the own numbers of the decision on top."""
        value: int = self.cells[self.top() + FRAME_OWN + number]
        return value

    def note(self, number: i64, value: int) -> None:
        """Change one of the own numbers of the decision on top."""
        self.cells[self.top() + FRAME_OWN + number] = value

    # Posts -------------------------------------------------------------------------------------------------------

    def fill(self, post: i64, piece: int) -> None:
        """Put a piece on a free post."""
        cells = self.cells
        route = self.board.post_route[post]
        cells[POST + post] = piece
        cells[FILLED + route] += 1
        cells[OWN + owner_of(piece) * MAX_ROUTES + route] += 1

    def vacate(self, post: i64) -> i64:
        """Take the piece off a post."""
        cells = self.cells
        piece: int = cells[POST + post]
        route = self.board.post_route[post]
        cells[POST + post] = 0
        cells[FILLED + route] -= 1
        cells[OWN + owner_of(piece) * MAX_ROUTES + route] -= 1
        return piece

    def piece_on(self, route: i64, piece: int) -> i64:
        """A post of the route that holds such a piece, or -1."""
        first = self.board.route_first[route]
        length = self.board.route_length[route]
        for post in range(first, first + length):
            if self.cells[POST + post] == piece:
                return post
        return -1

    # Hand --------------------------------------------------------------------------------------------------------

    def pick_up(self, piece: int, ground: int = 0) -> None:
        """Take a piece in hand; `ground` is where it may go, as the borders module knows it."""
        cells = self.cells
        held: i64 = int(cells[HAND])
        cells[HAND_AT + held] = piece
        cells[GROUND_AT + held] = ground
        cells[HAND] += 1

    def put_down(self, piece: int) -> None:
        """Let go of a piece in hand; the others keep their order."""
        cells = self.cells
        i: i64 = 0
        while cells[HAND_AT + i] != piece:
            i += 1
        self.let_go(i)

    def let_go(self, which: i64) -> None:
        """Let go of the piece at this place in the hand."""
        cells = self.cells
        last: i64 = int(cells[HAND]) - 1
        for i in range(which, last):
            cells[HAND_AT + i] = cells[HAND_AT + i + 1]
            cells[GROUND_AT + i] = cells[GROUND_AT + i + 1]
        cells[HAND_AT + last] = 0
        cells[GROUND_AT + last] = 0
        cells[HAND] -= 1

    def holds(self, piece: int) -> bool:
        """Whether such a piece is in hand."""
        cells = self.cells
        held: i64 = int(cells[HAND])
        for i in range(HAND_AT, HAND_AT + held):
            if cells[i] == piece:
                return True
        return False

    # Supplies and desks ------------------------------------------------------------------------------------------

    def supply(self, seat: i64, kind: i64) -> i64:
        """Pieces of this kind that the seat may use at once."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + SUPPLY + kind]
        return value

    def stock(self, seat: i64, kind: i64) -> i64:
        """Pieces of this kind that the seat must first recruit."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + STOCK + kind]
        return value

    def shift(self, seat: i64, place: i64, kind: i64, change: i64) -> None:
        """Add pieces to the seat's supply or stock, or take them away."""
        at = SEAT + seat * SEAT_CELLS + place + kind
        before: int = self.cells[at]
        after: int = before + change
        self.cells[at] = after

    def to_supply(self, piece: i64) -> None:
        """Give a piece to its owner's supply; neutral traders are not counted (HT-16.1.3)."""
        if piece != NEUTRAL_TRADER:
            self.shift((piece - 1) >> 1, SUPPLY, (piece - 1) & 1, 1)

    def to_stock(self, piece: i64) -> None:
        """Give a piece back to its owner's stock."""
        self.shift((piece - 1) >> 1, STOCK, (piece - 1) & 1, 1)

    def steps(self, seat: i64, skill: i64) -> i64:
        """How far the seat has developed the skill."""
        value: int = self.cells[SEAT + seat * SEAT_CELLS + DESK + skill]
        return value

    def skill(self, seat: i64, skill: i64) -> i64:
        """The value of the skill now in force."""
        return self.board.track_value[skill * TRACK_WIDTH + self.steps(seat, skill)]

    def develop(self, seat: i64, skill: i64) -> None:
        """HT-1.3.3: the leftmost piece of the track goes to the supply; HT-3.6: a rise gives actions at once."""
        before = self.skill(seat, skill)
        self.cells[SEAT + seat * SEAT_CELLS + DESK + skill] += 1
        self.shift(seat, SUPPLY, MERCHANT if skill == BOOK else TRADER, 1)
        if skill == ACTIONS and seat == self.cells[ACTIVE] and self.cells[STAGE] != CLOSED:
            left: int = self.cells[LEFT]
            left += self.skill(seat, skill) - before
            self.cells[LEFT] = left
        self.tell("developed", seat, skill, self.steps(seat, skill))

    def score(self, seat: i64, points: int, why: int, city: int) -> None:
        """Prestige points in play; HT-9.1.1: twenty end the game, whoever has them."""
        at = SEAT + seat * SEAT_CELLS + SCORE
        total: int = self.cells[at]
        total += points
        self.cells[at] = total
        self.tell("scored", seat, points, why, city)
        if total >= POINTS_TO_END:
            self.trigger(END_POINTS)

    def trigger(self, reason: int) -> None:
        """The game ends after the action in progress."""
        ending: int = self.cells[ENDING]
        if not ending & reason:
            self.cells[ENDING] = ending | reason
            self.tell("ending", reason)

    # Cities ------------------------------------------------------------------------------------------------------

    def free_space(self, city: i64) -> i64:
        """The leftmost free printed office space of the city, or -1."""
        first = self.board.office_first[city]
        count = self.board.office_count[city]
        for space in range(first, first + count):
            if not self.cells[OFFICE + space]:
                return space
        return -1

    def add_extra(self, city: int, piece: int) -> None:
        """An office to the left of all others of the city."""
        self._add_office(city, piece, city)

    def add_rightmost(self, city: int, piece: int) -> None:
        """An office to the right of all others of a city without printed spaces."""
        self._add_office(city, piece, city - 1)

    def _add_office(self, city: int, piece: int, behind: int) -> None:
        """By city, so that equal positions have equal cells, whichever city came first."""
        cells = self.cells
        extras: int = cells[EXTRAS]
        at = EXTRA_AT + 2 * extras
        while at > EXTRA_AT:
            other: int = cells[at - 2]
            if other <= behind:
                break
            cells[at] = other
            cells[at + 1] = cells[at - 1]
            at -= 2
        cells[at] = city
        cells[at + 1] = piece
        cells[EXTRAS] = extras + 1

    def complete(self, city: i64) -> None:
        """HT-6.4.5: one more completed city; HT-9.1.3: enough of them trigger the end."""
        completed: int = self.cells[COMPLETED]
        self.cells[COMPLETED] = completed + 1
        self.tell("completed", city)
        if completed + 1 >= self.rules.full_cities:
            self.trigger(END_CITIES)

    def rightmost(self, city: i64) -> i64:
        """HT-7.5: the seat whose office stands furthest right, whoever controls the city; -1 if it has no office."""
        first = self.board.office_first[city]
        count = self.board.office_count[city]
        for space in range(first + count - 1, first - 1, -1):
            piece: int = self.cells[OFFICE + space]
            if piece:
                return (piece - 1) >> 1
        extras: int = self.cells[EXTRAS]
        for at in range(EXTRA_AT, EXTRA_AT + 2 * extras, 2):
            if self.cells[at] == city:
                extra: int = self.cells[at + 1]
                return (extra - 1) >> 1
        return -1

    def offices_of(self, seat: i64, city: i64) -> i64:
        """How many offices the seat has in the city, extra offices included."""
        cells = self.cells
        first = self.board.office_first[city]
        count = self.board.office_count[city]
        found = 0
        for space in range(first, first + count):
            piece: int = cells[OFFICE + space]
            if piece and (piece - 1) >> 1 == seat:
                found += 1
        extras: int = cells[EXTRAS]
        for at in range(EXTRA_AT, EXTRA_AT + 2 * extras, 2):
            if cells[at] == city:
                extra: int = cells[at + 1]
                if (extra - 1) >> 1 == seat:
                    found += 1
        return found

    def controller(self, city: i64) -> i64:
        """Section 7: most offices; of those tied, the one furthest right. -1 if the city has no office."""
        cells = self.cells
        best = -1
        most = 0
        first = self.board.office_first[city]
        count = self.board.office_count[city]
        for space in range(first + count - 1, first - 1, -1):
            piece: int = cells[OFFICE + space]
            if piece:
                seat = (piece - 1) >> 1
                if seat != best:
                    number = self.offices_of(seat, city)
                    if number > most:
                        best, most = seat, number
        extras: int = cells[EXTRAS]
        for at in range(EXTRA_AT, EXTRA_AT + 2 * extras, 2):
            if cells[at] == city:
                extra: int = cells[at + 1]
                seat = (extra - 1) >> 1
                if seat != best:
                    number = self.offices_of(seat, city)
                    if number > most:
                        best, most = seat, number
        return best

    def presence(self, seat: i64) -> i64:
        """The cities in which the seat has an office, as bits."""
        cells = self.cells
        found = 0
        for city in range(self.board.cities):
            first = self.board.office_first[city]
            count = self.board.office_count[city]
            for space in range(first, first + count):
                piece: int = cells[OFFICE + space]
                if piece and (piece - 1) >> 1 == seat:
                    found |= bit(city)
                    break
        extras: int = cells[EXTRAS]
        for at in range(EXTRA_AT, EXTRA_AT + 2 * extras, 2):
            extra: int = cells[at + 1]
            where: int = cells[at]
            if (extra - 1) >> 1 == seat:
                found |= bit(where)
        return found

    def network(self, own: i64, start: i64) -> i64:
        """All cities of `own` that hang together with the city `start`, as bits."""
        reached = own & bit(start)
        frontier = reached
        near = self.board.near
        while frontier:
            grown = 0
            for city in range(self.board.cities):
                if frontier >> city & 1:
                    grown |= near[city]
            frontier = grown & own & ~reached
            reached |= frontier
        return reached

    def check_connection(self, seat: i64) -> None:
        """HT-6.5: an office was placed; the seat may now link the two connection cities."""
        at = SEAT + seat * SEAT_CELLS + CONNECTION
        if self.cells[at]:
            return
        board = self.board
        own = self.presence(seat)
        if not own >> board.connection_from & 1 or not own >> board.connection_to & 1:
            return
        if self.network(own, board.connection_from) >> board.connection_to & 1:
            order: int = self.cells[CONNECTED]
            self.cells[CONNECTED] = order + 1
            self.cells[at] = order + 1
            if order < len(board.connection_points):
                self.score(seat, board.connection_points[order], WHY_CONNECTION, board.connection_to)


# Why points were scored.
WHY_CONTROL: Final = 0
WHY_COIN: Final = 1
WHY_CONNECTION: Final = 2
