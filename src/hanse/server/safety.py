"""What stands before every request: size, origin, pace; and the headers that go with every response."""

from __future__ import annotations

import contextlib
import ipaddress
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanse.server.errors import STATUS, body_of
from hanse.study.books import LARGEST

# Pictures of boards carry style attributes, hence `unsafe-inline` for styles; never for scripts.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

# Moments of public tables may be shown in pages elsewhere: their page, and nothing else, lets itself be framed.
EMBED = "/embed/"
STUDIES = "/api/studies"  # what is brought there may be larger
LARGEST_STUDY = LARGEST + (1 << 10)
FRAMED = {
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "Cross-Origin-Resource-Policy": "cross-origin",
}

# The page that plays without a server runs Python in WebAssembly, and shows drawings that it made itself.
OFFLINE = "/offline/"
IN_PAGE = {
    "Content-Security-Policy": POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
        "img-src 'self' data:", "img-src 'self' data: blob:"
    ),
}


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


_PLAIN = _raw(HEADERS)
_FRAMED = _raw({name: FRAMED.get(name, value) for name, value in HEADERS.items() if name != "X-Frame-Options"})
_IN_PAGE = _raw(HEADERS | IN_PAGE)
_NOT_KEPT = (b"cache-control", b"no-store")

CHECKS = ("/api/health", "/api/ready")  # asked by proxies and watchmen, under any name and as often as they like
READING = ("GET", "HEAD", "OPTIONS")


@lru_cache(10_000)
def network(address: str) -> str:
    """Whose address it is: of IPv6 one line has 2**64 of them, which count as one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped or ipaddress.ip_network((found, 64), strict=False).network_address)


class TooLarge(Exception):
    """More was sent than is read."""


class Buckets:
    """So many requests at once and so many a second for each key."""

    def __init__(self, burst: float, per_second: float, most_keys: int = 20_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self._most_keys = most_keys
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more is all right."""
        left = self.left(key)
        self._keep(key, left - 1 if left >= 1 else left)
        return left >= 1

    def charge(self, key: str, count: int) -> None:
        """So many were used elsewhere; there may be a debt, but none that lasts much longer than an empty bucket."""
        self._keep(key, max(self.left(key) - count, -self.burst))

    def left(self, key: str) -> float:
        """How many there could be at once now."""
        now = time.monotonic()
        left, at = self._left.get(key, (self.burst, now))
        return min(self.burst, left + (now - at) * self.per_second)

    def _keep(self, key: str, left: float) -> None:
        self._left.pop(key, None)
        self._left[key] = (left, time.monotonic())
        if len(self._left) > self._most_keys:
            self._left.popitem(last=False)


class Limits:
    """The paces of a server; `rate` makes all of them more or less generous, 0 takes them away."""

    def __init__(self, rate: float) -> None:
        self._off = rate <= 0
        self.shared = False  # with other processes, which have to be told what is used here
        self._used: Counter[tuple[str, str]] = Counter()
        self._kinds = {
            "request": Buckets(400 * rate, 100 * rate),
            "guest": Buckets(60 * rate, 0.5 * rate),
            "password": Buckets(20 * rate, 0.2 * rate),
            "create": Buckets(60 * rate, 0.5 * rate),
            "join": Buckets(30 * rate, 0.05 * rate),  # seats at tables that wait: guests are quickly made
            "public": Buckets(30 * rate, 0.05 * rate),
            "bot": Buckets(20 * rate, 0.2 * rate),
            "chat": Buckets(20 * rate, 1 * rate),
            "holiday": Buckets(10 * rate, 0.01 * rate),
            "hook": Buckets(10 * rate, 0.05 * rate),
            "data": Buckets(10 * rate, 0.02 * rate),
            "report": Buckets(10 * rate, 0.01 * rate),
        }

    def act(self, kind: str, key: str) -> bool:
        """Whether one more of this kind is all right."""
        if self._off:
            return True
        taken = self._kinds[kind].take(key)
        if taken and self.shared:
            self._used[(kind, key)] += 1
        return taken

    def used(self) -> Iterator[tuple[str, str, int]]:
        """What was used here since the last time one asked."""
        used, self._used = self._used, Counter()
        for (kind, key), count in used.items():
            yield kind, key, count

    def charge(self, kind: str, key: str, count: int) -> None:
        """So many of a kind were used through another process."""
        if not self._off and kind in self._kinds:
            self._kinds[kind].charge(key, count)


def same_origin(headers: Headers) -> bool:
    """Whether the request comes from our own page; what is not a browser sends no origin."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, limits: Limits, body_limit: int, hosts: Sequence[str] = ()) -> None:
        self._app = app
        self._hosts = {host.lower() for host in hosts}
        self._limits = limits
        self._body_limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass on with a limited body and add the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        secured = _secured(send, scope)
        code = self._refusal(scope, headers)
        if code is not None:
            await _refuse(secured, code, headers)
            return
        most = self._most(scope)
        started = exceeded = False
        read = 0

        async def limited() -> Message:
            nonlocal read, exceeded
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                exceeded = True
                raise TooLarge
            return message

        async def noted(message: Message) -> None:
            nonlocal started
            if not exceeded:  # whatever the application makes of it, the answer is ours
                started = True
                await secured(message)

        with contextlib.suppress(TooLarge):
            await self._app(scope, limited, noted)
        if exceeded and not started:
            await _refuse(secured, "too-large", headers)

    def _most(self, scope: Scope) -> int:
        """The bytes that a body may have: a study that is brought may be as large as one that is kept."""
        return max(self._body_limit, LARGEST_STUDY) if scope["path"].startswith(STUDIES) else self._body_limit

    def _refusal(self, scope: Scope, headers: Headers) -> str | None:
        if scope["path"] in CHECKS and scope["method"] in READING:
            return None
        client = scope.get("client")
        if not self._limits.act("request", network(client[0]) if client else ""):
            return "too-many"
        if self._hosts and host_name(headers.get("host", "")) not in self._hosts:
            return "host"
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:20]) > self._most(scope):
            return "too-large"
        if scope["method"] in READING:
            return None
        if "upgrade" in headers:  # the connection reads no body after it, and would answer for us whatever we did
            return "malformed"
        return None if headers.get("x-hanse") == "1" and same_origin(headers) else "origin"


def _secured(send: Send, scope: Scope) -> Send:
    api = scope["path"].startswith("/api/")
    added = _FRAMED if scope["path"].startswith(EMBED) else _IN_PAGE if scope["path"].startswith(OFFLINE) else _PLAIN

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *added]
            if api and all(name != _NOT_KEPT[0] for name, _ in headers):
                headers.append(_NOT_KEPT)
            message["headers"] = headers
        await send(message)

    return with_headers


async def _refuse(send: Send, code: str, headers: Headers) -> None:
    body = json.dumps(body_of(code, {}, headers.get("accept-language", ""))).encode()
    raw: list[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if code == "too-many":
        raw.append((b"retry-after", b"2"))
    start: dict[str, Any] = {"type": "http.response.start", "status": STATUS[code], "headers": raw}
    await send(start)
    await send({"type": "http.response.body", "body": body})
