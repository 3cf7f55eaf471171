"""Has games looked through for puzzles by many processes: recorded ones, or those of the house's own players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.arena import play_game
from hanse.arena.running import InOrder
from hanse.arena.workers import Lines, Workers
from hanse.games import GAMES, find_game
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record, read_record
from hanse.study.puzzles.collection import Collection, line_of
from hanse.study.puzzles.finding import Finder

MOST_DECISIONS = 3000  # of a game; one that goes on for longer has come to a standstill

Data = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """A game to look through: recorded, or to be played first."""

    number: int
    record: str | None = None


def places_of(game: Game) -> list[tuple[str, int]]:
    """Where its games are played in turn: every edition with every number of seats that has others to be ahead of."""
    found = []
    for preset in game.presets():
        for seats in game.seats:
            if seats > 1 and _possible(game, preset, seats):
                found.append((preset, seats))
    return found


def _possible(game: Game, preset: str, seats: int) -> bool:
    try:
        game.options(preset, seats)
    except HanseError:
        return False
    return True


class Hand:
    """Looks through games, one after the other."""

    def __init__(self, data: Data) -> None:
        """`data` tells the game, who plays, the seed, and the version of the house."""
        self._data = data
        self._game = find_game(data["game"])
        self._places = places_of(self._game)

    def play(self, games: Sequence[Task]) -> Lines:
        """What each of them gave."""
        return [(task.number, self._line(task)) for task in games]

    def close(self) -> None:
        """Nothing was begun."""

    def _line(self, task: Task) -> str:
        record = self._played(task.number) if task.record is None else read_record(task.record, GAMES)
        if record is None:
            return line_of(task.number, 0, 0, [])
        source = {"players": record.seats, "seed": record.seed, "version": self._data["version"]}
        found = Finder(record).look(record, source)
        return line_of(task.number, found.looked, found.candidates, found.puzzles)

    def _played(self, number: int) -> Record | None:
        """A game of the players; none if it came to no end."""
        preset, seats = self._places[number % len(self._places)]
        options = self._game.options(preset, seats)
        seed = f"{self._data['seed']}/{number}"
        played = play_game(self._game, options, [self._data["player"]] * seats, seed, MOST_DECISIONS)
        return None if played.stopped else played.record


class Looking:
    """One run, from where the collection is, until there are so many puzzles or no more games."""

    def __init__(self, collection: Collection, workers: Workers, count: int, records: Sequence[Record] | None) -> None:
        self._collection = collection
        self._count = count
        self._records = records
        self._next = 0
        self._games = InOrder[Task](workers, self._following, lambda task: not self._done())

    def puzzles(self) -> Iterator[int]:
        """Look on; tells how many puzzles there are after each game."""
        for _, line in self._games.lines():
            self._collection.add(line)
            yield len(self._collection.tally.puzzles)

    def _done(self) -> bool:
        return len(self._collection.tally.puzzles) >= self._count

    def _following(self) -> Task | None:
        while self._next in self._collection.tally.games:
            self._next += 1
        if self._done() or (self._records is not None and self._next >= len(self._records)):
            return None
        number = self._next
        self._next += 1
        return Task(number, None if self._records is None else self._records[number].to_json())
