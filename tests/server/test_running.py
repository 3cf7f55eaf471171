"""How a server tells of itself, and how it makes room for the next one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from hanse.server.hall import Hall
from hanse.server.storage.database import open_database
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Index
from hanse.table import Entry, LiveTable
from hanse.table.stored import read_table
from tests.patience import PATIENCE
from tests.server.player import Player, Server
from tests.table.sitting import Sitting

PASSWORD = "a secret password"


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def test_it_says_whether_it_lives_and_is_ready_under_any_name(tmp_path: Path) -> None:
    with Server(str(tmp_path / "tables.db"), 0, "--allowed-host", "tables.example.org") as server:
        for check in ("health", "ready"):
            assert httpx.get(f"{server.url}/api/{check}", verify=False, timeout=PATIENCE).json() == {"ok": True}
        assert httpx.get(f"{server.url}/api/me", verify=False, timeout=PATIENCE).status_code == 400


def test_metrics_are_told_only_where_the_host_wants_them(tmp_path: Path) -> None:
    port = free_port()
    with Server(str(tmp_path / "tables.db"), 0, "--metrics", str(port)) as server:
        anna = Player(server.url, "Anna")
        table = anna.new("me", "local", "local")
        follower = anna.follow(table)
        follower.wait(lambda: bool(follower.events))
        anna.ok(anna.decide(anna.table(table)))
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False, timeout=PATIENCE).text
        lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
        assert lines["hanse_streams"] == "1.0"
        assert lines['hanse_entries_total{kind="decided"}'] == "1.0"
        assert lines['hanse_requests_total{method="POST",route="/api/tables/{table_id}/decide",status="200"}'] == "1.0"
        assert float(lines["process_resident_memory_bytes"]) > 0
        assert table not in told
        assert "hanse_" not in httpx.get(f"{server.url}/metrics", verify=False, timeout=PATIENCE).text
        follower.close()
        anna.close()


@pytest.mark.parametrize(
    "given", [("--metrics", "x"), ("--metrics", "70000"), ("--log", "xml"), ("--metrics", "203.0.113.1:1")]
)
def test_bad_settings_are_refused_in_one_line(tmp_path: Path, given: tuple[str, str]) -> None:
    with pytest.raises(RuntimeError) as refused:
        Server(str(tmp_path / "tables.db"), 0, *given)
    assert str(refused.value).strip().count("\n") == 0
    assert "Traceback" not in str(refused.value)


def test_the_log_has_a_line_for_every_request_and_no_secrets(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), 0, "--log", "json")
    anna, eve = Player(server.url, None), Player(server.url, "Eve")
    signed = anna.post("signup", {"name": "Anna", "password": PASSWORD})
    table = anna.new("me", "open", "open", public=False)
    invite = anna.table(table)["invite"]
    seen = eve.http.get(f"/api/tables/{table}", params={"invite": invite})
    assert seen.status_code == 200
    anna.post(f"tables/{table}/chat", {"text": "something private"})
    assert anna.post("signin", {"name": "Anna", "password": PASSWORD + "!"}).status_code == 401
    secrets = [PASSWORD, invite, "something private", *anna.http.cookies.values(), *eve.http.cookies.values()]
    for player in (anna, eve):
        player.close()
    lines = [json.loads(line) for line in server.stop().splitlines() if line.startswith("{")]
    asked = {line["request"]: line for line in lines if line["message"] == "request"}
    assert asked[signed.headers["X-Request-ID"]]["route"] == "/api/signup"
    line = asked[seen.headers["X-Request-ID"]]
    assert (line["route"], line["method"], line["status"]) == ("/api/tables/{table_id}", "GET", 200)
    assert [secret for secret in secrets if secret in json.dumps(lines)] == []


def test_the_database_is_never_asked_in_the_thread_that_serves(tmp_path: Path) -> None:
    """SQLite would stop everybody while the disk is busy; every connection to it belongs to another thread."""
    opened: list[int] = []

    def note(event: str, _: object) -> None:
        if event == "sqlite3.connect/handle" and watching:
            opened.append(threading.get_ident())

    watching = True
    sys.addaudithook(note)

    async def use() -> int:
        store = Store(await open_database(str(tmp_path / "tables.db")))
        await store.add_account("anna", "Anna", 0.0)
        await store.write("table", Index("teutonica", True, "open", False), Sitting("me", "open", "open").table.log)
        await Hall(store, 1).room("table")
        await store.close()
        return threading.get_ident()

    serving = asyncio.run(use())
    watching = False
    assert opened
    assert serving not in opened


def test_a_long_log_is_read_while_others_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_in: list[int] = []
    monkeypatch.setattr("hanse.server.hall._LONG", 0)

    def noted(table: str, log: Sequence[Entry]) -> LiveTable:
        read_in.append(threading.get_ident())
        return read_table(table, log)

    monkeypatch.setattr("hanse.server.hall.read_table", noted)

    async def use() -> int:
        store = Store(await open_database(str(tmp_path / "tables.db")))
        await store.write("table", Index("teutonica", True, "open", False), Sitting("me", "open", "open").table.log)
        await Hall(store, 1).room("table")
        await store.close()
        return threading.get_ident()

    assert asyncio.run(use()) not in read_in
    assert len(read_in) == 1


@contextlib.contextmanager
def systemd(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """What hears when a service is ready."""
    address = str(folder / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(address)
        line.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        yield line


def main_process(line: socket.socket) -> int:
    told = dict(part.split("=") for part in line.recv(1000).decode().splitlines())
    assert told["READY"] == "1"
    return int(told["MAINPID"])


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_an_upgrade_refuses_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal starts the next process on the same socket; every request on the way is answered by one of the two."""
    with systemd(tmp_path, monkeypatch) as line:
        server = Server(str(tmp_path / "tables.db"))
        assert main_process(line) == server.process.pid
        anna = Player(server.url, "Anna")
        table = anna.new("me", "local", "local")
        stream = anna.follow(table)
        stream.wait(lambda: bool(stream.events))
        anna.ok(anna.decide(anna.table(table)))
        stream.reach(1)
        server.process.send_signal(signal.SIGHUP)
        answered = 0
        while server.process.poll() is None:
            with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE) as http:  # each a new connection
                assert http.get("/api/health").status_code == 200
            answered += 1
        assert answered > 0
        successor = main_process(line)
        try:
            assert successor != server.process.pid
            assert server.process.stderr is not None  # the successor writes there, too: it has no end yet
            assert "Another process goes on" in server.process.stderr.readline()
            stream.ended()
            anna.ok(anna.decide(anna.table(table)))
            last = stream.entries()[-1]["id"]
            again = anna.follow(table, last=last)
            again.wait(lambda: bool(again.entries()))
            assert again.entries()[0]["id"] == last + 1
            for each in (stream, again):
                each.close()
            anna.close()
        finally:
            os.kill(successor, signal.SIGTERM)
            end = time.monotonic() + PATIENCE
            while not gone(successor) and time.monotonic() < end:
                time.sleep(0.05)
        assert gone(successor)
        server.process.communicate()
