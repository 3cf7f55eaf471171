"""Copies of a whole database: made while the server runs, read back into an empty one.

A copy is a ZIP file with a SQLite database in it, whatever the original is: it also leads from one kind to the other.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanse.kernel.errors import HanseError
from hanse.server.storage.database import database_url, open_database, reading
from hanse.server.storage.schema import metadata

MEMBER = "hanse.db"  # the file inside of a copy
_AT_ONCE = 500  # rows


class CopyError(HanseError):
    """A copy that cannot be made or read: the reason in one line."""


async def back_up(database: str, target: Path) -> int:
    """Write a copy of the database, complete or not at all; how many tables of games it holds."""
    if target.exists():
        raise CopyError("{path} exists already: nothing was written", path=target)
    url = database_url(database)
    try:
        with tempfile.TemporaryDirectory(prefix=".hanse-", dir=target.absolute().parent) as folder:
            draft = Path(folder) / MEMBER
            if url.get_backend_name() == "sqlite":
                _copy_file(Path(url.database or ""), draft)
            else:
                await _copy_rows(database, str(draft))
            tables = _settle(draft)
            packed = Path(folder) / "packed"
            _pack(draft, packed)
            _put(packed, target)
            return tables
    except OSError as error:
        raise CopyError("{path} cannot be written: {reason}", path=target, reason=error.strerror) from None


async def restore(source: Path, database: str) -> int:
    """Fill an empty database out of a copy, completely or not at all; how many tables of games it holds now."""
    url = database_url(database)
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite and Path(url.database or "").exists():
        raise CopyError("{path} exists already: nothing was written", path=url.database)
    beside = Path(url.database or "").absolute().parent if sqlite else Path(tempfile.gettempdir())
    try:
        beside.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".hanse-", dir=beside) as folder:
            draft = Path(folder) / MEMBER
            _unpack(source, draft)
            await (await open_database(str(draft))).dispose()  # refused if newer, brought to the newest shape if older
            tables = _settle(draft)
            if sqlite:
                _put(draft, Path(url.database or ""))
            else:
                await _fill(str(draft), database)
            return tables
    except OSError as error:
        raise CopyError("{path} cannot be written: {reason}", path=beside, reason=error.strerror) from None


def _copy_file(path: Path, draft: Path) -> None:
    """A copy as of one moment, however much is being written."""
    if not path.is_file():
        raise CopyError("{path}: there is no such database", path=path)
    problem = _problem(path)
    if problem is not None:
        raise CopyError("{path} is damaged ({reason}): see hanse doctor", path=path, reason=problem)
    _private(draft)
    with (
        contextlib.closing(sqlite3.connect(path)) as original,
        contextlib.closing(sqlite3.connect(draft)) as copy,
    ):
        original.backup(copy)


async def _copy_rows(database: str, draft: str) -> None:
    """All rows as of one moment, out of a PostgreSQL."""
    original, copy = reading(database), await open_database(draft)
    try:
        async with original.connect() as reader:
            snapshot = await reader.execution_options(isolation_level="REPEATABLE READ")
            async with copy.begin() as writer:
                await _move(snapshot, writer)
    finally:
        await original.dispose()
        await copy.dispose()


async def _fill(draft: str, database: str) -> None:
    target: AsyncEngine = await open_database(database)
    original = await open_database(draft)
    try:
        async with original.connect() as reader, target.begin() as writer:
            await writer.execute(text("SET LOCAL statement_timeout = 0"))
            for table in metadata.sorted_tables:
                if (await writer.execute(select(table).limit(1))).first() is not None:
                    raise CopyError("the database {table} is not empty: nothing was written", table=table.name)
            await _move(reader, writer)
    finally:
        await original.dispose()
        await target.dispose()


async def _move(reader: AsyncConnection, writer: AsyncConnection) -> None:
    known = set(await reader.run_sync(lambda sync: inspect(sync).get_table_names()))
    for table in metadata.sorted_tables:
        if table.name not in known:
            raise CopyError("the database was made by another version: start its server once, then make the copy")
        rows = await reader.stream(select(table))
        async for part in rows.mappings().partitions(_AT_ONCE):
            await writer.execute(table.insert(), [dict(row) for row in part])


def _pack(draft: Path, packed: Path) -> None:
    _private(packed)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(draft, MEMBER)


def _unpack(source: Path, draft: Path) -> None:
    """The database out of a copy; one that is damaged is refused."""
    try:
        with zipfile.ZipFile(source) as archive, archive.open(MEMBER) as packed, _private_file(draft) as unpacked:
            shutil.copyfileobj(packed, unpacked)  # every part is compared with its checksum
    except FileNotFoundError:
        raise CopyError("{path}: there is no such file", path=source) from None
    except KeyError:
        raise CopyError("{path} is no copy made by hanse backup", path=source) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise _damaged(source, str(error)) from None
    problem = _problem(draft)
    if problem is not None:
        raise _damaged(source, problem)


def _damaged(source: Path, why: str) -> CopyError:
    reason = " ".join(why.split())
    return CopyError("{path} is damaged, or no copy made by hanse backup ({reason})", path=source, reason=reason)


def _problem(path: Path) -> str | None:
    """What is wrong with a SQLite file, in its own words; none if nothing is."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as base:
            problems = [str(row[0]) for row in base.execute("PRAGMA integrity_check(5)")]
    except sqlite3.Error as error:
        return str(error)
    return None if problems == ["ok"] else "; ".join(problems)


def _put(draft: Path, target: Path) -> None:
    """Give the file its name, unless something has that name by now."""
    with draft.open("rb") as written:
        os.fsync(written.fileno())
    try:
        os.link(draft, target)
    except FileExistsError:
        raise CopyError("{path} exists already: nothing was written", path=target) from None


def _private(path: Path) -> None:
    """Seeds and sessions are in it: only its owner reads it."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


@contextlib.contextmanager
def _private_file(path: Path) -> Iterator[BinaryIO]:
    _private(path)
    with path.open("wb") as stream:
        yield stream


def _settle(draft: Path) -> int:
    """Bring everything into the one file; how many tables of games are in it."""
    with contextlib.closing(sqlite3.connect(draft)) as base:
        base.execute("PRAGMA journal_mode=DELETE")
        return int(base.execute("SELECT count(*) FROM seatings").fetchone()[0])
