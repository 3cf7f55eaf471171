"""What a loss of win chance means: marks for single actions, and the accuracy of a seat over a game.

The formulas are those that lichess has made public for chess, with losses scaled to the number of seats: who shares
the chances with three others has half as much to lose as who shares them with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import pstdev

# What has to be lost of a game for two, the worst first.
MARKS: dict[str, float] = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
SURE = 2.0  # errors beyond which a loss is none of the sampling
LEAST_WEIGHT, MOST_WEIGHT = 0.5, 12.0  # of one action in the mean
FEWEST, MOST = 2, 8  # actions that the calm or the storm around one is taken from


def scaled(loss: float, seats: int) -> float:
    """A loss as it would weigh between two."""
    return loss * seats / 2


def mark_of(loss: float, error: float, seats: int) -> str | None:
    """What the action is called, if it is beyond doubt."""
    if loss <= SURE * error:
        return None
    return next((mark for mark, least in MARKS.items() if scaled(loss, seats) >= least), None)


def accuracy_of(loss: float, seats: int) -> float:
    """Of one action, from 0 to 100."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * scaled(loss, seats)) - 3.1669))


def game_accuracy(losses: Sequence[float], chances: Sequence[float], seats: int) -> float | None:
    """Of a seat: the mean of two means of its actions, one by how much was at stake, the other harmonic.

    `chances` are the seat's own before each of these actions.
    """
    if not losses:
        return None
    single = [accuracy_of(loss, seats) for loss in losses]
    weights = _weights([100 * scaled(chance, seats) for chance in chances])
    weighted = sum(value * weight for value, weight in zip(single, weights, strict=True)) / sum(weights)
    harmonic = len(single) / sum(1 / max(1.0, value) for value in single)
    return (weighted + harmonic) / 2


def _weights(percents: Sequence[float]) -> list[float]:
    """How much each action counts: as much as the chances changed around it."""
    width = min(MOST, max(FEWEST, len(percents) // 10))
    found = []
    for place in range(len(percents)):
        start = max(0, place + 1 - width)
        window = percents[start : start + width]
        found.append(min(MOST_WEIGHT, max(LEAST_WEIGHT, pstdev(window))))
    return found
