"""Hansa Teutonica as numbers. Nobody knows the order of face-down markers; a mission is known to its seat alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.envs.observing.observer import NUMBER, Observer, Part, ahead, capped, copied, nothing, spread
from hanse.games.teutonica import decision, missions
from hanse.games.teutonica.decisions import DECISIONS
from hanse.games.teutonica.layout import (
    ACTIVE,
    COMPLETED,
    CONNECTION,
    DISCARDED,
    ENDING,
    EXTRA_AT,
    EXTRAS,
    FAVOURED,
    FAVOURS,
    GROUND_AT,
    HAND_AT,
    LEFT,
    MARKER,
    MARKERS,
    MAX_HAND,
    MAX_PROVINCES,
    MAX_ROUTES,
    NEUTRAL,
    OFFICE,
    ON_NEUTRAL_OFFICE,
    OWN,
    PAWN_AT,
    PAWN_MOVED,
    PERMITS,
    PILE,
    PILE_AT,
    PLATE,
    POST,
    PRESTIGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    SHOWN,
    STAGE,
    WAIVED,
)
from hanse.games.teutonica.position import owner_of
from hanse.games.teutonica.state import State
from hanse.games.teutonica.tables import Rules, Tables
from hanse.kernel.cells import pack
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

PIECES: Final = 13  # as cells know them: none, then trader and merchant of each side
PRESTIGES: Final = 4
OF_SEAT: Final = CONNECTION + 1  # all that stands before the secret mission
OF_TURN: Final = 9
NUMBERS: Final = 2


def parts(board: Tables, seats: int, sides: int) -> list[Part]:
    """The parts of an observation, in their order; places have that of the board data.

    A piece is 0 for none, else 1 + 2 * seat, and 1 more for a merchant. The neutral side counts as one seat more.
    """
    cities, routes = int(board.cities), int(board.routes)
    pieces = 1 + 2 * sides
    return [
        Part("decision", [], ON_NEUTRAL_OFFICE + 1, "the kind of decision, as listed in the game's `decisions.py`"),
        Part("decides", [], seats + 1, "the seat that decides; behind all of them when the game is over"),
        Part("active", [], seats, "the seat whose turn it is"),
        Part("asked_route", [], routes + 1, "1 + the route that the decision is about, 0 if it is about none"),
        Part("asked_marker", [], MARKERS + 1, "1 + the kind of bonus marker it is about, 0 for none"),
        Part("asked_pieces", [NUMBERS], pieces, "pieces it is about"),
        Part("asked_numbers", [NUMBERS], NUMBER, "how many are left, are due or may be at most"),
        Part("hand", [MAX_HAND], pieces, "pieces in hand"),
        Part("hand_ground", [MAX_HAND], NUMBER, "the regions in which each may be put down, as bits"),
        Part("posts", [int(board.posts)], pieces, "the piece on each post"),
        Part("offices", [board.offices], pieces, "the piece on each printed office space"),
        Part("extra_offices", [cities, sides], NUMBER, "offices of each seat outside the printed ones"),
        Part("control", [cities], sides + 1, "1 + the seat that controls the city, 0 if nobody does"),
        Part("route_pieces", [sides, routes], NUMBER, "pieces of each seat on each route"),
        Part("markers", [routes], MARKERS + 1, "1 + kind of the bonus marker at each route, 0 for none"),
        Part("prestige", [PRESTIGES], sides + 1, "1 + the seat on each space of special prestige, 0 for none"),
        Part("unseen", [MARKERS], NUMBER, "markers that nobody has seen, by kind"),
        Part("discarded", [MARKERS], NUMBER, "markers that have left the game, by kind"),
        Part("favours_shown", [FAVOURS], 2, "whether each Imperial Favour is on display"),
        Part("mission", [cities], 2, "whether a city stands on the own mission card"),
        Part("pawn", [], MAX_PROVINCES + 1, "1 + the province of the pawn, 0 if it stands in none"),
        Part(
            "turn",
            [OF_TURN],
            NUMBER,
            "actions left, stage, completed cities, ends by points, markers, cities, pawn "
            "moved, borders waived, face-down markers on the plate",
        ),
        Part("permits", [8], 2, "which sets of permissions may be used up in this turn"),
        Part("neutral", [2], NUMBER, "score and connection of the neutral side"),
        Part(
            "seats",
            [seats, OF_SEAT],
            NUMBER,
            "supply (traders, merchants), stock (both), steps of keys, actions, "
            "privilege, book, bursa, score, markers by kind: unused, used, open on the plate; connection",
        ),
        Part("favours", [seats, FAVOURS], 2, "whether a seat has each Imperial Favour"),
    ]


class TeutonicaObserver(Observer):
    """Observations of Hansa Teutonica on one board."""

    def __init__(self, board: Tables, rules: Rules) -> None:
        seats = rules.seats
        self.sides: i64 = seats + 1 if rules.neutral else seats
        super().__init__(parts(board, seats, seats + 1 if rules.neutral else seats), seats)
        self.pieces = pack([_seen_from(viewer, piece, seats) for viewer in range(seats) for piece in range(PIECES)])

    def write(self, state: BaseState, seat: i64, out: vec[u8], at: i64) -> None:
        """What the seat sees: all but the order of the markers and the missions of others."""
        assert isinstance(state, State)
        cells = state.cells
        board = state.board
        here = self._question(state, seat, out, at)
        here = self._pieces(cells, HAND_AT, MAX_HAND, seat, out, here)
        here = copied(cells, GROUND_AT, MAX_HAND, out, here)
        here = self._pieces(cells, POST, board.posts, seat, out, here)
        here = self._pieces(cells, OFFICE, board.offices, seat, out, here)
        here = self._cities(state, seat, out, here)
        for side in range(self.sides):
            here = copied(cells, OWN + self._owner(seat, side) * MAX_ROUTES, board.routes, out, here)
        here = copied(cells, MARKER, board.routes, out, here)
        here = self._markers(cells, seat, out, here)
        here = self._turn(state, seat, out, here)
        self._seats(cells, seat, out, here)

    def _owner(self, viewer: i64, side: i64) -> i64:
        """The seat that the viewer counts as this one."""
        seats: i64 = self.seats
        return NEUTRAL if side == seats else (viewer + side) % seats

    def _side(self, viewer: i64, seat: i64) -> i64:
        """A seat as the viewer counts it; the neutral side is the last."""
        seats: i64 = self.seats
        return seats if seat == NEUTRAL else ahead(seats, viewer, seat)

    def _pieces(self, cells: vec[u8], first: i64, count: i64, seat: i64, out: vec[u8], at: i64) -> i64:
        pieces = self.pieces
        row = seat * PIECES
        for i in range(count):
            piece: i64 = int(cells[first + i])
            out[at + i] = pieces[row + piece]
        return at + count

    def _question(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        kind = s.asking()
        mover: i64 = s.mover()
        active: i64 = int(cells[ACTIVE])
        here = nothing(5 + 2 * NUMBERS, out, at)
        out[at] = kind
        out[at + 1] = capped(self.seats if mover < 0 else ahead(self.seats, seat, mover))
        out[at + 2] = capped(ahead(self.seats, seat, active))
        numbers = DECISIONS[kind].numbers
        pieces: i64 = at + 5
        counts: i64 = at + 5 + NUMBERS
        for i in range(len(numbers)):
            what = numbers[i].what
            value = s.asked(i)
            if what == decision.ROUTE:
                out[at + 3] = capped(1 + value)
            elif what == decision.MARKER:
                out[at + 4] = capped(value)
            elif what == decision.COUNT:
                out[counts] = capped(value)
                counts += 1
            else:
                out[pieces] = self.pieces[seat * PIECES + value]
                pieces += 1
        return here

    def _cities(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        cities = s.board.cities
        sides = self.sides
        here = nothing(cities * sides, out, at)
        extras: i64 = int(cells[EXTRAS])
        for i in range(extras):
            where: i64 = int(cells[EXTRA_AT + 2 * i])
            piece: i64 = int(cells[EXTRA_AT + 2 * i + 1])
            out[at + where * sides + self._side(seat, owner_of(piece))] += 1
        for city in range(cities):
            owner = s.controller(city)
            out[here + city] = 0 if owner < 0 else capped(1 + self._side(seat, owner))
        return here + cities

    def _markers(self, cells: vec[u8], seat: i64, out: vec[u8], at: i64) -> i64:
        here = at
        for space in range(PRESTIGES):
            owner: i64 = int(cells[PRESTIGE + space]) - 1
            out[here + space] = 0 if owner < 0 else capped(1 + self._side(seat, owner))
        unseen = here + PRESTIGES
        here = nothing(MARKERS, out, unseen)
        left: i64 = int(cells[PILE])
        for i in range(left):
            kind: i64 = int(cells[PILE_AT + i]) - 1
            out[unseen + kind] += 1
        here = copied(cells, DISCARDED, MARKERS, out, here)
        shown: i64 = int(cells[SHOWN])
        return spread(shown, FAVOURS, out, here)

    def _turn(self, s: State, seat: i64, out: vec[u8], at: i64) -> i64:
        cells = s.cells
        here = nothing(s.board.cities, out, at)
        if s.rules.missions:
            for city in missions.cities(s, seat):
                out[at + city] = 1
        out[here] = cells[PAWN_AT]
        out[here + 1] = cells[LEFT]
        out[here + 2] = cells[STAGE]
        out[here + 3] = cells[COMPLETED]
        ending: i64 = int(cells[ENDING])
        here = spread(ending, 3, out, here + 4)
        out[here] = cells[PAWN_MOVED]
        out[here + 1] = cells[WAIVED]
        out[here + 2] = cells[PLATE]
        permits: i64 = int(cells[PERMITS])
        here = spread(permits, 8, out, here + 3)
        base: i64 = SEAT + NEUTRAL * SEAT_CELLS
        out[here] = cells[base + SCORE] if s.rules.neutral else 0
        out[here + 1] = cells[base + CONNECTION] if s.rules.neutral else 0
        return here + 2

    def _seats(self, cells: vec[u8], seat: i64, out: vec[u8], at: i64) -> None:
        seats: i64 = self.seats
        favours = at + seats * OF_SEAT
        for place in range(seats):
            base: i64 = SEAT + (seat + place) % seats * SEAT_CELLS
            copied(cells, base, OF_SEAT, out, at + place * OF_SEAT)
            bits: i64 = int(cells[base + FAVOURED])
            spread(bits, FAVOURS, out, favours + place * FAVOURS)


def _seen_from(viewer: int, piece: int, seats: int) -> int:
    """A piece with its seat counted from the viewer."""
    if piece == 0:
        return 0
    owner = (piece - 1) >> 1
    side = seats if owner == NEUTRAL else (owner - viewer) % seats
    return 1 + 2 * side + ((piece - 1) & 1)
