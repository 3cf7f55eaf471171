"""What stands before a request is one: how long its head may be, and how long somebody may take to send it.

A connection that sends nothing, or a little now and then, is ended; one that sends a head without end is refused before
it is read; and one address holds only so many at once. What comes after the head is limited by the guard (`safety.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hanse.server.safety import network

MOST_HEADERS = 100
MOST_HEAD = 32 * 1024  # bytes of a request line and its headers
MOST_AT_ONCE = 512 * 1024  # bytes that are looked at while the head is not complete
REQUEST_SECONDS = 30.0  # for a whole request, from its first byte or from the beginning of the connection


class Capacity:
    """How many connections there may be, in all and from one address, and how many there are.

    A proxy brings everybody through its own address: it is trusted to count by itself.
    """

    def __init__(self, most: float, of_one: float, proxies: str = "") -> None:
        self._most = most
        self._of_one = of_one
        self._all_trusted = proxies.strip() == "*"
        self._trusted = [] if self._all_trusted else _networks(proxies)
        self._taken: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str) -> bool:
        """Count one more; false if there is no room for it."""
        whose = network(address)
        self._taken[whose] += 1
        self._total += 1
        many = self._taken[whose] > self._of_one and not self._is_proxy(address)
        return not many and self._total <= self._most

    def leave(self, address: str) -> None:
        """Count one less."""
        whose = network(address)
        self._total -= 1
        self._taken[whose] -= 1
        if self._taken[whose] <= 0:
            del self._taken[whose]

    def _is_proxy(self, address: str) -> bool:
        if self._all_trusted:
            return True
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in each for each in self._trusted)


def _networks(listed: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The addresses and networks of a list; names, of which no connection comes, are left out."""
    found: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
    for part in listed.split(","):
        with contextlib.suppress(ValueError):
            found.append(ipaddress.ip_network(part.strip(), strict=False))
    return found


class TooManyHeaders(Exception):
    """A head with more lines than anybody needs."""


def lines(capacity: Capacity) -> type[Line]:
    """Connections that share the capacity of a server."""
    return type("Line", (Line,), {"capacity": capacity})


class Line(HttpToolsProtocol):
    """One connection."""

    request_seconds = REQUEST_SECONDS
    capacity = Capacity(float("inf"), float("inf"))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's, narrower than asyncio's
        """Somebody has connected, and has something to say."""
        super().connection_made(transport)
        self._head = 0
        self._in_head = True
        self._deadline: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        if self.capacity.enter(self._address):
            self._wait_for_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        self.capacity.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head is too long."""
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_AT_ONCE:
                self._refuse()
                return
            if self._deadline is None:
                self._wait_for_request()
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more line of the head."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise TooManyHeaders  # told as a request that cannot be understood

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._in_head = False
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete; the next one may come when it likes, as long as the connection is kept."""
        self._stop_waiting()
        self._in_head = True
        super().on_message_complete()

    def _wait_for_request(self) -> None:
        self._deadline = self.loop.call_later(self.request_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _refuse(self) -> None:
        self._stop_waiting()
        self.send_400_response("The request is too large.")
