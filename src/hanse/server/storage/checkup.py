"""Looks a database over: what is wrong with it, and where it is kept. Nothing is changed."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from hanse.server.files import file_limit, most_connections
from hanse.server.storage.database import database_url, known_shapes, reading
from hanse.server.storage.schema import REVISION, entries, metadata, seatings
from hanse.table.entry import Entry
from hanse.table.refusal import Refusal
from hanse.table.stored import DAMAGED, read_table

GOOD, ODD, BAD = "good", "odd", "bad"
ROOM = 1 << 30  # bytes that should be free on the disk
MOST_NAMED = 20  # of the tables that cannot be read


@dataclass(frozen=True)
class Finding:
    """What was looked at (`doctor-<what>-<how>` tells it), and the facts in it."""

    what: str
    how: str
    facts: dict[str, str | int] = field(default_factory=dict)


async def examine(database: str, *, deep: bool = True) -> AsyncIterator[Finding]:
    """Everything that can be said of a database, one after the other; `deep` reads the log of every table."""
    url = database_url(database)
    sqlite = url.get_backend_name() == "sqlite"
    for finding in [*(_file(Path(url.database or "")) if sqlite else []), _files()]:
        yield finding
    if sqlite and not Path(url.database or "").is_file():
        return
    engine = reading(database)
    try:
        async with engine.connect() as connection:
            async for finding in _inside(connection, sqlite=sqlite, deep=deep):
                yield finding
    except (DBAPIError, OSError) as error:
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        yield Finding("open", BAD, {"reason": " ".join(reason.split())})
    finally:
        await engine.dispose()


def _file(path: Path) -> list[Finding]:
    """Whether the file is there, who can read it, and whether the disk has room."""
    if not path.is_file():
        return [Finding("file", BAD, {"path": str(path)})]
    files = [path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")]
    open_to_others = [str(file) for file in files if file.is_file() and file.stat().st_mode & 0o077]
    free = shutil.disk_usage(path.parent).free
    needed = max(ROOM, path.stat().st_size)
    writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    return [
        Finding("file", GOOD, {"path": str(path), "mib": path.stat().st_size >> 20}),
        Finding("owner", BAD if not writable else GOOD, {"path": str(path)}),
        Finding("private", ODD if open_to_others else GOOD, {"path": " ".join(open_to_others) or str(path)}),
        Finding("room", GOOD if free >= needed else ODD, {"mib": free >> 20, "needed": needed >> 20}),
    ]


def _files() -> Finding:
    limit = file_limit()
    return Finding("limit", GOOD if limit >= 4096 else ODD, {"limit": limit, "connections": most_connections(limit)})


async def _inside(connection: AsyncConnection, *, sqlite: bool, deep: bool) -> AsyncIterator[Finding]:
    if sqlite:
        problems = list((await connection.execute(text("PRAGMA integrity_check(10)"))).scalars())
        bad = problems != ["ok"]
        yield Finding("integrity", BAD if bad else GOOD, {"reason": "; ".join(map(str, problems))})
        if bad:
            return
    tables = set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))
    if "alembic_version" not in tables:
        yield Finding("empty", BAD if tables else ODD)
        return
    found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    yield _shape(str(found))
    if found != REVISION:
        return
    async for finding in _rows(connection, deep=deep):
        yield finding


def _shape(found: str) -> Finding:
    facts: dict[str, str | int] = {"found": found, "known": REVISION}
    if found == REVISION:
        return Finding("shape", GOOD, facts)
    older = found in known_shapes()
    return Finding("shape", ODD if older else BAD, facts)


async def _rows(connection: AsyncConnection, *, deep: bool) -> AsyncIterator[Finding]:
    orphans = [f"{table}: {count}" for table, count in (await _orphans(connection)).items() if count]
    yield Finding("orphans", ODD if orphans else GOOD, {"rows": ", ".join(orphans)})
    lengths = select(seatings.c.id, seatings.c.last, func.count(entries.c.seq).label("kept"))
    counted = lengths.outerjoin_from(seatings, entries).group_by(seatings.c.id, seatings.c.last)
    logs = (await connection.execute(counted)).all()
    unreadable = {row.id: DAMAGED for row in logs if row.last != row.kept}
    for row in logs if deep else ():
        reason = None if row.id in unreadable else await _unreadable(connection, row.id)
        if reason is not None:
            unreadable[row.id] = reason
    named = ", ".join(f"{table} ({why})" for table, why in sorted(unreadable.items())[:MOST_NAMED])
    facts: dict[str, str | int] = {"tables": len(logs), "count": len(unreadable), "named": named}
    yield Finding("tables", ODD if unreadable else GOOD, facts)


async def _orphans(connection: AsyncConnection) -> dict[str, int]:
    """How many rows of each table point at nothing."""
    found: dict[str, int] = {}
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            other = key.column.table.alias("other")
            query = (
                select(func.count())
                .select_from(table.outerjoin(other, key.parent == other.c[key.column.name]))
                .where(key.parent.is_not(None), other.c[key.column.name].is_(None))
            )
            found[f"{table.name}.{key.parent.name}"] = int((await connection.execute(query)).scalar_one())
    return found


async def _unreadable(connection: AsyncConnection, table: str) -> str | None:
    """Why the log of a table cannot be read; none if it can."""
    query = select(entries).where(entries.c.seating == table).order_by(entries.c.seq)
    rows = (await connection.execute(query)).all()
    try:
        read_table(table, [Entry(row.seq, row.at, row.kind, json.loads(row.data)) for row in rows])
    except Refusal as refusal:
        return refusal.code
    except (ValueError, RecursionError):
        return DAMAGED
    return None
