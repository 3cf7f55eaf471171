"""A recorded game played once more, with all that happened in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hanse.kernel.contract import State
from hanse.kernel.errors import HanseError, MoveError, RecordError
from hanse.kernel.record import Record
from hanse.study.results import Result


@dataclass(frozen=True)
class Step:
    """One decision, in which turn of whom it was made, and what it brought about."""

    seat: int
    turn: int  # counted from 1 for each seat; 0 before its first one
    of: int  # whose turn it was
    choice: dict[str, Any]
    events: Sequence[dict[str, Any]]


@dataclass(frozen=True)
class Replayed:
    """A game from its first decision to its last."""

    record: Record
    first: int  # the seat that began
    steps: list[Step]
    state: State  # at the end
    turns: list[int]  # of each seat

    def events(self, name: str) -> list[dict[str, Any]]:
        """What happened under one name."""
        return [event for step in self.steps for event in step.events if event["event"] == name]


def replay(result: Result) -> Replayed:
    """Play a result once more; one that does not lead to the stored scores is refused."""
    record = result.record
    state = record.begin()
    state.listen()
    first = state.mover()
    turns = [0] * state.seats()
    turns[first] = 1
    steps: list[Step] = []
    whose = first
    for ply, code in enumerate(record.codes):
        seat = state.mover()
        try:
            choice = state.describe(code)
            state.play(code)
        except MoveError as error:
            raise RecordError(
                "decision {number} of {count}: {reason}", number=ply + 1, count=len(record.codes), reason=error
            ) from None
        events = state.events()
        steps.append(Step(seat, turns[whose], whose, choice, events))
        for event in events:
            if event["event"] == "turn_began":
                whose = event["seat"]
                turns[whose] += 1
    compare(result, state.scores())
    return Replayed(record, first, steps, state, turns)


def compare(result: Result, scores: list[int]) -> None:
    """Refuse a game whose record does not lead to the scores that were stored."""
    if result.scores is not None and result.scores != scores:
        raise HanseError(
            "scores {given}: the record leads to {found}",
            given=", ".join(map(str, result.scores)),
            found=", ".join(map(str, scores)),
        )
