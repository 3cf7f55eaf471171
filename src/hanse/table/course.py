"""The game at a table, as its bots follow it."""

from __future__ import annotations

from dataclasses import replace

from hanse.players.course import Course, Seen
from hanse.table.live import LiveTable


def course_of(table: LiveTable) -> Course:
    """The game at a table as its bots follow it."""
    assert table.state is not None
    record = replace(table.record(), seats=[""] * len(table.seats), codes=[])  # who else plays is no concern of theirs
    seen = [Seen(each.seat, each.code, table.events[each.entry]) for each in table.decisions]
    return Course(record, table.state.copy(), seen, undone=len(table.struck))
