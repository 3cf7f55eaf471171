"""A server in a process of its own, and people at it: what tests, the kill test and measurements share."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

import hanse
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.players import policy
from hanse.table import Entry, LiveTable
from hanse.table.changes import changed, check_of
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
LEISURE = ("--bot-seconds", "600")  # a busy machine changes no decision of a bot
START = "import sys; from hanse.cli import main; sys.exit(main())"


class Server:
    """`hanse serve` in a process of its own."""

    def __init__(self, database: str, port: int = 0, *more: str) -> None:
        self.database = database
        environment = {**os.environ, "HANSE_LANG": "en", "PYTHONPATH": str(Path(hanse.__path__[0]).parent)}
        arguments = ["serve", "--port", str(port), "--database", database, "--rate", "0", *LEISURE, *more]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            _, problem = self.process.communicate(timeout=PATIENCE)
            raise RuntimeError(f"the server did not start: {line}{problem}")
        self.address = line.split("http://")[1].split("/")[0]
        self.port = int(self.address.rpartition(":")[2])
        self.url = f"http://{self.address}"

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever happened, it does not outlive the test."""
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def stop(self, number: int = signal.SIGTERM) -> str:
        """End it, gently unless told otherwise; returns what it said on standard error."""
        self.process.send_signal(number)
        _, problem = self.process.communicate(timeout=PATIENCE)
        return problem


def browser(url: str) -> httpx.Client:
    """A client of the server; without what only encrypted connections need, which takes long to load."""
    return httpx.Client(base_url=url, headers={"X-Hanse": "1"}, timeout=PATIENCE, verify=False)


class Player:
    """One browser."""

    def __init__(self, url: str, name: str | None = "Anna") -> None:
        self.http = browser(url)
        self.account = ""
        if name is not None:
            self.account = self.ok(self.post("guest", {"name": name}))["account"]["id"]

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api/{path}", json={} if body is None else body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api/{path}")

    def ok(self, response: httpx.Response) -> Any:
        assert response.is_success, (response.status_code, response.text)
        return response.json()

    def new(self, *kinds: str, **more: Any) -> str:
        """A new table; `bot:random` is a bot of that name, `bot` one that decides quickly also uncompiled."""
        named = ["bot:focused" if kind == "bot" else kind for kind in kinds]
        seats = [{"kind": k.partition(":")[0], **({"bot": k[4:]} if ":" in k else {})} for k in named]
        body = {"game": "teutonica", "preset": "base2009", "seats": seats, **more}
        return str(self.ok(self.post("tables", body))["id"])

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ok(self.get(f"tables/{table}"))
        return found

    def decide(self, seen: dict[str, Any], code: int | None = None, **changes: Any) -> httpx.Response:
        """Decide at a table as it was seen."""
        body = {
            "seat": seen["mover"],
            "ply": seen["ply"],
            "code": choose(seen) if code is None else code,
            "request": secrets.token_hex(8),
            "seen": seen["seq"],
            **changes,
        }
        return self.post(f"tables/{seen['id']}/decide", body)

    def until(self, table: str, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table as soon as it is as wished."""
        end = time.monotonic() + PATIENCE
        while True:
            seen = self.table(table)
            if fits(seen):
                return seen
            assert time.monotonic() < end, f"never happened: {seen['status']}, ply {seen['ply']}"
            time.sleep(0.02)

    def follow(self, table: str, last: int | None = None) -> Follower:
        """Live updates."""
        return Follower(self, table, last)


class Follower:
    """Reads a stream of events in the background."""

    def __init__(self, player: Player, table: str, last: int | None) -> None:
        self.events: list[tuple[str, int | None, Any]] = []
        self.sizes: list[int] = []  # bytes of each entry, as it was sent
        self._table: dict[str, Any] = {}
        self._described: dict[int, dict[str, Any]] = {}
        self._closing = False
        self._line: socket.socket | None = None
        self._news = threading.Condition()
        self._headers = {} if last is None else {"Last-Event-ID": str(last)}
        self._http = browser(str(player.http.base_url))
        self._http.cookies = player.http.cookies
        self._thread = threading.Thread(target=self._read, args=(table,), daemon=True)
        self._thread.start()

    def _read(self, table: str) -> None:
        try:
            with self._http.stream("GET", f"/api/tables/{table}/stream", headers=self._headers) as response:
                self._line = response.extensions["network_stream"].get_extra_info("socket")
                for event in read_events(response.iter_lines()):
                    with self._news:
                        self.events.append((event[0], event[1], self._whole(event[0], event[2])))
                        self._news.notify_all()
                    if self._closing:
                        return
        except httpx.HTTPError:
            return

    def _whole(self, event: str, data: dict[str, Any]) -> dict[str, Any]:
        """What was told, with the whole table put together from what has changed of it."""
        if event == "entry":
            self.sizes.append(len(json.dumps(data, separators=(",", ":"), ensure_ascii=False)))
            if data.get("change") is not None or data.get("codes") is not None:
                self._described |= {choice["code"]: choice for choice in data["described"]}
                choices = [self._described[code] for code in data["codes"]]
                table = {**changed(self._table, data["change"]), "choices": choices}
                assert "check" not in data or check_of(table["view"]) == data["check"]
                data = {"entry": data["entry"], "table": {**table, "log": None}}
            data.setdefault("table", None)
        whole = data if event == "table" else data.get("table")
        if whole is not None:
            self._table = {key: value for key, value in whole.items() if key != "log"}
            self._described |= {choice["code"]: choice for choice in whole["choices"]}
        return data

    def entries(self) -> list[dict[str, Any]]:
        return [data["entry"] for event, _, data in list(self.events) if event == "entry"]

    def reach(self, entries: int) -> None:
        """Wait for so many entries, and for the table before them."""
        self.wait(lambda: bool(self.events) and len(self.entries()) >= entries)

    def wait(self, fits: Callable[[], bool]) -> None:
        with self._news:
            assert self._news.wait_for(fits, PATIENCE)

    def ended(self) -> None:
        """Wait until the server lets go."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def close(self) -> None:
        self._closing = True
        if self._line is not None:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)  # or the thread would wait for the next event
        self._http.close()
        self._thread.join(1)


