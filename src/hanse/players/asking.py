"""Questions for players that think elsewhere, and what their answers mean."""

from __future__ import annotations

from typing import Any

from hanse.kernel.record import Record
from hanse.players.course import Course
from hanse.players.host import Decided, Failure, place_in
from hanse.players.player import ILLEGAL, Limit, Thought, thought_of

Data = dict[str, Any]


class Asking:
    """One player at one seat of one game; a simpler one decides where no answer, or none that counts, comes."""

    def __init__(self, table: str, player: str, record: Record, seat: int) -> None:
        """`table` names the game among all that are asked about there."""
        self.table = table
        self._player = player
        self._place = place_in(record, seat)

    def question(self, course: Course, limit: Limit) -> Data:
        """What is asked."""
        return {
            "ask": "decide",
            "table": self.table,
            "record": {**course.record.to_data(), "codes": course.codes()},
            "player": self._player,
            "limit": {"iterations": limit.iterations, "seconds": limit.seconds},
        }

    def decided(self, answer: Data, course: Course) -> Decided:
        """What the answer decides."""
        try:
            thought = thought_of(Thought(**answer["thought"]), self._place.seating)
            decided = Decided(thought, [Failure(**failure) for failure in answer["failures"]])
        except (KeyError, TypeError, ValueError):
            decided = None
        if decided is None or decided.thought.code not in course.state.legal():
            return self.failed(ILLEGAL, "its process sent what is no decision", course)
        return decided

    def failed(self, why: str, reason: str, course: Course) -> Decided:
        """What a simpler player decides."""
        return self._place.replace(self._player, why, reason, course.state, course.ply)
