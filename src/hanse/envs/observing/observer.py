"""What an observation is: a run of bytes with named parts, the same ones in every position of a game.

All of it is seen from one seat: seats are counted from it, so that 0 is the seat itself, 1 the next one in turn order
and so on. A number that does not fit into a byte stands as 255.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.kernel.state import BaseState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

MOST: Final = 255
NUMBER: Final = 0  # the kinds of a part that counts something


class Part:
    """Some numbers of an observation that mean the same."""

    def __init__(self, name: str, shape: list[int], kinds: int, about: str) -> None:
        """`kinds` is `NUMBER`, or how many different things a number of it can name, 0 among them."""
        self.name = name
        self.shape = shape
        self.kinds = kinds
        self.about = about
        self.first = 0  # where it begins in the observation
        self.size = 1
        for length in shape:
            self.size *= length


class Observer:
    """Writes observations of one game for so many seats."""

    def __init__(self, parts: list[Part], seats: int) -> None:
        self.parts = parts
        self.seats = seats
        first = 0
        for part in parts:
            part.first = first
            first += part.size
        self.size: i64 = first

    def write(self, state: BaseState, seat: i64, out: vec[u8], at: i64) -> None:
        """What the seat may know of the position, from this place of `out` on."""
        raise NotImplementedError


def ahead(seats: i64, viewer: i64, seat: i64) -> i64:
    """How many seats after the viewer another one comes."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def capped(number: i64) -> int:
    """A number as one cell can say it."""
    return number if number < MOST else MOST


def copied(cells: vec[u8], first: i64, count: i64, out: vec[u8], at: i64) -> i64:
    """So many cells as they are; the place behind them."""
    for i in range(count):
        out[at + i] = cells[first + i]
    return at + count


def spread(bits: i64, count: i64, out: vec[u8], at: i64) -> i64:
    """A set as one number for each of its possible members; the place behind them."""
    for i in range(count):
        out[at + i] = 1 if bits >> i & 1 else 0
    return at + count


def nothing(count: i64, out: vec[u8], at: i64) -> i64:
    """So many zeroes; the place behind them."""
    for i in range(count):
        out[at + i] = 0
    return at + count
