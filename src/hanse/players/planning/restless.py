"""What a player does that has come to a standstill: it looks for a way that leads on in its next turn.

A plan ends with the turn. Where all pieces stand on the board and no route can be completed in one turn, whatever is
begun looks worse than doing nothing, and a player that trusts its plans would pass for ever.
"""

from __future__ import annotations

from typing import Any

from hanse.players.planning.planner import Node, Planner
from hanse.players.value.value import Value

STILL = 2  # turns without any gain are a standstill
RESTLESS = 3  # turns are then planned further: what the first begins, the others bring to an end
WIDTH, INNER = 20, 6  # a beam that also follows what looks worse at first
TRIED = 16  # plans that are looked at from the next turn


class Restlessness:
    """Notices a standstill of one player, and finds the plan that promises most after the next turn."""

    def __init__(self, value: Value, quick: Planner) -> None:
        """`quick` plans what everybody does until then."""
        self._value = value
        self._quick = quick
        self._wide = Planner(value, WIDTH, INNER)
        self._worths: list[int] = []  # what the own position was worth when the last turns began
        self._left = 0

    def turn_begins(self, state: Any) -> None:
        """An own turn begins: is the position worth more than it was?"""
        self._value.evaluate(state)
        worth = int(self._value.worths[state.mover()])
        still = len(self._worths) == STILL and worth <= min(self._worths)
        self._worths = [*self._worths, worth][-STILL:]
        self._left = RESTLESS if still else max(0, self._left - 1)

    def now(self, state: Any) -> bool:
        """Whether this turn is to be planned further."""
        return self._left > 0 and int(self._value.features.active(state)) == state.mover()

    def plan(self, state: Any) -> Node:
        """The best plan of the turn, judged after the next own one."""
        seat = state.mover()
        return max(self._wide.plans(state)[:TRIED], key=lambda node: self._promise(node.state, seat))

    def _promise(self, state: Any, seat: int) -> int:
        """What the seat may expect when everybody has had a turn, and it another one."""
        ahead, features = state.copy(), self._value.features
        for _ in range(2 * ahead.seats()):
            if ahead.over() or int(features.active(ahead)) == ahead.mover() == seat:
                break
            for code in self._quick.plans(ahead)[0].line():
                ahead.apply(code)
        if not ahead.over():
            ahead = self._quick.plans(ahead)[0].state
        return int(self._quick.share(ahead, seat))
