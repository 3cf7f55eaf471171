"""How sure a share is that was counted in a number of games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

SURE = 1.959964  # standard deviations: 95 of 100 such intervals hold the truth


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 cases (Wilson); a draw may count as part of a victory."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def victories(ranks: Sequence[int]) -> list[float]:
    """What each seat won: the winners share one victory."""
    winners = sum(1 for rank in ranks if rank == 1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def ahead(own: int, other: int) -> float:
    """1 for the better of two ranks, 0 for the worse, a half for both if they are equal."""
    return 0.5 if own == other else float(own < other)
