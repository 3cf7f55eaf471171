"""A position's memory: one flat run of small numbers, as fast as the build allows.

Compiled, it is a vector of bytes; interpreted, a bytearray, because a vector is slow there.
Both index, slice and turn into `bytes` alike, so the code above sees no difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from librt.vecs import vec
from mypy_extensions import u8

_COMPILED = not __file__.endswith(".py")


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return _COMPILED


def blank(size: int) -> vec[u8]:
    """A run of `size` zeroes."""
    return pack([0] * size)


def pack(values: Iterable[int]) -> vec[u8]:
    """The given numbers, each from 0 to 255, as cells."""
    if not _COMPILED:
        return cast("vec[u8]", bytearray(values))
    raw = list(values)
    cells = vec[u8]([0] * len(raw))
    for i in range(len(raw)):
        cells[i] = raw[i]
    return cells
