"""An attempt at a puzzle or a question: decisions from its position, until the action that was asked for is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hanse.games import GAMES
from hanse.players.value.features import Features
from hanse.players.weights import FEATURES
from hanse.study.analysis.actions import Begun
from hanse.study.puzzles.puzzle import Line, Puzzle

Data = dict[str, Any]


@dataclass(frozen=True)
class Attempt:
    """The position after some decisions, what the last of them did, and whether the action is done."""

    state: Any
    events: list[Data]
    done: bool


def attempt(puzzle: Puzzle, codes: Sequence[int]) -> Attempt:
    """Play decisions from the position of a puzzle."""
    return attempt_from(puzzle.begin(), puzzle.game, codes)


def attempt_from(state: Any, game: str, codes: Sequence[int]) -> Attempt:
    """Play decisions from a state of a game, up to the end of the action; an illegal one is refused."""
    features = _features(game)
    began, done = Begun.at(state, features), False
    events: list[Data] = []
    state.listen()
    for code in codes:
        if done:
            break
        state.play(code)
        events = state.events()
        revealed = any(event["event"] in GAMES[game].revealing for event in events)
        done = revealed or began.has_ended(state, features)
    return Attempt(state, events, done)


@cache
def _features(game: str) -> Features:
    return FEATURES[game]()


@dataclass(frozen=True)
class Step:
    """A decision of a line: whose, and what it means."""

    seat: int
    choice: Data


@dataclass(frozen=True)
class Shown:
    """A line step by step, what the next seat is expected to do then, and what the seat sees after the line."""

    steps: list[Step]
    answer: list[Step]
    view: Data


def shown(puzzle: Puzzle, line: Line) -> Shown:
    """A line of a puzzle as it is told."""
    state = puzzle.begin()
    steps = _steps(state, line.words)
    view = state.view(puzzle.seat)
    return Shown(steps, _steps(state, line.answer), view)


def _steps(state: Any, words: Sequence[str]) -> list[Step]:
    """Decisions as they are told; what others have to decide between them is left out."""
    found: list[Step] = []
    for each in words:
        code = state.code(each)
        if state.over() or not state.allows(code):
            break  # somebody else decides something in between
        choice = {"code": code, "touches": state.touches(code), **state.describe(code)}
        found.append(Step(state.mover(), choice))
        state.apply(code)
    return found
