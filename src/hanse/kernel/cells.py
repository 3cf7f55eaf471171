"""A position's memory: one flat run of small numbers, as fast as the build allows.

Compiled, it is a vector of bytes; interpreted, a bytearray, because a vector is slow there.
Both index, slice and turn into `bytes` alike, so the code above sees no difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, u8


_COMPILED: Final = not __file__.endswith((".py", ".pyc"))


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


def zeroes(size: i64) -> vec[i64]:
    """A run of so many wide zeroes."""
    if not _COMPILED:
        return cast("vec[i64]", [0] * size)
    return vec[i64]([0] * size)


def widened(numbers: vec[i64]) -> vec[i64]:
    """The same numbers with as many zeroes behind them."""
    wider = zeroes(2 * len(numbers))
    for i in range(len(numbers)):
        wider[i] = numbers[i]
    return wider


def bit(number: int) -> int:
    """The set of one number. `1 << number` with a wide number would be counted in 32 bits by the compiler."""
    return 1 << number


def table(values: Iterable[int]) -> vec[i64]:
    """Numbers that never change and that loops run over: as wide as the machine counts."""
    if not _COMPILED:
        return cast("vec[i64]", list(values))
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers
