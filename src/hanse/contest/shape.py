"""How many tables a round has, and of which size: also where the number of entrants does not divide."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple


class Size(NamedTuple):
    """A table: how many people sit at it, and how many seats it has; bots take the others."""

    people: int
    seats: int


@dataclass(frozen=True)
class Shape:
    """What the tables of a tournament shall be like.

    `seats` is the size of a full table and `allowed` are the sizes that the game knows. With `bots` every table is
    full; without, tables are smaller where the numbers ask for it and the game allows it, else bots help out.
    """

    seats: int
    allowed: Collection[int]
    bots: bool = False

    def sizes(self, people: int) -> list[Size]:
        """The tables for so many people, larger ones first: as few as possible, and of people as even as possible."""
        tables = -(-people // self.seats)
        base, more = divmod(people, tables)
        even = [base + 1] * more + [base] * (tables - more)
        if self.bots or not all(size >= 2 and size in self.allowed for size in even):
            return [Size(size, self.seats) for size in even]
        return [Size(size, size) for size in even]
