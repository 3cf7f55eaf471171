"""A running game as its players follow it: the state, and all that was decided since the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from hanse.kernel.contract import State
from hanse.kernel.record import Record
from hanse.players.player import Event


class Seen(NamedTuple):
    """One decision, and what it brought about."""

    seat: int
    code: int
    events: Sequence[Event]


@dataclass
class Course:
    """Everything a player may be told; whoever runs the game keeps it up to date."""

    record: Record  # how the game began; its codes do not matter here
    state: State
    seen: list[Seen] = field(default_factory=list)
    undone: int = 0  # how often decisions were taken back
    listening: bool = True  # whether it tells events, which costs time

    @property
    def ply(self) -> int:
        """How many decisions stand."""
        return len(self.seen)

    def play(self, code: int) -> Seen:
        """Make a decision known to be legal."""
        seat = self.state.mover()
        self.state.apply(code)
        seen = Seen(seat, code, self.state.events() if self.listening else ())
        self.seen.append(seen)
        return seen

    def back(self, ply: int) -> None:
        """Take back all but so many decisions."""
        del self.seen[ply:]
        self.undone += 1
        self.state = self.record.begin()
        for seen in self.seen:
            self.state.apply(seen.code)
        self.listen()

    def listen(self) -> None:
        """Let the state collect what happens, if anybody wants to know."""
        if self.listening:
            self.state.listen()

    def codes(self) -> list[int]:
        """All that was decided."""
        return [seen.code for seen in self.seen]

    def turn(self) -> int:
        """The ply at which the running turn began, whoever's it is."""
        for ply in range(len(self.seen), 0, -1):
            if any(event["event"] == "turn_began" for event in self.seen[ply - 1].events):
                return ply
        return 0


def begin(record: Record, *, listening: bool = True) -> Course:
    """The course of a game whose decisions so far are those of the record; without listening it tells no events."""
    course = Course(replace(record, codes=[]), record.begin(), listening=listening)
    course.listen()
    for code in record.codes:
        course.play(code)
    return course
