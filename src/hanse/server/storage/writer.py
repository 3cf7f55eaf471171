"""Writes logs. Every commit waits for the disk: those who wait together are written together."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanse.server.storage.line import CHANNEL, PostgresLine, notice_of
from hanse.server.storage.schema import entries, members, seatings
from hanse.server.storage.thread import Addition, Index, SqliteThread

__all__ = ["Addition", "Also", "Conflict", "Index", "Writer"]

Also = Callable[[AsyncConnection], Awaitable[None]]


class Conflict(Exception):
    """Somebody else has written first."""


@dataclass
class Job:
    """An addition to a log, what has to be written with it or not at all, and the answer to who waits for it."""

    addition: Addition
    also: Also | None = None
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    """All appending goes through here."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Semaphore) -> None:
        self._engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        self._quick = PostgresLine(engine) if self._postgres else SqliteThread(str(engine.url.database))
        self._writing = writing
        self._turn = asyncio.Semaphore(1) if self._postgres else writing  # of those who write together
        self._waiting: list[Job] = []

    async def close(self) -> None:
        """Let go of the database."""
        await self._quick.close()

    async def write(self, addition: Addition, also: Also | None = None) -> None:
        """Add to a log; `Conflict` if it is no longer as long as the entries' numbers say. On the disk on return."""
        begins = self._postgres and (addition.new[0].seq == 1 or addition.people)
        if begins or also is not None:
            await self._alone(addition, also)
            return
        job = Job(addition)
        self._waiting.append(job)
        async with self._turn:
            if not job.done.done():
                jobs, self._waiting = self._waiting, []
                # Whoever asked may go away meanwhile; the others' entries are written all the same.
                await asyncio.shield(self._together(jobs))
        await job.done

    async def _together(self, jobs: list[Job]) -> None:
        """One transaction for all; if it fails, one for each."""
        try:
            written = await self._quick.write([job.addition for job in jobs])
        except Exception as error:  # whatever it is, it concerns one of them and must not hurt the others
            if len(jobs) == 1:
                taken = isinstance(error, sqlite3.IntegrityError)
                _answer(jobs[0], Conflict() if taken else OSError(f"not written: {error}"))
                return
            for job in jobs:
                await self._together([job])
            return
        for job, done in zip(jobs, written, strict=True):
            _answer(job, None if done else Conflict())

    async def _alone(self, addition: Addition, also: Also | None) -> None:
        try:
            async with self._writing, self._engine.begin() as connection:
                await self._write_on(connection, addition)
                if also is not None:
                    await also(connection)
        except IntegrityError:
            raise Conflict from None

    async def _write_on(self, connection: AsyncConnection, addition: Addition) -> None:
        """Write within a transaction; a log that has grown otherwise is left as it is."""
        table, index = addition.table, addition.index
        first, last = addition.new[0], addition.new[-1]
        if first.seq == 1:
            row = {"id": table, "last": last.seq, "updated": last.at, **vars(index)}
            await connection.execute(insert(seatings), row)
        else:
            grow = update(seatings).where(seatings.c.id == table, seatings.c.last == first.seq - 1)
            values = {"last": last.seq, "updated": last.at, "status": index.status, "bot_next": index.bot_next}
            if (await connection.execute(grow.values(values))).rowcount != 1:
                raise Conflict
        rows = [
            {"seating": table, "seq": e.seq, "at": e.at, "kind": e.kind, "data": json.dumps(e.data)}
            for e in addition.new
        ]
        await connection.execute(insert(entries), rows)
        if addition.people:
            seen = [{"seating": table, "account": account, "seen": last.at} for account in addition.people]
            await connection.execute(insert(members), seen)
        if self._postgres:
            notice = {"channel": CHANNEL, "notice": notice_of(table, addition.new)}
            await connection.execute(text("SELECT pg_notify(:channel, :notice)"), notice)


def _answer(job: Job, error: Exception | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
        job.done.exception()  # looked at here: whoever asked may have gone
