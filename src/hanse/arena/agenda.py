"""Which games of a tournament are still to be played: all in their order, but those whose question is settled."""

from __future__ import annotations

from hanse.arena.outcome import Outcome
from hanse.arena.settling import Question
from hanse.arena.tournament import Fixture, Tournament


class Agenda:
    """Goes through the games. It hears outcomes in the order of the games, so every run decides alike when to stop."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._fixtures = tournament.fixtures()
        targets = [tournament.target(cell) for cell in tournament.cells]
        self._questions = [None if target is None else Question(target) for target in targets]
        self._deals: list[list[Outcome]] = [[] for _ in targets]  # of each cell, the games of the deal being played
        self.total = tournament.total  # games, as far as is known

    def next(self) -> Fixture | None:
        """The next game whose question is open; none after the last."""
        return next((fixture for fixture in self._fixtures if self.open(fixture)), None)

    def open(self, fixture: Fixture) -> bool:
        """Whether the game is still needed."""
        question = self._questions[fixture.cell]
        return question is None or question.verdict is None

    def verdict(self, cell: int) -> str | None:
        """How the question of a cell was settled, if it was."""
        question = self._questions[cell]
        return None if question is None else question.verdict

    def hear(self, outcome: Outcome) -> None:
        """A game was played. Its question is looked at when all games of its deal have been."""
        index = outcome.fixture.cell
        cell, question, deal = self._tournament.cells[index], self._questions[index], self._deals[index]
        if question is None:
            return
        deal.append(outcome)
        if len(deal) < len(cell.seatings):
            return
        shares = [_share(game, cell.row) for game in deal if not game.stopped]
        deal.clear()
        if shares:
            question.hear(sum(shares) / len(shares))
        if question.verdict is not None:
            self.total -= (cell.deals - outcome.fixture.deal - 1) * len(cell.seatings)


def _share(outcome: Outcome, row: str | None) -> float:
    """What the player who is alone has won."""
    return outcome.shares()[outcome.fixture.players.index(str(row))]
