"""Reads tables out of stored logs. One that this version cannot read is refused with a reason, and left alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hanse.kernel.errors import MissingFacts, TooNew, UnknownName, UnknownOption
from hanse.table.entry import Entry
from hanse.table.live import LiveTable
from hanse.table.refusal import Refusal

NEWER, DAMAGED, OTHER_FACTS = "newer-table", "damaged-table", "other-facts"


def read_table(table_id: str, log: Sequence[Entry]) -> LiveTable:
    """The table that a log amounts to, under the revision of the rules that it was begun with."""
    return _read(log, 1, lambda: LiveTable(table_id, log))


def read_on(table: LiveTable, new: Sequence[Entry]) -> LiveTable:
    """The table with entries that somebody else has written."""
    return _read(new, table.seq + 1, lambda: table.after(new))


def _read(entries: Sequence[Entry], first: int, fold: Callable[[], LiveTable]) -> LiveTable:
    if [entry.seq for entry in entries] != list(range(first, first + len(entries))):
        raise Refusal(DAMAGED)
    try:
        return fold()
    except (TooNew, UnknownName, UnknownOption):  # a revision, a game, an option or a kind of entry of the future
        raise Refusal(NEWER) from None
    except MissingFacts:
        raise Refusal(OTHER_FACTS) from None
    except Exception:  # whatever is wrong with a log, it is the log of this table alone
        raise Refusal(DAMAGED) from None
