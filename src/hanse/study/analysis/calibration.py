"""From the shares that players reckon with to win chances that hold: of what is said to be 70 %, 70 % are won.

A table for each game, fitted to games between players of several levels by `python -m bench.calibrate`, which also
measures how well it holds. Like the weights of players its numbers change with the stage of the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from hanse.players.value.features import STAGES

HALF = STAGES / 2
Knots = tuple[float, float, float]  # at the beginning, in the middle, at the end


def at_stage(knots: Sequence[float], stage: float) -> float:
    """What holds at a stage: on straight lines from the beginning to the middle to the end."""
    return sum(knot * weight for knot, weight in zip(knots, weights_at(stage), strict=True))


def weights_at(stage: float) -> Knots:
    """How much the beginning, the middle and the end count at a stage."""
    if stage <= HALF:
        return 1 - stage / HALF, stage / HALF, 0.0
    return 0.0, (STAGES - stage) / HALF, (stage - HALF) / HALF


@dataclass(frozen=True)
class Calibration:
    """What shares mean in games of so many seats."""

    power: Knots = (1.0, 1.0, 1.0)  # shares are raised to it: below one, they were too sure of themselves
    even: Knots = (0.0, 0.0, 0.0)  # the part that everybody has alike, because anything can still happen
    gain: Knots = (0.0, 0.0, 0.0)  # points that are still to come
    lead: Knots = (0.0, 0.0, 0.0)  # and how many more for whoever is sure to win

    def chances(self, shares: Sequence[float], stage: float) -> tuple[float, ...]:
        """Win chances that make up the whole."""
        seats = len(shares)
        power, even = at_stage(self.power, stage), at_stage(self.even, stage)
        raised = [max(share, 0.0) ** power for share in shares]
        whole = sum(raised)
        return tuple((1 - even) * each / whole + even / seats for each in raised)

    def slope(self, share: float, chance: float, stage: float) -> float:
        """How much a chance changes with its share: what carries an error of one over to the other."""
        if not 0 < share < 1:
            return 1.0
        known = max(chance * (1 - chance), 1e-4) / max(share * (1 - share), 1e-4)
        return min(4.0, at_stage(self.power, stage) * known)

    def points(self, now: Sequence[float], chances: Sequence[float], stage: float) -> tuple[float, ...]:
        """The score that each seat may expect at the end, from the points as if it ended now."""
        gain, lead, seats = at_stage(self.gain, stage), at_stage(self.lead, stage), len(now)
        return tuple(points + gain + lead * (chance - 1 / seats) for points, chance in zip(now, chances, strict=True))


def ranks_of(chances: Sequence[float]) -> tuple[float, ...]:
    """The rank that each may expect if of any two the one with twice the chance is ahead twice as often."""
    ranks = []
    for seat, own in enumerate(chances):
        others = [other for place, other in enumerate(chances) if place != seat]
        ranks.append(1 + sum(other / (own + other) if own + other > 0 else 0.5 for other in others))
    return tuple(ranks)


@cache
def calibration_of(game: str, seats: int) -> Calibration:
    """The table of a game for so many seats."""
    text = files("hanse.study.analysis").joinpath("calibration", f"{game}.toml").read_text(encoding="utf-8")
    table: dict[str, Any] = tomllib.loads(text)["seats"][str(seats)]
    return Calibration(*(tuple(table[name]) for name in ("power", "even", "gain", "lead")))
