"""The tables of one browser. What happens at a table is written to its log before anybody is told.

Of several pages that have a table open only one writes to it: whoever holds it. All others look on.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from hanse.offline.kept import LINE, LOG, ORDERS, Kept
from hanse.table import Draft, Entry, LiveTable, Refusal, show
from hanse.table.acts import check_length
from hanse.table.keeping import with_orders, written
from hanse.table.orders import Left
from hanse.table.setup import Secrets, id_from, secrets_from
from hanse.table.stored import DAMAGED, read_table

Data = dict[str, Any]
Act = Callable[[LiveTable], list[Draft]]
FORMAT = 1  # of a line; an older one is made again from the log


def new_id() -> str:
    """An id as the server would make one."""
    return id_from(secrets.SystemRandom())


def new_secrets() -> Secrets:
    """The seed of a game and what goes with it."""
    return secrets_from(secrets.SystemRandom())


class Hall:
    """All tables that are kept here."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.account: str | None = None
        self.after_change: Callable[[LiveTable, int], None] = lambda table, last: None
        self.held: set[str] = set()
        self._known: dict[str, tuple[str, LiveTable]] = {}  # with the text of the log, as far as another page may write
        self._locks: dict[str, asyncio.Lock] = {}

    def hold(self, table_id: str) -> None:
        """From now on this page alone writes to the table."""
        self.held.add(table_id)
        self._known.pop(table_id, None)

    def release(self, table_id: str) -> None:
        """Another page may write to it."""
        self.held.discard(table_id)
        self._known.pop(table_id, None)

    async def table(self, table_id: str) -> LiveTable:
        """The table as its log has it."""
        if table_id in self.held and table_id in self._known:
            return self._known[table_id][1]
        text = await self.kept.text(LOG + table_id)
        if text is None:
            raise Refusal("no-table")
        known = self._known.get(table_id)
        if known is None or known[0] != text:
            self._known[table_id] = known = (text, read_table(table_id, _entries(text)))
        return known[1]

    async def create(self, drafts: list[Draft]) -> LiveTable:
        """Write the beginning of a new table."""
        table = LiveTable(new_id(), written(drafts, 0, _now()))
        await self._write(table)
        self.hold(table.id)
        self._known[table.id] = ("", table)
        self.after_change(table, 0)
        return table

    async def act(self, table_id: str, act: Act) -> LiveTable:
        """Write what the act amounts to; it is kept when this returns."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.held:
                raise Refusal("elsewhere")
            table = await self.table(table_id)
            drafts = act(table)
            if drafts:
                check_length(table, drafts)
            new, after = with_orders(table, await self.left(table_id), drafts, _now())
            if not new:
                return table
            await self._write(after)
            self._known[table_id] = ("", after)
        self.after_change(after, table.seq)
        return after

    async def left(self, table_id: str) -> dict[int, Left]:
        """The standing orders at a table, by seat."""
        found: Data = await self.kept.read(ORDERS + table_id) or {}
        return {int(seat): Left(self.account or "", orders) for seat, orders in found.items()}

    async def order(self, table_id: str, seat: int, left: Left) -> LiveTable:
        """Keep orders for a seat; what they decide already is decided."""
        known = {each: orders.orders for each, orders in (await self.left(table_id)).items()}
        await self.kept.write({ORDERS + table_id: {**known, seat: left.orders}})
        return await self.act(table_id, lambda table: [])

    async def lines(self) -> list[Data]:
        """All tables as lines of one's own games; one that cannot be read is left out."""
        lines: list[Data] = []
        for key, text in (await self.kept.all(LINE)).items():
            line = await self._line(key.removeprefix(LINE), text)
            if line is not None:
                lines.append(line)
        return lines

    async def _line(self, table_id: str, text: str) -> Data | None:
        try:
            kept = json.loads(text)
            if kept["format"] == FORMAT:
                line: Data = kept["line"]
                return line
        except (ValueError, TypeError, KeyError):
            pass
        try:
            return self._line_of(await self.table(table_id))
        except Refusal:
            return None

    def _line_of(self, table: LiveTable) -> Data | None:
        """A lesson is nobody's game."""
        return None if table.lesson is not None else show.line(table, self.account, [self.account or ""])

    async def _write(self, table: LiveTable) -> None:
        pairs: Data = {LOG + table.id: [vars(entry) for entry in table.log]}
        line = self._line_of(table)
        if line is not None:
            pairs[LINE + table.id] = {"format": FORMAT, "line": line}
        await self.kept.write(pairs)


def _now() -> float:
    return round(time.time(), 3)


def _entries(text: str) -> list[Entry]:
    try:
        entries = [Entry(**entry) for entry in json.loads(text)]
    except (ValueError, TypeError, RecursionError):
        entries = []
    if not entries:
        raise Refusal(DAMAGED)
    return entries
