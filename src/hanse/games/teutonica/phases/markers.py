"""Using bonus markers between actions (sections 8.1 and 8.4). The extra office is part of Establish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.teutonica.codes import (
    DONE,
    ESTABLISH,
    EXCHANGE,
    EXCHANGE_WIDTH,
    HONOUR,
    IMPROVE,
    LIFT,
    PUT_MARKER,
    USE,
    WAIVE,
)
from hanse.games.teutonica.decision import COUNT, Decision, Own, in_hand, unless
from hanse.games.teutonica.layout import (
    ACTIONS3,
    ACTIONS4,
    CLOSED,
    DEVELOP,
    DISCARDED,
    EXTRA,
    LEFT,
    MARKERS,
    OFFICE,
    ON_DEVELOP,
    ON_RELOCATE_LIFT,
    ON_RELOCATE_STEP,
    ON_REMOVE,
    ON_SWAP,
    ON_TURN,
    SEAT,
    SEAT_CELLS,
    SKILLS,
    STAGE,
    SWAP,
    THREE,
    UNUSED,
    USED,
    WAIVED,
)
from hanse.games.teutonica.phases import relocate
from hanse.games.teutonica.phases.relocate import PIECES_LEFT
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import RELOCATE_BATCH, REMOVE, STEPS, WAIVER_ANY_MARKER
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

if TYPE_CHECKING:
    from mypy_extensions import i64

PIECES: Final = 3  # how many the three-pieces marker moves at most


def usable(s: Position, seat: i64, out: Codes) -> None:
    """HT-8.1.4: the unused markers whose effect can change something."""
    unused = SEAT + seat * SEAT_CELLS + UNUSED
    cells = s.cells
    if cells[unused + SWAP] and _any_swap(s, seat):
        out.append(USE + SWAP)
    if cells[unused + DEVELOP] and _any_step(s, seat):
        out.append(USE + DEVELOP)
    if cells[STAGE] != CLOSED:
        if cells[unused + ACTIONS3]:
            out.append(USE + ACTIONS3)
        if cells[unused + ACTIONS4]:
            out.append(USE + ACTIONS4)
    if cells[unused + THREE] and _three_matters(s, seat):
        out.append(USE + THREE)


def why_unusable(s: Position, seat: int, kind: int) -> Why | None:
    """Why a marker cannot be used between actions."""
    if not s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind]:
        return because("no-marker", kind)
    if kind == EXTRA:
        return because("in-establishing", kind)
    if kind in (ACTIONS3, ACTIONS4):
        return because("closed-turn") if s.cells[STAGE] == CLOSED else None
    if kind == SWAP:
        works = _any_swap(s, seat)
    elif kind == DEVELOP:
        works = _any_step(s, seat)
    else:
        works = _three_matters(s, seat)
    return None if works else because("no-effect", kind)


def use(s: Position, seat: i64, kind: i64) -> None:
    """HT-3.7: no action; the marker is turned over and its effect follows."""
    markers = SEAT + seat * SEAT_CELLS
    s.cells[markers + UNUSED + kind] -= 1
    s.cells[markers + USED + kind] += 1
    s.tell("marker_used", seat, kind)
    if kind == SWAP:
        s.push(ON_SWAP, seat)
    elif kind == DEVELOP:
        s.push(ON_DEVELOP, seat)
    elif kind == ACTIONS3:
        s.cells[LEFT] += 3
    elif kind == ACTIONS4:
        s.cells[LEFT] += 4
    elif s.rules.three == REMOVE:
        s.push(ON_REMOVE, seat, PIECES)
    elif s.rules.three == RELOCATE_BATCH:
        s.push(ON_RELOCATE_LIFT, seat, PIECES)
    else:
        s.push(ON_RELOCATE_STEP, seat, PIECES)


# Swap ------------------------------------------------------------------------------------------------------------


def _swaps(s: Position, seat: i64, out: Codes) -> None:
    """HT-8.4.1: two neighbouring printed offices of different owners; in the Big Box one of them the user's."""
    for city in range(s.board.cities):
        first = s.board.office_first[city]
        count = s.board.office_count[city]
        for i in range(count - 1):
            left: int = s.cells[OFFICE + first + i]
            right: int = s.cells[OFFICE + first + i + 1]
            if not left or not right:
                continue
            one = (left - 1) >> 1
            two = (right - 1) >> 1
            if one != two and (not s.rules.swap_one_own or seat in (one, two)):
                out.append(EXCHANGE + EXCHANGE_WIDTH * city + i)


