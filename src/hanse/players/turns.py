"""Keeps a player to its time: not only for each decision, but also for all decisions of one turn together."""

from __future__ import annotations

import time

from hanse.players.course import Course
from hanse.players.host import Decided, Decider, place_in
from hanse.players.player import SLOW, Limit


class WithinTurns:
    """Decides for one seat by asking a player; once a turn has used up its time, a simpler one decides its rest."""

    def __init__(self, player: str, decider: Decider, limit: Limit, turn_seconds: float) -> None:
        self._player = player
        self._decider = decider
        self._limit = limit
        self._turn_seconds = turn_seconds
        self._turn = -1
        self._used = 0.0  # seconds, in the running turn
        self._gave_up = False

    @property
    def hears(self) -> bool:
        """Where turns begin has to be known."""
        return True

    def decide(self, course: Course, limit: Limit | None = None) -> Decided:
        """The player's decision, or that of a simpler one."""
        if self._turn != course.turn():
            self._turn, self._used, self._gave_up = course.turn(), 0.0, False
        left = self._turn_seconds - self._used
        if left <= 0:
            return self._replaced(course)
        given = limit or self._limit
        began = time.monotonic()
        try:
            return self._decider.decide(course, Limit(given.iterations, min(left, given.seconds or left)))
        finally:
            self._used += time.monotonic() - began

    def stop(self) -> None:
        """Let the player answer now."""
        self._decider.stop()

    def end(self) -> None:
        """Let the player go."""
        self._decider.end()

    def _replaced(self, course: Course) -> Decided:
        """A simpler player decides; that is told once a turn, not with every decision."""
        reason = f"its turn took {self._turn_seconds:g} s"
        place = place_in(course.record, course.state.mover())
        decided = place.replace(self._player, SLOW, reason, course.state, course.ply)
        failures = decided.failures[1:] if self._gave_up else decided.failures
        self._gave_up = True
        return Decided(decided.thought, failures)
