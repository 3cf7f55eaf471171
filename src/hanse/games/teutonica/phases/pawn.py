"""The pawn of the two-player game of 2009 (section 15): where it stands, how it moves, and which routes it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.teutonica.codes import PAWN, SEND_PAWN
from hanse.games.teutonica.decision import Decision
from hanse.games.teutonica.layout import ACTED, CLOSED, LEFT, ON_PAWN, ON_TURN, PAWN_AT, PAWN_MOVED, STAGE
from hanse.games.teutonica.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

if TYPE_CHECKING:
    from mypy_extensions import i64


def bordering(s: Position) -> i64:
    """HT-15.3.1: the routes on which Place, Displace and Establish are allowed, as bits."""
    at: int = s.cells[PAWN_AT]
    return s.rules.province_routes[at - 1]


class PlacePawn(Decision):
    """Where the pawn stands first; who places it does not begin."""

    def __init__(self) -> None:
        super().__init__(ON_PAWN, "pawn", above=[ON_TURN], out_of_turn=True)

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-15.1.4: any province."""
        for province in range(len(s.rules.province_routes)):
            if s.rules.province_routes[province]:
                out.append(PAWN + province)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """A province that is not in use."""
        if not PAWN <= code < SEND_PAWN:
            return asked()
        return None if s.rules.province_routes[code - PAWN] else because("no-province")

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """The pawn stands, and the other seat begins."""
        s.pop()
        province: int = code - PAWN
        s.cells[PAWN_AT] = 1 + province
        s.tell("pawn_placed", seat, province)


def moves(s: Position, out: Codes) -> None:
    """Free of charge over up to two borders (HT-15.2.1), or for an action anywhere (HT-15.2.3).

    The free move comes before the first or after the last action. Who stops with actions left need not be offered it:
    an action that would be lost carries the pawn there and farther.
    """
    here: int = s.cells[PAWN_AT] - 1
    left: int = s.cells[LEFT]
    if not s.cells[PAWN_MOVED] and (s.cells[STAGE] < ACTED or not left):
        for province in range(len(s.rules.province_routes)):
            if s.rules.province_reach[here] >> province & 1:
                out.append(PAWN + province)
    if left:
        for province in range(len(s.rules.province_routes)):
            if province != here and s.rules.province_routes[province]:
                out.append(SEND_PAWN + province)


def why_not_moved(s: Position, province: int, paid: bool) -> Why | None:
    """Why the pawn cannot go to a province, free of charge or for an action."""
    here: int = s.cells[PAWN_AT] - 1
    left: int = s.cells[LEFT]
    if province == here:
        return because("pawn-here")
    if not s.rules.province_routes[province]:
        return because("no-province")
    if paid:
        return None if left else because("actions")
    if s.cells[PAWN_MOVED]:
        return because("pawn-moved")
    if s.cells[STAGE] >= ACTED and left:
        return because("pawn-between")
    return None if s.rules.province_reach[here] >> province & 1 else because("pawn-far")


def move(s: Position, seat: i64, province: int) -> None:
    """After the last action it closes the turn: no action can follow (HT-R-64)."""
    s.cells[PAWN_AT] = 1 + province
    s.cells[PAWN_MOVED] = 1
    if s.cells[STAGE] == ACTED:
        s.cells[STAGE] = CLOSED
    s.tell("pawn_moved", seat, province)


def send(s: Position, seat: i64, province: int) -> None:
    """For an action the pawn goes anywhere, as often as the seat pays."""
    s.cells[LEFT] -= 1
    s.cells[PAWN_AT] = 1 + province
    s.tell("pawn_sent", seat, province)
