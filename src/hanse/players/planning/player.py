"""The player that plans its turns, at any level: it thinks at the beginning of a plan and then follows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hanse.kernel.chance import Chance
from hanse.players.planning.levels import QUICK, Level
from hanse.players.planning.patience import Patience
from hanse.players.planning.planner import Node
from hanse.players.planning.restless import Restlessness
from hanse.players.planning.search import Prospect, Search, Turn
from hanse.players.player import Limit, Player, Seating, Thought
from hanse.players.value.features import STAGES
from hanse.players.value.value import MOST_SEATS, WHOLE
from hanse.players.weights import Weights, usual

LATE = STAGES * 3 // 4  # nobody slips from here on
RESERVE = 0.8  # of the time that a decision may take, for thinking
_UNLIMITED = 1 << 30
_FIRST = 16  # iterations of the first comparison, doubled as long as there is time

Signature = tuple[tuple[int, ...], tuple[int, ...]]


class PlanningPlayer(Player):
    """Plans the rest of its turn, or its answer in somebody else's, and remembers the plan."""

    def __init__(
        self, level: Level, weights: Weights | None = None, style: Mapping[str, int] | None = None,
        iterations: int | None = None,
    ) -> None:  # fmt: skip
        """With the usual weights of its board, if no others are given; `iterations` outweigh every limit."""
        self._level = level
        self._weights = weights
        self._style = style
        self._iterations = iterations
        self._plan: list[tuple[int, Signature]] = []
        self._values: tuple[float, ...] = ()
        self._patience = Patience(level.seconds)
        self._turns = 0  # own ones, so far

    def begin(self, seating: Seating) -> None:
        """Get the weights of this game and board."""
        board = str(seating.options.to_data().get("map", ""))
        weights = self._weights or usual(seating.game.key, board, seating.seats)
        self._value = weights.value(self._style)
        self._planner = self._level.planner(self._value, seating.game.key)
        quick = QUICK.planner(self._value, seating.game.key)
        self._search = Search(self._planner, quick, self._level.breadth)
        self._restless = Restlessness(self._value, quick)
        self._plan = []

    def choose(self, state: Any, limit: Limit, chance: Chance) -> Thought:
        """Follow the plan as long as all is as expected, else make a new one."""
        if self._plan and self._plan[0][1] == self._signature(state):
            looked, words = 0, ""
        else:
            if not self._plan and self._value.features.active(state) == state.mover():
                self._turns += 1
                self._restless.turn_begins(state)
            line, looked = self._think(state, limit, chance)
            self._plan = self._expected(state, line)
            words = "; ".join(state.words(code) for code in line)
        code = self._plan.pop(0)[0]
        return Thought(code, self._values, [code, *(planned for planned, _ in self._plan)], looked, words)

    def stop(self) -> None:
        """Answer with the best that was found so far."""
        self._patience.stop()

    def end(self) -> None:
        """Forget the plan."""
        self._plan = []

    def _think(self, state: Any, limit: Limit, chance: Chance) -> tuple[list[int], int]:
        """The line of the best plan, or of one nearly as good, and how much was looked at."""
        if len(state.candidates()) == 1:
            return state.candidates(), 0
        if self._level.breadth:
            self._begin_to_search(state, limit)
            root = self._search.begin(state)
            self._compare(root, state, limit, chance)
            self._patience.end()
            self._values = self._found(root.prospects[0], state)
            return root.prospects[0].line, int(self._search.iterations)
        before = int(self._planner.looked)
        if self._restless.now(state):
            chosen = self._restless.plan(state)
        else:
            chosen = self._perhaps_another(self._planner.plans(state), state.mover(), chance)
        self._value.evaluate(chosen.state)
        self._values = _fractions([self._value.shares[seat] for seat in range(state.seats())])
        return chosen.line(), int(self._planner.looked) - before

    def _found(self, best: Prospect, state: Any) -> tuple[float, ...]:
        """What each seat may expect if the best plan is followed; as things stand, if it was stopped at once."""
        if best.visits:
            return _fractions([best.totals[seat] // best.visits for seat in range(state.seats())])
        self._value.evaluate(state)
        return _fractions([self._value.shares[seat] for seat in range(state.seats())])

    def _compare(self, root: Turn, state: Any, limit: Limit, chance: Chance) -> None:
        """Search within the limit: a number of iterations is kept exactly, so that a game can be repeated."""
        self._search.iterations = 0
        iterations = self._counted(limit)
        if iterations:
            self._search.compare(root, state, iterations, chance, self._patience)
            return
        iterations = _FIRST
        while not self._patience.over() and iterations < _UNLIMITED:
            self._search.compare(root, state, iterations, chance, self._patience)
            iterations *= 2

    def _counted(self, limit: Limit) -> int:
        """The iterations that a search shall have; none if seconds count."""
        usual = self._level.iterations if limit.seconds is None else 0
        return self._iterations or limit.iterations or usual

    def _begin_to_search(self, state: Any, limit: Limit) -> None:
        """From now on it can be stopped, also while the plans are made that will be compared."""
        if self._counted(limit) or limit.seconds is None:
            self._patience.begin_endless()
        else:
            self._patience.begin((self._turns, self._value.features.active(state)), limit.seconds * RESERVE)

    def _perhaps_another(self, plans: list[Node], seat: int, chance: Chance) -> Node:
        """The best plan; a weaker level sometimes takes one that is nearly as good, but not at the end of a game."""
        best = plans[0]
        if not self._level.slips:
            return best
        share = self._planner.share(best.state, seat)
        if self._value.stage >= LATE or chance.below(100) >= self._level.slips:
            return best
        others = [node for node in plans[1:8] if self._planner.share(node.state, seat) + self._level.slack >= share]
        return others[chance.below(len(others))] if others else best

    def _expected(self, state: Any, line: list[int]) -> list[tuple[int, Signature]]:
        """The own decisions of a plan, each with what its moment will look like if nothing else happens."""
        seat, ahead = state.mover(), state.copy()
        plan: list[tuple[int, Signature]] = []
        for code in line:
            if ahead.mover() == seat:
                plan.append((code, self._signature(ahead)))
            ahead.apply(code)
        return plan

    def _signature(self, state: Any) -> Signature:
        """What a moment looks like: its choices, and what it is worth to everybody."""
        self._value.evaluate(state)
        return tuple(state.candidates()), tuple(self._value.worths[seat] for seat in range(MOST_SEATS))


def _fractions(shares: list[int]) -> tuple[float, ...]:
    return tuple(share / WHOLE for share in shares)
