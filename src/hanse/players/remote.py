"""A player in a process of its own: asked within its time, and replaced by a simpler one if no answer comes."""

from __future__ import annotations

import contextlib
import time
from typing import Any

from hanse.kernel.record import Record
from hanse.players.course import Course
from hanse.players.host import ILLEGAL, SLOW, Decided, Failure, place_in
from hanse.players.player import Limit, Thought, thought_of
from hanse.players.process import GRACE_SECONDS, PlayerProcess, ProcessFailure

FORGET_SECONDS = 5.0


class Remote:
    """Decides for one seat of one game by asking a process."""

    def __init__(
        self,
        process: PlayerProcess,
        table: str,
        player: str,
        record: Record,
        seat: int,
        limit: Limit,
        turn_seconds: float | None = None,
    ) -> None:
        """`table` names the game among all that the process is asked about."""
        self._process = process
        self._table = table
        self._player = player
        self._place = place_in(record, seat)
        self._limit = limit
        self._turn_seconds = turn_seconds
        self._turn = -1
        self._used = 0.0  # seconds, in the running turn
        self._gave_up = False

    @property
    def hears(self) -> bool:
        """The process follows the game by itself; only a limit on turns needs to know where they begin."""
        return self._turn_seconds is not None

    def decide(self, course: Course) -> Decided:
        """The player's decision, or that of a simpler one."""
        if self._turn != course.turn():
            self._turn, self._used, self._gave_up = course.turn(), 0.0, False
        limit = self._left()
        if limit is None:
            return self._replaced_for_the_turn(course)
        began = time.monotonic()
        try:
            seconds = None if limit.seconds is None else limit.seconds + GRACE_SECONDS
            decided = self._decided(self._process.ask(self._question(course, limit), seconds))
        except ProcessFailure as failure:
            return self._place.replace(self._player, failure.why, failure.reason, course.state, course.ply)
        finally:
            self._used += time.monotonic() - began
        if decided is None or decided.thought.code not in course.state.legal():
            reason = "its process sent what is no decision"
            return self._place.replace(self._player, ILLEGAL, reason, course.state, course.ply)
        return decided

    def end(self) -> None:
        """Let the player go."""
        if not self._process.running:
            return
        with contextlib.suppress(ProcessFailure):
            self._process.ask({"ask": "forget", "table": self._table}, FORGET_SECONDS)

    def _left(self) -> Limit | None:
        """What the player may use for the next decision; nothing if its turn has used up its time."""
        if self._turn_seconds is None:
            return self._limit
        left = self._turn_seconds - self._used
        if left <= 0:
            return None
        return Limit(self._limit.iterations, min(left, self._limit.seconds or left))

    def _replaced_for_the_turn(self, course: Course) -> Decided:
        """A simpler player decides; that is told once a turn, not with every decision."""
        reason = f"its turn took {self._turn_seconds:g} s"
        decided = self._place.replace(self._player, SLOW, reason, course.state, course.ply)
        failures = decided.failures[1:] if self._gave_up else decided.failures
        self._gave_up = True
        return Decided(decided.thought, failures)

    def _question(self, course: Course, limit: Limit) -> dict[str, Any]:
        return {
            "ask": "decide",
            "table": self._table,
            "record": {**course.record.to_data(), "codes": course.codes()},
            "player": self._player,
            "limit": {"iterations": limit.iterations, "seconds": limit.seconds},
        }

    def _decided(self, answer: dict[str, Any]) -> Decided | None:
        try:
            thought = thought_of(Thought(**answer["thought"]), self._place.seating)
            return Decided(thought, [Failure(**failure) for failure in answer["failures"]])
        except (KeyError, TypeError, ValueError):
            return None
