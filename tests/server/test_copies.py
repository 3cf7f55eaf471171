"""Copies and checks of a database, as a host makes them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import threading
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from hanse.cli import main
from hanse.server.storage.database import database_url, open_database
from hanse.server.storage.schema import REVISION
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Index
from tests.server.conftest import Come
from tests.server.player import Server
from tests.table.sitting import Sitting


def hanse(*given: str) -> int:
    return main([*given, "--lang", "en"])


async def fill(database: str) -> None:
    store = Store(await open_database(database))
    await store.add_account("hilde", "Hilde", 0.0, "hilde", "hash")
    await store.write("table", Index("teutonica", True, "open", False), Sitting("me", "open", "open").table.log, [])
    await store.close()


async def read(database: str) -> tuple[list[Any], list[str]]:
    store = Store(await open_database(database))
    try:
        return await store.entries("table"), [person.name for person in (await store.names(["hilde"])).values()]
    finally:
        await store.close()


@pytest.fixture
def base(tmp_path: Path) -> str:
    path = str(tmp_path / "tables.db")
    asyncio.run(fill(path))
    return path


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    """A database of its own on the PostgreSQL that all tests share."""

    async def make() -> str:
        engine = create_async_engine(database_url(postgres), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("DROP DATABASE IF EXISTS copies"))
            await connection.execute(text("CREATE DATABASE copies"))
        await engine.dispose()
        return database_url(postgres).set(database="copies").render_as_string(hide_password=False)

    return asyncio.run(make())


def test_a_copy_brings_everything_back(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, again = str(tmp_path / "copy.zip"), str(tmp_path / "again.db")
    assert hanse("backup", copy, "--database", base) == 0
    assert Path(copy).stat().st_mode & 0o077 == 0
    assert hanse("restore", copy, "--database", again) == 0
    assert Path(again).stat().st_mode & 0o077 == 0
    assert asyncio.run(read(again)) == asyncio.run(read(base))
    assert "with one table" in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_a_copy_leads_to_postgresql_and_back(base: str, empty_postgres: str, tmp_path: Path) -> None:
    first, second, again = (str(tmp_path / name) for name in ("first.zip", "second.zip", "again.db"))
    assert hanse("backup", first, "--database", base) == 0
    assert hanse("restore", first, "--database", empty_postgres) == 0
    assert hanse("restore", first, "--database", empty_postgres) == 2  # it is no longer empty
    assert hanse("doctor", "--database", empty_postgres) == 0
    assert hanse("backup", second, "--database", empty_postgres) == 0
    assert hanse("restore", second, "--database", again) == 0
    assert asyncio.run(read(again)) == asyncio.run(read(base))


def test_a_copy_is_whole_while_people_play(server: Server, come: Come, tmp_path: Path) -> None:
    anna = come("Anna")
    table = anna.new("me", "local", "local")
    going = threading.Event()

    def talk() -> None:
        while not going.is_set():
            anna.ok(anna.post(f"tables/{table}/chat", {"text": "and on"}))

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        for number in range(3):
            copy, again = str(tmp_path / f"{number}.zip"), str(tmp_path / f"{number}.db")
            assert hanse("backup", copy, "--database", server.database) == 0
            assert hanse("restore", copy, "--database", again) == 0
            assert hanse("doctor", "--quick", "--database", again) == 0
    finally:
        going.set()
        talking.join()
    with contextlib.closing(sqlite3.connect(tmp_path / "2.db")) as file:
        last, kept = file.execute(
            "SELECT last, count(seq) FROM seatings JOIN entries ON seating = id WHERE id = ? GROUP BY last", (table,)
        ).fetchone()
    assert last == kept > 0


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def _flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.write_bytes(bytes(data))


def _other(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("letter.txt", "nothing")


def _text(path: Path) -> None:
    path.write_text("no copy at all", encoding="utf-8")


def _newer(path: Path) -> None:
    inside = path.with_name("inside.db")
    with zipfile.ZipFile(path) as archive:
        inside.write_bytes(archive.read("hanse.db"))
    with contextlib.closing(sqlite3.connect(inside)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(inside, "hanse.db")


@pytest.mark.parametrize("spoil", [_cut, _flip, _other, _text, _newer, Path.unlink])
def test_a_copy_that_is_not_whole_is_refused(
    base: str, tmp_path: Path, spoil: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    copy, again = tmp_path / "copy.zip", tmp_path / "folder" / "again.db"
    assert hanse("backup", str(copy), "--database", base) == 0
    spoil(copy)
    assert hanse("restore", str(copy), "--database", str(again)) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not again.exists()
    assert list(again.parent.iterdir()) == []


def test_nothing_is_written_over(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.zip"
    copy.write_text("mine", encoding="utf-8")
    assert hanse("backup", str(copy), "--database", base) == 2
    assert copy.read_text(encoding="utf-8") == "mine"
    copy.unlink()
    assert hanse("backup", str(copy), "--database", base) == 0
    before = Path(base).read_bytes()
    assert hanse("restore", str(copy), "--database", base) == 2
    assert Path(base).read_bytes() == before
    assert hanse("backup", str(tmp_path / "other.zip"), "--database", str(tmp_path / "nowhere.db")) == 2
    assert hanse("backup", str(tmp_path / "nowhere" / "other.zip"), "--database", base) == 2
    assert hanse("backup", str(tmp_path / "other.db"), "--database", base) == 2
    told = capsys.readouterr().err
    assert told.count("exists already: nothing was written") == 2
    assert "there is no such database" in told


def findings(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = hanse("doctor", "--database", database, "--json", *more)
    told = json.loads(capsys.readouterr().out)
    return code, {each["what"]: each for each in told["findings"]}


def test_the_doctor_finds_nothing_in_a_good_database(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = findings(base, capsys)
    assert code == 0
    assert {what for what, each in found.items() if each["how"] == "good"} >= {
        "file", "owner", "private", "limit", "integrity", "shape", "orphans", "tables",
    }  # fmt: skip
    before = Path(base).read_bytes()
    assert hanse("doctor", "--database", base) == 0
    assert "Nothing is broken" in capsys.readouterr().out
    assert Path(base).read_bytes() == before


def test_the_doctor_names_what_is_wrong(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(base)) as file:
        file.execute("UPDATE entries SET data = '{' WHERE seq = 1")
        file.execute("INSERT INTO notes (account, seating, text, at) VALUES ('nobody', 'table', 'x', 0)")
        file.commit()
    Path(base).chmod(0o644)
    code, found = findings(base, capsys)
    assert code == 0
    assert {what for what, each in found.items() if each["how"] == "odd"} - {"room"} == {"private", "orphans", "tables"}
    assert found["tables"]["named"] == "table (damaged-table)"
    assert findings(base, capsys, "--quick")[1]["tables"]["how"] == "good"
    code, found = findings(str(tmp_path / "nowhere.db"), capsys)
    assert (code, found["file"]["how"]) == (1, "bad")
    assert not (tmp_path / "nowhere.db").exists()


@pytest.mark.parametrize(("shape", "how"), [("0001", "odd"), ("9999", "bad")])
def test_the_doctor_knows_other_versions(base: str, shape: str, how: str, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(base)) as file:
        file.execute("UPDATE alembic_version SET version_num = ?", (shape,))
        file.commit()
    code, found = findings(base, capsys)
    assert (code, found["shape"]["how"], found["shape"]["known"]) == (int(how == "bad"), how, REVISION)


def test_the_doctor_sees_damage(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = bytearray(Path(base).read_bytes())
    data[8192:12288] = b"\xff" * 4096
    Path(base).write_bytes(bytes(data))
    code, found = findings(base, capsys)
    assert code == 1
    assert {"integrity", "open"} & {what for what, each in found.items() if each["how"] == "bad"}
    (tmp_path / "text.db").write_text("no database" * 1000, encoding="utf-8")
    assert findings(str(tmp_path / "text.db"), capsys)[0] == 1
    assert findings("postgresql://nobody@127.0.0.1:1/nothing", capsys)[1]["open"]["how"] == "bad"
