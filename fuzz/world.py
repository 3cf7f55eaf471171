"""What fuzzed requests are sent to: a real server with people and tables, and a look behind it into its database."""

from __future__ import annotations

import hashlib
import http.client
import json
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.player import Player, Server, choose

PASSWORD = "a password of the fuzzer"


@dataclass
class Request:
    """A request as it goes over the wire, and who sends it."""

    method: str
    target: str
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    sender: str = ""  # the name of the person whose cookie it carries

    def curl(self, url: str) -> str:
        """The same for a shell."""
        parts = ["curl", "--path-as-is", "-i", "-X", _quoted(self.method.encode())]
        for name, value in self.headers.items():
            parts += ["-H", _quoted(f"{name}: {value}".encode("latin-1", "replace"))]
        if self.body:
            parts += ["--data-binary", _quoted(self.body)]
        return " ".join([*parts, _quoted((url + self.target).encode())])


def _quoted(text: bytes) -> str:
    letters = (chr(b) if 32 <= b < 127 and b not in b"'\\" else f"\\x{b:02x}" for b in text)
    return "$'" + "".join(letters) + "'"


@dataclass
class Answer:
    """What came back; of a stream only its beginning."""

    status: int
    headers: dict[str, str]
    body: bytes

    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


class Wire:
    """Sends requests as they are, nothing added but the length."""

    def __init__(self, server: Server) -> None:
        self._address = ("127.0.0.1", server.port)
        self._line: http.client.HTTPConnection | None = None

    def send(self, request: Request) -> Answer:
        """One request, on a new connection if the old one was closed."""
        for last in (False, True):
            line = self._line or http.client.HTTPConnection(*self._address, timeout=PATIENCE)
            self._line = line
            try:
                self._put(line, request)
                return self._read(line)
            except (http.client.HTTPException, OSError):
                self.close()
                if last:
                    raise
        raise AssertionError

    def _put(self, line: http.client.HTTPConnection, request: Request) -> None:
        given = {name.lower() for name in request.headers}
        line.putrequest(request.method, request.target, skip_host="host" in given, skip_accept_encoding=True)
        for name, value in request.headers.items():
            line.putheader(name, value.encode("latin-1", "replace"))
        if "content-length" not in given and (request.body or request.method not in ("GET", "HEAD")):
            line.putheader("Content-Length", str(len(request.body)))
        line.endheaders(request.body or None)

    def _read(self, line: http.client.HTTPConnection) -> Answer:
        response = line.getresponse()
        headers = {name.lower(): value for name, value in response.getheaders()}
        if not headers.get("content-type", "").startswith("text/event-stream"):
            answer = Answer(response.status, headers, response.read())
            if response.will_close:
                self.close()
            return answer
        body = b""
        while not body.endswith(b"\n\n"):  # the first event is enough
            body += response.readline()
        self.close()
        return Answer(response.status, headers, body)

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
            self._line = None


@dataclass
class Table:
    """A table that is watched: nothing may happen at it unless a request was granted."""

    id: str
    kind: str
    seen: dict[str, Any]  # as its host saw it last


