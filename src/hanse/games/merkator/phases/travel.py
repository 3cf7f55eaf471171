"""Travelling (sections 6.1 to 6.3): the destination, its cubes, bonus goods, and new cubes on the board."""

from __future__ import annotations

from typing import Any, Final

from hanse.games.merkator.codes import FULFIL, LEAVE, SELL, SPLIT, SPLIT_MOST, TRAVEL
from hanse.games.merkator.decision import COUNT, Decision, unless
from hanse.games.merkator.layout import (
    ASK_A,
    BONUS,
    BONUSES,
    COLOURS,
    DUE,
    NOWHERE,
    ON_SPLIT,
    ON_TRAVEL,
    OWNED,
    PAWN,
    PLACES,
    STEP_ARRIVED,
    STEP_TIME,
    WHERE,
)
from hanse.games.merkator.phases import fulfil, solo
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because

FIRST: Final = 1  # of the two goods of a place, as bits: which got a cube so far
SECOND: Final = 2


def begin(s: Position, seat: int) -> None:
    """MK-12.7: alone, the solo stack is uncovered before the destination is chosen."""
    if s.rules.solo:
        solo.uncover(s)
    s.ask(ON_TRAVEL, seat)


class Travel(Decision):
    """The destination."""

    def __init__(self) -> None:
        super().__init__(ON_TRAVEL, "travel", by_active=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """MK-6.1.1: every place whose time the seat can pay, the present one included."""
        counters = s.counters(seat)
        for place in range(PLACES):
            if counters + s.board.place_time[place] >= 0:
                out.append(TRAVEL + place)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """MK-6.1.1: the trip costs more counters than the seat has."""
        if FULFIL <= code < LEAVE:
            return fulfil.why_not_yet(s, seat, code - FULFIL)
        return why_too_long(s, seat, code - TRAVEL) if TRAVEL <= code < SPLIT else asked()

    def play(self, s: Position, seat: int, code: int) -> None:
        """The pawn moves; at a main place with cubes they are taken."""
        place = code - TRAVEL
        s.cells[PAWN] = 1 + place
        s.tell("travelled", seat, place)
        colour: int = s.board.place_colour[place]
        if colour != NOWHERE and s.cubes(colour):
            s.ask(ON_SPLIT, seat)
        else:
            s.ask(STEP_ARRIVED, seat)


def why_too_long(s: Position, seat: int, place: int) -> Why | None:
    """The seat has fewer counters than a trip costs."""
    time = s.board.place_time[place]
    return because("counters", -time, s.counters(seat)) if s.counters(seat) + time < 0 else None


def here(s: Position) -> int:
    """The place of the pawn."""
    pawn: int = s.cells[PAWN]
    return pawn - 1


class Split(Decision):
    """How the cubes of a place are divided into its two goods."""

    def __init__(self) -> None:
        super().__init__(ON_SPLIT, "split", "given", COUNT, FIRST + SECOND, by_active=True, travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """MK-6.2.1: any division that both goods allow."""
        least, most = _portion(s)
        for first in range(least, most + 1):
            out.append(SPLIT + first)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """More or fewer than can be of the first good."""
        if not SPLIT <= code < SELL:
            return asked()
        least, most = _portion(s)
        return None if least <= code - SPLIT <= most else because("split", least, most)

    def play(self, s: Position, seat: int, code: int) -> None:
        """The cubes go into the two storerooms of their colour."""
        place = here(s)
        colour: int = s.board.place_colour[place]
        cubes = s.cubes(colour)
        portion = min(cubes, SPLIT_MOST)
        given: int = s.cells[ASK_A]
        first = code - SPLIT
        for which in range(2):
            number = portion - first if which else first
            if number:
                s.add_stock(seat, 2 * colour + which, number)
                s.tell("took", seat, place, 2 * colour + which, number)
                given |= SECOND if which else FIRST
        s.set_cubes(colour, cubes - portion)
        if cubes > portion:
            s.ask(ON_SPLIT, seat, given)
        else:
            s.ask(STEP_ARRIVED, seat)

    def about(self, s: Position) -> dict[str, Any]:
        """Where, how many there are, and how many are divided now."""
        place = here(s)
        cubes = s.cubes(s.board.place_colour[place])
        return {"place": s.board.place_keys[place], "cubes": cubes, "portion": min(cubes, SPLIT_MOST)}

    def faults(self, s: Position, seat: int) -> list[str]:
        """There are cubes to divide."""
        colour: int = s.board.place_colour[here(s)]
        return unless(colour != NOWHERE and s.cubes(colour) > 0 and s.cells[ASK_A] <= FIRST + SECOND)


def _portion(s: Position) -> tuple[int, int]:
    """MK-6.2.1: how many cubes can become the first good: any, but from two on both goods get one.

    Very many are divided in portions.
    """
    cubes = s.cubes(s.board.place_colour[here(s)])
    given: int = s.cells[ASK_A]
    portion = min(cubes, SPLIT_MOST)
    least, most = 0, portion
    if portion == cubes and (cubes > 1 or given):  # the last portion
        least = 0 if given & FIRST else 1
        most = portion if given & SECOND else portion - 1
    return least, most


def arrive(s: Position, seat: int) -> None:
    """Bonus goods, distribution, and the time that the trip gives or costs."""
    place = here(s)
    bonus_goods(s, seat, s.board.bonus_active)
    if s.board.place_colour[place] == NOWHERE:
        _after_minor(s, s.board.place_threshold[place])
    else:
        _after_main(s, s.board.place_colour[place])
    time = s.board.place_time[place]
    if time < 0:  # MK-6.4.2
        s.add_counters(seat, time)
        s.add_reserve(-time)
        s.tell("paid_time", seat, -time)
    s.cells[DUE] = max(time, 0)
    s.ask(STEP_TIME, seat)


def bonus_goods(s: Position, seat: int, number: int) -> None:
    """MK-6.2.2, MK-8.2: so many cubes for every own bonus card of the place."""
    place = here(s)
    for card in range(BONUSES):
        if s.board.bonus_place[card] == place and s.cells[WHERE + BONUS + card] == OWNED + seat and number:
            good: int = s.board.bonus_good[card]
            s.add_stock(seat, good, number)
            s.tell("bonus", seat, BONUS + card, good, number)


def _after_main(s: Position, colour: int) -> None:
    """MK-6.3.1: every linked main place gets a cube, the destination none."""
    for other in range(COLOURS):
        if s.board.links[colour] >> other & 1:
            _grow(s, other)


def _after_minor(s: Position, threshold: int) -> None:
    """MK-6.3.2: every main place with at least so many cubes gets one; each is looked at before it grows."""
    for colour in range(COLOURS):
        if s.cubes(colour) >= threshold:
            _grow(s, colour)


def _grow(s: Position, colour: int) -> None:
    s.set_cubes(colour, s.cubes(colour) + 1)
    s.tell("grew", s.board.colour_place[colour], s.cubes(colour))
