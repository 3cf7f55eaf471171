"""One of the pool in docs/strength.md that is no level: judges positions as `hard` does, and looks one action ahead."""

from __future__ import annotations

from hanse.players.planning.levels import Level
from hanse.players.planning.player import PlanningPlayer


class Greedy(PlanningPlayer):
    """Takes the action after which the position is worth most."""

    def __init__(self) -> None:
        super().__init__(Level(width=1, inner=1, sight=1))
