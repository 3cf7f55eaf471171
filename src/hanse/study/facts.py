"""What one seat did in one game, under the names by which all games of a kind are compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, cast

from hanse.messages import Catalogue
from hanse.study.replay import Replayed


@dataclass
class Facts:
    """What is known of a seat at the end; what did not happen has no entry."""

    chosen: dict[str, str] = field(default_factory=dict)  # one of several ways, by question
    amounts: dict[str, float] = field(default_factory=dict)
    counted: dict[str, Counter[str]] = field(default_factory=dict)  # how many of each kind


Namer = Callable[[str, str], str]


@dataclass(frozen=True)
class Strategies:
    """What is asked of the games of one kind. The questions are messages: `report-<game>-<question>`."""

    choices: Sequence[str]
    amounts: Sequence[str]
    counts: Sequence[str]
    facts: Callable[[Replayed], list[Facts]]
    namer: Callable[[Catalogue, str, Mapping[str, Any]], Namer]  # (words, board, options) -> (question, answer) -> name


def strategies_of(game: str) -> Strategies:
    """The questions for the game of this key."""
    return cast(Strategies, import_module(f"hanse.study.{game}").STRATEGIES)


def blank(game: Replayed, counts: Sequence[str]) -> list[Facts]:
    """Facts for every seat, with the turns it had."""
    return [
        Facts(amounts={"turns": turns}, counted={question: Counter() for question in counts}) for turns in game.turns
    ]


def acts_of_first_turn(game: Replayed, seat: int, families: Sequence[str], turn: int = 1) -> str:
    """The kinds of choices that a seat made in its first turn, in their order."""
    acts = [
        step.choice["family"]
        for step in game.steps
        if step.seat == step.of == seat and step.turn == turn and step.choice["family"] in families
    ]
    return "+".join(acts)


def named_acts(acts: str, words: Catalogue) -> str:
    """Choices in a row in words; what was done several times is said once."""
    if not acts:
        return words.say("report-act-none")
    runs: list[list[Any]] = []
    for act in acts.split("+"):
        if runs and runs[-1][0] == act:
            runs[-1][1] += 1
        else:
            runs.append([act, 1])
    named = [(words.say(f"report-act-{act}"), times) for act, times in runs]
    return ", ".join(name if times == 1 else f"{name} ×{times}" for name, times in named)
