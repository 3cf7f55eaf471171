"""Tables and databases that this version cannot read: one clear line each, nothing is written to them, others go on."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Come
from tests.server.player import Player, Server
from tests.server.test_storage import serve
from tests.stored.generations import GENERATIONS, open_database, people, tables

GAME = "hansa"
Base = sqlite3.Connection


def _facts(base: Base, table: str, seq: int) -> dict[str, Any]:
    query = "SELECT data FROM entries WHERE seating = ? AND seq = ?"
    facts: dict[str, Any] = json.loads(base.execute(query, (table, seq)).fetchone()[0])
    return facts


def _write(base: Base, table: str, seq: int, text: str) -> None:
    base.execute("UPDATE entries SET data = ? WHERE seating = ? AND seq = ?", (text, table, seq))


def newer_revision(base: Base, table: str) -> None:
    _write(base, table, 1, json.dumps({**_facts(base, table, 1), "rules": 99}))


def newer_option(base: Base, table: str) -> None:
    setup = _facts(base, table, 1)
    _write(base, table, 1, json.dumps({**setup, "options": {**setup["options"], "pirates": True}}))


def newer_entry(base: Base, table: str) -> None:
    base.execute("UPDATE entries SET kind = 'teleported' WHERE seating = ? AND seq = 5", (table,))


def broken_entry(base: Base, table: str) -> None:
    _write(base, table, 5, '{"seat": 0, "co')


def cut_off(base: Base, table: str) -> None:
    base.execute("DELETE FROM entries WHERE seating = ? AND seq > 20", (table,))


def cut_out(base: Base, table: str) -> None:
    base.execute("DELETE FROM entries WHERE seating = ? AND seq = 10", (table,))


def illegal(base: Base, table: str) -> None:
    query = "SELECT max(seq) FROM entries WHERE seating = ? AND kind = 'decided'"
    (last,) = base.execute(query, (table,)).fetchone()
    _write(base, table, last, json.dumps({**_facts(base, table, last), "code": 10**6}))


SPOILED: dict[str, tuple[str, Callable[[Base, str], None]]] = {
    "thinking": ("newer-table", newer_revision),
    "waiting": ("newer-table", newer_option),
    "middle": ("newer-table", newer_entry),
    "finished": ("damaged-table", broken_entry),
    "local": ("damaged-table", cut_off),
    "eventful": ("damaged-table", cut_out),
    "stopped": ("damaged-table", illegal),
    "own-facts": ("other-facts", lambda base, table: None),
}
WORDS = {
    "en": {"newer-table": "newer version", "damaged-table": "is damaged", "other-facts": "--data"},
    "fr": {"newer-table": "plus récente", "damaged-table": "est endommagé", "other-facts": "--data"},
    "de": {"newer-table": "neueren Version", "damaged-table": "ist beschädigt", "other-facts": "--data"},
}


def everything(file: Path, ids: list[str]) -> list[Any]:
    """All that is stored of these tables."""
    marks = ",".join("?" * len(ids))
    with contextlib.closing(sqlite3.connect(file, timeout=60)) as base:
        rows = base.execute(f"SELECT * FROM entries WHERE seating IN ({marks}) ORDER BY seating, seq", ids).fetchall()
        return [*rows, *base.execute(f"SELECT * FROM seatings WHERE id IN ({marks}) ORDER BY id", ids).fetchall()]


def back(come: Come, server: Server, name: str) -> Player:
    """Somebody of the first generation."""
    player = come(None, server.url)
    player.http.cookies.set("hanse_session", people(GENERATIONS[0], GAME)[name]["session"])
    return player


def stored_ids() -> dict[str, str]:
    found = [each for each in tables() if (each.generation, each.game) == (GENERATIONS[0], GAME)]
    return {each.then["name"]: each.then["table"] for each in found}


def test_what_cannot_be_read_is_told_in_one_line_left_alone_and_breaks_nothing(tmp_path: Path, come: Come) -> None:
    file = tmp_path / "tables.db"
    open_database(GENERATIONS[0], GAME, file)
    ids = stored_ids()
    with contextlib.closing(sqlite3.connect(file)) as base:
        for name, (_, spoil) in SPOILED.items():
            spoil(base, ids[name])
        base.execute("UPDATE seatings SET bot_next = 1 WHERE status = 'playing'")  # bots would have to decide
        base.commit()
    spoiled = [ids[name] for name in SPOILED]
    before = everything(file, spoiled)
    with Server(str(file)) as server:
        north, south = back(come, server, "North"), back(come, server, "South")
        for name, (code, _) in SPOILED.items():
            _check_refusals(north, ids[name], code)
        for address in ("tables", "tables?mine=1"):
            listed = {table["id"] for table in north.ok(north.get(address))["tables"]}
            assert not listed & set(spoiled)
            assert ids["rematch"] in listed
        assert south.ok(south.get("tables?mine=1"))["tables"] != []
        bots = north.new("bot", "bot", game=GAME, preset="hansa2004", changes={"limits.idle_rounds": 3})
        north.until(bots, lambda table: table["status"] == "over")
        told = server.stop().splitlines()
    assert everything(file, spoiled) == before
    assert sorted(line.split()[1] for line in told) == sorted(spoiled)
    assert all(" is left alone: " in line for line in told)


def _check_refusals(player: Player, table: str, code: str) -> None:
    assert player.get(f"tables/{table}").json()["error"]["code"] == code
    acts: dict[str, dict[str, Any]] = {
        "join": {},
        "leave": {},
        "start": {},
        "chat": {"text": "hello"},
        "undo": {"ply": 3},
        "rematch": {},
    }
    decide = {"seat": 0, "ply": 50, "code": 1, "request": "again"}
    answers = [player.post(f"tables/{table}/{act}", body) for act, body in {**acts, "decide": decide}.items()]
    answers += [player.get(f"tables/{table}{more}") for more in ("", "/stream", "/record", "/ply/0")]
    assert {(answer.status_code, answer.json()["error"]["code"]) for answer in answers} == {(409, code)}
    for language, words in WORDS.items():
        answer = player.http.get(f"/api/tables/{table}", headers={"Accept-Language": language})
        message = answer.json()["error"]["message"]
        assert words[code] in message
        assert "\n" not in message


def test_who_looks_at_a_table_that_a_newer_version_goes_on_with_is_let_go(tmp_path: Path, come: Come) -> None:
    file = tmp_path / "tables.db"
    open_database(GENERATIONS[0], GAME, file)
    table = stored_ids()["middle"]
    with Server(str(file)) as server:
        north = back(come, server, "North")
        with contextlib.closing(north.follow(table)) as follower:
            follower.wait(lambda: bool(follower.events))
            last = north.table(table)["seq"]
            with contextlib.closing(sqlite3.connect(file, timeout=60)) as base:
                row = (table, last + 1, 0.0, "teleported", "{}")
                base.execute("INSERT INTO entries (seating, seq, at, kind, data) VALUES (?, ?, ?, ?, ?)", row)
                base.execute("UPDATE seatings SET last = ? WHERE id = ?", (last + 1, table))
                base.commit()
            before = everything(file, [table])
            follower.ended()
        assert north.get(f"tables/{table}").json()["error"]["code"] == "newer-table"
        assert [line.split()[1] for line in server.stop().splitlines() if "left alone" in line] == [table]
    assert everything(file, [table]) == before


def damaged(file: Path) -> None:
    """The middle of the file is overwritten."""
    data = bytearray(file.read_bytes())
    data[100:4096] = b"\x5a" * (4096 - 100)
    file.write_bytes(bytes(data))


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:3000])


def of_something_else(file: Path) -> None:
    file.write_text("Dear diary, today I have sold four barrels of herring.\n" * 50, encoding="utf-8")


def of_a_newer_version(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
        base.commit()


@pytest.mark.parametrize("spoil", [damaged, truncated, of_something_else, of_a_newer_version])
def test_a_database_that_cannot_be_used_is_refused_in_one_line_and_left_as_it_is(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    file = tmp_path / "tables.db"
    open_database(GENERATIONS[0], GAME, file)
    spoil(file)
    before = file.read_bytes()
    done = serve("--port", "0", "--database", str(file))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert str(file) in done.stderr or "newer version" in done.stderr
    assert file.read_bytes() == before
