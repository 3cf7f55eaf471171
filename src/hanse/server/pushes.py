"""Tells a browser, also a closed one, through the push service that it named (RFC 8030, 8291 and 8292).

What is told is encrypted to the browser; the service in between learns nothing but that there is something. The server
signs with a key of its own, which it makes once and keeps in the database: browsers know it by that key.
"""

from __future__ import annotations

import base64
import binascii
import json
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from hanse.messages import catalogue
from hanse.server.hooks import HookError, Network, post
from hanse.server.storage.reminders import Hook, kept_key
from hanse.server.storage.store import Store

GONE = "gone"  # why nothing can be told any more: the browser has taken back what it allowed
KEEP_SECONDS = 7 * 24 * 3600  # for so long a service keeps what it cannot deliver
_SIGNED_SECONDS = 12 * 3600
_MOST_BYTES = 3000  # of what is told; with what encryption adds, services take 4096
_POINT, _SECRET = 65, 16  # bytes of a browser's keys
_NAME = "push"


async def signer(store: Store) -> Vapid02:
    """Who signs for this server: always the same, over restarts and in all its processes."""
    fresh = Vapid02()
    fresh.generate_keys()
    kept = await kept_key(store, _NAME, fresh.private_pem().decode())
    return Vapid02.from_pem(kept.encode())


def public_key(signs: Vapid02) -> str:
    """What a browser has to know of who signs, as browsers want it."""
    return _text(signs.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_keys(point: str, secret: str) -> str:
    """The keys of a browser as they are kept; what cannot be encrypted to is refused."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(point, _POINT))
        _bytes(secret, _SECRET)
    except (ValueError, binascii.Error):
        raise HookError("keys") from None
    return json.dumps({"p256dh": point, "auth": secret})


def push(hook: Hook, told: Sequence[dict[str, Any]], signs: Vapid02, allowed: Sequence[Network] = ()) -> None:
    """Tell a browser; to be called where waiting hurts nobody."""
    keys = json.loads(hook.browser or "{}")
    body = http_ece.encrypt(
        json.dumps(message(hook.language, told), ensure_ascii=False).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(keys["p256dh"], _POINT),
        auth_secret=_bytes(keys["auth"], _SECRET),
        version="aes128gcm",
    )
    headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEEP_SECONDS)}
    status = post(hook.address, body, headers | _signed(hook, signs), allowed)
    if status in (404, 410):
        raise HookError(GONE)
    if not 200 <= status < 300:
        raise HookError("refused")


def message(language: str, told: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the browser shows, and where it leads: to the table, or to one's own games if several wait."""
    lines: list[str] = []
    for line in told:
        if sum(len(each.encode()) for each in (*lines, line["short"])) > _MOST_BYTES:
            break
        lines.append(line["short"])
    if len(lines) < len(told):
        lines.append(catalogue(language).say("reminder-more", more=len(told) - len(lines)))
    link = told[0]["link"] if len(told) == 1 else told[0]["link"].partition("#")[0] + "#/games"
    return {"title": "Hanse", "text": "\n".join(lines), "link": link}


def _signed(hook: Hook, signs: Vapid02) -> dict[str, str]:
    """The server names itself by its key and its address; addresses without encryption are not told."""
    parts = urlsplit(hook.address)
    names = hook.site if hook.site.startswith("https://") else "mailto:host@example.org"
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + _SIGNED_SECONDS,
        "sub": names,
    }
    signed: dict[str, str] = signs.sign(claims)
    return signed


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str, length: int) -> bytes:
    data = base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    if len(data) != length:
        raise ValueError
    return data
