"""Seeded chance: the same seed gives the same numbers on every machine and version of Python.

The usual generator is sfc32 (four words of 32 bits: small, fast, passes the usual batteries). It is written out
here because the standard library's generator cannot live inside a position as sixteen bytes. It keeps no secret: who
sees enough of what it dealt can work out the rest.

Tables among people are dealt by a sealed stream: BLAKE2b with a key, in counter mode. Nothing that it dealt tells
anything about the rest, nor about the key. It is chosen by the form of the seed, so that everything else, from a
tournament to the playouts of a bot, stays as quick as it is and every game dealt before is dealt the same again.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8


MASK: Final = 0xFFFFFFFF
STATE_BYTES: Final = 16
WARM_UP: Final = 16  # rounds after which every bit of the state has touched every other
SEAL: Final = "sealed:"  # before the 64 hexadecimal digits of a seed whose deal nobody may be able to work out
_KEY_BYTES: Final = 32
_BLOCK_BYTES: Final = 64
_DEALS: Final = ("game", "position")  # the purposes that a sealed seed is sealed for


class Chance:
    """A stream of random numbers that can be stored and continued; with a key a sealed one."""

    def __init__(self, state: bytes, key: bytes = b"") -> None:
        """Continue from `state`, sixteen bytes as `state()` gave them; in a sealed stream only the key counts."""
        if len(state) != STATE_BYTES:
            raise ValueError(f"chance: expected {STATE_BYTES} bytes of state, got {len(state)}")
        self._a: i64 = int.from_bytes(state[0:4], "little")
        self._b: i64 = int.from_bytes(state[4:8], "little")
        self._c: i64 = int.from_bytes(state[8:12], "little")
        self._d: i64 = int.from_bytes(state[12:16], "little")
        self.sealed = len(key) > 0
        self._key = key
        self._block = b""
        self._blocks = 0
        self._at: i64 = _BLOCK_BYTES

    def state(self) -> bytes:
        """Sixteen bytes from which the stream can be continued; a sealed one draws them, as the key of what follows."""
        words: list[int] = [self._a, self._b, self._c, self._d]
        if self.sealed:
            words = [self.word() for _ in range(4)]
        return b"".join(word.to_bytes(4, "little") for word in words)

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.sealed:
            return self._sealed_word()
        out = (self._a + self._b + self._d) & MASK
        self._d = (self._d + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + ((self._c << 3) & MASK)) & MASK
        self._c = ((((self._c << 21) & MASK) | (self._c >> 11)) + out) & MASK
        return out

    def _sealed_word(self) -> i64:
        if self._at == _BLOCK_BYTES:
            number = self._blocks.to_bytes(8, "little")
            self._block = hashlib.blake2b(number, key=self._key, person=b"hanse-chance").digest()
            self._blocks += 1
            self._at = 0
        at: int = self._at
        self._at += 4
        word: i64 = int.from_bytes(self._block[at : at + 4], "little")
        return word

    def below(self, bound: i64) -> int:
        """A number from 0 to bound - 1, each equally likely; `bound` is 1 to 2**32."""
        words: i64 = MASK + 1
        limit = words - words % bound
        while True:
            out = self.word()
            if out < limit:
                number: int = out % bound
                return number

    def branch_off(self, stem: Chance, number: i64) -> None:
        """Become the branch of this number of another stream, which stays where it is.

        Different numbers give independent streams. It is much quicker than a new stream from a seed.
        """
        if stem.sealed:
            raise ValueError("chance: a sealed stream has no branches")
        self._a = stem._a ^ (number & MASK)
        self._b = stem._b ^ ((number >> 32) & MASK)
        self._c = stem._c
        self._d = stem._d
        for _ in range(WARM_UP):
            self.word()

    def branch(self, number: int) -> Chance:
        """The branch of this number as a stream of its own."""
        other = Chance(self.state())
        other.branch_off(self, number)
        return other

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def renew(cells: vec[u8], at: i64, chance: Chance) -> None:
    """Put another state of chance into a position's cells."""
    for word_at in range(at, at + STATE_BYTES, 4):
        word = chance.word()
        for i in range(4):
            byte: int = (word >> (8 * i)) & 255
            cells[word_at + i] = byte


def sealed_chance(key: bytes) -> Chance:
    """The sealed stream of a key."""
    return Chance(bytes(STATE_BYTES), key)


def chance_from_seed(seed: int | str, purpose: str = "game") -> Chance:
    """The stream that belongs to a seed; different purposes give independent streams."""
    if isinstance(seed, str) and purpose in _DEALS and is_sealed(seed):
        key = hashlib.blake2b(bytes.fromhex(seed[len(SEAL) :]), digest_size=_KEY_BYTES, person=purpose.encode())
        return sealed_chance(key.digest())
    digest = hashlib.sha256(f"{purpose}:{type(seed).__name__}:{seed}".encode()).digest()
    return Chance(digest[:STATE_BYTES])


def is_sealed(seed: str) -> bool:
    """Whether the form of a seed asks for a sealed deal."""
    digits = seed[len(SEAL) :]
    return seed.startswith(SEAL) and len(digits) == 2 * _KEY_BYTES and set(digits) <= set("0123456789abcdef")
