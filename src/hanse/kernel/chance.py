"""Seeded chance: the same seed gives the same numbers on every machine and version of Python.

The generator is sfc32 (four words of 32 bits: small, fast, passes the usual batteries). It is written out
here because the standard library's generator cannot live inside a position as sixteen bytes.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


MASK: Final = 0xFFFFFFFF
STATE_BYTES: Final = 16


class Chance:
    """A stream of random numbers that can be stored and continued."""

    def __init__(self, state: bytes) -> None:
        """Continue from `state`, sixteen bytes as `state()` gave them."""
        if len(state) != STATE_BYTES:
            raise ValueError(f"chance: expected {STATE_BYTES} bytes of state, got {len(state)}")
        self._a: i64 = int.from_bytes(state[0:4], "little")
        self._b: i64 = int.from_bytes(state[4:8], "little")
        self._c: i64 = int.from_bytes(state[8:12], "little")
        self._d: i64 = int.from_bytes(state[12:16], "little")

    def state(self) -> bytes:
        """Sixteen bytes from which the stream can be continued."""
        words: list[int] = [self._a, self._b, self._c, self._d]
        return b"".join(word.to_bytes(4, "little") for word in words)

    def word(self) -> int:
        """The next 32 random bits."""
        out = (self._a + self._b + self._d) & MASK
        self._d = (self._d + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + ((self._c << 3) & MASK)) & MASK
        self._c = ((((self._c << 21) & MASK) | (self._c >> 11)) + out) & MASK
        return out

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; `bound` is 1 to 2**32."""
        limit = (MASK + 1) - (MASK + 1) % bound
        while True:
            out = self.word()
            if out < limit:
                return out % bound

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def chance_from_seed(seed: int | str, purpose: str = "game") -> Chance:
    """The stream that belongs to a seed; different purposes give independent streams."""
    digest = hashlib.sha256(f"{purpose}:{type(seed).__name__}:{seed}".encode()).digest()
    return Chance(digest[:STATE_BYTES])
