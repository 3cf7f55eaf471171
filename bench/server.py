"""How fast the server is, with many people looking on.

    python -m bench.server [--viewers 50 200 1000] [--seconds 10] [--rate 50] [--database sqlite|postgres] [--one-table]

People at several tables decide at a steady rate, about twenty viewers look at each table, or all at one. Told are the
time until a decision is acknowledged (it is on the disk then) and the time until each viewer has it, both from the
moment it was sent; then how many decisions a second the server takes when everybody decides without pause; and how
long it takes from the start of the process to the first page. PostgreSQL is measured with two processes that share the
people.

A second line tells the processor time that each decision took: of the server, of the database, and of this program,
which shares the machine with them. How many there could be on a machine with nothing else to do follows from it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hanse.table.changes import changed
from tests.server.player import Server, browser, choose
from tests.server.postgres import postgres_server

AT_A_TABLE = 20  # viewers
WARM_UP_SECONDS = 2.0


@dataclass
class Times:
    """What was measured, in seconds; `used` is processor time, by who used it."""

    used: dict[str, float] = field(default_factory=dict)
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    measuring: bool = False


class Line:
    """One connection to the server, as a browser keeps it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: str) -> None:
        self.reader = reader
        self.writer = writer
        self._head = head

    async def send(self, method: str, path: str, body: bytes = b"") -> None:
        """Send a request."""
        head = f"{method} {path} HTTP/1.1\r\n{self._head}Content-Length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)
        await self.writer.drain()

    async def answer(self) -> tuple[int, bytes]:
        """The status and the body of a short answer."""
        status, length = 0, 0
        while (line := await self.reader.readline()) not in (b"\r\n", b""):
            if not status:
                status = int(line.split()[1])
            elif line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, await self.reader.readexactly(length)


async def connect(port: int, cookie: str) -> Line:
    """A connection with or without a session."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    head = f"Host: 127.0.0.1:{port}\r\nX-Hanse: 1\r\nContent-Type: application/json\r\n"
    return Line(reader, writer, head + (f"Cookie: {cookie}\r\n" if cookie else ""))


class Seen:
    """A table, put together from what its stream tells."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self._described: dict[int, dict[str, Any]] = {}

    def take(self, told: dict[str, Any]) -> bool:
        """Whether the table is another one now."""
        whole = told if "choices" in told else told.get("table")
        if whole is not None:
            self._described |= {choice["code"]: choice for choice in whole["choices"]}
            self.table = {key: value for key, value in whole.items() if key != "log"}
        elif "change" in told:
            self._described |= {choice["code"]: choice for choice in told["described"]}
            choices = [self._described[code] for code in told["codes"]]
            self.table = {**changed(self.table, told["change"]), "choices": choices}
        return whole is not None or "change" in told


class Sitting:
    """A table, who decides at it, and when each decision was sent."""

    def __init__(self, port: int, times: Times) -> None:
        self.port = port
        self.times = times
        self.sent: dict[int, float] = {}  # by the number of the entry that it becomes
        self.seen = Seen()
        self.news = asyncio.Event()
        with browser(f"http://127.0.0.1:{port}") as http:
            http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}, {"kind": "local"}]
            body = {"game": "teutonica", "preset": "base2009", "seats": seats}
            self.table = http.post("/api/tables", json=body).raise_for_status().json()["id"]

    async def watch(self, port: int) -> None:
        """Look on and note when each entry arrives."""
        line = await connect(port, "")
        await line.send("GET", f"/api/tables/{self.table}/stream")
        while text := await line.reader.readline():
            if text.startswith(b"id: "):
                sent = self.sent.get(int(text[4:]))
                if sent is not None and self.times.measuring:
                    self.times.seen.append(time.perf_counter() - sent)

    async def follow(self) -> None:
        """See what can be decided."""
        line = await connect(self.port, self.cookie)
        await line.send("GET", f"/api/tables/{self.table}/stream")
        while text := await line.reader.readline():
            if text.startswith(b"data: ") and self.seen.take(json.loads(text[6:])):
                self.news.set()

    async def decide(self, pause: float, start: float) -> None:
        """Decide at a steady pace, or, without a pause, as soon as the last decision is seen."""
        line = await connect(self.port, self.cookie)
        due = time.perf_counter() + start
        while True:
            await self.news.wait()
            self.news.clear()
            if self.seen.table["status"] == "over":
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seen = self.seen.table
            body = {"seat": seen["mover"], "ply": seen["ply"], "code": choose(seen), "request": f"r{seen['seq']}"}
            now = time.perf_counter()
            self.sent[seen["seq"] + 1] = now
            await line.send("POST", f"/api/tables/{self.table}/decide", json.dumps(body).encode())
            status, answer = await line.answer()
            assert status == 200, answer
            if self.times.measuring:
                self.times.acknowledged.append(time.perf_counter() - now)
            due += pause


