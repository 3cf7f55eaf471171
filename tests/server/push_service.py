"""A push service on this machine, and a browser that it belongs to: what comes is decrypted as a browser does it."""

from __future__ import annotations

import base64
import json
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.receiver import Receiver


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService(Receiver):
    """Takes only what is signed with the key that the browser was given, and encrypted to the browser."""

    def __init__(self, status: int = 201) -> None:
        super().__init__(status)
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"0123456789abcdef"
        self.key = ""  # of the server, as the browser knows it
        self.encrypted: list[bytes] = []

    def subscription(self, key: str) -> dict[str, str]:
        """What a browser says of itself that allows the server with this key to tell it something."""
        self.key = key
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"address": self.address, "p256dh": _text(point), "auth": _text(self._secret)}

    def read(self, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        """What was sent, if the service may deliver it."""
        self.encrypted.append(body)
        signed = headers["Authorization"]
        assert signed.endswith(f",k={self.key}")
        assert Vapid02.verify(signed)
        claims = signed.partition("t=")[2].split(".")[1]
        said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        place = urlsplit(self.address)
        assert said["aud"] == f"{place.scheme}://{place.netloc}"
        assert time.time() < said["exp"] < time.time() + 24 * 3600
        assert said["sub"].startswith(("mailto:", "https://"))
        assert int(headers["TTL"]) > 0
        assert headers["Content-Encoding"] == "aes128gcm"
        assert len(body) <= 4096
        told: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm")
        )
        return told