def why_not_swapped(s: Position, seat: int, which: int) -> Why | None:
    """Why two neighbouring offices cannot be exchanged; `which` is 7 * city + left space."""
    city = which // EXCHANGE_WIDTH
    at = OFFICE + s.board.office_first[city] + which % EXCHANGE_WIDTH
    left: int = s.cells[at]
    right: int = s.cells[at + 1]
    if not left or not right:
        return because("no-pair")
    one = (left - 1) >> 1
    two = (right - 1) >> 1
    if one == two:
        return because("one-owner", left)
    return because("none-own") if s.rules.swap_one_own and seat not in (one, two) else None


def why_no_swap_yet(s: Position, seat: int, which: int) -> Why:
    """Why two offices cannot be exchanged before the marker is used."""
    return why_not_swapped(s, seat, which) or why_unusable(s, seat, SWAP) or because("use-first", SWAP)


def _any_swap(s: Position, seat: i64) -> bool:
    found = Codes()
    _swaps(s, seat, found)
    return found.count > 0


class SwapOffices(Decision):
    """Which two offices change places."""

    def __init__(self) -> None:
        super().__init__(ON_SWAP, "swap", above=[ON_TURN])

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """Every pair that may be exchanged."""
        _swaps(s, seat, out)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HT-8.4.1: what makes no pair."""
        return why_not_swapped(s, seat, code - EXCHANGE) if EXCHANGE <= code < PUT_MARKER else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """Exchange the two; nothing is scored (HT-8.4.2)."""
        city = (code - EXCHANGE) // EXCHANGE_WIDTH
        i = (code - EXCHANGE) % EXCHANGE_WIDTH
        first = s.board.office_first[city]
        at = OFFICE + first + i
        left: int = s.cells[at]
        s.cells[at] = s.cells[at + 1]
        s.cells[at + 1] = left
        s.tell("swapped", seat, city, i)
        s.pop()


# Develop ---------------------------------------------------------------------------------------------------------


class DevelopSkill(Decision):
    """Which skill a marker develops."""

    def __init__(self) -> None:
        super().__init__(ON_DEVELOP, "develop", above=[ON_TURN])

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """HT-8.4.5: any skill that is not fully developed."""
        for skill in range(SKILLS):
            if s.steps(seat, skill) < STEPS[skill]:
                out.append(IMPROVE + skill)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """HT-8.4.5: what is fully developed."""
        return why_developed(s, seat, code - IMPROVE) if IMPROVE <= code < HONOUR else asked()

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """One step of the chosen skill."""
        s.pop()
        s.develop(seat, code - IMPROVE)


def why_developed(s: Position, seat: int, skill: int) -> Why | None:
    """The skill has no step left."""
    return because("developed", skill) if s.steps(seat, skill) == STEPS[skill] else None


def _any_step(s: Position, seat: i64) -> bool:
    for skill in range(SKILLS):
        if s.steps(seat, skill) < STEPS[skill]:
            return True
    return False


# Three pieces ----------------------------------------------------------------------------------------------------


def _spared(s: Position, seat: i64) -> i64:
    """Whose pieces cannot be taken."""
    return relocate.NOBODY if s.rules.three_any_owner else seat


def _three_matters(s: Position, seat: i64) -> bool:
    """Something to take; when it must be put on a post again, something must come to stand elsewhere."""
    if s.rules.three == REMOVE:
        found = Codes()
        relocate.takeable(s, _spared(s, seat), found)
        return found.count > 0
    return relocate.matters(s, _spared(s, seat), s.rules.three == RELOCATE_BATCH)


class TakePiece(Decision):
    """A piece of a three-pieces marker; at least one is taken, and no more need be."""

    def legal(self, s: Position, seat: i64, out: Codes) -> None:
        """A piece from a post; at least one is taken, and no more need be."""
        relocate.takeable(s, _spared(s, seat), out)
        if s.asked(PIECES_LEFT) < PIECES:
            out.append(DONE)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """No piece, or one that is spared; HT-8.4.7: one at least is taken."""
        if code == DONE:
            return None if s.asked(PIECES_LEFT) < PIECES else because("one-at-least")
        return relocate.why_not_taken(s, _spared(s, seat), code - LIFT) if LIFT <= code < ESTABLISH else asked()


class RemovePiece(TakePiece):
    """Pieces go from posts to their owners' supplies."""

    def __init__(self) -> None:
        super().__init__(ON_REMOVE, "remove", above=[ON_TURN], numbers=[Own("left", COUNT, 0, PIECES)])

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """HT-8.4.7: the piece goes to its owner's supply."""
        if code == DONE:
            s.pop()
            return
        piece = s.vacate(code - LIFT)
        s.to_supply(piece)
        s.tell("removed", seat, (piece - 1) >> 1, (piece - 1) & 1, code - LIFT)
        left = s.asked(PIECES_LEFT) - 1
        s.note(PIECES_LEFT, left)
        if not left or not _three_matters(s, seat):
            s.pop()


