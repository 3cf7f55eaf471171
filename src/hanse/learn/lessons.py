"""Lessons: a prepared position, one task after another, which answers are right, and what each wrong one is told.

They are data (`lessons/<game>/<chapter>.json`, in the order of `chapters.json`). A step is one decision of the learner.
Answers are written as the words of codes, with `*` for whatever may stand there. What is said stands in the catalogues
under `<game>-lesson-<chapter>-<key>`: the title, `.about`, and for each step `.task-1` and `.right-1`. A kind of wrong
answer is explained by `.wrong-<say>`, or by what the game says of it everywhere (`<game>-lesson-wrong-<say>`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from hanse.games import GAMES
from hanse.kernel.contract import State
from hanse.kernel.errors import UnknownName


@dataclass(frozen=True)
class Wrong:
    """Answers that are told the same."""

    say: str
    codes: tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """One decision: the codes that are right, what is told of others, and what is lit meanwhile."""

    right: tuple[int, ...]
    wrong: tuple[Wrong, ...]
    lit: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson; `seat` is the learner's."""

    game: str
    chapter: str
    key: str
    seat: int
    position: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def name(self) -> str:
        """Chapter and key, as a table of the lesson carries them."""
        return f"{self.chapter}/{self.key}"

    def begin(self) -> State:
        """The prepared position."""
        return GAMES[self.game].read_position(self.position)


def chapters(game: str) -> list[str]:
    """The chapters of a game in the order in which they are learnt."""
    if game not in GAMES:
        raise UnknownName("game", game, list(GAMES))
    return list(_file(game, "chapters"))


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game in the order in which they are learnt."""
    return tuple(_read(game, chapter, entry) for chapter in chapters(game) for entry in _file(game, chapter))


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson with this chapter and key; UnknownName if there is none."""
    found = next((lesson for lesson in lessons(game) if lesson.name == name), None)
    if found is None:
        raise UnknownName("lesson", name, [lesson.name for lesson in lessons(game)])
    return found


def _file(game: str, name: str) -> list[Any]:
    text = (files(__package__) / "lessons" / game / f"{name}.json").read_text(encoding="utf-8")
    found: list[Any] = json.loads(text)
    return found


def _read(game: str, chapter: str, entry: dict[str, Any]) -> Lesson:
    """A lesson with its words turned into codes, along every way of right answers."""
    seat = entry.get("seat", 0)
    states = [GAMES[game].read_position(entry["position"])]
    steps: list[Step] = []
    for step in entry["steps"]:
        legal: dict[int, str] = {}
        for state in states:
            let_others(state, seat)
            legal |= {code: state.words(code) for code in state.legal()}
        right = _meant(legal, step["right"])
        wrong = [Wrong(say, _meant(legal, patterns)) for say, patterns in step.get("wrong", {}).items()]
        steps.append(Step(right, tuple(wrong), tuple(step["lit"])))
        states = _after(states, right)
    return Lesson(game, chapter, entry["key"], seat, entry["position"], tuple(steps))


def _after(states: list[State], codes: Sequence[int]) -> list[State]:
    """The states that these codes lead to, each once."""
    found: dict[bytes, State] = {}
    for state in states:
        for code in codes:
            if code in state.legal():
                after = state.copy()
                after.play(code)
                found.setdefault(after.key(), after)
    return list(found.values())


def let_others(state: State, seat: int) -> None:
    """Let all others take their first choice until this seat has to decide."""
    while not state.over() and state.mover() != seat:
        state.play(state.legal()[0])


def _meant(legal: dict[int, str], patterns: Sequence[str]) -> tuple[int, ...]:
    """The codes whose words a pattern describes; a pattern without any is a fault of the lesson."""
    found: list[int] = []
    for pattern in patterns:
        codes = [code for code, words in legal.items() if fnmatchcase(words, pattern)]
        if not codes:
            raise LookupError(f"{pattern!r} is none of: {'; '.join(legal.values())}")
        found += [code for code in codes if code not in found]
    return tuple(found)
