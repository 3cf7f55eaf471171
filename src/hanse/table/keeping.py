"""What is written to a log: the entries of an act, and of what standing orders decide after it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hanse.table.entry import Draft, Entry
from hanse.table.live import LiveTable
from hanse.table.orders import Left, obeyed

_MOST_OBEYED = 200  # decisions of standing orders in a row, before somebody is asked again


def written(drafts: Iterable[Draft], last: int, now: float) -> list[Entry]:
    """Drafts as entries after the last one of a log."""
    return [Entry(last + number, now, draft.kind, draft.data) for number, draft in enumerate(drafts, 1)]


def with_orders(
    table: LiveTable, left: Mapping[int, Left], drafts: list[Draft], now: float
) -> tuple[list[Entry], LiveTable]:
    """The entries of an act and of what standing orders decide after it, and the table with them."""
    new = written(drafts, table.seq, now)
    table = table.after(new) if new else table
    for _ in range(_MOST_OBEYED):
        more = written(obeyed(table, left), table.seq, now)
        if not more:
            break
        new, table = [*new, *more], table.after(more)
    return new, table
