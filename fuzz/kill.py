"""Kills the server again and again at random moments under load, and checks that nothing acknowledged is lost.

    python -m fuzz.kill --times 100 --database sqlite
    python -m fuzz.kill --times 100 --database postgres

People decide as fast as they can and follow their tables; whoever loses the connection tries again, with the same
request, until there is an answer. In the end the log of every table must hold each acknowledged decision exactly once,
at the ply that was acknowledged, and every follower must have seen every entry once and in order.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import secrets
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.player import Server, browser, choose, read_events
from tests.server.postgres import postgres_server

RETRY_SECONDS = 0.1


@dataclass
class Load:
    """What runs against the server, wherever it is just now."""

    url: str
    stop: threading.Event = field(default_factory=threading.Event)
    troubles: list[str] = field(default_factory=list)

    def trouble(self, text: str) -> None:
        """Something that must not happen."""
        self.troubles.append(text)
        self.stop.set()


class Person(threading.Thread):
    """Somebody at a table with three seats of their own or with bots, who decides without pause."""

    def __init__(self, load: Load, number: int, *, bots: bool) -> None:
        super().__init__(daemon=True)
        self.load = load
        self.http = browser(load.url)
        self.acknowledged: dict[str, tuple[int, int]] = {}  # request: ply and code
        self._ask("POST", "/api/guest", {"name": f"Person {number}"})
        others = "bot" if bots else "local"
        seats = [{"kind": "me"}, {"kind": others}, {"kind": others}]
        body = {"game": "teutonica", "preset": "base2009", "seats": seats}
        self.table = str(self._ask("POST", "/api/tables", body).json()["id"])

    def run(self) -> None:
        """Decide until told to stop, or until the game is over."""
        try:
            while not self.load.stop.is_set():
                seen = self._ask("GET", f"/api/tables/{self.table}").json()
                if seen["status"] == "over":
                    return
                if seen["your_turn"]:
                    self._decide(seen)
                else:
                    time.sleep(0.01)
        except Exception as error:  # a thread's error would otherwise be lost
            self.load.trouble(f"a person gave up: {error!r}")

    def _decide(self, seen: dict[str, Any]) -> None:
        request = secrets.token_hex(8)
        body = {"seat": seen["mover"], "ply": seen["ply"], "code": choose(seen), "request": request}
        answer = self._ask("POST", f"/api/tables/{self.table}/decide", body)
        if answer.status_code == 200:
            self.acknowledged[request] = (answer.json()["ply"], body["code"])
        elif answer.json()["error"]["code"] != "stale":
            self.load.trouble(f"refused: {answer.text}")

    def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer; the same request each time."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
                if answer.status_code != 503:
                    self.load.trouble(f"{answer.status_code} at {path}: {answer.text}")
            except httpx.TransportError:
                pass
            if time.monotonic() > end:
                raise TimeoutError(path)
            time.sleep(RETRY_SECONDS)


class Watcher(threading.Thread):
    """Somebody who follows a table and comes back with the id of the last event after every break."""

    def __init__(self, load: Load, table: str) -> None:
        super().__init__(daemon=True)
        self.load = load
        self.table = table
        self.seen: list[int] = []
        self.breaks = 0

    def run(self) -> None:
        """Follow until told to stop."""
        with browser(self.load.url) as http:
            while not self.load.stop.is_set():
                with contextlib.suppress(httpx.HTTPError):
                    self._follow(http)
                time.sleep(RETRY_SECONDS)

    def _follow(self, http: httpx.Client) -> None:
        headers = {"Last-Event-ID": str(self.seen[-1] if self.seen else 0)}
        with http.stream("GET", f"/api/tables/{self.table}/stream", headers=headers) as response:
            self.breaks += 1
            for event, number, _ in read_events(response.iter_lines()):
                if event == "entry" and number is not None:
                    if number != (self.seen[-1] if self.seen else 0) + 1:
                        self.load.trouble(f"after entry {self.seen[-1:]} came {number}")
                    self.seen.append(number)
                if self.load.stop.is_set():
                    return


def kill_again_and_again(database: str, times: int, people: int, seed: int) -> str:
    """The whole test; returns what happened in a line, raises if something was lost or done twice."""
    chance = random.Random(seed)
    server = Server(database)
    load = Load(server.url)
    persons = [Person(load, number, bots=number % 2 == 0) for number in range(people)]
    watchers = [Watcher(load, person.table) for person in persons]
    for thread in (*persons, *watchers):
        thread.start()
    try:
        for number in range(times):
            if number % 2:
                _await_progress(load, persons)
            time.sleep(chance.uniform(0.0, 0.6))
            server.stop(signal.SIGKILL)
            server = Server(database, server.port)
            if load.stop.is_set():
                break
        time.sleep(1.0)
        for person in persons:
            if not load.stop.is_set() and person.is_alive():
                _check_alive(person)
        decided = _check_logs(load, persons, watchers)
    finally:
        load.stop.set()
        server.stop(signal.SIGKILL)  # which also ends every wait for news
        for thread in (*persons, *watchers):
            thread.join(PATIENCE)
        for person in persons:
            person.http.close()
    if load.troubles:
        raise AssertionError("; ".join(load.troubles[:5]))
    breaks = sum(watcher.breaks for watcher in watchers)
    done = f"{decided} acknowledged decisions, {breaks} connections of followers"
    return f"{times} kills, {people} tables, {done}: nothing lost"


def _await_progress(load: Load, persons: list[Person]) -> None:
    """On a busy machine the moments after a start may be too short for anybody to come through."""
    before = [len(person.acknowledged) for person in persons]
    while not load.stop.is_set() and any(person.is_alive() for person in persons):
        if [len(person.acknowledged) for person in persons] != before:
            return
        time.sleep(0.01)


def _check_alive(person: Person) -> None:
    """After the last kill people play on."""
    before = len(person.acknowledged)
    end = time.monotonic() + PATIENCE
    while len(person.acknowledged) == before and person.is_alive() and time.monotonic() < end:
        time.sleep(0.05)
    assert len(person.acknowledged) > before or not person.is_alive(), "a person could not go on"


def _check_logs(load: Load, persons: list[Person], watchers: list[Watcher]) -> int:
    """Stop everybody, then compare what was acknowledged and what was seen with the logs."""
    load.stop.set()
    for person in persons:
        person.join(PATIENCE)
    total = 0
    for person, watcher in zip(persons, watchers, strict=True):
        table = person._ask("GET", f"/api/tables/{person.table}").json()
        log = table["log"]
        if [entry["id"] for entry in log] != list(range(1, len(log) + 1)):
            load.trouble("the log has a gap")
        decided = {entry["ply"]: entry["code"] for entry in log if entry["kind"] == "decided"}
        if len(decided) != sum(entry["kind"] == "decided" for entry in log):
            load.trouble("a ply was decided twice")
        plies = [ply for ply, _ in person.acknowledged.values()]
        if len(set(plies)) != len(plies):
            load.trouble("two decisions were acknowledged for one ply")
        for ply, code in person.acknowledged.values():
            if decided.get(ply) != code:
                load.trouble(f"the decision of ply {ply} was acknowledged and is lost")
        if watcher.seen != list(range(1, len(watcher.seen) + 1)):
            load.trouble("a follower missed or repeated an entry")
        total += len(plies)
    return total


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str]:
    """A new database of that kind."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield str(Path(folder) / "tables.db")
        else:
            with postgres_server(Path(folder) / "postgres") as address:
                yield address


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="kill the server again and again under load")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with database_of(args.database) as database:
        said = kill_again_and_again(database, args.times, args.people, args.seed)
    print(f"{args.database}: {said} ({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
