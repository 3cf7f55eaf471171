"""A search over turn plans: what others will answer, and what comes of it.

The best plans of the planner are compared by sequential halving: half of them are dropped whenever they have had their
share of the iterations. Every iteration draws a sample of what is hidden, the first one of each plan the same, and so
on, so that luck is alike for all. It plays the plan in it and goes on from turn to turn, each seat choosing among its
own best plans (max^n), down to a turn that was not planned yet. What comes of its best plan is what the iteration has
found, for every seat. All in whole numbers: the same everywhere.

The tree is kept for the next decision: if it has foreseen that moment, what was found about it counts on.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from hanse.kernel.cells import table
from hanse.kernel.chance import Chance
from hanse.kernel.state import BaseState
from hanse.players.planning.patience import Patience
from hanse.players.planning.planner import Planner
from hanse.players.value.value import MOST_SEATS, WHOLE

if TYPE_CHECKING:
    from mypy_extensions import i64

LEAST_SPREAD: Final = WHOLE // 200  # curiosity, where all plans look alike
EXPECTED: Final = 8  # visits that the planner's own opinion of a plan is worth
FARTHEST: Final = 64  # turns; no game is looked through further


class Prospect:
    """A plan, and what came of it so far."""

    def __init__(self, line: list[int], share: i64) -> None:
        """`share` is what the seat that plans expects of it."""
        self.line = line
        self.share = share
        self.visits: i64 = 0
        self.totals = table([0] * MOST_SEATS)
        self.after: Turn | None = None

    def mean(self, seat: i64) -> i64:
        """The share of the seat: as it turned out so far, and as it was expected, which counts as some more visits.

        A few visits tell little where much is hidden: without that, the luckiest plan would be taken for the best.
        """
        return (self.totals[seat] + self.share * EXPECTED) // (self.visits + EXPECTED)

    def go_on_from(self, before: Prospect) -> None:
        """What came of the same plan when it was thought about before."""
        self.visits, self.totals, self.after = before.visits, before.totals, before.after


class Turn:
    """A moment at which a seat plans, and its prospects, the best first."""

    def __init__(self, seat: i64, prospects: list[Prospect], best: list[int]) -> None:
        """`best` is the best plan as a whole, in the world that it was made in."""
        self.seat = seat
        self.prospects = prospects
        self.best = best
        self.visits: i64 = 0
        worst = prospects[len(prospects) - 1].share
        self.curiosity: i64 = max(prospects[0].share - worst, LEAST_SPREAD)

    def choose(self) -> Prospect:
        """The plan that has the best mean, or was tried too little to know."""
        chosen = self.prospects[0]
        most: i64 = -1
        visited: i64 = isqrt(self.visits * 256 + 1)
        for prospect in self.prospects:
            hope = self.curiosity * visited // (16 * (1 + prospect.visits))
            worth = prospect.mean(self.seat) + hope
            if worth > most:
                chosen, most = prospect, worth
        return chosen


class Search:
    """Thinks about one decision; it can be asked to go on, and tells what it has found at any time."""

    def __init__(self, planner: Planner, quick: Planner, breadth: int) -> None:
        """`planner` finds the plans to choose from, `quick` those of the turns after: `breadth` of them."""
        self._planner = planner
        self._quick = quick
        self._breadth = breadth
        self._shares = table([0] * MOST_SEATS)
        self._luck = Chance(bytes(16))
        self._kept: Turn | None = None  # the decision before, and the state it was made in
        self._kept_in: BaseState | None = None
        self.iterations: i64 = 0

    def begin(self, state: BaseState) -> Turn:
        """The decision to be thought about; what is known of it from the one before is kept."""
        root = self._turn(state, self._planner)
        foreseen = self._foreseen_moment(state, root.seat)
        if foreseen is not None:
            for prospect in root.prospects:
                for before in foreseen.prospects:
                    if before.line == prospect.line:
                        prospect.go_on_from(before)
                        root.visits += before.visits
        self._kept, self._kept_in = root, state
        return root

    def _foreseen_moment(self, state: BaseState, seat: i64) -> Turn | None:
        """Where the tree of the decision before has this moment, if the best plan was followed."""
        if self._kept is None or self._kept_in is None:
            return None
        best = self._kept.prospects[0]
        world = self._kept_in.copy()
        if self._kept.seat != seat or not _follow(world, best.line):
            return None
        return self._reached(best.after, world, state, seat)

    def _reached(self, turn: Turn | None, world: BaseState, state: BaseState, seat: i64) -> Turn | None:
        """The turn behind this one, or itself, at which the world is like the state."""
        if turn is None or world.over() or world.mover() != turn.seat:
            return None
        if turn.seat == seat:
            return turn if self._alike(world, state) else None
        for prospect in turn.prospects:
            ahead = world.copy()
            if prospect.after is not None and _follow(ahead, prospect.line):
                found = self._reached(prospect.after, ahead, state, seat)
                if found is not None:
                    return found
        return None

    def _alike(self, world: BaseState, state: BaseState) -> bool:
        """Whether both have the same choices, and are worth the same to everybody."""
        if world.candidates() != state.candidates():
            return False
        value = self._planner.value
        value.evaluate(world)
        worths = [value.worths[seat] for seat in range(MOST_SEATS)]
        value.evaluate(state)
        return worths == [value.worths[seat] for seat in range(MOST_SEATS)]

    def compare(self, root: Turn, state: BaseState, iterations: int, chance: Chance, patience: Patience) -> None:
        """Compare the prospects of the root within so many iterations, or as long as there is patience.

        The best stands first afterwards, also if it was interrupted. The samples are branches of `chance`.
        """
        seat = root.seat
        left = len(root.prospects)
        rounds = 0
        while left >> rounds > 1:
            rounds += 1
        for _ in range(rounds):
            for _ in range(max(1, iterations // (rounds * left))):
                for which in range(left):
                    if patience.over():
                        self._rank(root, seat, left)
                        return
                    prospect = root.prospects[which]
                    self._luck.branch_off(chance, prospect.visits)
                    self._iterate(root, prospect, state.sample(seat, self._luck))
            self._rank(root, seat, left)
            left = (left + 1) // 2

    def _rank(self, root: Turn, seat: i64, left: int) -> None:
        """The first ones, sorted by what came of them."""
        kept = root.prospects[:left]
        kept.sort(key=_Mean(seat).of)
        root.prospects[:left] = kept

    def _iterate(self, root: Turn, prospect: Prospect, world: BaseState) -> None:
        """Follow the prospect, then the tree, to a turn that was not planned yet, and take what it is worth back."""
        self.iterations += 1
        path = [prospect]
        turns = [root]
        self._play(world, prospect.line, root.seat)
        while not world.over() and len(path) < FARTHEST:
            after = prospect.after
            if after is None or after.seat != world.mover():
                after = self._turn(world, self._quick)
                prospect.after = after
                _play_all(world, after.best)
                break
            prospect = after.choose()
            turns.append(after)
            path.append(prospect)
            self._play(world, prospect.line, after.seat)
        self._evaluate(world)
        seats = world.seats()
        for i in range(len(path)):
            turns[i].visits += 1
            step = path[i]
            step.visits += 1
            for seat in range(seats):
                step.totals[seat] += self._shares[seat]

    def _play(self, world: BaseState, line: list[int], seat: i64) -> None:
        """Play a plan; where it is not possible in this world, or something came to light, the seat plans anew."""
        features = self._planner.value.features
        turn = features.turn(world)
        for code in line:
            if world.over():
                return
            if not world.allows(code):
                if world.mover() == seat:
                    _play_all(world, self._quick.plans(world)[0].line())
                return
            revealed = features.reveals(world, code)
            world.apply(code)
            if revealed and not world.over() and world.mover() == seat and features.turn(world) == turn:
                _play_all(world, self._quick.plans(world)[0].line())
                return

    def _evaluate(self, world: BaseState) -> None:
        value = self._planner.value
        value.evaluate(world)
        seats: i64 = world.seats()
        for seat in range(seats):
            self._shares[seat] = value.expected(seat, seats)

    def _turn(self, state: BaseState, planner: Planner) -> Turn:
        """The plans of the seat that decides; plans that differ only after something came to light are one."""
        seat: i64 = state.mover()
        prospects: list[Prospect] = []
        known: set[tuple[int, ...]] = set()
        found = planner.plans(state)
        for node in found:
            line = self._foreseen(state, node.line())
            if tuple(line) in known:
                continue
            known.add(tuple(line))
            prospects.append(Prospect(line, planner.share(node.state, seat)))
            if len(prospects) == self._breadth:
                break
        return Turn(seat, prospects, found[0].line())

    def _foreseen(self, state: BaseState, line: list[int]) -> list[int]:
        """A plan up to the decision that turns up what was hidden."""
        features = self._planner.value.features
        ahead = state.copy()
        for i in range(len(line)):
            if features.reveals(ahead, line[i]):
                return line[: i + 1]
            ahead.apply(line[i])
        return line


def _play_all(world: BaseState, line: list[int]) -> None:
    """Play a plan in the world that it was made in."""
    for code in line:
        world.apply(code)


def _follow(world: BaseState, line: list[int]) -> bool:
    """Play a plan as far as it goes; whether all of it was possible."""
    for code in line:
        if world.over() or not world.allows(code):
            return False
        world.apply(code)
    return True


class _Mean:
    """Sorts prospects by what a seat may expect of them."""

    def __init__(self, seat: i64) -> None:
        self._seat = seat

    def of(self, prospect: Prospect) -> int:
        """The best first."""
        return -prospect.mean(self._seat)
