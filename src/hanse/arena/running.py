"""Gives games to those who play, brings what they return into the order of the games, and runs a tournament so.

Only that order decides what stands in the results; how many play, and how fast, does not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from hanse.arena.agenda import Agenda
from hanse.arena.outcome import Outcome, read_outcome
from hanse.arena.results import Results
from hanse.arena.tournament import Fixture, Tournament
from hanse.arena.workers import Workers

BATCH_SECONDS = 0.2  # of games that are given at once: the way there and back costs little then
MOST_IN_BATCH = 32
WAITING = 1  # batches of short games for each hand, besides the one that is played
AHEAD = 64  # games for each hand that may be played before one that takes long is back


class Numbered(Protocol):
    """A game to be played."""

    @property
    def number(self) -> int:
        """Its place in the order of all games."""


Game = TypeVar("Game", bound=Numbered)


class InOrder(Generic[Game]):
    """Has games played by many, and brings them back into their order."""

    def __init__(self, workers: Workers, following: Callable[[], Game | None], needed: Callable[[Game], bool]) -> None:
        """`following` gives the next game, none after the last; `needed` says whether one still is."""
        self._workers = workers
        self._following = following
        self._needed = needed
        self._under_way: deque[Game] = deque()  # in order, until they have been told
        self._back: dict[int, Any] = {}  # what came of games that wait for an earlier one
        self._given: dict[int, int] = {}  # games that are with a worker, by number, each with its batch
        self._batches: dict[int, int] = {}  # how many games of a batch are not back
        self._played = 0
        self._begun = monotonic()

    def lines(self) -> Iterator[tuple[Game, Any]]:
        """Every game with what came of it, its line, in order.

        Games that are not needed any more are waited for too: the hands that play them may be needed for the next.
        """
        self._give()
        while self._batches:
            for number, line in self._workers.take():
                self._took(number, line)
            yield from self._ready()
            self._give()

    def _give(self) -> None:
        """Keep every hand busy, but not too far ahead of what is missing."""
        hands, size = self._workers.hands, self._batch_size()
        batches = hands if size == 1 else hands * (1 + WAITING)  # nobody shall wait behind a long game
        while len(self._batches) < batches and len(self._under_way) < hands * AHEAD:
            batch: list[Game] = []
            while len(batch) < size and (game := self._following()) is not None:
                batch.append(game)
            if not batch:
                return
            self._under_way += batch
            self._batches[batch[0].number] = len(batch)
            self._given |= {game.number: batch[0].number for game in batch}
            self._workers.give(batch)

    def _batch_size(self) -> int:
        if not self._played:
            return 1
        each = (monotonic() - self._begun) * self._workers.hands / self._played
        return max(1, min(MOST_IN_BATCH, int(BATCH_SECONDS / max(each, 1e-6))))

    def _took(self, number: int, line: Any) -> None:
        self._played += 1
        self._back[number] = line
        batch = self._given.pop(number)
        self._batches[batch] -= 1
        if not self._batches[batch]:
            del self._batches[batch]

    def _ready(self) -> Iterator[tuple[Game, Any]]:
        """Everything before the first game that is missing; what is not needed any more is dropped."""
        while self._under_way:
            game = self._under_way[0]
            if self._needed(game) and game.number not in self._back:
                return
            self._under_way.popleft()
            line = self._back.pop(game.number, None)
            if line is not None and self._needed(game):
                yield game, line


class Run:
    """One run of a tournament, from where the results are."""

    def __init__(self, tournament: Tournament, agenda: Agenda, results: Results, workers: Workers) -> None:
        self._tournament = tournament
        self._agenda = agenda
        self._results = results
        self._games = InOrder[Fixture](workers, agenda.next, agenda.open)

    def outcomes(self) -> Iterator[Outcome]:
        """Play all that is left; each game is told when it stands in the results."""
        for fixture, line in self._games.lines():
            outcome = read_outcome(self._tournament, fixture, line)
            self._results.add(line)
            self._agenda.hear(outcome)
            yield outcome
