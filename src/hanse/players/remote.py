"""A player in a process of its own: asked within its time, and replaced by a simpler one if no answer comes."""

from __future__ import annotations

import contextlib

from hanse.kernel.record import Record
from hanse.players.asking import Asking
from hanse.players.course import Course
from hanse.players.host import Decided
from hanse.players.player import Limit
from hanse.players.process import GRACE_SECONDS, PlayerProcess, ProcessFailure

FORGET_SECONDS = 5.0


class Remote:
    """Decides for one seat of one game by asking a process."""

    def __init__(
        self, process: PlayerProcess, table: str, player: str, record: Record, seat: int, limit: Limit
    ) -> None:
        """`table` names the game among all that the process is asked about."""
        self._process = process
        self._asking = Asking(table, player, record, seat)
        self._limit = limit

    @property
    def hears(self) -> bool:
        """The process follows the game by itself."""
        return False

    def decide(self, course: Course, limit: Limit | None = None) -> Decided:
        """The player's decision, or that of a simpler one."""
        given = limit or self._limit
        try:
            seconds = None if given.seconds is None else given.seconds + GRACE_SECONDS
            answer = self._process.ask(self._asking.question(course, given), seconds)
        except ProcessFailure as failure:
            return self._asking.failed(failure.why, failure.reason, course)
        return self._asking.decided(answer, course)

    def stop(self) -> None:
        """Let the player answer now, with the best it has found."""
        self._process.tell({"ask": "stop", "table": self._asking.table})

    def end(self) -> None:
        """Let the player go."""
        if not self._process.running:
            return
        with contextlib.suppress(ProcessFailure):
            self._process.ask({"ask": "forget", "table": self._asking.table}, FORGET_SECONDS)
