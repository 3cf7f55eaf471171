"""How strong players are, by the games they played with each other (OpenSkill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from hanse.arena.intervals import SURE


@dataclass(frozen=True)
class Rating:
    """What is believed of a player."""

    mean: float
    deviation: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies in 95 of 100 cases."""
        return self.mean - SURE * self.deviation, self.mean + SURE * self.deviation


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after these games, in their order: who sat where, and the ranks; the best first.

    A game of one player with itself tells nothing.
    """
    known: dict[str, Rating] = {}
    for players, ranks in games:
        if len(set(players)) > 1:
            known |= rated(known, players, ranks)
    return dict(sorted(known.items(), key=lambda entry: (-entry[1].mean, entry[0])))


def rated(known: Mapping[str, Rating], players: Sequence[str], ranks: Sequence[int]) -> dict[str, Rating]:
    """The ratings of those who played a game, after it.

    Several seats of one player are rated one by one, and their changes averaged.
    """
    model = PlackettLuce()
    before = [known.get(player, Rating(model.mu, model.sigma, 0)) for player in players]
    teams = [[model.rating(mu=rating.mean, sigma=rating.deviation)] for rating in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    ratings = {}
    for player in dict.fromkeys(players):
        seats = [seat for seat, name in enumerate(players) if name == player]
        mean = sum(after[seat][0].mu for seat in seats) / len(seats)
        deviation = sum(after[seat][0].sigma for seat in seats) / len(seats)
        ratings[player] = Rating(mean, deviation, before[seats[0]].games + 1)
    return ratings
