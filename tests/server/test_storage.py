"""What is kept: the same on SQLite and on PostgreSQL, also with two processes on one database."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hanse.server.storage.database import DatabaseError, database_url, open_database
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Conflict, Index
from hanse.table.entry import Entry
from tests.patience import PATIENCE
from tests.server.conftest import Come
from tests.server.player import START, Server

INDEX = Index("teutonica", public=True, status="playing", bot_next=False)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


def entry(seq: int, **data: Any) -> Entry:
    return Entry(seq, float(seq), "chat", data)


def test_a_log_grows_only_at_its_end(database: str) -> None:
    async def run() -> None:
        store = Store(await open_database(database))
        try:
            await store.write("grows", INDEX, [entry(1), entry(2)])
            for wrong in (1, 2, 4):
                with pytest.raises(Conflict):
                    await store.write("grows", INDEX, [entry(wrong, text="wrong")])
            await store.write("grows", INDEX, [entry(3, text="ü\u2028")])
            assert [e.data for e in await store.entries("grows")] == [{}, {}, {"text": "ü\u2028"}]
            assert [e.seq for e in await store.entries("grows", 1)] == [2, 3]
        finally:
            await store.close()

    asyncio.run(run())


def test_of_many_who_write_at_once_one_comes_through(database: str) -> None:
    async def run() -> None:
        store = Store(await open_database(database))
        try:
            for name in ("one", "two", "three"):
                await store.write(name, INDEX, [entry(1)])
            writes = [
                store.write(name, INDEX, [entry(2, by=by)]) for by in range(5) for name in ("one", "two", "three")
            ]
            done = await asyncio.gather(*writes, return_exceptions=True)
            assert [result for result in done if result is not None and not isinstance(result, Conflict)] == []
            assert done.count(None) == 3
            assert await store.lasts(["one", "two", "three"]) == {"one": 2, "two": 2, "three": 2}
        finally:
            await store.close()

    asyncio.run(run())


def test_two_processes_on_one_postgres_push_to_each_others_viewers(postgres: str, come: Come) -> None:
    first, second = Server(postgres), Server(postgres)
    try:
        anna = come("Anna", first.url)
        bert = come(None, second.url)
        bert.http.cookies = anna.http.cookies
        table = anna.new("me", "local", "local")
        with contextlib.closing(bert.follow(table)) as follower:
            follower.wait(lambda: bool(follower.events))
            for number in range(20):
                player = (anna, bert)[number % 2]
                player.ok(player.decide(player.table(table)))
            follower.wait(lambda: len(follower.entries()) == 20)
            ids = [e["id"] for e in follower.entries()]
            assert ids == list(range(ids[0], ids[0] + 20))
            with contextlib.closing(anna.follow(table)):
                pass
            assert bert.table(table)["seats"][0]["connected"]
            anna.until(table, lambda t: t["seats"][0]["connected"])
        bots = anna.new("bot", "bot", "bot")
        bert.until(bots, lambda t: t["ply"] > 50 or t["status"] == "over")
    finally:
        assert [first.stop(), second.stop()] == ["", ""]


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", START, "serve", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(_open(str(file)))
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
        base.commit()
    done = serve("--port", "0", "--database", str(file))
    assert done.returncode == 2
    assert "newer version" in done.stderr
    assert done.stderr.count("\n") == 1


async def _open(database: str) -> None:
    await (await open_database(database)).dispose()


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    junk = tmp_path / "junk.db"
    junk.write_bytes(b"not a database, but long enough to look at" * 100)
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as base:
        base.execute("CREATE TABLE things (id INTEGER)")
        base.commit()
    for wrong in (str(junk), str(other), "mysql://x/y", "postgresql://nobody@127.0.0.1:1/x", "://"):
        with pytest.raises(DatabaseError):
            asyncio.run(_open(wrong))


def test_addresses_of_databases() -> None:
    assert database_url("a/b.db").render_as_string() == "sqlite+aiosqlite:///a/b.db"
    assert database_url("postgresql://u@h/d").drivername == "postgresql+asyncpg"


def test_a_port_in_use_is_told_in_one_line(server: Server, tmp_path: Path) -> None:
    done = serve("--port", str(server.port), "--database", str(tmp_path / "x.db"))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"port {server.port}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_shape_of_the_database_is_what_the_migrations_make(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    from hanse.server.storage.schema import metadata

    def compare(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def run() -> Any:
        engine = await open_database(str(tmp_path / "x.db"))
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(compare)
        finally:
            await engine.dispose()

    assert asyncio.run(run()) == []
