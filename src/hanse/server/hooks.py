"""Sends what somebody wants to be told to an address of theirs, and never into the network of the host.

The name is resolved, every address behind it is checked, and the connection goes to the checked address itself: a name
that means something else a moment later leads nowhere. No answer is followed elsewhere, and none may take long.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Sequence
from typing import Any
from urllib.parse import SplitResult, urlsplit

SECONDS = 15.0  # for a whole request, from the first byte to the last
MOST_LETTERS = 500  # of an address
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 behind IPv6: it could be anybody's

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class HookError(Exception):
    """An address that nothing is sent to, or that does not take what is sent: the word for why."""


def parts_of(address: str) -> SplitResult:
    """The parts of an address, if it has the form of one."""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise HookError("form") from None
    if not usable or parts.username is not None or len(address) > MOST_LETTERS or not address.isascii():
        raise HookError("form")
    if any(letter.isspace() or not letter.isprintable() for letter in address):
        raise HookError("form")
    return parts


def is_outside(found: str, allowed: Sequence[Network] = ()) -> bool:
    """Whether an address of the internet is meant, or one that the host allows."""
    address: Any = ipaddress.ip_address(found.partition("%")[0])
    address = getattr(address, "ipv4_mapped", None) or address
    if any(address in network for network in allowed):
        return True
    if address.version == 6 and (address.sixtofour or address.teredo or address in _TRANSLATED):
        return False
    return bool(address.is_global and not address.is_multicast and not address.is_reserved)


def resolve(parts: SplitResult, allowed: Sequence[Network] = ()) -> str:
    """The checked address to connect to; a name that also means one inside is refused as a whole."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise HookError("unknown") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(is_outside(address, allowed) for address in addresses):
        raise HookError("inside")
    return addresses[0]


def body_for(host: str, text: str, tables: list[dict[str, Any]]) -> dict[str, Any]:
    """What the place at the other end understands; who is not known gets everything."""
    if host == "discord.com" or host.endswith((".discord.com", ".discordapp.com")):
        return {"content": text[:2000]}
    if host == "slack.com" or host.endswith(".slack.com"):
        return {"text": text}
    return {"text": text, "tables": tables}


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever its name means by now."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        super().__init__(str(parts.hostname), parts.port or (443 if parts.scheme == "https" else 80), timeout=SECONDS)
        self._checked = address
        self._secure = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection((self._checked, self.port), SECONDS)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def send(address: str, text: str, tables: list[dict[str, Any]], allowed: Sequence[Network] = ()) -> None:
    """Tell a webhook, and wait for its answer; to be called where waiting hurts nobody."""
    body = json.dumps(body_for(str(parts_of(address).hostname), text, tables)).encode()
    if not 200 <= post(address, body, {"Content-Type": "application/json"}, allowed) < 300:
        raise HookError("refused")


def post(address: str, body: bytes, headers: dict[str, str], allowed: Sequence[Network] = ()) -> int:
    """Send a body to a checked address; the status of the answer."""
    parts = parts_of(address)
    connection = _Pinned(parts, resolve(parts, allowed))
    target = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    try:
        connection.connect()
        clock = threading.Timer(SECONDS, _cut, (connection.sock,))  # one who answers a letter at a time, too
        clock.daemon = True
        clock.start()
        try:
            connection.request("POST", target, body, {**headers, "User-Agent": "hanse"})
            return connection.getresponse().status
        finally:
            clock.cancel()
    except (OSError, http.client.HTTPException, ValueError):
        raise HookError("silent") from None
    finally:
        connection.close()


def _cut(line: socket.socket) -> None:
    try:
        line.shutdown(socket.SHUT_RDWR)
    except OSError:
        return  # it is over already
