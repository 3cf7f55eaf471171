"""When a question is settled: does somebody win more than a certain share of the games, or less?

Two bets run along, one that the share is higher and one that it is lower. Each begins with 1 and stakes part of what it
has on every deal, at odds that are fair, or worse for it, as long as it is wrong. So a bet that is wrong ever has forty
times its beginning with a probability of at most 1/40 (Ville's inequality), however often one looks. Whoever gets there
settles the question; in all it is settled wrongly with a probability of at most 5 %.

The numbers are only added, multiplied and divided, in the order of the deals: they are the same on every machine.
"""

from __future__ import annotations

ERROR = 0.05  # the probability that a question is ever settled wrongly
ABOVE, BELOW = "above", "below"
_ENOUGH = 2 / ERROR
_STAKES = (1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4)  # of the most that can be staked; the bets are shared out evenly


class Question:
    """Is the share of wins above or below the target? It is told the share of every deal, from 0 to 1, in order."""

    def __init__(self, target: float) -> None:
        self._target = target
        self._higher = [1.0] * len(_STAKES)
        self._lower = [1.0] * len(_STAKES)
        self.verdict: str | None = None

    def hear(self, share: float) -> None:
        """One more deal. After the verdict nothing changes any more."""
        if self.verdict is not None:
            return
        more = (share - self._target) / self._target
        less = (self._target - share) / (1 - self._target)
        self._higher = [has * (1 + stake * more) for has, stake in zip(self._higher, _STAKES, strict=True)]
        self._lower = [has * (1 + stake * less) for has, stake in zip(self._lower, _STAKES, strict=True)]
        if sum(self._higher) >= _ENOUGH * len(_STAKES):
            self.verdict = ABOVE
        elif sum(self._lower) >= _ENOUGH * len(_STAKES):
            self.verdict = BELOW
