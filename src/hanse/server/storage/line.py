"""Writes to PostgreSQL through one connection, and everything that waits in one statement.

Through SQLAlchemy a move is half a dozen journeys to the database and back; here it is one, which many moves share.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanse.server.storage.thread import Addition
from hanse.table.entry import Entry

CHANNEL = "hanse_logs"  # of another form than on `hanse`, where earlier versions tell: they look around instead
_MOST_TOLD = 7000  # bytes of entries in a notice, which holds 8000

# A log that has grown otherwise is left as it is: it is not among those that are returned.
_GROW = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::float8[], $7::text[])
        AS wanted (id, before, last, status, bot_next, updated, notice)
), grown AS (
    UPDATE seatings SET last = wanted.last, status = wanted.status, bot_next = wanted.bot_next,
        updated = wanted.updated
    FROM wanted WHERE seatings.id = wanted.id AND seatings.last = wanted.before
    RETURNING seatings.id, wanted.notice
), added AS (
    INSERT INTO entries (seating, seq, at, kind, data)
    SELECT new.* FROM unnest($8::text[], $9::int[], $10::float8[], $11::text[], $12::text[])
        AS new (seating, seq, at, kind, data) JOIN grown ON grown.id = new.seating
)
SELECT id, pg_notify($13, notice) FROM grown
"""


class PostgresLine:
    """The one connection that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._raw: Any = None

    async def write(self, additions: Sequence[Addition]) -> list[bool]:
        """One transaction for all, to logs that are there; for each whether it was written, or came too late."""
        raw = await self._open()
        entries = [(each.table, entry) for each in additions for entry in each.new]
        try:
            rows = await raw.fetch(
                _GROW,
                [each.table for each in additions],
                [each.new[0].seq - 1 for each in additions],
                [each.new[-1].seq for each in additions],
                [each.index.status for each in additions],
                [each.index.bot_next for each in additions],
                [each.new[-1].at for each in additions],
                [notice_of(each.table, each.new) for each in additions],
                [table for table, _ in entries],
                [entry.seq for _, entry in entries],
                [entry.at for _, entry in entries],
                [entry.kind for _, entry in entries],
                [json.dumps(entry.data) for _, entry in entries],
                CHANNEL,
            )
        except BaseException:
            await self.close()  # whatever state it is in
            raise
        grown = {row["id"] for row in rows}
        return [each.table in grown for each in additions]

    async def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection, self._raw = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def _open(self) -> Any:
        """The connection; a new one if the database has ended it."""
        if self._raw is not None and self._raw.is_closed():
            await self.close()
        if self._raw is None:
            self._connection = await self._engine.connect()
            self._raw = (await self._connection.get_raw_connection()).driver_connection
        return self._raw


def notice_of(table: str, new: Sequence[Entry]) -> str:
    """What the other processes are told: how long a log is now, and, if it is not much, what is new in it."""
    entries = json.dumps([[entry.seq, entry.at, entry.kind, entry.data] for entry in new])
    told = entries if len(entries) <= _MOST_TOLD else ""
    return f"{table}:{new[-1].seq}:{told}"


def read_notice(notice: str) -> tuple[str, int, list[Entry]]:
    """The table, how long its log is, and what is new in it if it was told."""
    table, last, told = notice.split(":", 2)
    return table, int(last), [Entry(*each) for each in json.loads(told)] if told else []
