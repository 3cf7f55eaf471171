"""The end of a turn (HT-3.8, section 8.3): plate markers are revealed and placed, then the next seat begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.teutonica.codes import PAY, PUT_MARKER
from hanse.games.teutonica.decision import Decision
from hanse.games.teutonica.layout import (
    ACTIONS,
    ACTIVE,
    EXTRA_ACTION,
    FILLED,
    FRESH,
    LEFT,
    MARKER,
    MARKERS,
    MAX_ROUTES,
    ON_MARKERS,
    ON_TURN,
    OPEN,
    PAWN_MOVED,
    PERMITS,
    PILE,
    PILE_AT,
    PLATE,
    SEAT,
    SEAT_CELLS,
    STAGE,
    WAIVED,
)
from hanse.games.teutonica.phases import favours, neutral
from hanse.games.teutonica.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because
from hanse.kernel.errors import Phrase

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin(s: Position, seat: i64) -> None:
    """HT-8.3.1: all plate markers are turned up; they are placed one by one."""
    cells = s.cells
    drawn: int = cells[PLATE]
    unseen: int = cells[PILE]
    for at in range(PILE_AT + unseen - drawn, PILE_AT + unseen):
        marker: int = cells[at]
        cells[SEAT + seat * SEAT_CELLS + OPEN + marker - 1] += 1
        cells[at] = 0
        s.tell("marker_revealed", seat, marker - 1)
    cells[PILE] = unseen - drawn
    cells[PLATE] = 0
    s.push(ON_MARKERS, seat)
    _continue(s, seat)


def _placings(s: Position, seat: i64, out: Codes) -> None:
    if not _any_to_place(s, seat):
        return
    routes: list[int] = []
    _routes(s, routes)
    for kind in range(MARKERS):
        if s.cells[SEAT + seat * SEAT_CELLS + OPEN + kind]:
            for route in routes:
                out.append(PUT_MARKER + MAX_ROUTES * kind + route)


def _any_to_place(s: Position, seat: i64) -> bool:
    for kind in range(MARKERS):
        if s.cells[SEAT + seat * SEAT_CELLS + OPEN + kind]:
            return True
    return False


class PlaceMarkers(Decision):
    """Revealed markers go on routes."""

    def __init__(self) -> None:
        super().__init__(ON_MARKERS, "markers", above=[ON_TURN])

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-8.3.4: any of them, on any route that may receive one now."""
        _placings(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A marker that does not lie on the plate, or a route that may not receive one now."""
        if not PUT_MARKER <= code < PAY:
            return asked()
        kind = (code - PUT_MARKER) // MAX_ROUTES
        if not s.cells[SEAT + seat * SEAT_CELLS + OPEN + kind]:
            return because("not-on-plate", kind)
        return _why_not_there(s, (code - PUT_MARKER) % MAX_ROUTES)

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One marker on one route."""
        kind: int = (code - PUT_MARKER) // MAX_ROUTES
        route = (code - PUT_MARKER) % MAX_ROUTES
        s.cells[SEAT + seat * SEAT_CELLS + OPEN + kind] -= 1
        s.cells[MARKER + route] = 1 + kind
        s.tell("marker_placed", seat, kind, route)
        if s.rules.neutral:
            neutral.marker_placed(s, route)
        _continue(s, seat)

    def faults(self, s: Position) -> list[str]:
        """There is one to place."""
        found = super().faults(s)
        if not _any_to_place(s, int(s.cells[ACTIVE])):
            found.append(Phrase("pending markers: expected a revealed marker on the plate"))
        return found


def _why_not_there(s: Position, route: int) -> Why | None:
    """HT-8.3.2: which condition a route does not meet; they are relaxed one by one where no route meets all."""
    routes: list[int] = []
    _routes(s, routes)
    if route in routes:
        return None
    if not s.board.takes_marker[route]:
        return because("never-marker")
    if s.cells[MARKER + route]:
        return because("has-marker", s.cells[MARKER + route] - 1)
    if s.cells[FILLED + route]:
        return because("not-empty", s.cells[FILLED + route])
    return because("full-cities")


def _continue(s: Position, seat: i64) -> None:
    """The next marker, or the next seat's turn."""
    if _any_to_place(s, seat):
        choices = Codes()
        _placings(s, seat, choices)
        if choices.count:
            return
    for kind in range(MARKERS):
        if s.cells[SEAT + seat * SEAT_CELLS + OPEN + kind]:
            s.tell("marker_held", seat, kind)
    s.pop()
    begin_turn(s, (seat + 1) % s.rules.seats)


def begin_turn(s: Position, seat: int) -> None:
    """HT-3.2: the seat has as many actions as its actions value."""
    actions: int = s.skill(seat, ACTIONS)
    if s.rules.favours and favours.has(s, seat, EXTRA_ACTION):  # HT-12.3.2
        actions += 1
    s.cells[ACTIVE] = seat
    s.cells[s.top() + 1] = seat
    s.cells[LEFT] = actions
    s.cells[STAGE] = FRESH
    s.cells[PERMITS] = 0
    s.cells[WAIVED] = 0
    s.cells[PAWN_MOVED] = 0
    s.tell("turn_began", seat, actions)


def _routes(s: Position, out: list[int]) -> None:
    """HT-8.3.2, and HT-8.3.5 when no route qualifies."""
    for route in range(s.board.routes):
        if not s.cells[FILLED + route] and _may_take(s, route) and _has_free_space(s, route):
            out.append(route)
    if not out and s.rules.neutral:
        for route in range(s.board.routes):
            if neutral.guarded(s, route) and _may_take(s, route) and _has_free_space(s, route):
                out.append(route)
    if not out and not s.rules.hold_markers:
        _emptiest(s, True, out)
        if not out:
            _emptiest(s, False, out)


def _emptiest(s: Position, need_space: bool, out: list[int]) -> None:
    """Among the routes that may take a marker, those with the fewest pieces."""
    fewest = 255
    for route in range(s.board.routes):
        if not _may_take(s, route) or (need_space and not _has_free_space(s, route)):
            continue
        pieces: int = s.cells[FILLED + route]
        if pieces < fewest:
            fewest = pieces
            out.clear()
        if pieces == fewest:
            out.append(route)


def _may_take(s: Position, route: i64) -> bool:
    """HT-8.3.2 (a), HT-8.3.3: no marker of either sort, and the open region; never relaxed."""
    return s.board.takes_marker[route] != 0 and not s.cells[MARKER + route]


def _has_free_space(s: Position, route: i64) -> bool:
    """HT-8.3.2 (c): an end city can still receive an office."""
    return s.free_space(s.board.end_a[route]) >= 0 or s.free_space(s.board.end_b[route]) >= 0
