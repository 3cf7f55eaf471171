"""Many games of the same players at the same seats: played by one process or several, told in their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from hanse.arena import play_game
from hanse.arena.rows import game_row
from hanse.arena.running import InOrder
from hanse.arena.summary import Summary
from hanse.arena.workers import Workers
from hanse.games import find_game
from hanse.kernel.contract import Game
from hanse.players.hosting import Hosting
from hanse.players.player import Limit
from hanse.players.process import Setup

if TYPE_CHECKING:
    import polars as pl

CHUNK_SECONDS = 0.1  # of games that are played and told together
MOST_IN_CHUNK = 256
RECORDS, GAMES, DECISIONS = "records", "games", "decisions"  # what may be wanted of every game


@dataclass(frozen=True)
class Simulation:
    """All that decides what is played. Neither time nor the number of processes is part of it."""

    game: Game
    preset: str
    options: Any
    players: tuple[str, ...]
    games: int
    seed: int | str
    most_decisions: int
    seconds: float  # that a player of others has for one decision
    facts: Mapping[str, str]  # files of one's own that are played with

    def to_data(self) -> dict[str, Any]:
        """The simulation as plain data."""
        return {
            "game": self.game.key,
            "preset": self.preset,
            "rules": self.options.revision,
            "options": self.options.to_data(),
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
            "maxDecisions": self.most_decisions,
            "botSeconds": self.seconds,
            "facts": dict(self.facts),
        }


def read_simulation(data: Mapping[str, Any]) -> Simulation:
    """The simulation out of its data, which another process was given."""
    game = find_game(data["game"])
    if data["facts"]:
        game.replace_data(data["facts"])
    return Simulation(
        game,
        data["preset"],
        game.read_options(data["options"], data["rules"]),
        tuple(data["players"]),
        data["games"],
        data["seed"],
        data["maxDecisions"],
        data["botSeconds"],
        data["facts"],
    )


class Chunk(NamedTuple):
    """Some games in a row; `number` is the place of the chunk in the order of all."""

    number: int
    first: int
    games: int


@dataclass(frozen=True)
class Told:
    """What is known of the games of a chunk, and what was wanted of them."""

    summary: Summary
    records: Sequence[str] = ()
    frames: Mapping[str, pl.DataFrame] | None = None


class Player:
    """Plays chunks of a simulation, and makes of their games what is wanted."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._simulation = read_simulation(data["simulation"])
        self._wanted = data["wanted"]
        about = self._simulation
        facts = {about.game.key: about.facts} if about.facts else {}
        self._hosting = Hosting(Limit(seconds=about.seconds), setup=Setup(facts, shown=True))

    def play(self, chunks: Sequence[Chunk]) -> list[tuple[int, Told]]:
        """The games of each chunk, played."""
        return [(chunk.number, self._told(chunk)) for chunk in chunks]

    def close(self) -> None:
        """End the processes of players of others."""
        self._hosting.__exit__()

    def _told(self, chunk: Chunk) -> Told:
        about = self._simulation
        summary = Summary(len(about.players))
        all_played = []
        for number in range(chunk.first, chunk.first + chunk.games):
            played = play_game(
                about.game,
                about.options,
                about.players,
                f"{about.seed}/{number}",
                about.most_decisions,
                self._hosting,
            )
            summary.add(played)
            all_played.append((number, played))
        if RECORDS in self._wanted:
            return Told(summary, records=[played.record.to_json() for _, played in all_played])
        if GAMES not in self._wanted:
            return Told(summary)
        from hanse.arena.tabulating import frames_of

        rows = [game_row(number, played) for number, played in all_played]
        return Told(summary, frames=frames_of(all_played, rows, decisions=DECISIONS in self._wanted))


class Course:
    """One run of a simulation, from the game on that comes next."""

    def __init__(self, simulation: Simulation, done: int, workers: Workers) -> None:
        self._games = simulation.games
        self._next = done
        self._chunks = 0
        self._told = 0
        self._begun = monotonic()
        self._hands = workers.hands
        self._chunk_by_chunk = InOrder[Chunk](workers, self._following, lambda _: True)

    def told(self) -> Iterator[Told]:
        """Play all that is left, and tell it chunk by chunk in order."""
        for chunk, told in self._chunk_by_chunk.lines():
            self._told += chunk.games
            yield told

    def _following(self) -> Chunk | None:
        if self._next == self._games:
            return None
        chunk = Chunk(self._chunks, self._next, min(self._size(), self._games - self._next))
        self._chunks += 1
        self._next += chunk.games
        return chunk

    def _size(self) -> int:
        """One game until it is known how long they take."""
        if not self._told:
            return 1
        each = (monotonic() - self._begun) * self._hands / self._told
        return max(1, min(MOST_IN_CHUNK, int(CHUNK_SECONDS / max(each, 1e-6))))
