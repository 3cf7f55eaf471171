"""Levels of strength for people to choose from: how far each looks, and how sure of itself it is."""

from __future__ import annotations

from dataclasses import dataclass

from hanse.players.planning.planner import MOST_ACTIONS, Planner
from hanse.players.value.value import WHOLE, Value

# Of each kind of position within an action, so many are followed at most: few, where each leads to dozens of others.
WITHIN: dict[str, int] = {"teutonica": 3, "merkator": 4}


@dataclass(frozen=True)
class Level:
    """What a player of the house sees and how long it thinks."""

    width: int  # positions that are followed from action to action
    inner: int  # and of each kind within an action
    sight: int = MOST_ACTIONS  # actions that it looks ahead
    slips: int = 0  # of a hundred plans, how many are not the best one
    slack: int = 0  # how much worse such a plan may be, of `WHOLE`
    breadth: int = 0  # plans that the search compares; none, if it trusts the plan
    iterations: int = 0  # of that search, if no limit says otherwise
    seconds: float = 0.0  # and how long it takes at most

    def planner(self, value: Value, game: str) -> Planner:
        """Who makes the plans of this level, in the game of this key."""
        return Planner(value, self.width, min(self.inner, WITHIN.get(game, self.inner)), self.sight)


QUICK = Level(width=3, inner=1)  # what the search expects of everybody

LEVELS: dict[str, Level] = {
    "master": Level(width=10, inner=6, breadth=12, iterations=96, seconds=9.0),
    "hard": Level(width=10, inner=6),
    "medium": Level(width=2, inner=3, slips=10, slack=WHOLE // 30),
    "easy": Level(width=1, inner=2, slips=30, slack=WHOLE // 15),
    "beginner": Level(width=1, inner=2, sight=1, slips=40, slack=WHOLE // 10),
}
