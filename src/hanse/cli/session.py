"""A running game of one person against bots: what was decided, what can be taken back, the record that is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from hanse.kernel.contract import State
from hanse.kernel.record import Record
from hanse.players.course import begin
from hanse.players.host import Failure
from hanse.players.player import Event
from hanse.table.undo import Way, reveals, way_back

PERSON = "person"  # the name of the person's seat in a record; the other seats have the names of their bots
BOT_FAILED = "bot_failed"  # told among the events of a game

REFUSALS = ("nothing", "revealed")  # outcomes of an undo that takes nothing back


@dataclass(frozen=True)
class Step:
    """One decision: whose, whether a person chose it among several in this sitting, and what it brought about."""

    seat: int
    chosen: bool
    events: tuple[Event, ...]
    revealed: bool


class Session:
    """A game in progress; every decision goes through `play`, so that it can be taken back and is in the record."""

    def __init__(self, record: Record, you: int) -> None:
        self.you = you
        self.game = record.game
        self.names = record.seats
        self.course = begin(replace(record, codes=[]))
        self.steps: list[Step] = []
        for code in record.codes:
            self.play(code, chosen=False)

    @property
    def state(self) -> State:
        """The position now."""
        return self.course.state

    @property
    def record(self) -> Record:
        """The game so far."""
        return replace(self.course.record, codes=self.course.codes())

    def play(self, code: int, *, chosen: bool, failures: Iterable[Failure] = ()) -> None:
        """Make one decision known to be legal; `failures` are the bots that could not make it."""
        seen = self.course.play(code)
        notes = [{"event": BOT_FAILED, "seat": seen.seat, **failure.to_data()} for failure in failures]
        self.steps.append(Step(seen.seat, chosen, (*notes, *seen.events), reveals(self.game, seen.events)))

    def story(self) -> list[Event]:
        """All that happened."""
        return [event for step in self.steps for event in step.events]

    def news(self) -> list[Event]:
        """What happened since the person's last turn ended."""
        story = self.story()
        ends = [place for place, event in enumerate(story) if event == {"event": "turn_ended", "seat": self.you}]
        return story[ends[-1] + 1 :] if ends else story

    def undoing(self) -> str:
        """What `undo` would do, or why it would not.

        `nothing`: there is no own choice in this session. `revealed`: something hidden was turned up since.
        `done`: taken back. `done-others`: taken back together with decisions of bots.
        """
        way = self._way_back()
        if way is None:
            return "nothing"
        if way.revealed:
            return "revealed"
        return "done-others" if way.others else "done"

    def undo(self) -> str:
        """Take back everything since the person's last own choice; the result says what was done or why not."""
        outcome, way = self.undoing(), self._way_back()
        if way is not None and outcome not in REFUSALS:
            del self.steps[way.ply :]
            self.course.back(way.ply)
        return outcome

    def _way_back(self) -> Way | None:
        return way_back(self.steps, [self.you], lambda step: step.chosen)

    def text(self) -> str:
        """The record of the game so far."""
        return self.record.to_json() + "\n"
