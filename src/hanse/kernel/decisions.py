"""Kinds of decision: each is one object, which stands where its rule stands and is found by its number.

A game gives its kinds a base class of its own with `legal(position, seat, out)`, `play(position, seat, code)` and
`why(position, seat, code)`, so that the compiler knows the position; everything else about a kind is data.
"""

from __future__ import annotations

from typing import TypeVar

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # where nothing is compiled
    from hanse.kernel.uncompiled import mypyc_attr  # type: ignore[assignment]  # a stand-in for it

AnyKind = TypeVar("AnyKind", bound="Kind")

# Why a code is refused: a name and up to three numbers, which the game's table of reasons names.
Why = tuple[str, int, int, int]


def because(name: str, a: int = 0, b: int = 0, c: int = 0) -> Why:
    """A reason with its numbers."""
    return name, a, b, c


def asked() -> Why:
    """What every game answers for a code that the pending decision does not ask for."""
    return because("asked")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of somebody else need not be compiled
class Kind:
    """What all kinds of decision have: their number in the cells, and their name in views, positions and messages."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name


def by_number(kinds: list[AnyKind]) -> list[AnyKind]:
    """The kinds in a list in which each has the place of its number."""
    for place, kind in enumerate(kinds):
        if kind.number != place:
            raise ValueError(f"decision {kind.name}: number {kind.number}, but the place of {place}")
    return kinds
