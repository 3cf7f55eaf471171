"""What is noted of finished games, on SQLite and PostgreSQL, also of games that an earlier version finished."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hanse.server.storage import outcomes, own
from hanse.server.storage import schema as kept
from hanse.server.storage.database import database_url, open_database
from hanse.server.storage.store import Store
from tests.stored import generations

MIGRATIONS = Path(outcomes.__file__).parent / "migrations"
GENERATION, GAME = generations.GENERATIONS[0], "hansa"
CARRIED = ("accounts", "sessions", "seatings", "entries", "members", "ratings")


def _older(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """The shape before, with what an earlier version stored."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0002")
    for name in CARRIED:
        if rows[name]:
            connection.execute(insert(kept.metadata.tables[name]), rows[name])


def _stored(file: Path) -> dict[str, list[dict[str, Any]]]:
    generations.open_database(GENERATION, GAME, file)
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.row_factory = sqlite3.Row
        rows = {name: [dict(row) for row in base.execute(f"SELECT * FROM {name}")] for name in CARRIED}
    for row in rows["seatings"]:
        row |= {"public": bool(row["public"]), "bot_next": bool(row["bot_next"])}
    return rows


async def _fresh(database: str, name: str) -> str:
    """An empty database beside the one that all tests share."""
    engine = create_async_engine(database_url(database), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return str(database_url(database).set(drivername="postgresql", database=name).render_as_string(hide_password=False))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_of_earlier_versions_are_told_of(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    rows = _stored(tmp_path / "older.db")

    async def run() -> list[Any]:
        database = str(tmp_path / "newer.db")
        if kind == "postgres":
            database = await _fresh(str(request.getfixturevalue("postgres")), "older")
        before: AsyncEngine = create_async_engine(database_url(database))
        async with before.begin() as connection:
            await connection.run_sync(_older, rows)
        await before.dispose()
        store = Store(await open_database(database))
        try:
            await _check_lists(store)
            return await store.fetch(select(kept.outcomes))
        finally:
            await store.close()

    found = asyncio.run(run())
    ends = {row["seating"]: json.loads(row["data"]) for row in rows["entries"] if row["kind"] == "over"}
    scored = {table: end for table, end in ends.items() if "scores" in end}
    assert scored
    assert {row.seating for row in found} == set(scored)
    for row in found:
        assert row.score == scored[row.seating]["scores"][row.seat]
        assert row.rank == (row.seats if row.gone else scored[row.seating]["ranks"][row.seat])
        assert row.mu is None
    people = {each["id"] for each in rows["accounts"]}
    assert all(row.player in people or row.player.startswith("bot:") for row in found)
    assert any(row.player in people for row in found)


async def _check_lists(store: Store) -> None:
    """The questions that lists and profiles ask, and an account that goes with all that is its own."""
    people = generations.people(GENERATION, GAME)
    north, south = people["North"]["account"], people["South"]["account"]
    results = await outcomes.results_of(store, north)
    assert results
    assert {row.game for row in results} == {GAME}
    opponents = {row.player: row for row in await outcomes.opponents_of(store, north)}
    assert opponents[south].games >= opponents[south].ahead + opponents[south].behind
    over, count = await outcomes.own_tables(store, north, over=True, game=GAME, named=None, limit=1)
    assert len(over) == 1 <= count
    assert await outcomes.own_tables(store, north, over=True, game="x", named=None, limit=9) == ([], 0)
    _, with_south = await outcomes.own_tables(
        store, north, over=True, game=None, named=lambda name: name == "South", limit=9
    )
    assert 0 < with_south <= count
    await own.set_note(store, north, over[0], "one\nötherwise 🦀", 1.0)
    await own.set_note(store, north, over[0], "two", 2.0)
    assert await own.note_at(store, north, over[0]) == "two"
    assert await own.note_at(store, south, over[0]) == ""
    assert [note["text"] for note in (await own.all_of(store, north))["notes"]] == ["two"]
    await own.set_note(store, south, over[0], "theirs", 2.0)
    before = await outcomes.results_of(store, south)
    await _add_and_delete(store, over[0])
    assert await outcomes.results_of(store, south) == before


async def _add_and_delete(store: Store, table: str) -> None:
    await store.add_account("newcomer", "New", 3.0, "new", "hash")
    await store.add_session("a" * 64, "newcomer", 9e9, 3.0, "a browser")
    await own.set_note(store, "newcomer", table, "gone soon", 3.0)
    (session,) = await own.sessions_of(store, "newcomer", "a" * 64, 4.0)
    assert session == {"id": "a" * 16, "begun": 3.0, "agent": "a browser", "here": True}
    await own.delete_account(store, "newcomer")
    assert await store.account_named("new") is None
    assert await own.sessions_of(store, "newcomer", "", 4.0) == []
    assert await own.note_at(store, "newcomer", table) == ""
