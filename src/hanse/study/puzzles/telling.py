"""A puzzle and its answer as plain data, for whoever shows them."""

from __future__ import annotations

from typing import Any

from hanse.study.puzzles.alike import likeness
from hanse.study.puzzles.attempt import Attempt, shown
from hanse.study.puzzles.puzzle import Line, Puzzle, played

Data = dict[str, Any]


def line_of(puzzle: Puzzle, solved: bool | None) -> Data:
    """A puzzle in a list, and whether it was solved; none, if nobody has tried."""
    return {
        "key": puzzle.key,
        "themes": puzzle.themes,
        "difficulty": puzzle.difficulty,
        "seats": len(puzzle.best.chances),
        "board": puzzle.position["board"],
        "solved": solved,
    }


def puzzle_data(puzzle: Puzzle, tried: Attempt, answer: object | None) -> Data:
    """The puzzle after some decisions, as the seat that decides sees it; with its answer nothing more is decided."""
    state = tried.state
    codes = state.legal() if answer is None else []
    return {
        "key": puzzle.key,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "themes": puzzle.themes,
        "difficulty": puzzle.difficulty,
        "seats": state.seats(),
        "view": state.view(puzzle.seat),
        "choices": [{"code": code, "touches": state.touches(code), **state.describe(code)} for code in codes],
        "events": tried.events,
        "answer": answer,
    }


def answer_data(puzzle: Puzzle, tried: Attempt, solved: bool) -> Data:
    """What is told when it was answered, or given up."""
    obvious = played(puzzle.begin(), puzzle.obvious.words[: puzzle.obvious.action])
    return {
        "solved": solved,
        "obvious_given": tried.done and likeness(tried.state) == likeness(obvious),
        "loss": puzzle.loss,
        "error": puzzle.error,
        "best": _way(puzzle, puzzle.best),
        "obvious": _way(puzzle, puzzle.obvious),
    }


def _way(puzzle: Puzzle, line: Line) -> Data:
    told = shown(puzzle, line)
    return {
        "steps": [vars(step) for step in told.steps],
        "action": line.action,
        "answer": [vars(step) for step in told.answer],
        "chances": line.chances,
        "scores": line.scores,
        "view": told.view,
    }