class LiftPieces(TakePiece):
    """Pieces of any owner are lifted, then all are put."""

    def __init__(self) -> None:
        super().__init__(ON_RELOCATE_LIFT, "relocate-lift", above=[ON_TURN], numbers=[Own("left", COUNT, 0, PIECES)])

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """HT-8.4.8: first all are lifted, then each is put."""
        if code != DONE:
            relocate.lift(s, seat, code - LIFT)
            left = s.asked(PIECES_LEFT) - 1
            s.note(PIECES_LEFT, left)
            more = Codes()
            relocate.takeable(s, _spared(s, seat), more)
            if left and more.count:
                return
        s.pop()
        relocate.put_next(s, seat)

    def faults(self, s: Position) -> list[str]:
        """Those that are not left to take."""
        return unless(len(in_hand(s)) + s.asked(PIECES_LEFT) == PIECES)


class MovePiece(TakePiece):
    """Pieces of any owner are moved one by one."""

    def __init__(self) -> None:
        super().__init__(ON_RELOCATE_STEP, "relocate-step", above=[ON_TURN], numbers=[Own("left", COUNT, 0, PIECES)])

    def play(self, s: Position, seat: i64, code: i64) -> None:
        """HT-8.4.9: each piece is put before the next is taken."""
        if code == DONE:
            s.pop()
            return
        relocate.lift(s, seat, code - LIFT)
        s.note(PIECES_LEFT, s.asked(PIECES_LEFT) - 1)
        relocate.put_next(s, seat)


# The border waiver -----------------------------------------------------------------------------------------------


def waivers(s: Position, seat: i64, out: Codes) -> None:
    """HT-17.1, HT-17.2: an unused marker may be paid, once in a turn, to ignore borders until its end."""
    if s.cells[WAIVED]:
        return
    for kind in range(MARKERS):
        pays = kind in (ACTIONS3, ACTIONS4) or s.rules.waiver == WAIVER_ANY_MARKER
        if pays and s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind]:
            out.append(WAIVE + kind)


def why_not_waived(s: Position, seat: int, kind: int) -> Why | None:
    """Why a marker does not open the borders."""
    if not s.rules.waiver:
        return because("no-waiver")
    if s.cells[WAIVED]:
        return because("waived")
    if kind not in (ACTIONS3, ACTIONS4) and s.rules.waiver != WAIVER_ANY_MARKER:
        return because("other-marker", kind)
    return None if s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind] else because("no-marker", kind)


def waive(s: Position, seat: i64, kind: i64) -> None:
    """HT-17.3: the marker leaves the game."""
    s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind] -= 1
    s.cells[DISCARDED + kind] += 1
    s.cells[WAIVED] = 1
    s.tell("waived", seat, kind)
