"""Opens the database: SQLite with every commit on the disk before it returns, or PostgreSQL; migrated if need be."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hanse.kernel.errors import HanseError
from hanse.server.storage.schema import REVISION
from hanse.server.storage.thread import PRAGMAS

_CONNECT_SECONDS = 10
_DAMAGED = ("malformed", "not a database", "corrupt")  # what SQLite says of a file that is no longer what it was
_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 8323_0001  # two processes that start together must not both migrate


class DatabaseError(HanseError):
    """A database that cannot be used: the reason in one line."""


def database_url(given: str) -> URL:
    """The address of a database: `postgresql://...`, or the path of a SQLite file."""
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except ArgumentError:
        raise DatabaseError(
            "database {given!r}: expected a file, or postgresql://user@host/name", given=given
        ) from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    raise DatabaseError("database of kind {kind!r}: expected sqlite or postgresql", kind=url.get_backend_name())


def reading(given: str) -> AsyncEngine:
    """The database as it is: nothing that is done through it changes anything."""
    url = database_url(given)
    if url.get_backend_name() == "postgresql":
        arguments = {"timeout": _CONNECT_SECONDS, "server_settings": {"default_transaction_read_only": "on"}}
        return create_async_engine(url, connect_args=arguments)
    address = Path(url.database or "").absolute().as_uri()
    return create_async_engine(URL.create("sqlite+aiosqlite", database=address, query={"mode": "ro", "uri": "true"}))


def known_shapes() -> set[str]:
    """The shapes of a database that this version can bring to the newest."""
    return {path.name[1:5] for path in (_MIGRATIONS / "versions").glob("v*.py")}


async def open_database(given: str) -> AsyncEngine:
    """The database, in its newest shape."""
    url = database_url(given)
    if url.get_backend_name() == "sqlite":
        engine = _open_sqlite(url)
    else:
        limits = {"statement_timeout": "30000", "idle_in_transaction_session_timeout": "60000"}  # milliseconds
        arguments = {"server_settings": limits, "timeout": _CONNECT_SECONDS}
        engine = create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=arguments, hide_parameters=True
        )
    try:
        async with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                await connection.execute(text("SET LOCAL statement_timeout = 0"))  # a migration takes what it takes
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            await connection.run_sync(_migrate)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        shown = url.render_as_string(hide_password=True)
        if any(word in reason for word in _DAMAGED):
            raise DatabaseError(
                "database {shown} is damaged ({reason}): restore your last copy; nothing was changed",
                shown=shown,
                reason=" ".join(reason.split()),
            ) from None
        raise DatabaseError(
            "database {shown} cannot be used: {reason}", shown=shown, reason=" ".join(reason.split())
        ) from None
    except DatabaseError:
        await engine.dispose()
        raise
    return engine


def _open_sqlite(url: URL) -> AsyncEngine:
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_private(path)
    except OSError as error:
        raise DatabaseError("database {path}: {reason}", path=path, reason=error.strerror) from None
    engine = create_async_engine(url, pool_size=5, max_overflow=5, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine


def _keep_private(path: Path) -> None:
    """Seeds, sessions and talk are in it: only its owner reads the file, and the companions that SQLite makes."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(OSError):  # somebody else's file: its owner decides
            if file.is_file() and file.stat().st_mode & 0o077:
                file.chmod(0o600)


def _migrate(connection: Connection) -> None:
    """Bring the database to the newest shape; one that a newer version has made is refused."""
    found = _revision(connection)
    if found == REVISION:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    if found is not None and found not in known_shapes():
        raise DatabaseError(
            "the database was made by a newer version (its shape is {found}, this version knows "
            "{known}): expected an older or the same one; nothing was changed",
            found=found,
            known=REVISION,
        )
    if found is None and inspect(connection).get_table_names():
        raise DatabaseError("the database holds tables of something else: expected an empty one or one of hanse's")
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    try:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except OperationalError:
        return None
