"""Time counters and loss of goods (sections 6.4 and 6.5), and the time chart of the long game (MK-13.1)."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.codes import KEEP, LOSE, LOSE_TILE, STORE, TURN_NEXT
from hanse.games.merkator.decision import COUNT, Decision, unless
from hanse.games.merkator.layout import (
    ACTIVE,
    ASK_A,
    BACKS,
    CHART,
    COLOURS,
    DUE,
    END_COUNTERS,
    ENDING,
    GOODS,
    LETTER,
    MAX_SPACES,
    NEXT,
    ON_LOSS,
    ON_REFLIP,
    RESERVE,
    SEEN,
    STAGE,
    STEP_FULFIL,
    STEP_LOSS,
    STEP_TAKE,
    STEP_TIME,
    TURNED,
)
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


def step(s: Position, seat: int) -> None:
    """MK-6.4.3: the next counter that is due, or on to the contracts."""
    due: int = s.cells[DUE]
    if not due:
        s.ask(STEP_FULFIL, seat)
    elif s.rules.solo or s.cells[ENDING]:
        _from_reserve(s, seat, due)
    else:
        _from_chart(s, seat)


def _from_reserve(s: Position, seat: int, due: int) -> None:
    """MK-6.4.4, MK-16.1.6: out of the reserve; if that is not enough, what lies on the chart, unturned."""
    reserve: int = s.cells[RESERVE]
    taken = min(due, reserve)
    s.add_reserve(-taken)
    for _ in range(min(due - taken, s.on_chart())):
        _lift(s)
        taken += 1
    s.add_counters(seat, taken)
    s.cells[DUE] = 0
    if taken:
        s.tell("took_time", seat, taken)
    if taken < due:
        s.tell("lapsed", seat, due - taken)


def _from_chart(s: Position, seat: int) -> None:
    """MK-6.5.1: the last counter of its row is turned before it is taken."""
    space: int = s.cells[NEXT]
    if not s.rules.losses or not s.board.row_ends[s.side() * MAX_SPACES + space]:
        s.ask(STEP_TAKE, seat)
        return
    back = _turn(s, space)
    if back & 1 == 0 and s.on_chart() > 1:  # MK-6.5.2: a single letter, and a row below
        s.ask(ON_REFLIP, seat)
    else:
        _strike(s, seat, back)


def _turn(s: Position, space: int) -> int:
    """Turn a counter letter up, if it does not lie so already; its back."""
    counter: int = s.cells[CHART + space]
    if counter < TURNED:
        s.cells[CHART + space] = counter + TURNED
        s.tell("turned", s.board.space_row[s.side() * MAX_SPACES + space], counter - 1)
        return counter - 1
    return counter - TURNED - 1


class Reflip(Decision):
    """Whether the letter counts that was turned up, or that of the next row."""

    def __init__(self) -> None:
        super().__init__(ON_REFLIP, "reflip", by_active=True, travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """MK-6.5.3: either."""
        out.append(KEEP)
        out.append(TURN_NEXT)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Either."""
        return None if code in (KEEP, TURN_NEXT) else asked()

    def play(self, s: Position, seat: int, code: int) -> None:
        """MK-6.5.3: keep the letter, or turn the counter on the last space of the next row, which then counts alone."""
        space: int = s.cells[NEXT]
        back = _turn(s, space)
        if code == TURN_NEXT:
            space += 1
            while not s.board.row_ends[s.side() * MAX_SPACES + space]:
                space += 1
            back = _turn(s, space)
        else:
            s.tell("kept", seat, back)
        _strike(s, seat, back)

    def about(self, s: Position) -> dict[str, Any]:
        """The letter, and its row."""
        space: int = s.cells[NEXT]
        counter: int = s.cells[CHART + space]
        row: int = s.board.space_row[s.side() * MAX_SPACES + space]
        return {"letter": BACK_NAMES[counter - TURNED - 1], "row": row}

    def faults(self, s: Position, seat: int) -> list[str]:
        """MK-6.5.2: the next counter is the last of its row, turned, single, and there is a row below."""
        if s.rules.solo or not s.rules.losses or s.on_chart() <= 1:
            return unless(False)
        space: int = s.cells[NEXT]
        counter: int = s.cells[CHART + space]
        last = s.board.row_ends[s.side() * MAX_SPACES + space] != 0
        return unless(last and counter > TURNED and (counter - TURNED - 1) & 1 == 0)


def _strike(s: Position, seat: int, back: int) -> None:
    """The letter in force; everybody loses goods, the active seat first."""
    s.cells[LETTER] = 1 + back
    s.ask(STEP_LOSS, seat)


def column(s: Position) -> int:
    """The goods of the column in force, as bits."""
    letter: int = s.cells[LETTER]
    return s.board.columns[(letter - 1) >> 1]


def step_loss(s: Position, seat: int) -> None:
    """MK-6.5.5, MK-6.5.6: what this seat loses; it is asked if it has a choice."""
    letter: int = s.cells[LETTER]
    number = 1 + ((letter - 1) & 1)
    mask = column(s)
    cubes = s.column_cubes(seat, mask)
    if cubes > number or (cubes == number and _substitutes(s, seat, mask)):
        s.ask(ON_LOSS, seat, number)
        return
    for good in range(GOODS):
        if mask >> good & 1 and s.stock(seat, good):
            s.tell("lost", seat, good, s.stock(seat, good))
            s.add_stock(seat, good, -s.stock(seat, good))
    _next_loser(s, seat)