def processor_seconds(roots: list[int]) -> float:
    """What these processes and all that they started have used so far."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            facts = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            children.setdefault(int(facts[1]), []).append(int(folder.name))
            used[int(folder.name)] = sum(map(int, facts[11:15])) / os.sysconf("SC_CLK_TCK")
    total, waiting = 0.0, list(roots)
    while waiting:
        process = waiting.pop()
        total += used.get(process, 0.0)
        waiting += children.get(process, [])
    return total


@dataclass
class Running:
    """The servers that are measured, and the process of the database, if it has one of its own."""

    servers: list[Server]
    database: list[int]

    def used(self) -> dict[str, float]:
        """The processor time so far, by who used it."""
        return {
            "server": processor_seconds([server.process.pid for server in self.servers]),
            "database": processor_seconds(self.database),
            "this program": time.process_time(),
        }


async def load(running: Running, viewers: int, tables: int, rate: float, seconds: float) -> Times:
    """So many viewers and tables, and so many decisions a second in all; without a rate as many as possible."""
    times = Times()
    ports = [server.port for server in running.servers]
    sittings = [Sitting(ports[n % len(ports)], times) for n in range(tables)]
    pause = tables / rate if rate else 0.0
    tasks = [asyncio.create_task(sitting.follow()) for sitting in sittings]
    for n in range(viewers - tables):
        # Every second viewer looks through another process than the one that decides, if there is another.
        port = ports[(n + n // tables) % len(ports)]
        tasks.append(asyncio.create_task(sittings[n % tables].watch(port)))
    await asyncio.sleep(1.0)
    tasks += [asyncio.create_task(s.decide(pause, pause * n / tables)) for n, s in enumerate(sittings)]
    await asyncio.sleep(WARM_UP_SECONDS)
    times.measuring, before = True, running.used()
    await asyncio.sleep(seconds)
    times.measuring, after = False, running.used()
    times.used = {who: after[who] - before[who] for who in after if after[who]}
    for task in tasks:
        if task.done() and task.exception() is not None:
            raise task.exception() or AssertionError
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return times


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else float("nan")


def tell(title: str, times: Times, seconds: float) -> None:
    """One line."""
    done, seen = times.acknowledged, times.seen
    print(
        f"{title:<44} {len(done) / seconds:7.1f} moves/s   "
        f"acknowledged p50 {percentile(done, 0.5):6.1f} p99 {percentile(done, 0.99):6.1f} ms   "
        f"seen p50 {percentile(seen, 0.5):6.1f} p99 {percentile(seen, 0.99):6.1f} ms   ({len(seen)} pushes)",
    )
    used = [f"{who} {1000 * spent / max(1, len(done)):.2f} ms" for who, spent in times.used.items()]
    print(f"    processor time for each: {', '.join(used)}", flush=True)


def cold_start(database: str) -> float:
    """Seconds from starting the process to the first page; the database is there already."""
    Server(database).stop()
    before = time.perf_counter()
    server = Server(database)
    with browser(server.url) as http:
        http.get("/")
    took = time.perf_counter() - before
    server.stop()
    return took


@contextlib.contextmanager
def servers(kind: str) -> Iterator[Running]:
    """One process on SQLite, two on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        if kind == "sqlite":
            running = Running([Server(str(Path(folder) / "tables.db"))], [])
        else:
            home = Path(folder) / "postgres"
            address = stack.enter_context(postgres_server(home))
            root = int((home / "postmaster.pid").read_text(encoding="utf-8").split()[0])
            running = Running([Server(address), Server(address)], [root])
        try:
            yield running
        finally:
            for server in running.servers:
                server.stop()


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="measure the server")
    parser.add_argument("--viewers", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--one-table", action="store_true", help="all look at the same table")
    parser.add_argument("--database", choices=("sqlite", "postgres"), nargs="+", default=["sqlite", "postgres"])
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores; load before: {os.getloadavg()[0]:.1f}")
    for kind in args.database:
        name = "SQLite, one process" if kind == "sqlite" else "PostgreSQL, two processes"
        for viewers in args.viewers:
            tables = 1 if args.one_table else max(5, viewers // AT_A_TABLE)
            for rate in (args.rate, 0.0):
                with servers(kind) as running:
                    times = asyncio.run(load(running, viewers, tables, rate, args.seconds))
                pace = f"{rate:.0f} moves/s asked" if rate else "as many as possible"
                tell(f"{name}, {viewers} viewers, {pace}", times, args.seconds)
    with tempfile.TemporaryDirectory() as folder:
        took = min(cold_start(str(Path(folder) / "tables.db")) for _ in range(3))
    print(f"cold start to first page: {took:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
