"""An evening of four people at the tables of a real server, at the end of which there is a database worth keeping."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fuzz.games import fuzzed
from hanse.kernel.contract import State
from tests.server import player as server_of
from tests.server.player import Player, Server, play_until
from tests.stored.wishes import TABLES, UNABLE

PASSWORDS = {"North": "the river in the north", "South": "the river in the south", "East": "the river in the east"}
GUEST = "West"
TRIES = 60
MOVED_ON = 10  # decisions between two things that happen

# A server with settings that no host can choose, so that games are stopped and people count as absent soon.
START = """import sys
import hanse.cli.serve as serve
plain = serve.Settings
serve.Settings = lambda **settings: plain(**{{**settings, **{changes!r}}})
from hanse.cli import main
sys.exit(main())"""


class Evening:
    """One server, stopped and started again, and those who sit at its tables."""

    def __init__(self, game: str, database: Path) -> None:
        self.game = game
        self.database = database
        self.people: dict[str, Player] = {}
        self.tables: dict[str, str] = {}
        self.record = b""  # of the finished game, as it is downloaded
        self._port = 0

    def spend(self) -> None:
        """All of it; no server is left when it is over."""
        try:
            self._spend()
        finally:
            self.server.__exit__()

    def _spend(self) -> None:
        self._open(absent_seconds=0.4, poll_seconds=0.2)
        self._come()
        self._eventful()
        self._middle("middle", "North", GUEST)
        self._middle("local", "South")
        self._finished()
        self._waiting()
        self._close()
        self._unable_bot()
        self._open()
        self._ask_for_undo(self.tables["eventful"], "South")  # and the question stays open
        self._killed_while_a_bot_thinks()

    def _open(self, *more: str, **changes: float) -> None:
        plain, server_of.START = server_of.START, START.format(changes=changes)
        try:
            self.server = Server(str(self.database), self._port, *more)
        finally:
            server_of.START = plain
        self._port = self.server.port

    def _close(self) -> None:
        self.server.stop()

    def _come(self) -> None:
        for name, password in PASSWORDS.items():
            self.people[name] = player = Player(self.server.url, None)
            player.account = player.ok(player.post("signup", {"name": name, "password": password}))["account"]["id"]
        self.people[GUEST] = Player(self.server.url, GUEST)

    def _new(self, name: str, host: str, **more: Any) -> str:
        wish = TABLES[self.game][name]
        changes = dict(wish.changes)
        table = self.people[host].new(*wish.seats, game=self.game, preset=wish.preset, changes=changes, **more)
        self.tables[name] = table
        return table

    def _join(self, table: str, host: str, *names: str) -> None:
        invite = self.people[host].table(table)["invite"]
        for name in names:
            self._ask(name, f"tables/{table}/join", {"invite": invite})

    def _ask(self, name: str, address: str, body: Any = None) -> Any:
        return self.people[name].ok(self.people[name].post(address, body))

    def _play(self, table: str, stop: Callable[[State, int], bool]) -> State:
        seen = [(player, player.get(f"tables/{table}")) for player in self.people.values()]
        members = [player for player, answer in seen if answer.is_success and answer.json()["your_seats"]]
        return play_until(self.server, members, table, stop)

    def _go_on(self, table: str, decisions: int = MOVED_ON) -> None:
        goal = self.people["North"].table(table)["ply"] + decisions
        self._play(table, lambda state, ply: ply >= goal)

    def _middle(self, name: str, host: str, *others: str) -> None:
        """A game that rests before a decision of the kind wanted."""
        wish, played = TABLES[self.game][name], fuzzed(self.game)
        for _ in range(TRIES):
            table = self._new(name, host, public=bool(others), clock={"kind": "move", "seconds": 86400})
            self._join(table, host, *others)
            state = self._play(
                table,
                lambda state, ply: ply >= wish.least and played.asked(state) == wish.kind and len(state.legal()) > 1,
            )
            if not state.over():
                return
        raise SystemExit(f"{self.game}: no game came to {wish.kind}")

    def _eventful(self) -> None:
        """Words, things taken back freely and by consent or not at all, people who leave, return and are replaced."""
        table = self._new("eventful", "North", public=False, clock={"kind": "total", "seconds": 9000, "increment": 5})
        self._join(table, "North", "South", "East")
        self._ask("North", f"tables/{table}/chat", {"text": "A good wind to all."})
        self._ask("South", f"tables/{table}/chat", {"text": "Viel Glück, à bientôt <b>everybody</b>"})
        self._go_on(table, 2 * MOVED_ON)
        self._undo_freely(table)
        self._go_on(table)
        for answers in ((True, False), (True, True)):
            question = self._ask_for_undo(table, "North")
            for name, yes in zip(("South", "East"), answers, strict=True):
                self._ask(name, f"tables/{table}/undo/answer", {"question": question, "yes": yes})
        self._ask("East", f"tables/{table}/leave")
        self._go_on(table)
        self._ask("East", f"tables/{table}/join")
        time.sleep(1.5)  # for so long East does not look at the table
        seat = self.people["East"].table(table)["your_seats"][0]
        question = self._ask("North", f"tables/{table}/replace", {"seat": seat})["question"]
        self._ask("South", f"tables/{table}/undo/answer", {"question": question, "yes": True})
        self._go_on(table)

    def _undo_freely(self, table: str) -> None:
        for _ in range(TRIES):
            for name in ("North", "South", "East"):
                seen = self.people[name].table(table)
                if seen["undo"]["possible"] and seen["undo"]["free"] and seen["your_turn"]:
                    self._ask(name, f"tables/{table}/undo", {"ply": seen["ply"]})
                    return
            self._go_on(table, 1)
        raise SystemExit(f"{self.game}: nothing could be taken back freely")

    def _ask_for_undo(self, table: str, name: str) -> int:
        for _ in range(TRIES):
            seen = self.people[name].table(table)
            if seen["undo"]["possible"] and not seen["undo"]["free"]:
                return int(self._ask(name, f"tables/{table}/undo", {"ply": seen["ply"]})["question"])
            self._go_on(table, 1)
        raise SystemExit(f"{self.game}: {name} had nothing to ask for")

    def _finished(self) -> None:
        table = self._new("finished", "North", clock={"kind": "total", "seconds": 9000, "increment": 0})
        self._join(table, "North", "South")
        assert self._play(table, lambda state, ply: False).over()
        self.record = self.people[GUEST].get(f"tables/{table}/record").content
        self._ask("North", f"tables/{table}/chat", {"text": "Well played."})
        self.tables["rematch"] = self._ask("North", f"tables/{table}/rematch")["table"]

    def _waiting(self) -> None:
        closed = self._new("waiting", "South")
        self._ask("South", f"tables/{closed}/leave")
        self.tables["closed"] = closed
        self._join(self._new("waiting", "North"), "North", "South")

    def _unable_bot(self) -> None:
        """Others decide in the place of a bot that fails, and a game of bots alone that does not end is stopped."""
        self._open("--player", UNABLE, most_decisions=40)
        stopped = self._new("stopped", "North")
        self._ask("North", f"tables/{stopped}/leave")
        self.people["North"].until(stopped, lambda seen: seen["status"] == "over")
        self._close()

    def _killed_while_a_bot_thinks(self) -> None:
        table = self._new("thinking", "North")
        self._go_on(table, 2 * MOVED_ON)
        north = self.people["North"]
        for _ in range(TRIES):
            self._close()
            self._open()  # its bots are not awake yet
            seen = north.until(table, lambda seen: bool(seen["your_turn"]))
            north.ok(north.decide(seen, seen["choices"][-1]["code"]))
            self.server.stop(signal.SIGKILL)
            with contextlib.closing(sqlite3.connect(self.database)) as base:
                if base.execute("SELECT bot_next FROM seatings WHERE id = ?", (table,)).fetchone()[0]:
                    return
            self._open()
        raise SystemExit(f"{self.game}: no bot was to decide when the server was killed")
