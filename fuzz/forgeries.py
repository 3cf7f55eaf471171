"""Requests that somebody with bad intentions would send: right ones in which something is wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from fuzz.world import PASSWORD, Request, World

SCRIPT = "<script>alert('hanse')</script>"
ODD_TEXTS = (
    *(SCRIPT, "<img src=x onerror=alert(1)>", "{{7*7}}", "%s%n", "' OR 1=1 --", "", " ", "\0", "a\0b", "\ud800"),
    *("\u202eabc", "\ufdfa" * 32, "x" * 33, "x" * 5000, "\n", "\r\nSet-Cookie: a=b", "../../etc/passwd", "NaN"),
)
ODD_VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        -1,
        0,
        1,
        2,
        3,
        7,
        15,
        16,
        999_999,
        1_000_000,
        1_000_001,
        2**31,
        2**63,
        2**64,
        10**30,
        -(2**63),
    ),
    *(0.0, 1.0, 1.5, -0.0, 1e308, float("nan"), float("inf"), "0", "1", [], {}, [[]], {"seat": 0}, *ODD_TEXTS),
)
ODD_PARTS = (
    *("..", "../..", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd", "%00", "%ff%fe", "%c0%af", "%", "%zz"),
    *("a" * 33, "a" * 3000, "%0d%0aSet-Cookie:a=b", "nonesuch", "0", "-1", "1e9", "99999999999999999999", "9" * 5000),
    *("%ED%A0%80", ";", "a/b/c", "//", ".", "%F0%9F%8E%B2", "null", "undefined", "'", "1_0", "%D9%A1"),
)
ODD_HEADERS: tuple[dict[str, str | None], ...] = (
    {"X-Hanse": None},
    {"X-Hanse": "0"},
    {"X-Hanse": "1, 1"},
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1.evil.example"},
    {"Origin": "\xff\xfe"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Content-Type": None},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Encoding": "gzip"},
    {"Host": ""},
    {"Host": "["},
    {"Host": "evil.example"},
    {"Host": "a b\xff/@:99999999"},
    {"Host": "127.0.0.1:notaport"},
    {"X-Forwarded-For": "\xff, [", "X-Forwarded-Proto": "javascript"},
    {"X-Forwarded-Proto": "https"},
    {"Accept-Language": "\xff;q=x,,,-" + "z" * 3000},
    {"Accept": "text/html"},
    {"Range": "bytes=0-1,5-,-9999999999999999999999"},
    {"If-None-Match": "*", "If-Modified-Since": "never"},
    {"Last-Event-ID": "99999999999999999999"},
    {"Last-Event-ID": "-1"},
    {"Last-Event-ID": "0"},
    {"X-HTTP-Method-Override": "DELETE"},
    {"Upgrade": "websocket", "Connection": "Upgrade"},
    {"Expect": "a miracle"},
)
ODD_BODIES = (
    *(b"", b"{", b"[]", b"null", b"0", b'"x"', b"\xff\xfe", b"\0", b"[" * 60_000, b'{"a":' * 9000, b"1" * 5000),
    *(
        b'{"name": "' + b"x" * 70_000 + b'"}',
        b'{"\xed\xa0\x80": 1}',
        b'{"\\ud800": 1}',
        b'{"seat": 1' + b"0" * 5000 + b"}",
    ),
    *(b'{"__proto__": {}}', b'{"name": "a", "name": {"b": 1}}', b"NaN", b"{'name': 'a'}", b"\xef\xbb\xbf{}"),
)
ODD_METHODS = ("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get")
COOKIES = ("", "x", "a" * 43, "\xff" * 10, "a" * 5000, "null", "../..", "'; DROP TABLE sessions; --")

# The addresses with a right body for each; "{t}" is a table.
PEOPLE_PATHS = ("guest", "signup", "signin", "signout", "me/delete", "me/password")
READ_PATHS = (
    *("me", "games", "tables", "tables?mine=1", "ratings?game=teutonica&seats=3", "rules/teutonica", "openapi.json"),
    *(
        "boards/base-4-5.svg",
        "facts/merkator",
        "lobby/stream",
        "mine",
        "mine/next",
        "me/sessions",
        "me/data",
        "people/x",
    ),
)
TABLE_READS = (
    "",
    "/stream",
    "/record",
    "/ply/0",
    "/ply/3",
    "/ply/3?seat=0",
    "/ply/3?seat=1",
    "/preview/0",
    "/story",
    "/moment",
    "/note",
)
TABLE_ACTS = (
    *("join", "leave", "start", "decide", "decide", "decide", "decide", "undo", "undo/answer", "chat", "rematch"),
    "replace",
)


class Forger:
    """Draws requests by chance."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance
        self.sent: list[str] = []  # ids of requests, to be repeated

    def draw(self) -> Request:
        """One request, with one to three things wrong in it, now and then none."""
        request, data = self._right()
        for _ in range(self.chance.choice((0, 1, 1, 1, 2, 3))):
            self.chance.choice(_SPOILS)(self, request, data)
        if not request.body and isinstance(data, dict):
            request.body = json.dumps(data).encode()
        return request

    def _right(self) -> tuple[Request, dict[str, Any] | None]:
        """A request that could be sent by a person, though perhaps not by this one or not now."""
        pick = self.chance.random()
        if pick < 0.1:
            return self._made("GET", self.chance.choice(READ_PATHS), None)
        if pick < 0.2:
            path = self.chance.choice(PEOPLE_PATHS)
            right = {"name": f"Name {self.chance.randrange(10**9)}"}
            body = {"guest": right, "signout": {}}.get(path, {**right, "password": PASSWORD})
            return self._made("POST", path, body, self.chance.choice(("Fay", "")))
        if pick < 0.25:
            return self._made("POST", self.chance.choice(("tables", "options/check")), self._new_table())
        kind = self.chance.choice(tuple(self.world.tables))
        table = self.world.tables[kind].id
        if pick < 0.45:
            path = f"tables/{table}{self.chance.choice(TABLE_READS)}"
            if self.chance.random() < 0.2:
                path += ("&" if "?" in path else "?") + "invite=" + quote(self._invite())
            return self._made("GET", path, None)
        act = self.chance.choice(TABLE_ACTS)
        if act == "decide" and self.chance.random() < 0.7:
            return self._almost_right(self.chance.choice(("playing", "secret")))
        return self._made("POST", f"tables/{table}/{act}", self._body_of(act, kind))

    def _almost_right(self, kind: str) -> tuple[Request, dict[str, Any] | None]:
        """A decision of the one whose turn it is."""
        seen = self.world.tables[kind].seen
        sender = ("Anna", "Bert", "Cleo")[seen["mover"] or 0]  # in this order they sat down
        return self._made("POST", f"tables/{seen['id']}/decide", self._body_of("decide", kind), sender)

    def _made(
        self, method: str, path: str, body: dict[str, Any] | None, sender: str | None = None
    ) -> tuple[Request, dict[str, Any] | None]:
        headers = {"X-Hanse": "1"} if method != "GET" else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = Request(method, f"/api/{path}", headers)
        self._sign(request, self.chance.choice(("Anna", "Bert", "Cleo", "Eve", "")) if sender is None else sender)
        return request, body

    def _sign(self, request: Request, name: str) -> None:
        request.sender = name
        request.headers.pop("Cookie", None)
        if name:
            request.headers["Cookie"] = f"hanse_session={self.world.token(name)}"

    def _new_table(self) -> dict[str, Any]:
        kinds = [self.chance.choice(("me", "open", "open")) for _ in range(self.chance.randrange(1, 7))]
        return {"game": "teutonica", "preset": "base2009", "seats": [{"kind": k} for k in kinds], "public": False}

    def _invite(self) -> str:
        seen = self.world.tables[self.chance.choice(("private", "secret"))].seen
        return self.chance.choice((str(seen["invite"]), "x", "\0", "a" * 65))

    def _body_of(self, act: str, kind: str) -> dict[str, Any]:
        seen = self.world.tables[kind].seen
        near = self.chance.randrange(0, 4)
        if act == "decide":
            known = [choice["code"] for choice in seen["choices"]] or [0]
            self.sent = [*self.sent[-20:], f"r{self.chance.randrange(10**9)}"]
            ply = self.chance.choice((seen["ply"], seen["ply"], seen["ply"] - 1, seen["ply"] + 1))
            seat = self.chance.choice((seen["mover"] or 0, near))
            code = self.chance.choice((*known[:3], self.chance.randrange(0, 700)))
            return {"seat": seat, "ply": max(0, ply), "code": code, "request": self.chance.choice(self.sent)}
        question = seen["undo"]["question"]
        bodies: dict[str, dict[str, Any]] = {
            "join": {"seat": near, "invite": self._invite()} if self.chance.random() < 0.5 else {},
            "undo": {"ply": self.chance.choice((seen["ply"], near))},
            "undo/answer": {"question": question["id"] if question else near, "yes": self.chance.random() < 0.5},
            "chat": {"text": self.chance.choice(("hello", SCRIPT))},
            "replace": {"seat": near},
        }
        return bodies.get(act, {})

    # What can be wrong ----------------------------------------------------------------------------------------

    def spoil_value(self, request: Request, data: dict[str, Any] | None) -> None:
        """A value of another kind, a field missing or too many."""
        if data is None:
            return
        names = [*data, "more"]
        name = self.chance.choice(names)
        if self.chance.random() < 0.15:
            data.pop(name, None)
        else:
            data[name] = self.chance.choice(ODD_VALUES)

    def spoil_body(self, request: Request, data: dict[str, Any] | None) -> None:
        """No JSON, or strange JSON."""
        right = json.dumps(data).encode() if data else b'{"name": "x"}'
        at = self.chance.randrange(len(right))
        more = (right[:at], right[:at] + b"\xff" + right[at:], right[:-1] + b"," + right[1:], b" " * 66_000 + right)
        request.body = self.chance.choice((*ODD_BODIES, *more))

    def spoil_headers(self, request: Request, data: dict[str, Any] | None) -> None:
        """Headers missing or wrong."""
        for name, value in self.chance.choice(ODD_HEADERS).items():
            request.headers.pop(name, None)
            if value is not None:
                request.headers[name] = value

    def spoil_target(self, request: Request, data: dict[str, Any] | None) -> None:
        """Another place instead of a part of the address."""
        parts = request.target.split("/")
        at = self.chance.randrange(1, len(parts))
        parts[at] = self.chance.choice(ODD_PARTS)
        request.target = "/".join(parts)
        if any(name in request.target for name in PEOPLE_PATHS) and request.sender != "Fay":
            self._sign(request, "")

    def spoil_query(self, request: Request, data: dict[str, Any] | None) -> None:
        """More in the address than there should be."""
        text = quote(self.chance.choice(ODD_TEXTS).encode("utf-8", "surrogatepass"))
        name = self.chance.choice(("invite", "seat", "mine", "theme", "seats", "game", "x"))
        request.target += ("&" if "?" in request.target else "?") + f"{name}={text}"

    def spoil_cookie(self, request: Request, data: dict[str, Any] | None) -> None:
        """A session that is none, or two of them."""
        request.sender = ""
        request.headers["Cookie"] = f"hanse_session={self.chance.choice(COOKIES)}"

    def spoil_method(self, request: Request, data: dict[str, Any] | None) -> None:
        """Another method."""
        request.method = self.chance.choice(ODD_METHODS)


_SPOILS: tuple[Callable[[Forger, Request, dict[str, Any] | None], None], ...] = (
    Forger.spoil_value,
    Forger.spoil_value,
    Forger.spoil_value,
    Forger.spoil_body,
    Forger.spoil_headers,
    Forger.spoil_headers,
    Forger.spoil_target,
    Forger.spoil_query,
    Forger.spoil_cookie,
    Forger.spoil_method,
)
