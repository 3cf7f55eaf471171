"""Writes logs. On SQLite, where every commit waits for the disk, those who wait together are written together."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanse.server.storage.schema import entries, members, seatings
from hanse.table.entry import Entry

CHANNEL = "hanse"
Also = Callable[[AsyncConnection], Awaitable[None]]


class Conflict(Exception):
    """Somebody else has written first."""


@dataclass(frozen=True)
class Index:
    """What is noted of a log so that it can be found."""

    game: str
    public: bool
    status: str
    bot_next: bool


@dataclass
class Job:
    """Entries to be added to one log, and what has to be written with them or not at all."""

    table: str
    index: Index
    new: Sequence[Entry]
    people: Sequence[str] = ()
    also: Also | None = None
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)


class Writer:
    """All appending goes through here."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Semaphore) -> None:
        self._engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        self._writing = writing
        self._waiting: list[Job] = []

    async def write(self, job: Job) -> None:
        """Add to a log; `Conflict` if it is no longer as long as the entries' numbers say. On the disk on return."""
        if self._postgres:
            await self._alone(job)
            return
        self._waiting.append(job)
        async with self._writing:
            if not job.done.done():
                jobs, self._waiting = self._waiting, []
                # Whoever asked may go away meanwhile; the others' entries are written all the same.
                await asyncio.shield(self._together(jobs))
        await job.done

    async def _together(self, jobs: list[Job]) -> None:
        """One transaction for all; if it fails, one for each."""
        late: list[Job] = []
        try:
            async with self._engine.begin() as connection:
                for job in jobs:
                    try:
                        await self.write_on(connection, job)
                    except Conflict:
                        late.append(job)
        except Exception as error:  # whatever it is, it concerns one of them and must not hurt the others
            if len(jobs) == 1:
                _fail(jobs[0], Conflict() if isinstance(error, IntegrityError) else error)
                return
            for job in jobs:
                await self._together([job])
            return
        for job in jobs:
            if job in late:
                _fail(job, Conflict())
            elif not job.done.done():
                job.done.set_result(None)

    async def _alone(self, job: Job) -> None:
        try:
            async with self._writing, self._engine.begin() as connection:
                await self.write_on(connection, job)
        except IntegrityError:
            raise Conflict from None

    async def write_on(self, connection: AsyncConnection, job: Job) -> None:
        """Write within a transaction; a log that has grown otherwise is left as it is."""
        first, last = job.new[0], job.new[-1]
        if first.seq == 1:
            row = {"id": job.table, "last": last.seq, "updated": last.at, **vars(job.index)}
            await connection.execute(insert(seatings), row)
        else:
            grow = update(seatings).where(seatings.c.id == job.table, seatings.c.last == first.seq - 1)
            values = {
                "last": last.seq,
                "updated": last.at,
                "status": job.index.status,
                "bot_next": job.index.bot_next,
            }
            if (await connection.execute(grow.values(values))).rowcount != 1:
                raise Conflict
        rows = [
            {"seating": job.table, "seq": e.seq, "at": e.at, "kind": e.kind, "data": json.dumps(e.data)}
            for e in job.new
        ]
        await connection.execute(insert(entries), rows)
        if job.people:
            seen = [{"seating": job.table, "account": account, "seen": last.at} for account in job.people]
            await connection.execute(insert(members), seen)
        if job.also is not None:
            await job.also(connection)
        if self._postgres:
            notice = {"channel": CHANNEL, "notice": f"{job.table}:{last.seq}"}
            await connection.execute(text("SELECT pg_notify(:channel, :notice)"), notice)


def _fail(job: Job, error: Exception) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        job.done.set_exception(error)
