"""Codes while they are generated and chosen from: machine numbers, without an object for each of them.

What is legal is generated into one of these. Who plays fast chooses from it; `to_list` is for everybody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.kernel.cells import compiled, widened, zeroes

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

ROOM: Final = 256  # more codes than nearly all positions have; beyond that the room grows


class Codes:
    """A list of codes that grows at its end."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self._room = zeroes(ROOM)

    def append(self, code: i64) -> None:
        """One more code."""
        at = self.count
        room = self.room_for(1)
        room[at] = code
        self.count = at + 1

    def room_for(self, more: i64) -> vec[i64]:
        """Where the codes stand, with room for so many more behind them.

        A loop over many writes them itself and sets `count`: a call for each would take most of its time.
        """
        while self.count + more > len(self._room):
            self._room = widened(self._room)
        return self._room

    def at(self, place: i64) -> int:
        """The code at a place, counted from 0; there must be one."""
        return self._room[place]

    def put(self, place: i64, code: i64) -> None:
        """Another code at a place where there is one."""
        room = self._room
        room[place] = code

    def has(self, code: i64) -> bool:
        """Whether a code is among them."""
        room = self._room
        for place in range(self.count):
            if room[place] == code:
                return True
        return False

    def clear(self) -> None:
        """None any more."""
        self.count = 0

    def to_list(self) -> list[int]:
        """The codes as a list."""
        room = self._room
        found: list[int] = []
        for place in range(self.count):
            found.append(room[place])
        return found


_SPARE: Final = Codes()


def scratch() -> Codes:
    """Codes to be filled and used up at once, by compiled code alone: there nothing else can come between."""
    if not compiled():
        return Codes()
    _SPARE.clear()
    return _SPARE
