"""A puzzle as it is kept: a position as one seat knows it, the best action, the obvious one, and what comes of both.

Decisions are written in the public text form of the games, positions in the position format, so that every later
version can read them. What is hidden in the position is a sample that the seat could not tell from the truth.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.study.puzzles.alike import likeness

FORMAT = 1
Data = dict[str, Any]


@dataclass(frozen=True)
class Line:
    """An action, how the turn goes on after it, and what it leads to."""

    words: tuple[str, ...]  # decisions to the end of the turn, as far as they can be foreseen
    own: tuple[bool, ...]  # which of them are the seat's own; the others are what it expects of others
    action: int  # how many of them are the action that is asked for
    answer: tuple[str, ...]  # what the next seat is expected to do then
    chances: tuple[float, ...]  # of each seat to win
    scores: tuple[float, ...]  # points of each seat at the end of the line, as if the game ended there


@dataclass(frozen=True)
class Puzzle:
    """One question, with its answer."""

    game: str
    seat: int
    themes: tuple[str, ...]  # the most telling first
    difficulty: int  # 1 to 5
    loss: float  # of win chance, by the obvious action
    error: float  # of the loss, one deviation
    best: Line
    obvious: Line
    also: tuple[tuple[str, ...], ...]  # actions that lead to the same turn in another order
    source: Data  # the game it was found in
    position: Data

    @cached_property
    def key(self) -> str:
        """A name that is the same wherever the puzzle stands."""
        text = json.dumps([self.game, self.seat, self.position], sort_keys=True).encode()
        return hashlib.sha256(text).hexdigest()[:12]

    def begin(self) -> Any:
        """The position."""
        return GAMES[self.game].read_position(self.position)

    def solved_by(self, state: Any) -> bool:
        """Whether this is where an action leads that is as good as the best."""
        return likeness(state) in self._solved

    @cached_property
    def _solved(self) -> list[Data]:
        actions = [self.best.words[: self.best.action], *self.also]
        return [likeness(played(self.begin(), words)) for words in actions]

    def to_data(self) -> Data:
        """As plain data."""
        return {"puzzle": FORMAT, **asdict(self)}


def played(state: Any, words: Sequence[str]) -> Any:
    """The state after decisions in the public text form."""
    for each in words:
        state.play(state.code(each))
    return state


def read_puzzle(data: Any, where: str) -> Puzzle:
    """A puzzle out of its data, checked: its lines can be played from its position."""
    given = data.get("puzzle", FORMAT) if isinstance(data, dict) else None
    if given != FORMAT:
        raise HanseError("{where}: puzzle format {given!r}: expected {known}", where=where, given=given, known=FORMAT)
    try:
        found = Puzzle(
            str(data["game"]), int(data["seat"]), tuple(data["themes"]), int(data["difficulty"]), float(data["loss"]),
            float(data["error"]), _line(data["best"]), _line(data["obvious"]),
            tuple(tuple(words) for words in data["also"]), dict(data["source"]), dict(data["position"]),
        )  # fmt: skip
        for line in (found.best, found.obvious):
            played(found.begin(), line.words[: line.action])
        return found
    except (TypeError, KeyError, ValueError, AttributeError):
        raise HanseError("{where}: not a puzzle", where=where) from None


def _line(data: Data) -> Line:
    return Line(
        tuple(data["words"]), tuple(data["own"]), int(data["action"]), tuple(data["answer"]),
        tuple(map(float, data["chances"])), tuple(map(float, data["scores"])),
    )  # fmt: skip
