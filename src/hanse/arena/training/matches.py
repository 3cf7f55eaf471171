"""Whether a candidate becomes champion: only by winning more than its even share against copies of the champion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanse.arena.intervals import wilson
from hanse.arena.settling import ABOVE, BELOW, Question


@dataclass(frozen=True)
class Score:
    """What a candidate won against copies of one opponent."""

    opponent: str
    games: int
    won: float
    verdict: str | None  # how the question was settled, if it was

    @property
    def share(self) -> float:
        """The part of the games that it won."""
        return self.won / self.games if self.games else 0.0

    def beats(self, seats: int) -> bool:
        """Whether that is more than an even share: settled so, or so in the end."""
        if self.verdict is not None:
            return self.verdict == ABOVE
        return self.won * seats > self.games + 1e-6  # shared victories are not whole

    def to_data(self) -> dict[str, Any]:
        """The score as plain data."""
        low, high = wilson(self.won, self.games)
        return {
            "opponent": self.opponent,
            "games": self.games,
            "won": round(self.won, 4),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Match:
    """One candidate against copies of an opponent. Each deal is played with the candidate on every seat."""

    def __init__(self, opponent: str, seats: int, *, asked: bool) -> None:
        """If it is `asked` who is stronger, the match ends when that is settled."""
        self._opponent = opponent
        self._seats = seats
        self._question = Question(1 / seats) if asked else None
        self._deal: list[float] = []
        self._games = 0
        self._won = 0.0

    @property
    def open(self) -> bool:
        """Whether more games are needed."""
        return self._question is None or self._question.verdict not in (ABOVE, BELOW)

    def hear(self, share: float) -> None:
        """What the candidate won of the next game."""
        self._games += 1
        self._won += share
        self._deal.append(share)
        if len(self._deal) == self._seats:
            if self._question is not None:
                self._question.hear(sum(self._deal) / self._seats)
            self._deal.clear()

    def score(self) -> Score:
        """How it stands."""
        return Score(self._opponent, self._games, self._won, self._question.verdict if self._question else None)
