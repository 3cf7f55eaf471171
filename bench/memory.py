"""Whether the server's memory stays flat while games begin, are played and end.

    python -m bench.memory [--seconds 540] [--rate 200] [--tables 40] [--database sqlite|postgres]

People decide at a steady rate at so many tables; where a game is over, a new one begins. Told are every ten seconds
how much memory the server uses (RSS) and how many decisions it has taken, and in the end how much there was after a
third of the time and after all of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
from pathlib import Path

import httpx

from bench.server import Seen, connect
from tests.server.player import Server, browser, choose
from tests.server.postgres import postgres_server

SAMPLE_SECONDS = 10.0


def rss(process: int) -> float:
    """MiB that a process holds in memory."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


class Load:
    """People who decide, one game after the other."""

    def __init__(self, server: Server, pause: float) -> None:
        self._server = server
        self._pause = pause
        self.decisions = 0
        self.games = 0

    async def play(self, start: float) -> None:
        """Decide at a steady pace, for ever."""
        http = browser(self._server.url)
        http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        due = time.perf_counter() + start
        while True:
            due = await self._game(self._begin(http), cookie, due)

    def _begin(self, http: httpx.Client) -> str:
        seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]
        body = {"game": "hansa", "preset": "hansa2004", "seats": seats, "public": False}  # it ends however it is played
        self.games += 1
        return str(http.post("/api/tables", json=body).raise_for_status().json()["id"])

    async def _game(self, table: str, cookie: str, due: float) -> float:
        follower, line = [await connect(self._server.port, cookie) for _ in range(2)]
        seen = Seen()
        try:
            await follower.send("GET", f"/api/tables/{table}/stream")
            while text := await follower.reader.readline():
                if not text.startswith(b"data: ") or not seen.take(json.loads(text[6:])):
                    continue
                now = seen.table
                if now["status"] == "over":
                    return due
                body = {"seat": now["mover"], "ply": now["ply"], "code": choose(now), "request": f"r{now['seq']}"}
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                await line.send("POST", f"/api/tables/{table}/decide", json.dumps(body).encode())
                status, told = await line.answer()
                assert status == 200, told
                self.decisions += 1
                due += self._pause
            raise ConnectionError("the stream ended")
        finally:
            follower.writer.close()
            line.writer.close()


async def measure(server: Server, seconds: float, rate: float, tables: int) -> None:
    """Play, and tell what the server uses."""
    load = Load(server, tables / rate)
    playing = [asyncio.create_task(load.play(number / rate)) for number in range(tables)]
    began, samples = time.perf_counter(), []
    print(f"{'seconds':>8} {'decisions':>10} {'a second':>9} {'games':>6} {'RSS MiB':>8}")
    while (passed := time.perf_counter() - began) < seconds:
        await asyncio.sleep(min(SAMPLE_SECONDS, seconds - passed))
        if any(task.done() for task in playing):
            break
        passed, used = time.perf_counter() - began, rss(server.process.pid)
        samples.append((passed, used))
        each = load.decisions / passed
        print(f"{passed:8.0f} {load.decisions:10} {each:9.1f} {load.games:6} {used:8.1f}", flush=True)
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    for problem in done:
        if not isinstance(problem, asyncio.CancelledError) and isinstance(problem, BaseException):
            raise problem
    third = next(used for passed, used in samples if passed >= seconds / 3)
    last = samples[-1][1]
    print(f"after a third {third:.1f} MiB, at the end {last:.1f} MiB: {100 * (last / third - 1):+.1f} %")


def main() -> None:
    """Read the arguments, run, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sqlite = args.database == "sqlite"
        database = str(folder / "tables.db") if sqlite else stack.enter_context(postgres_server(folder / "postgres"))
        server = stack.enter_context(Server(database))
        asyncio.run(measure(server, args.seconds, args.rate, args.tables))


if __name__ == "__main__":
    main()
