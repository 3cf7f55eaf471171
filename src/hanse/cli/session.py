"""A running game of one person against bots: what was decided, what can be taken back, the record that is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hanse.kernel.record import Record

Event = dict[str, Any]

PERSON = "person"  # the name of the person's seat in a record; the other seats have the names of their bots

REFUSALS = ("nothing", "revealed")  # outcomes of an undo that takes nothing back


@dataclass(frozen=True)
class Step:
    """One decision: whose, whether a person chose it among several in this sitting, and what it brought about."""

    code: int
    seat: int
    chosen: bool
    events: tuple[Event, ...]


class Session:
    """A game in progress; every decision goes through `play`, so that it can be taken back and is in the record."""

    def __init__(self, record: Record, you: int) -> None:
        self.you = you
        self.game = record.game
        self.names = record.seats
        self.seed = record.seed
        self._record = record
        self._start = record.begin()
        self.steps: list[Step] = []
        self.state = self._start.copy()
        self.state.listen()
        for code in record.codes:
            self.play(code, chosen=False)

    def play(self, code: int, *, chosen: bool) -> None:
        """Make one decision."""
        seat = self.state.mover()
        self.state.play(code)
        self.steps.append(Step(code, seat, chosen, tuple(self.state.events())))

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
        since = self._since_own_choice()
        if not since:
            return "nothing"
        if any(event["event"] in self.game.revealing for step in since for event in step.events):
            return "revealed"
        return "done" if all(step.seat == self.you for step in since) else "done-others"

    def undo(self) -> str:
        """Take back everything since the person's last own choice; the result says what was done or why not."""
        outcome = self.undoing()
        if outcome in REFUSALS:
            return outcome
        del self.steps[-len(self._since_own_choice()) :]
        self.state = self._start.copy()
        for step in self.steps:
            self.state.apply(step.code)
        self.state.listen()
        return outcome

    def _since_own_choice(self) -> list[Step]:
        own = [place for place, step in enumerate(self.steps) if step.chosen]
        return self.steps[own[-1] :] if own else []

    def text(self) -> str:
        """The record of the game so far."""
        return replace(self._record, codes=[step.code for step in self.steps]).to_json() + "\n"
