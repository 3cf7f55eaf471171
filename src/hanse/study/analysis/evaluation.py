"""What a position is worth to every seat, and what each way to go on is worth, as far as one seat can know.

All of it is reckoned in worlds that this seat cannot tell from the true one: samples, as players get them. Two ways to
go on are compared in the same worlds with the same chance, so that luck is alike for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from hanse.kernel.chance import Chance
from hanse.kernel.contract import Game
from hanse.players.planning.levels import LEVELS, QUICK
from hanse.players.planning.patience import Patience
from hanse.players.planning.planner import Planner
from hanse.players.planning.search import Prospect, Search, Turn
from hanse.players.value.value import WHOLE
from hanse.players.weights import usual
from hanse.study.analysis.actions import play_action
from hanse.study.analysis.calibration import Calibration, calibration_of, ranks_of

STRONGEST = "master"
Vector = tuple[float, ...]


@dataclass(frozen=True)
class Evaluation:
    """What each seat may expect: to win, its rank, its score; and how far off the chances may be (one deviation)."""

    chances: Vector
    errors: Vector
    ranks: Vector
    scores: Vector
    worlds: int

    def to_data(self) -> dict[str, Any]:
        """As plain data, rounded to what can be known."""
        return {
            "chances": [round(each, 4) for each in self.chances],
            "errors": [round(each, 4) for each in self.errors],
            "ranks": [round(each, 2) for each in self.ranks],
            "scores": [round(each, 1) for each in self.scores],
            "worlds": self.worlds,
        }


@dataclass(frozen=True)
class Comparison:
    """The best way to go on, and what was done."""

    best: Evaluation
    chosen: Evaluation
    loss: float  # of the seat's win chance
    error: float  # of the loss
    line: list[int]  # the best way: its decisions to the end of the turn, as far as they can be foreseen
    action: int  # how many of them are the first action
    own: list[bool]  # which of them are the seat's own; the others are what it expects of others


class Evaluator:
    """Judges positions of one game, as its strongest player would."""

    def __init__(self, game: Game, options: Any, calibration: Calibration | None = None) -> None:
        """With the table that comes with the house, if no other is given."""
        data = options.to_data()
        self.seats = int(data["players"])
        self.value = usual(game.key, str(data.get("map", "")), self.seats).value()
        self.features = self.value.features
        self._parts = game.parts
        self.revealing = game.revealing
        self.planner = LEVELS[STRONGEST].planner(self.value, game.key)
        self.quick = QUICK.planner(self.value, game.key)
        self._calibration = calibration or calibration_of(game.key, self.seats)

    def settled(self, state: Any) -> Evaluation:
        """The end of a game, which nobody has to guess."""
        ranks = state.ranks()
        winners = ranks.count(1)
        chances = tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)
        return Evaluation(chances, (0.0,) * self.seats, tuple(map(float, ranks)), self._points(state), 0)

    def glance(self, state: Any, seat: int, worlds: int, chance: Chance) -> Evaluation:
        """What the seat may think of a position at first sight: whoever decides follows a quick plan, in each world."""
        seen: list[Vector] = []
        for number in range(worlds):
            world = state.sample(seat, chance.branch(number))
            for code in self.quick.plans(world)[0].line():
                world.apply(code)
            seen.append(self._shares(world))
        return self.evaluation(state.sample(seat, chance.branch(0)), seen)

    def compare(
        self, state: Any, seat: int, codes: Sequence[int] | None, iterations: int, chance: Chance
    ) -> Comparison | None:
        """The best action of the seat that decides, beside the one that these decisions are; None if there is one only.

        Without decisions the best two are compared. Half of the iterations find the best action; the other half
        compares the two again in other worlds, because the best of many guesses is a lucky one.
        """
        sample = state.sample(seat, chance.branch(0))
        search = Search(self.planner, self.quick, LEVELS[STRONGEST].breadth)
        root = search.begin(sample)
        actions = Actions(sample, self)
        kin: list[Prospect] = []
        if codes is not None:
            if not actions.possible(codes):
                return None
            reached = actions.after(codes)
            kin = [prospect for prospect in root.prospects if actions.after(prospect.line) == reached]
            if not kin:
                kin = [self.prospect(sample, seat, codes, self.quick)]
                root.prospects.append(kin[0])
        if len(root.prospects) < 2:
            return None
        search.compare(root, sample, max(iterations // 2, 1), chance.branch(1), endless())
        best = root.prospects[0]
        if codes is None or best in kin:
            other, chosen = root.prospects[1], best
        else:
            other = chosen = max(kin, key=lambda prospect: int(prospect.mean(seat)))
        found = self.pair(sample, seat, (best, other), max(iterations // 4, 2), chance.branch(2))
        return self._weighed(sample, seat, best, found, chosen is best, actions)

    def _weighed(
        self, sample: Any, seat: int, best: Prospect, found: tuple[list[Vector], list[Vector]], same: bool,
        actions: Actions,
    ) -> Comparison:  # fmt: skip
        first, second, loss, error = self.weigh(sample, seat, found)
        line = list(best.line)
        way = (line, actions.count(line), actions.own(line))
        if same:
            return Comparison(first, first, 0.0, 0.0, *way)
        if loss <= 0:  # at a second look what was done is no worse
            return Comparison(second, second, 0.0, 0.0, *way)
        return Comparison(first, second, loss, error, *way)

    def weigh(
        self, sample: Any, seat: int, found: tuple[list[Vector], list[Vector]]
    ) -> tuple[Evaluation, Evaluation, float, float]:
        """What came of two plans in the same worlds; what the second costs the seat, and how far that may be off."""
        first, second = (self.evaluation(sample, seen) for seen in found)
        loss = first.chances[seat] - second.chances[seat]
        gaps = [one[seat] - other[seat] for one, other in zip(*found, strict=True)]
        raw = fmean(gaps)
        slope = loss / raw if raw > 0 else 1.0
        return first, second, loss, min(slope, 4.0) * _error(gaps)

    def prospect(self, sample: Any, seat: int, codes: Sequence[int], planner: Planner) -> Prospect:
        """What was done, and the best rest of the turn after it that this planner finds."""
        line, ahead = list(codes), sample.copy()
        turn, own = self.features.turn(sample), self.features.active(sample) == seat
        ahead.listen()
        _, _, revealed = play_action(ahead, codes, self.features, self.revealing)
        while own and not revealed and not ahead.over() and self.features.turn(ahead) == turn:
            more = planner.plans(ahead)[0].line() if ahead.mover() == seat else [self.planner.answer(ahead)]
            for code in more:
                ahead.apply(code)
            line += more
        return Prospect(line, self.planner.share(ahead, seat))

    def pair(
        self, sample: Any, seat: int, pair: tuple[Prospect, Prospect], times: int, chance: Chance
    ) -> tuple[list[Vector], list[Vector]]:
        """What comes of both in so many worlds, always the same one for both."""
        search = Search(self.planner, self.quick, LEVELS[STRONGEST].breadth)
        fresh = [Prospect(prospect.line, prospect.share) for prospect in pair]
        root = Turn(seat, list(fresh), pair[0].line)
        seen: tuple[list[Vector], list[Vector]] = ([], [])
        before = [(0,) * self.seats] * 2
        for _ in range(times):
            search.compare(root, sample, len(fresh), chance, endless())
            for which, prospect in enumerate(fresh):
                totals = tuple(int(prospect.totals[each]) for each in range(self.seats))
                seen[which].append(tuple((now - then) / WHOLE for now, then in zip(totals, before[which], strict=True)))
                before[which] = totals
        return seen

    def _shares(self, world: Any) -> Vector:
        self.value.evaluate(world)
        return tuple(int(self.value.shares[seat]) / WHOLE for seat in range(self.seats))

    def evaluation(self, state: Any, seen: Sequence[Vector]) -> Evaluation:
        """The mean of what was seen in all worlds, in win chances; `state` is where it began."""
        shares = [fmean(values) for values in zip(*seen, strict=True)]
        self.value.evaluate(state)
        stage = int(self.value.stage)
        chances = self._calibration.chances(shares, stage)
        errors = tuple(
            self._calibration.slope(shares[seat], chances[seat], stage) * _error([each[seat] for each in seen])
            for seat in range(self.seats)
        )
        scores = self._calibration.points(self._points(state), chances, stage)
        return Evaluation(chances, errors, ranks_of(chances), scores, len(seen))

    def _points(self, state: Any) -> Vector:
        return tuple(points / self._parts for points in state.scores())


class Actions:
    """The first actions of lines of decisions in one world."""

    def __init__(self, sample: Any, evaluator: Evaluator) -> None:
        self._sample = sample
        self._features = evaluator.features
        self._revealing = evaluator.revealing

    def possible(self, codes: Sequence[int]) -> bool:
        """Whether all of these decisions can be made here; what others hide may forbid it."""
        ahead = self._sample.copy()
        for code in codes:
            if ahead.over() or not ahead.allows(code):
                return False
            ahead.apply(code)
        return True

    def count(self, line: Sequence[int]) -> int:
        """How many decisions are the first action."""
        return self._played(line)[0]

    def own(self, line: Sequence[int]) -> list[bool]:
        """Which decisions of a line that is possible are those of the seat that decides now."""
        ahead, seat = self._sample.copy(), self._sample.mover()
        found = []
        for code in line:
            found.append(ahead.mover() == seat)
            ahead.apply(code)
        return found

    def after(self, line: Sequence[int]) -> bytes:
        """The position after the first action: two that lead to the same one are the same."""
        return self._played(line)[1]

    def _played(self, line: Sequence[int]) -> tuple[int, bytes]:
        ahead = self._sample.copy()
        ahead.listen()
        count, _, _ = play_action(ahead, line, self._features, self._revealing)
        return count, ahead.key()


def endless() -> Patience:
    """A thought that may take as long as it likes."""
    patience = Patience(0.0)
    patience.begin_endless()
    return patience


def _error(values: Sequence[float]) -> float:
    """How far the mean of these may be off."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