class Mirror:
    """The same game again beside the server, so that a bot can decide for people.

    Its seed comes out of the server's file, which no player could read.
    """

    def __init__(self, server: Server, player: Player, table: str) -> None:
        with contextlib.closing(sqlite3.connect(server.database)) as file:
            rows = file.execute("SELECT seq, at, kind, data FROM entries WHERE seating = ? ORDER BY seq", (table,))
            log = [Entry(seq, at, kind, json.loads(data)) for seq, at, kind, data in rows]
        self._begun = LiveTable(table, log)
        self.state = self._begin()
        self.table = table
        self._codes: list[int] = []
        self._bot = policy(self._begun.game.key, "focused")
        self._follower = player.follow(table)
        self._read = 0

    def _begin(self) -> State:
        return self._begun.state_at(0)

    def close(self) -> None:
        self._follower.close()

    @property
    def ply(self) -> int:
        return len(self._codes)

    def choose(self) -> int:
        return int(self._bot(self.state, chance_from_seed(self.ply)))

    def catch_up(self, ply: int) -> None:
        """Follow the stream at least up to a ply."""
        self._follower.wait(lambda: self._take() >= ply)

    def _take(self) -> int:
        for event, _, data in self._follower.events[self._read :]:
            self._read += 1
            for entry in data["log"] if event == "table" else [data["entry"]] if event == "entry" else []:
                if entry["kind"] == "decided":
                    self.state.play(entry["code"])
                    self._codes.append(entry["code"])
                elif entry["kind"] == "undone":
                    self._codes = self._codes[: entry["ply"]]
                    self.state = self._begin()
                    for code in self._codes:
                        self.state.play(code)
        return self.ply


def play_out(server: Server, players: list[Player], table: str) -> dict[str, Any]:
    """Everybody decides when it is their turn, until the game is over."""
    state = play_until(server, players, table, lambda state, ply: False)
    end = players[0].table(table)
    assert end["result"]["scores"] == state.scores()
    return end


def play_until(server: Server, players: list[Player], table: str, stop: Callable[[State, int], bool]) -> State:
    """Everybody decides when it is their turn, until the game is over or somebody could decide and shall not."""
    seats = {seat: player for player in players for seat in player.table(table)["your_seats"]}
    with contextlib.closing(Mirror(server, players[0], table)) as mirror:
        mirror.catch_up(players[0].table(table)["ply"])
        while not mirror.state.over():
            seat = mirror.state.mover()
            if seat in seats:
                if stop(mirror.state, mirror.ply):
                    break
                body = {"seat": seat, "ply": mirror.ply, "code": mirror.choose(), "request": secrets.token_hex(8)}
                players[0].ok(seats[seat].post(f"tables/{table}/decide", body))
            mirror.catch_up(mirror.ply + 1)
        return mirror.state


def read_events(lines: Iterator[str]) -> Iterator[tuple[str, int | None, Any]]:
    """Server-sent events as (event, id, data)."""
    event, number, data = "message", None, ""
    for line in lines:
        if line.startswith("event: "):
            event = line[7:]
        elif line.startswith("id: "):
            number = int(line[4:])
        elif line.startswith("data: "):
            data += line[6:]
        elif not line and data:
            yield event, number, json.loads(data)
            event, number, data = "message", None, ""


_LIKED = ("establish", "office", "develop", "prestige", "extra", "place", "displace", "recruit")


def choose(seen: dict[str, Any]) -> int:
    """A choice that leads a game to its end: what earns something first, else a place, here and there at random."""
    choices = seen["choices"]
    best: dict[str, Any] = min(
        choices, key=lambda c: (_LIKED.index(c["family"]) if c["family"] in _LIKED else 9, secrets.randbelow(1000))
    )
    return int(best["code"])
