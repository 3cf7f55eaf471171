"""From features to the share of a win that each seat may expect, in whole numbers, so that every machine agrees.

The worth of a seat is linear in its features, with weights that change with the stage of the game. The shares are the
softmax of the worths, to the base of two: a worth of `UNIT` more doubles the odds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.kernel.cells import table
from hanse.kernel.state import BaseState
from hanse.players.value.features import STAGES, Features

if TYPE_CHECKING:
    from mypy_extensions import i64

UNIT: Final = 1024
_UNIT_BITS: Final = 10
WHOLE: Final = 1 << 20  # the share of a seat that has won alone
MARGIN: Final = 1 << 20  # by how much a share outweighs what only breaks ties between shares
MOST_MARGIN: Final = MARGIN // 2 - 1
MOST_SEATS: Final = 6
KNOTS: Final = 3  # weights are given for the beginning, the middle and the end
_DOUBLINGS: Final = 20  # odds beyond that are none


class Value:
    """Features and their weights. What it writes stays in `shares` and `margins` until the next position."""

    def __init__(self, features: Features, knots: list[list[int]]) -> None:
        """`knots` has for each feature its weight at the beginning, in the middle and at the end."""
        self.features = features
        self.count: i64 = features.count
        self.weights = table(
            [_between(knots[which], stage) for stage in range(STAGES + 1) for which in range(len(knots))]
        )
        self.powers = table([round(2 ** (part / UNIT) * WHOLE) for part in range(UNIT)])
        self.measured = table([0] * (MOST_SEATS * len(knots)))
        self.worths = table([0] * MOST_SEATS)
        self.shares = table([0] * MOST_SEATS)
        self.stage: i64 = 0  # how far the position that was evaluated last is

    def evaluate(self, state: BaseState) -> None:
        """The share of every seat, in parts of `WHOLE`; at the end of a game it is what came of it."""
        seats: i64 = state.seats()
        if state.over():
            self.stage = STAGES
            self._settled(state, seats)
            return
        measured = self.measured
        stage = self.features.measure(state, measured)
        self.stage = stage
        weights = self.weights
        count = self.count
        worths = self.worths
        row = stage * count
        for seat in range(seats):
            at = seat * count
            worth: i64 = 0
            for which in range(count):
                worth += measured[at + which] * weights[row + which]
            worths[seat] = worth >> 4
        self._share(seats)

    def expected(self, seat: i64, seats: i64) -> i64:
        """The share of the seat; alone at the table, its worth."""
        return self.worths[0] if seats == 1 else self.shares[seat]

    def objective(self, seat: i64, seats: i64) -> i64:
        """What the seat wants to be as large as possible: its share; of equal shares, the better margin."""
        worths = self.worths
        if seats == 1:
            own: i64 = worths[0]
            return own
        most: i64 = -(1 << 40)
        for other in range(seats):
            if other != seat and worths[other] > most:
                most = worths[other]
        margin: i64 = worths[seat] - most
        if margin > MOST_MARGIN:
            margin = MOST_MARGIN
        elif margin < -MOST_MARGIN:
            margin = -MOST_MARGIN
        return self.shares[seat] * MARGIN + margin

    def _share(self, seats: i64) -> None:
        worths = self.worths
        shares = self.shares
        most: i64 = worths[0]
        for seat in range(1, seats):
            if worths[seat] > most:
                most = worths[seat]
        total: i64 = 0
        for seat in range(seats):
            behind: i64 = most - worths[seat]
            halvings = behind >> _UNIT_BITS
            part = behind & (UNIT - 1)
            odds: i64 = 0
            if halvings < _DOUBLINGS:
                odds = self.powers[UNIT - part] >> (halvings + 1) if part else self.powers[0] >> halvings
            shares[seat] = odds
            total += odds
        for seat in range(seats):
            shares[seat] = shares[seat] * WHOLE // total

    def _settled(self, state: BaseState, seats: i64) -> None:
        """The winners share the whole; the points break ties among those who have lost anyway."""
        ranks = state.ranks()
        points = state.scores()
        winners: i64 = ranks.count(1)
        for seat in range(seats):
            self.shares[seat] = WHOLE // winners if ranks[seat] == 1 else 0
            self.worths[seat] = points[seat] * UNIT


def _between(knots: list[int], stage: int) -> int:
    """The weight of a stage: on straight lines from the beginning to the middle to the end; times 16."""
    half = STAGES // 2
    if stage <= half:
        return (knots[0] * (half - stage) + knots[1] * stage) * 16 // half
    return (knots[1] * (STAGES - stage) + knots[2] * (stage - half)) * 16 // half
