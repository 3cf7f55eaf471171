"""What deciding has cost: who was asked how often, how long they thought, and where somebody else had to decide."""

from __future__ import annotations

from collections.abc import Callable

from hanse.players.course import Course
from hanse.players.host import Decided, Decider, Failure
from hanse.players.player import Limit

Clock = Callable[[], float]  # seconds


class Watched:
    """Whoever decides for a seat, with an eye on the clock. What is decided does not depend on it."""

    def __init__(self, decider: Decider, clock: Clock) -> None:
        self._decider = decider
        self._clock = clock
        self.seconds = 0.0
        self.asked = 0
        self.failures: list[Failure] = []

    @property
    def hears(self) -> bool:
        """Whether the course has to tell what happened."""
        return self._decider.hears

    def decide(self, course: Course, limit: Limit | None = None) -> Decided:
        """Decide, and count the time."""
        begun = self._clock()
        decided = self._decider.decide(course, limit)
        self.seconds += self._clock() - begun
        self.asked += 1
        self.failures += decided.failures
        return decided

    def stop(self) -> None:
        """Let it decide now."""
        self._decider.stop()

    def end(self) -> None:
        """The game is over."""
        self._decider.end()