class World:
    """The people and the tables. No bot sits at a table in play, so that nothing happens by itself."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.wire = Wire(server)
        self.people = {name: Player(server.url, name) for name in ("Anna", "Bert", "Cleo", "Eve", "Fay")}
        self.anna = self.people["Anna"]
        for name in ("Anna", "Eve"):
            self.people[name].ok(self.people[name].post("signup", {"name": f"{name} 1", "password": PASSWORD}))
        self._database = sqlite3.connect(f"file:{Path(server.database)}?mode=ro", uri=True, isolation_level=None)
        self.tables: dict[str, Table] = {}
        ending = self._let_bots_play()
        for kind in ("open", "private", "playing", "secret"):
            self.renew(kind)
        self.tables["over"] = Table(ending, "over", self._wait_for_end(ending))

    def close(self) -> None:
        """Let everybody go."""
        self.wire.close()
        self._database.close()
        for player in self.people.values():
            player.close()

    def token(self, name: str) -> str:
        """Somebody's session."""
        return self.people[name].http.cookies.get("hanse_session") or ""

    def refresh_fay(self) -> None:
        """Fay is the one who signs up, in and out; let her come back if she is out."""
        fay = self.people["Fay"]
        fay.http.cookies.clear()
        fay.account = fay.ok(fay.post("guest", {"name": "Fay"}))["account"]["id"]

    def renew(self, kind: str) -> None:
        """A new table of this kind instead of the one there was."""
        table = self._set_up(kind)
        self.tables[kind] = Table(table, kind, self.anna.table(table))

    def _let_bots_play(self) -> str:
        """A table at which Anna sat and that will be over soon."""
        table = self.anna.new("me", "bot:focused", "bot:focused")
        self.anna.ok(self.anna.post(f"tables/{table}/leave"))
        return table

    def _wait_for_end(self, table: str) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while not self._rows("SELECT 1 FROM seatings WHERE id = ? AND status = 'over'", table):
            assert time.monotonic() < end, "the bots do not come to an end"
            time.sleep(0.1)
        return self.anna.table(table)

    def _set_up(self, kind: str) -> str:
        table = self.anna.new("me", "open", "open", public=kind in ("open", "playing"))
        if kind in ("playing", "secret"):
            invite = self.anna.table(table)["invite"]
            for name in ("Bert", "Cleo"):
                self.people[name].ok(self.people[name].post(f"tables/{table}/join", {"invite": invite}))
            for _ in range(6):
                self._move(table)
        return table

    def _move(self, table: str) -> None:
        for name in ("Anna", "Bert", "Cleo"):
            seen = self.people[name].table(table)
            if seen["your_turn"]:
                self.people[name].ok(self.people[name].decide(seen, choose(seen)))
                return

    def look(self, kind: str) -> dict[str, Any]:
        """The table as its host sees it now."""
        table = self.tables[kind]
        table.seen = self.anna.table(table.id)
        return table.seen

    def trace(self) -> str:
        """A digest of all that a refused request must leave alone."""
        ids = [table.id for table in self.tables.values()]
        marks = ",".join("?" * len(ids))
        facts = [
            self._rows(
                f"SELECT seating, count(*), max(at), sum(length(data)) FROM entries WHERE seating IN ({marks})"
                " GROUP BY seating ORDER BY seating",
                *ids,
            ),
            self._rows("SELECT count(*), sum(length(name)), count(password) FROM accounts"),
            self._rows("SELECT count(*), max(expires) FROM sessions"),
            self._rows("SELECT count(*) FROM seatings"),
            self._rows("SELECT count(*), sum(length(text)) FROM notes"),
        ]
        return hashlib.sha256(repr(facts).encode()).hexdigest()

    def _rows(self, query: str, *values: Any) -> list[Any]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._database.execute(query, values).fetchall()
            except sqlite3.OperationalError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.01)

    def never_shown(self) -> set[str]:
        """What no response may contain: seeds and salts of games not yet over, sessions and their hashes, passwords."""
        created = self._rows(
            "SELECT data FROM entries JOIN seatings ON id = seating WHERE seq = 1 AND status != 'over'"
        )
        setups = [json.loads(data) for (data,) in created]
        found = {setup[name] for setup in setups for name in ("seed", "salt")}
        found |= {token for (token,) in self._rows("SELECT token FROM sessions")}
        return found | {self.token(name) for name in self.people} - {""} | {PASSWORD}

    def invitations(self) -> dict[str, set[str]]:
        """The members of each table by the token of its invitation."""
        created = self._rows("SELECT seating, data FROM entries WHERE seq = 1")
        members: dict[str, set[str]] = {}
        for seating, account in self._rows("SELECT seating, account FROM members"):
            members.setdefault(seating, set()).add(account)
        return {json.loads(data)["invite"]: members.get(seating, set()) for seating, data in created}
