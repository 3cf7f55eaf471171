"""Tables and guests that nobody has touched go; what people who signed up have played stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hanse.server.access import House
from hanse.server.chores import forget
from hanse.server.safety import Limits
from hanse.server.settings import Settings
from hanse.server.storage.database import open_database
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Index
from hanse.table import Entry, Refusal, acts
from tests.table.sitting import Sitting

PEOPLE = ["hilde", "old", "fresh", "here", "playing", "finished"]
TABLES = ["never-begun", "guests-only", "guests-over", "recent", "signed-up", "signed-up-over", "looked-at"]
DAY = 24 * 3600.0
NOW = 1_000 * DAY


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


async def _set_up(store: Store) -> None:
    await store.add_account("hilde", "Hilde", 0.0, "hilde", "hash")
    for guest in ("old", "fresh", "here", "playing", "finished"):
        await store.add_account(guest, guest, NOW - DAY if guest == "fresh" else 0.0)
    await store.add_session("token", "here", NOW + DAY, 0.0, "")
    for name, status, people, at in (
        ("never-begun", "open", ["hilde"], 0.0),
        ("guests-only", "playing", ["old"], 0.0),
        ("guests-over", "over", ["old"], 0.0),
        ("recent", "playing", ["playing"], NOW - DAY),
        ("signed-up", "playing", ["hilde", "finished"], 0.0),
        ("signed-up-over", "over", ["hilde", "finished"], 0.0),
        ("looked-at", "playing", ["playing"], 0.0),
    ):
        await store.write(name, Index("teutonica", True, status, False), [Entry(1, at, "chat", {})], people)
    await store.saw([("looked-at", "playing")], NOW - DAY)


async def _left(database: str, days: int) -> tuple[set[str], set[str]]:
    """The tables and the people who are left."""
    store = Store(await open_database(database))
    try:
        await _set_up(store)
        house = House(Settings(forget_days=days), store, Limits(0))
        await forget(house, NOW)
        return set(await store.lasts(TABLES)), set(await store.names(PEOPLE))
    finally:
        await store.close()


def test_what_nobody_has_touched_goes(database: str) -> None:
    tables, people = asyncio.run(_left(database, 180))
    assert tables == {"recent", "signed-up", "signed-up-over", "looked-at"}
    assert people == {"hilde", "fresh", "here", "playing", "finished"}


def test_a_host_may_keep_everything(tmp_path: Path) -> None:
    assert asyncio.run(_left(str(tmp_path / "tables.db"), 0)) == (set(TABLES), set(PEOPLE))


def test_talk_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("me", "bot", "bot")
    monkeypatch.setattr(acts, "MOST_TALK", 0)
    with pytest.raises(Refusal, match="log-full"):
        acts.chat(sitting.table, "anna", "Anna", "and on and on")