def _substitutes(s: Position, seat: int, mask: int) -> bool:
    for colour in range(COLOURS):
        if s.tile(seat) >> colour & 1 and mask >> (2 * colour) & 3:
            return True
    return False


def _next_loser(s: Position, seat: int) -> None:
    """MK-6.5.7: clockwise, until it would be the active seat again."""
    following = (seat + 1) % s.rules.seats
    active: int = s.cells[ACTIVE]
    if following == active:
        s.cells[LETTER] = 0
        s.ask(STEP_TAKE, active)
    else:
        s.ask(STEP_LOSS, following)


class Loss(Decision):
    """Which goods of the column a seat loses."""

    def __init__(self) -> None:
        super().__init__(ON_LOSS, "loss", "left", COUNT, GOODS, travelled=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """A cube of the column, or a tile cube that stands for one of its goods."""
        mask = column(s)
        for good in range(GOODS):
            if mask >> good & 1 and s.stock(seat, good):
                out.append(LOSE + good)
        for colour in range(COLOURS):
            if s.tile(seat) >> colour & 1 and mask >> (2 * colour) & 3:
                out.append(LOSE_TILE + colour)

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Another column is hit, or the seat has no such cube."""
        if not LOSE <= code < STORE:
            return asked()
        letter: int = s.cells[LETTER]
        if code < LOSE_TILE:
            good = code - LOSE
            if not column(s) >> good & 1:
                return because("other-column", (letter - 1) >> 1)
            return None if s.stock(seat, good) else because("no-stock", good)
        colour = code - LOSE_TILE
        if not column(s) >> (2 * colour) & 3:
            return because("other-column", (letter - 1) >> 1)
        return None if s.tile(seat) >> colour & 1 else because("no-tile", colour)

    def play(self, s: Position, seat: int, code: int) -> None:
        """One cube is given back."""
        if code >= LOSE_TILE:
            s.take_tile(seat, code - LOSE_TILE)
            s.tell("lost_tile", seat, code - LOSE_TILE)
        else:
            s.add_stock(seat, code - LOSE, -1)
            s.tell("lost", seat, code - LOSE, 1)
        left: int = s.cells[ASK_A]
        if left > 1:
            s.ask(ON_LOSS, seat, left - 1)
        else:
            _next_loser(s, seat)

    def about(self, s: Position) -> dict[str, Any]:
        """The column."""
        letter: int = s.cells[LETTER]
        return {"column": s.board.column_letters[(letter - 1) >> 1]}

    def faults(self, s: Position, seat: int) -> list[str]:
        """As many as the letter says at most, and the seat has them."""
        number: int = s.cells[ASK_A]
        letter: int = s.cells[LETTER]
        if not 1 <= number <= 1 + ((letter - 1) & 1) or s.rules.solo or not s.rules.losses or not s.on_chart():
            return unless(False)
        return unless(s.column_cubes(seat, column(s)) >= number)


def take(s: Position, seat: int) -> None:
    """MK-6.4.1: the counter comes to the player; the last one of the chart begins the final phase."""
    _lift(s)
    s.add_counters(seat, 1)
    s.tell("took_time", seat, 1)
    due: int = s.cells[DUE]
    s.cells[DUE] = due - 1
    stage: int = s.cells[STAGE]
    if not s.on_chart() and stage + 1 < len(s.rules.stages):
        _refill(s, stage + 1)
    if not s.on_chart():  # MK-10.1
        s.cells[ENDING] = END_COUNTERS
        s.tell("ending", END_COUNTERS)
    s.ask(STEP_TIME, seat)


def _lift(s: Position) -> None:
    """Take the next counter off the chart; everybody remembers a letter that was turned."""
    space: int = s.cells[NEXT]
    counter: int = s.cells[CHART + space]
    if counter > TURNED:
        seen: int = s.cells[SEEN + counter - TURNED - 1]
        s.cells[SEEN + counter - TURNED - 1] = seen + 1
    s.cells[CHART + space] = 0
    s.cells[NEXT] = space + 1


def _refill(s: Position, stage: int) -> None:
    """MK-13.1: turn the chart and fill it from the shuffled reserve, from the bottom if there are too few."""
    backs = unseen_backs(s)
    for back in range(BACKS):  # MK-14.3: letters that left the chart are not tracked
        backs += [back] * int(s.cells[SEEN + back])
        s.cells[SEEN + back] = 0
    s.shuffled(backs)
    side = s.rules.stages[stage].side
    wanted = 0
    for row in s.rules.stages[stage].rows:
        wanted += s.board.side_rows[side][row]
    reserve: int = s.cells[RESERVE]
    number = min(wanted, reserve)
    s.fill_chart(stage, backs[:number])
    s.add_reserve(-number)
    s.tell("refilled", side, number)


def unseen_backs(s: Position) -> list[int]:
    """The backs of all counters that lie neither on the chart nor among those seen when they left it."""
    found: list[int] = []
    for back in range(BACKS):
        number = s.board.backs[back]
        seen: int = s.cells[SEEN + back]
        number -= seen
        for space in range(s.spaces()):
            counter: int = s.cells[CHART + space]
            if counter and (counter & (TURNED - 1)) == 1 + back:
                number -= 1
        found += [back] * number
    return found
