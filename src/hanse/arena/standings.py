"""How a tournament stands: ratings, who beats whom, what the seats are worth, and what thinking took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hanse.arena.agenda import Agenda
from hanse.arena.intervals import wilson
from hanse.arena.outcome import Outcome
from hanse.arena.ratings import Rating, rate
from hanse.arena.tournament import Place, Tournament


@dataclass
class Share:
    """The share of games that were won; a shared victory counts as its part."""

    games: int = 0
    won: float = 0.0

    def add(self, part: float) -> None:
        """One more game."""
        self.games += 1
        self.won += part

    @property
    def rate(self) -> float | None:
        """The share itself, if there was a game."""
        return self.won / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true share lies with 95 % (Wilson)."""
        return wilson(self.won, self.games) if self.games else None

    def to_data(self) -> dict[str, Any]:
        """The share as plain data."""
        low, high = self.interval or (None, None)
        return {
            "games": self.games,
            "won": round(self.won, 4),
            "rate": _rounded(self.rate),
            "low": _rounded(low),
            "high": _rounded(high),
        }


@dataclass
class Tally:
    """What one player did at one place."""

    share: Share = field(default_factory=Share)
    points: float = 0.0
    seconds: float = 0.0
    asked: int = 0
    replaced: int = 0  # decisions that somebody else had to make

    @property
    def score(self) -> float | None:
        """The mean score, in points."""
        return self.points / self.share.games if self.share.games else None

    @property
    def milliseconds(self) -> float | None:
        """The mean time of a decision."""
        return 1000 * self.seconds / self.asked if self.asked else None

    def to_data(self) -> dict[str, Any]:
        """The tally as plain data."""
        return {
            **self.share.to_data(),
            "score": _rounded(self.score),
            "milliseconds": _rounded(self.milliseconds),
            "replaced": self.replaced,
        }


class Table:
    """The standings at one place. Games that were stopped are counted, and have no winner and no score."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.games = 0
        self.stopped = 0
        self.players: dict[str, Tally] = {}
        self.cells: dict[int, Share] = {}
        self.seats = [Share() for _ in range(place.seats)]
        self.finished: list[Outcome] = []

    def add(self, outcome: Outcome, row: str | None) -> None:
        """One more game; `row` is who was alone in it, if somebody was."""
        self.games += 1
        names = outcome.fixture.players
        for seat, name in enumerate(names):
            tally = self.players.setdefault(name, Tally())
            tally.seconds += outcome.seconds[seat]
            tally.asked += outcome.asked[seat]
        for failure in outcome.failures:
            self.players[names[failure["seat"]]].replaced += 1
        if outcome.stopped:
            self.stopped += 1
            return
        for seat, (name, part) in enumerate(zip(names, outcome.shares(), strict=True)):
            self.players[name].share.add(part)
            self.players[name].points += outcome.scores[seat] / self.place.game.parts
            self.seats[seat].add(part)
            if name == row:
                self.cells.setdefault(outcome.fixture.cell, Share()).add(part)
        self.finished.append(outcome)


class Standings:
    """Adds the games of a tournament up, place by place. Those that came to an end are kept for the ratings."""

    def __init__(self, tournament: Tournament, agenda: Agenda) -> None:
        self.tournament = tournament
        self.agenda = agenda
        self.games = 0
        self.tables = [Table(place) for place in tournament.places]
        self.finished: list[Outcome] = []
        self.failures: Counter[tuple[str, str, str]] = Counter()  # by player, who decided instead, and why

    def add(self, outcome: Outcome) -> None:
        """One more game, in the order of the tournament."""
        self.games += 1
        self.tables[outcome.fixture.place].add(outcome, self.tournament.cells[outcome.fixture.cell].row)
        if not outcome.stopped:
            self.finished.append(outcome)
        for failure in outcome.failures:
            self.failures[failure["player"], failure["by"], failure["why"]] += 1

    @property
    def complete(self) -> bool:
        """Whether all games have been played, but those of settled questions."""
        return self.games == self.agenda.total

    def share(self, place: int, row: str, column: str) -> tuple[Share, str | None] | None:
        """What one player won against copies of another, and how the question was settled."""
        for index, cell in enumerate(self.tournament.cells):
            if (cell.place, cell.row, cell.column) == (place, row, column):
                return self.tables[place].cells.get(index, Share()), self.agenda.verdict(index)
        return None

    def to_data(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "games": self.games,
            "complete": self.complete,
            "ratings": _ratings(self.finished),
            "places": [self._table(number, table) for number, table in enumerate(self.tables)],
            "failures": [
                {"player": player, "by": by, "why": why, "decisions": count}
                for (player, by, why), count in sorted(self.failures.items())
            ],
        }

    def _table(self, number: int, table: Table) -> dict[str, Any]:
        cells = [(index, cell) for index, cell in enumerate(self.tournament.cells) if cell.place == number and cell.row]
        return {
            "place": table.place.name,
            "games": table.games,
            "stopped": table.stopped,
            "even": _rounded(1 / table.place.seats),
            "ratings": _ratings(table.finished),
            "players": [{"player": name, **tally.to_data()} for name, tally in table.players.items()],
            "cells": [
                {
                    "cell": cell.name,
                    "player": cell.row,
                    "against": cell.column,
                    **table.cells.get(index, Share()).to_data(),
                    "settled": self.agenda.verdict(index),
                }
                for index, cell in cells
            ],
            "seats": [share.to_data() for share in table.seats],
        }


def ratings_of(finished: Sequence[Outcome]) -> dict[str, Rating]:
    """Who played, each with a rating out of the games in their order, the best first."""
    return rate((outcome.fixture.players, outcome.ranks) for outcome in finished)


def _ratings(finished: Sequence[Outcome]) -> list[dict[str, Any]]:
    return [
        {
            "player": name,
            "mean": round(rating.mean, 3),
            "deviation": round(rating.deviation, 3),
            "low": round(rating.interval[0], 3),
            "high": round(rating.interval[1], 3),
            "games": rating.games,
        }
        for name, rating in ratings_of(finished).items()
    ]


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)
