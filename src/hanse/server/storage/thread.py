"""Writes to SQLite in one thread and in one go.

Through the asynchronous driver every statement is a journey to a thread and back, a dozen for one move; on a busy
machine each of them waits for its turn.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from hanse.table.entry import Entry

_BEGIN = "INSERT INTO seatings (id, game, public, status, bot_next, last, updated) VALUES (?, ?, ?, ?, ?, ?, ?)"
_GROW = "UPDATE seatings SET status = ?, bot_next = ?, last = ?, updated = ? WHERE id = ? AND last = ?"
_ENTRY = "INSERT INTO entries (seating, seq, at, kind, data) VALUES (?, ?, ?, ?, ?)"
_MEMBER = "INSERT INTO members (seating, account, seen) VALUES (?, ?, ?)"

PRAGMAS = (
    "PRAGMA busy_timeout=10000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged survives a kill and a power cut
    "PRAGMA foreign_keys=ON",
)


@dataclass(frozen=True)
class Index:
    """What is noted of a log so that it can be found."""

    game: str
    public: bool
    status: str
    bot_next: bool


@dataclass(frozen=True)
class Addition:
    """Entries to be added to one log, and the people who thereby belong to it."""

    table: str
    index: Index
    new: Sequence[Entry]
    people: Sequence[str] = ()


class SqliteThread:
    """The one thread that writes."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._base: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, additions: Sequence[Addition]) -> list[bool]:
        """One transaction for all; for each whether it was written, or came too late."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, additions)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, additions: Sequence[Addition]) -> list[bool]:
        base = self._open()
        base.execute("BEGIN IMMEDIATE")
        try:
            written = [_add(base, addition) for addition in additions]
            base.execute("COMMIT")
        except BaseException:
            base.execute("ROLLBACK")
            raise
        return written

    def _open(self) -> sqlite3.Connection:
        if self._base is None:
            self._base = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._base.execute(pragma)
        return self._base

    def _close(self) -> None:
        if self._base is not None:
            self._base.close()


def _add(base: sqlite3.Connection, addition: Addition) -> bool:
    table, index = addition.table, addition.index
    first, last = addition.new[0], addition.new[-1]
    if first.seq == 1:
        row = (table, index.game, index.public, index.status, index.bot_next, last.seq, last.at)
        base.execute(_BEGIN, row)
    else:
        change = (index.status, index.bot_next, last.seq, last.at, table, first.seq - 1)
        if base.execute(_GROW, change).rowcount != 1:
            return False
    base.executemany(_ENTRY, [(table, e.seq, e.at, e.kind, json.dumps(e.data)) for e in addition.new])
    base.executemany(_MEMBER, [(table, account, last.at) for account in addition.people])
    return True
