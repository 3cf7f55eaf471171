"""Twin tables: two servers whose games differ only in what the first seat may not know answer it byte by byte alike.

    python -m fuzz.twins [--games 5] [--decisions 40] [--timed 300] [--seed 1]

One table is set up over HTTP and copied with its database; in the copy everything that is hidden from the first seat
is dealt otherwise. Then the same is asked of both, by the first seat and by somebody who looks on: the table, its
stream, the cards of all places, what each choice would do, refusals, standing orders; the same decisions are made at
both, until one of them shows what was hidden. At last it is told how long both took to answer, one beside the other.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import random
import shutil
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from hanse.games import find_game
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import Game, State
from tests.patience import PATIENCE
from tests.server.player import Player, Server, browser

PLACES = [  # the games and modules in which something is hidden
    ("teutonica", "base2009", {"modules.missions": True}),
    ("teutonica", "bigbox2020", {}),
    ("hansa", "hansa2004", {}),
    ("merkator", "standard", {}),
]
SEATS = 3
NEVER = 999_999  # a code that no game has
TRIES = 30  # of decisions, until both games take one that shows nothing


class Different(AssertionError):
    """Two servers gave different answers to who cannot tell their games apart."""


def position_of(game: Game, preset: str, changes: dict[str, Any], plies: int, seed: str) -> State:
    """A game after so many decisions."""
    chance = random.Random(seed)
    state = game.start(game.options(preset, SEATS, changes), seed)
    for _ in range(plies):
        if not state.over():
            state.apply(chance.choice(state.legal()))
    return state


def deal_otherwise(database: Path, table: str, position: dict[str, Any]) -> None:
    """Let a stored table begin from another position."""
    with contextlib.closing(sqlite3.connect(database)) as base, base:
        query = "SELECT seq, data FROM entries WHERE seating = ? AND kind = 'started'"
        seq, data = base.execute(query, (table,)).fetchone()
        changed = json.dumps({**json.loads(data), "position": position})
        base.execute("UPDATE entries SET data = ? WHERE seating = ? AND seq = ?", (changed, table, seq))


def set_up(folder: Path, game: str, state: State) -> tuple[str, list[dict[str, str]]]:
    """A table that begins from this position, and the cookies of those who sit at it."""
    with Server(str(folder / "one.db")) as server:
        people = [Player(server.url, name) for name in ("Anna", "Berta", "Cora")[: state.seats()]]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        body = {"game": game, "position": state.to_data(), "seats": seats, "public": True}
        table = str(people[0].ok(people[0].post("tables", body))["id"])
        for number, person in enumerate(people[1:], 1):
            person.ok(person.post(f"tables/{table}/join", {"seat": number}))
        cookies = [dict(person.http.cookies) for person in people]
        for person in people:
            person.close()
        server.stop()
    return table, cookies


def _around(one: str, other: str) -> str:
    """The first difference of two answers, with what stands before it."""
    at = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"...{one[max(0, at - 60) : at + 40]}... and ...{other[max(0, at - 60) : at + 40]}..."


class Stream(threading.Thread):
    """What a server tells somebody of a table, line by line as it came."""

    def __init__(self, url: str, cookies: dict[str, str], table: str) -> None:
        super().__init__(daemon=True)
        self._http, self._table = browser(url), table
        self._http.cookies.update(cookies)
        self._news = threading.Condition()
        self.lines: list[str] = []
        self.start()

    def run(self) -> None:
        """Until the server goes."""
        with (
            contextlib.suppress(httpx.HTTPError),
            self._http.stream("GET", f"/api/tables/{self._table}/stream") as response,
        ):
            for line in response.iter_lines():
                with self._news:
                    self.lines.append(line)
                    self._news.notify_all()
        self._http.close()

    def begun(self) -> None:
        """Wait for the first lines."""
        with self._news:
            assert self._news.wait_for(lambda: any(self.lines[:-1]), PATIENCE), "the stream tells nothing"

    def up_to(self, seq: int) -> list[str]:
        """Everything but signs of life and who is there, up to an entry of the log with all its lines."""
        with self._news:
            assert self._news.wait_for(lambda: self._has(seq), PATIENCE), "the stream tells nothing any more"
            return [line for line in self.lines if line.startswith(("id: ", "event: entry", 'data: {"entry'))]

    def _has(self, seq: int) -> bool:
        return f"id: {seq}" in self.lines and not self.lines[-1]


class Twin:
    """One of two servers, and those who ask it."""

    def __init__(self, database: Path, table: str, cookies: list[dict[str, str]]) -> None:
        self.server = Server(str(database))
        self.table = table
        self.people = [Player(self.server.url, None) for _ in (*cookies, None)]  # the last one looks on
        for person, own in zip(self.people, [*cookies, {}], strict=True):
            person.http.cookies.update(own)
        self.streams = [Stream(self.server.url, own, table) for own in (cookies[0], {})]
        for stream in self.streams:  # who is there is told to everybody
            stream.begun()

    def ask(self, who: int, path: str, body: dict[str, Any] | None = None) -> tuple[int, bytes]:
        """The answer to a request about the table."""
        person = self.people[who]
        path = f"tables/{self.table}{path}"
        answer = person.get(path) if body is None else person.post(path, body)
        return answer.status_code, answer.content

    def close(self) -> None:
        """End the server, and with it the streams."""
        self.server.stop()
        for stream in self.streams:
            stream.join(PATIENCE)
        for person in self.people:
            person.close()


@dataclass
class Twins:
    """Both servers, and the games that they play."""

    servers: tuple[Twin, Twin]
    states: tuple[State, State]
    compared: int = 0
    seconds: list[tuple[float, float]] = field(default_factory=list)

    def ask(self, who: int, path: str, body: dict[str, Any] | None = None) -> bytes:
        """The answer that both give."""
        one, other = (server.ask(who, path, body) for server in self.servers)
        if one != other:
            raise Different(f"{path} {body}: {_around(str(one), str(other))}")
        self.compared += 1
        return one[1]

    def look(self) -> dict[str, Any]:
        """Ask for everything that the first seat and a spectator may ask for."""
        state = self.states[0]
        families = sorted({place.partition(":")[0] for place in state.places()})
        spectator = len(self.servers[0].people) - 1
        for who in (0, spectator):
            seen: dict[str, Any] = json.loads(self.ask(who, ""))
            for family in families:
                self.ask(who, f"/places?family={family}")
            self.ask(who, "/story")
            self.ask(who, f"/ply/{seen['ply']}")
        seen = json.loads(self.ask(0, ""))
        wrong = {"seat": 0, "ply": seen["ply"], "code": NEVER, "request": "wrong", "seen": seen["seq"]}
        self.ask(0, "/decide", wrong)
        self.ask(0, "/decide", {**wrong, "code": 0, "ply": seen["ply"] + 1})
        self.ask(0, "/orders")
        for code in [*(choice["code"] for choice in seen["choices"]), NEVER]:
            self.ask(0, f"/preview/{code}?ply={seen['ply']}")
        return seen

    def decide(self, chance: random.Random) -> bool:
        """The same decision at both tables; whether there was one that shows the first seat nothing hidden."""
        one, other = self.states
        common = sorted(set(one.legal()) & set(other.legal()))
        for code in chance.sample(common, min(TRIES, len(common))):
            tried = one.copy(), other.copy()
            for state in tried:
                state.listen()
                state.apply(code)
            if tried[0].view(0) == tried[1].view(0) and tried[0].mover() == tried[1].mover():
                self._send(one.mover(), code)
                self.states = tried
                return True
        return False

    def _send(self, mover: int, code: int) -> None:
        for server in self.servers:
            seen = server.people[mover].table(server.table)
            body = {"seat": mover, "ply": seen["ply"], "code": code, "request": f"r{seen['seq']}", "seen": seen["seq"]}
            status, answer = server.ask(mover, "/decide", body)
            assert status == 200, answer

    def compare_streams(self, seq: int) -> None:
        """What both were told so far, live."""
        for one, other in zip(self.servers[0].streams, self.servers[1].streams, strict=True):
            told = one.up_to(seq), other.up_to(seq)
            for first, second in zip(*told, strict=True):
                if first != second:
                    raise Different(f"stream: {_around(first, second)}")
            self.compared += len(told[0])

    def time(self, times: int) -> None:
        """How long both take for the same, one beside the other in changing order."""
        seen = json.loads(self.ask(0, ""))
        paths = ["", "/places?family=" + self.states[0].places()[0].partition(":")[0], "/story"]
        paths += [f"/preview/{choice['code']}?ply={seen['ply']}" for choice in seen["choices"][:3]]
        for number in range(times):
            path, took = paths[number % len(paths)], [0.0, 0.0]
            for which in (0, 1) if number % 2 else (1, 0):
                before = time.perf_counter()
                self.servers[which].ask(0, path)
                took[which] = time.perf_counter() - before
            self.seconds.append((took[0], took[1]))


@contextlib.contextmanager
def twins(game: str, preset: str, changes: dict[str, Any], plies: int, seed: str) -> Iterator[Twins]:
    """Two servers with one table each, which differ in nothing but what the first seat may not know."""
    kind = find_game(game)
    state = position_of(kind, preset, changes, plies, seed)
    other = state.sample(0, chance_from_seed(seed, "twins"))
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        table, cookies = set_up(folder, game, state)
        shutil.copy(folder / "one.db", folder / "other.db")
        servers = []
        for database, dealt in (("one.db", state), ("other.db", other)):
            deal_otherwise(folder / database, table, dealt.to_data())
            servers.append(Twin(folder / database, table, cookies))
            stack.callback(servers[-1].close)
        yield Twins((servers[0], servers[1]), (state, other))


def run(place: tuple[str, str, dict[str, Any]], decisions: int, seed: str, timed: int = 0) -> Twins:
    """Play at both tables until something hidden shows, or so many decisions long; `Different` if one tells more."""
    chance = random.Random(seed)
    with twins(*place, plies=chance.randrange(60), seed=seed) as pair:
        seen = pair.look()
        for _ in range(decisions):
            if pair.states[0].over() or not pair.decide(chance):
                break
            seen = pair.look()
        pair.compare_streams(seen["seq"])
        pair.time(timed)
    return pair


def main() -> int:
    """Compare, and tell what was compared."""
    parser = argparse.ArgumentParser(description="compare tables that differ only in what is hidden")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--timed", type=int, default=300)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    for place in PLACES:
        compared, seconds = 0, []
        for number in range(args.games):
            pair = run(place, args.decisions, f"{args.seed}:{number}", args.timed)
            compared += pair.compared
            seconds += pair.seconds
        print(f"{place[0]} {place[1]}: {compared:,} answers alike; {_told(seconds)}", flush=True)
    return 0


def _told(seconds: list[tuple[float, float]]) -> str:
    if not seconds:
        return "not timed"
    logs = [math.log(one / other) for one, other in seconds]
    middle, error = statistics.fmean(logs), statistics.stdev(logs) / math.sqrt(len(logs))
    low, high = math.exp(middle - 2 * error), math.exp(middle + 2 * error)
    medians = [1000 * statistics.median(column) for column in zip(*seconds, strict=True)]
    return f"{medians[0]:.2f} and {medians[1]:.2f} ms in the middle, ratio {low:.3f} to {high:.3f}"


if __name__ == "__main__":
    sys.exit(main())
