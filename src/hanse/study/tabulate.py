"""Stored games as rows: every one is replayed to its end, by one process or several."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from hanse.arena import Played, replayed
from hanse.arena.rows import Row, game_row
from hanse.arena.running import InOrder
from hanse.arena.workers import Workers
from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.study.replay import compare
from hanse.study.results import read_result

if TYPE_CHECKING:
    import polars as pl

IN_CHUNK = 50  # games that are replayed and told together

Line = tuple[int, int, str]  # the number of a game, that of its line in the file, and the line


class Chunk(NamedTuple):
    """Some games in a row; `number` is the place of the chunk in the order of all."""

    number: int
    lines: Sequence[Line]


class BadLine(Exception):
    """A game that is damaged."""

    def __init__(self, line: int, reason: HanseError) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Told:
    """The rows of some games, and their tables if they are wanted."""

    rows: Sequence[Row]
    frames: dict[str, pl.DataFrame] | None = None


class Replayer:
    """Replays chunks of stored games."""

    def __init__(self, data: dict[str, Any]) -> None:
        """`facts`: by game, files of one's own; `wanted`: the tables, by kind."""
        self._wanted = data["wanted"]
        for game, texts in data["facts"].items():
            GAMES[game].replace_data(texts)

    def play(self, chunks: Sequence[Chunk]) -> list[tuple[int, Told | BadLine]]:
        """The games of each chunk, replayed; of a chunk with a damaged one, that."""
        return [(chunk.number, self._told(chunk)) for chunk in chunks]

    def close(self) -> None:
        """Nothing was begun."""

    def _told(self, chunk: Chunk) -> Told | BadLine:
        games: list[tuple[int, Played]] = []
        more: list[Row] = []
        for number, line, text in chunk.lines:
            try:
                played, own = _played(text)
            except HanseError as error:
                return BadLine(line, error)
            games.append((own.pop("number", number), played))
            more.append(own)
        rows = [game_row(number, played, own) for (number, played), own in zip(games, more, strict=True)]
        if not self._wanted:
            return Told(rows)
        from hanse.arena.tabulating import frames_of

        return Told(rows, frames_of(games, rows, decisions="decisions" in self._wanted))


def _played(text: str) -> tuple[Played, Row]:
    """The game in a line, and what only the results of an arena know of it."""
    result = read_result(text)
    played = replayed(result.record)
    compare(result, played.scores)
    if result.scores is None:
        return played, {}
    data = json.loads(text)
    return played, {
        "number": int(data.get("n", 0)),
        "failures": len(result.failures),
        "cell": data.get("cell"),
        "seconds": result.seconds,
        "asked": result.asked,
    }


def replay_lines(lines: Sequence[tuple[int, str]], workers: Workers) -> Iterator[Told]:
    """The games in numbered lines, replayed in their order; the first damaged one ends it."""
    numbered = [(number, line, text) for number, (line, text) in enumerate(lines)]
    chunks = (
        Chunk(place // IN_CHUNK, numbered[place : place + IN_CHUNK]) for place in range(0, len(numbered), IN_CHUNK)
    )
    for _, told in InOrder[Chunk](workers, lambda: next(chunks, None), lambda _: True).lines():
        if isinstance(told, BadLine):
            raise told
        yield told
