"""The analysis of one finished game: first a curve at a glance, then every action judged. It can be stopped anywhere.

What was found is a list of notes, plain data, one for each piece of work; whoever keeps them can go on later, in
another process. Nothing in them depends on when or where they were made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.errors import HanseError
from hanse.kernel.record import Record
from hanse.study.analysis.actions import Action, actions_of
from hanse.study.analysis.evaluation import Evaluator

FORMAT = 1
ITERATIONS = 96  # for each action, unless somebody says otherwise
FEWEST, MOST = 8, 10_000
FIRST_WORLDS = 2  # of the curve at a glance
WORLDS = 16  # where there is nothing to compare

Note = dict[str, Any]


class NoAnalysis(HanseError):
    """A game that cannot be analysed."""


def check(record: Record, seat: int | None, iterations: int) -> None:
    """Refuse what cannot be analysed."""
    if not FEWEST <= iterations <= MOST:
        raise NoAnalysis(
            "{given} iterations for an action: expected {least} to {most}", given=iterations, least=FEWEST, most=MOST
        )
    seats = len(record.seats)
    if seat is not None and not 0 <= seat < seats:
        raise NoAnalysis("no seat {given}: expected 1 to {most}", given=seat + 1, most=seats)
    if seats == 1:
        raise NoAnalysis("a game alone has nobody to be ahead of: expected one of two or more")
    if not record.replay().over():
        raise NoAnalysis("the game is not over after {count} decisions: only finished ones are analysed",
                         count=len(record.codes))  # fmt: skip


class Analysis:
    """Of one game, as every seat knew it when it decided; or as one seat knew it all the time, without hindsight."""

    def __init__(self, record: Record, seat: int | None = None, iterations: int = ITERATIONS, salt: str = "") -> None:
        """Another `salt` gives other worlds."""
        check(record, seat, iterations)
        self.record = record
        self.seat = seat
        self.iterations = iterations
        self._salt = salt
        self.judge = Evaluator(record.game, record.options)
        self.actions = actions_of(record, self.judge.features)
        self.notes: dict[tuple[str, int], Note] = {}
        self.end = self._end()

    def head(self) -> Note:
        """Which analysis this is: notes of another one do not belong to it."""
        text = self.record.to_json().encode()
        return {
            "study": FORMAT,
            "record": hashlib.sha256(text).hexdigest(),
            "seat": self.seat,
            "iterations": self.iterations,
        }

    @property
    def pieces(self) -> int:
        """How many notes there will be."""
        return 2 * len(self.actions)

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return len(self.notes) == self.pieces

    def take(self, note: Note) -> None:
        """A note that was made before."""
        self.notes[str(note["kind"]), int(note["action"])] = note

    def work(self) -> Iterator[Note]:
        """Every note that is not there yet, as soon as it is made: the curve first, then where it moved most."""
        for place, action, state in self._positions():
            if ("glance", place) not in self.notes:
                yield self._noted(self._glance(place, action, state, FIRST_WORLDS, "glance"))
        order = self._by_importance()
        states = {place: state.copy() for place, _, state in self._positions()}
        for place in order:
            if ("judged", place) not in self.notes:
                yield self._noted(self._judged(place, self.actions[place], states[place]))

    def _noted(self, note: Note) -> Note:
        self.take(note)
        return note

    def _positions(self) -> Iterator[tuple[int, Action, Any]]:
        """Every action with the position before it, which changes afterwards."""
        state: Any = self.record.begin()
        for place, action in enumerate(self.actions):
            yield place, action, state
            for code in self.record.codes[action.ply : action.end]:
                state.apply(code)

    def _end(self) -> Note:
        return self.judge.settled(self.record.replay()).to_data()

    def _chance(self, action: Action, purpose: str) -> Chance:
        """The chance of the worlds at one moment; what is hidden has no part in it."""
        return chance_from_seed(f"{self._salt}/{purpose}/{action.ply}", "study")

    def _glance(self, place: int, action: Action, state: Any, worlds: int, kind: str) -> Note:
        knows = action.seat if self.seat is None else self.seat
        seen = self.judge.glance(state, knows, worlds, self._chance(action, kind))
        return {"kind": kind, "action": place, "before": seen.to_data()}

    def _judged(self, place: int, action: Action, state: Any) -> Note:
        """The action beside the best one, where there was a choice that the analysis may look at."""
        found = None
        if not action.forced and self.seat in (None, action.seat):
            codes = self.record.codes[action.ply : action.end]
            chance = self._chance(action, "judged")
            found = self.judge.compare(state, action.seat, codes, self.iterations, chance)
        if found is None:
            return self._glance(place, action, state, WORLDS, "judged")
        note = {"kind": "judged", "action": place, "before": found.best.to_data()}
        note |= {"loss": round(found.loss, 4), "error": round(found.error, 4)}
        if found.loss > 0:
            note["chosen"] = found.chosen.to_data()
            note["best"] = {"line": found.line, "action": found.action, "own": found.own}
        return note

    def _by_importance(self) -> list[int]:
        """The actions around which the curve moved most, first."""
        curve = [self.notes["glance", place]["before"]["chances"] for place in range(len(self.actions))]
        curve.append(self.end["chances"])

        def still(place: int) -> float:
            seat = self.actions[place].seat
            return -abs(float(curve[place + 1][seat]) - float(curve[place][seat]))

        return sorted(range(len(self.actions)), key=still)
