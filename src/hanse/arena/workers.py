"""Who plays many games: this process, or several on this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Protocol

from hanse.arena import play_game
from hanse.arena.outcome import line_of
from hanse.arena.tournament import Fixture, read_tournament
from hanse.kernel.errors import HanseError
from hanse.players.hosting import Hosting
from hanse.players.player import Limit
from hanse.players.process import Setup

GONE_IN = 2.0  # seconds in which a process leaves by itself

Lines = list[tuple[int, Any]]  # games by their number, each as what a hand makes of it: a line of results, a table


class Hand(Protocol):
    """Plays games one after the other. It can be made anywhere, from plain data."""

    def play(self, games: Sequence[Any]) -> Lines:
        """The games, played."""

    def close(self) -> None:
        """End what was begun for them."""


Maker = Callable[[dict[str, Any]], Hand]  # one that other processes find by its name


class Workers(Protocol):
    """Those who play. They are given games in their order, and return them in any."""

    hands: int  # how many games can be played at once

    def give(self, games: Sequence[Any]) -> None:
        """Games to be played by one of them."""

    def take(self) -> Lines:
        """Wait until some of the games have been played."""

    def close(self) -> None:
        """End, also in the middle of a game."""


class Worker:
    """Plays games of a tournament."""

    def __init__(self, tournament: dict[str, Any]) -> None:
        self._tournament = read_tournament(tournament)
        self._hosting = Hosting(Limit(seconds=self._tournament.seconds), setup=Setup(shown=True))

    def play(self, fixtures: Sequence[Fixture]) -> Lines:
        """The games, played."""
        return [(fixture.number, self._line(fixture)) for fixture in fixtures]

    def close(self) -> None:
        """End the processes of players of others."""
        self._hosting.__exit__()

    def _line(self, fixture: Fixture) -> str:
        tournament, place = self._tournament, self._tournament.places[fixture.place]
        played = play_game(
            place.game,
            place.options,
            fixture.players,
            tournament.seed_of(fixture.deal),
            tournament.most_decisions,
            self._hosting,
            perf_counter,
        )
        return line_of(tournament, fixture, played)


class Here:
    """This process, a game at a time."""

    hands = 1

    def __init__(self, make: Maker, data: dict[str, Any]) -> None:
        self._hand = make(data)
        self._given: deque[Any] = deque()

    def give(self, games: Sequence[Any]) -> None:
        """Games to be played."""
        self._given.extend(games)

    def take(self) -> Lines:
        """Play the next one."""
        return self._hand.play([self._given.popleft()])

    def close(self) -> None:
        """End the processes of players of others."""
        self._hand.close()


class Processes:
    """Several processes. They end with this one, however it ends: each waits for it at a pipe."""

    def __init__(self, make: Maker, data: dict[str, Any], jobs: int) -> None:
        self.hands = jobs
        self._given: dict[Connection, int] = {}  # batches that are not back yet
        self._processes: list[BaseProcess] = []
        starting = multiprocessing.get_context("spawn")
        with _not_interrupted():
            for _ in range(jobs):
                ours, theirs = starting.Pipe()
                process = starting.Process(target=_serve, args=(theirs, make, data), daemon=True)
                process.start()
                theirs.close()
                self._given[ours] = 0
                self._processes.append(process)

    def give(self, games: Sequence[Any]) -> None:
        """Games for the process that has the least to do."""
        idlest = min(self._given, key=self._given.__getitem__)
        self._given[idlest] += 1
        with suppress(OSError):  # that it has gone is seen when it should answer
            idlest.send(list(games))

    def take(self) -> Lines:
        """Wait for a process that has finished a batch."""
        lines: Lines = []
        for ready in wait(list(self._given)):
            assert isinstance(ready, Connection)
            try:
                answer = ready.recv()
            except (EOFError, OSError):
                raise HanseError("a process that played games has ended") from None
            if isinstance(answer, BaseException):
                raise answer
            self._given[ready] -= 1
            lines += answer
        return lines

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(GONE_IN)
            process.kill()
        for connection in self._given:
            connection.close()


def _serve(connection: Connection, make: Maker, data: dict[str, Any]) -> None:
    """In a process of its own: play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # which ends a game too; players are replaced for less
    hand = make(data)
    try:
        while True:
            connection.send(hand.play(connection.recv()))
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # whoever asked has gone, or wants no more
    except Exception as error:
        with suppress(OSError):
            connection.send(error)
    finally:
        hand.close()


@contextmanager
def _not_interrupted() -> Iterator[None]:
    """Processes that are started here leave it to this one to be interrupted from the terminal."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
