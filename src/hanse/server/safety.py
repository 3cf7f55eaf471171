"""What stands before every request: size, origin, pace; and the headers that go with every response."""

from __future__ import annotations

import contextlib
import json
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanse.server.errors import STATUS, body_of

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

READING = ("GET", "HEAD", "OPTIONS")


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
        now = time.monotonic()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self._most_keys:
            self._left.popitem(last=False)
        return left >= 1


class Limits:
    """The paces of a server; `rate` makes all of them more or less generous, 0 takes them away."""

    def __init__(self, rate: float) -> None:
        self._off = rate <= 0
        self.requests = Buckets(400 * rate, 100 * rate)
        self._kinds = {
            "guest": Buckets(60 * rate, 0.5 * rate),
            "password": Buckets(20 * rate, 0.2 * rate),
            "create": Buckets(60 * rate, 0.5 * rate),
            "chat": Buckets(20 * rate, 1 * rate),
        }

    def request(self, address: str) -> bool:
        """Whether one more request from this address is all right."""
        return self._off or self.requests.take(address)

    def act(self, kind: str, key: str) -> bool:
        """Whether one more of this kind is all right."""
        return self._off or self._kinds[kind].take(key)


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


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, limits: Limits, body_limit: int) -> None:
        self._app = app
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
        started = exceeded = False
        read = 0

        async def limited() -> Message:
            nonlocal read, exceeded
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._body_limit:
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

    def _refusal(self, scope: Scope, headers: Headers) -> str | None:
        client = scope.get("client")
        if not self._limits.request(client[0] if client else ""):
            return "too-many"
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:20]) > self._body_limit:
            return "too-large"
        if scope["method"] in READING:
            return None
        if "upgrade" in headers:  # the connection reads no body after it, and would answer for us whatever we did
            return "malformed"
        return None if headers.get("x-hanse") == "1" and same_origin(headers) else "origin"


def _secured(send: Send, scope: Scope) -> Send:
    api = scope["path"].startswith("/api/")

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if api and "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
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
