"""Opens the database: SQLite with every commit on the disk before it returns, or PostgreSQL; migrated if need be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hanse.kernel.errors import HanseError
from hanse.server.storage.schema import REVISION
from hanse.server.storage.thread import PRAGMAS

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


async def open_database(given: str) -> AsyncEngine:
    """The database, in its newest shape."""
    url = database_url(given)
    if url.get_backend_name() == "sqlite":
        engine = _open_sqlite(url)
    else:
        engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    try:
        async with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            await connection.run_sync(_migrate)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        shown = url.render_as_string(hide_password=True)
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
    except OSError as error:
        raise DatabaseError("database {path}: {reason}", path=path, reason=error.strerror) from None
    engine = create_async_engine(url, pool_size=5, max_overflow=5)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine


def _migrate(connection: Connection) -> None:
    """Bring the database to the newest shape; one that a newer version has made is refused."""
    found = _revision(connection)
    if found == REVISION:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
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
