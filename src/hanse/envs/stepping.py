"""Many games stepped together, in compiled code: nothing is made for a step but what the rules themselves make.

What comes out lies in runs of bytes that stay where they are, so that whoever looks at their memory once sees every
step: NumPy does, without a copy and without being known here.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from hanse.envs.observing.observer import Observer
from hanse.kernel.cells import blank, compiled, zeroes
from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes
from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

RANK: Final = "rank"
MARGIN: Final = "margin"
REWARDS: Final = (RANK, MARGIN)
RUNNING: Final = 0
OVER: Final = 1
CUT: Final = 2  # the game took too many decisions
CODE_BYTES: Final = 2  # of a code in a run of them, the lower first

Begin = Callable[[int], BaseState]  # the first position of the game of this number


class Batch:
    """So many games of one kind. Games that end begin anew at once, each with a number that no other had."""

    def __init__(
        self,
        begin: Begin,
        observer: Observer,
        count: int,
        actions: int,
        most: int,
        by_margin: bool,
        share: int = 0,
        shares: int = 1,
    ) -> None:
        """`most` decisions are made in a game at most; 0 for no limit.

        If several batches share the work, this one has the games whose number leaves `share` when divided by `shares`.
        """
        self.begin = begin
        self.observer = observer
        self.count: i64 = count
        self.actions: i64 = actions
        self.most: i64 = most
        self.by_margin = by_margin
        self.seats: i64 = observer.seats
        self.games: list[BaseState] = []
        self.codes: list[Codes] = [Codes() for _ in range(count)]
        self.number = share  # of the next game
        self.share = share
        self.shares = shares
        self.plies = zeroes(count)
        self.observations = blank(count * observer.size)
        self.masks = blank(count * actions)
        self.movers = blank(count)
        self.ended = blank(count)
        self.rewards = fractions(count * observer.seats)
        self.drawn = blank(CODE_BYTES * count)

    def restart(self) -> None:
        """All games begin anew, from the first number on."""
        self.games = []
        self.number = self.share
        nothing = self.ended
        for which in range(self.count):
            self.games.append(self._next())
            nothing[which] = RUNNING
            self.plies[which] = 0
            self._show(which)
        rewards = self.rewards
        for place in range(self.count * self.seats):
            rewards[place] = 0.0

    def step(self, codes: bytes) -> None:
        """Make the decision of every game; all of them are legal."""
        seats = self.seats
        rewards = self.rewards
        ended = self.ended
        plies = self.plies
        for which in range(self.count):
            state = self.games[which]
            state.apply(_code(codes, which))
            plies[which] += 1
            for place in range(which * seats, which * seats + seats):
                rewards[place] = 0.0
            over = state.over()
            if not over and (not self.most or plies[which] < self.most):
                ended[which] = RUNNING
            else:
                ended[which] = OVER if over else CUT
                self._settle(which, state)
                self.games[which] = self._next()
                plies[which] = 0
            self._show(which)

    def draw(self, chance: Chance) -> None:
        """Write a legal code for each game into `drawn`, each equally likely."""
        drawn = self.drawn
        for which in range(self.count):
            legal = self.codes[which]
            code = legal.at(chance.below(legal.count))
            drawn[CODE_BYTES * which] = code & 255
            drawn[CODE_BYTES * which + 1] = code >> 8

    def _next(self) -> BaseState:
        number = self.number
        self.number = number + self.shares
        return self.begin(number)

    def _settle(self, which: i64, state: BaseState) -> None:
        worth = settled(state, self.by_margin)
        rewards = self.rewards
        for seat in range(self.seats):
            rewards[which * self.seats + seat] = worth[seat]

    def _show(self, which: i64) -> None:
        """The observation of whoever decides, and what is legal."""
        state = self.games[which]
        mover: int = state.mover()
        self.movers[which] = mover
        self.observer.write(state, mover, self.observations, which * self.observer.size)
        codes = self.codes[which]
        masks = self.masks
        row = which * self.actions
        for place in range(codes.count):
            old: i64 = codes.at(place)
            masks[row + old] = 0
        codes.clear()
        state.choices(codes)
        for place in range(codes.count):
            new: i64 = codes.at(place)
            masks[row + new] = 1


def fractions(count: int) -> vec[float]:
    """So many zeroes that need not stay whole."""
    if not compiled():
        return cast("vec[float]", array("d", [0.0] * count))
    return vec[float]([0.0] * count)


def _code(codes: bytes, which: i64) -> i64:
    low: i64 = codes[CODE_BYTES * which]
    high: i64 = codes[CODE_BYTES * which + 1]
    return low + 256 * high


def settled(state: BaseState, by_margin: bool) -> list[float]:
    """What the end of a game is worth to each seat; alone at the table it is the points.

    By rank, the first has 1 and the last -1, the others are evenly between, and who shares ranks shares their worth.
    By margin, it is by how many points a seat is ahead of the best of the others.
    """
    points = state.scores()
    seats = len(points)
    parts = state.identity().parts
    if seats == 1:
        return [points[0] / parts]
    worth: list[float] = []
    if by_margin:
        for seat in range(seats):
            best = max([points[other] for other in range(seats) if other != seat])
            worth.append((points[seat] - best) / parts)
        return worth
    ranks = state.ranks()
    for seat in range(seats):
        place = ranks[seat] - 1 + (ranks.count(ranks[seat]) - 1) / 2  # the mean of the places that they share, from 0
        worth.append(1.0 - 2.0 * place / (seats - 1))
    return worth


def mask_of(state: BaseState, out: vec[u8]) -> None:
    """Whether each code of the action space is legal."""
    for place in range(len(out)):
        out[place] = 0
    codes = state.room()
    state.choices(codes)
    for place in range(codes.count):
        code: i64 = codes.at(place)
        out[code] = 1
