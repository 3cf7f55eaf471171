"""Who is ahead: points by rank, and what decides between those who have as many."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

TIE_BREAKS = ("points", "wins", "share", "opponents", "lot")  # in this order


@dataclass(frozen=True)
class Seated:
    """How one seat of a table ended. `who` is none for a bot; `rank` counts from 1 and may be shared."""

    who: str | None
    rank: int
    score: int


Result = Sequence[Seated]  # one table that is over, by seat


@dataclass
class Standing:
    """The place of one entrant. Numbers are exact until they are told."""

    who: str
    points: Fraction = Fraction()
    wins: Fraction = Fraction()  # a victory that is shared counts in parts
    share: Fraction = Fraction()  # of the points at the own tables, added up
    opponents: Fraction = Fraction()  # the points of everybody met, once for each time
    lot: str = ""
    games: int = 0
    met: dict[str, int] = field(default_factory=dict)
    place: int = 0
    decided: str = ""  # which of the tie-breaks puts it behind the one before

    def key(self) -> tuple[Fraction | str, ...]:
        """Smaller is ahead."""
        return (-self.points, -self.wins, -self.share, -self.opponents, self.lot)

    def to_data(self) -> dict[str, Any]:
        """The standing as plain data."""
        return {
            "who": self.who,
            "place": self.place,
            "points": round(float(self.points), 3),
            "wins": round(float(self.wins), 3),
            "share": round(float(self.share), 4),
            "opponents": round(float(self.opponents), 3),
            "games": self.games,
            "met": dict(self.met),
            "decided": self.decided,
        }


def usual_points(seats: int) -> list[int]:
    """Whoever is first gets as many as there are seats, everybody behind one less."""
    return list(range(seats, 0, -1))


def points_at(points: Sequence[int], seats: int, rank: int) -> Fraction:
    """What a rank is worth at a table of so many seats.

    A smaller table has the same first and last prize as a full one, and even steps between them.
    """
    if seats == 1:
        return Fraction(points[0])
    at = Fraction((rank - 1) * (len(points) - 1), seats - 1)
    low = int(at)
    high = min(low + 1, len(points) - 1)
    return points[low] + (at - low) * (points[high] - points[low])


def prizes(points: Sequence[int], result: Result) -> list[Fraction]:
    """What each seat of a table gets: those who share a rank share what these ranks are worth together."""
    given: list[Fraction] = []
    for seat in result:
        equal = sum(other.rank == seat.rank for other in result)
        first = 1 + sum(other.rank < seat.rank for other in result)
        worth = [points_at(points, len(result), rank) for rank in range(first, first + equal)]
        given.append(sum(worth, Fraction()) / equal)
    return given


def standings(entrants: Sequence[str], results: Sequence[Result], points: Sequence[int], seed: str) -> list[Standing]:
    """All entrants, the first first. What nothing else decides is drawn by lot, which the seed settled beforehand."""
    lines = {who: Standing(who, lot=_lot(seed, who)) for who in entrants}
    for result in results:
        _count(lines, result, points)
    for line in lines.values():
        line.opponents = sum((lines[who].points * times for who, times in line.met.items()), Fraction())
    ordered = sorted(lines.values(), key=Standing.key)
    for place, line in enumerate(ordered, 1):
        line.place = place
        if place > 1:
            before = ordered[place - 2].key()
            line.decided = next(
                name for name, one, other in zip(TIE_BREAKS, before, line.key(), strict=True) if one != other
            )
    return ordered


def _count(lines: dict[str, Standing], result: Result, points: Sequence[int]) -> None:
    whole = sum(max(0, seat.score) for seat in result)
    firsts = sum(seat.rank == 1 for seat in result)
    for seat, prize in zip(result, prizes(points, result), strict=True):
        if seat.who not in lines:
            continue  # a bot
        line = lines[seat.who]
        line.games += 1
        line.points += prize
        line.wins += Fraction(int(seat.rank == 1), max(1, firsts))
        line.share += Fraction(max(0, seat.score), whole) if whole else Fraction(1, len(result))
        for other in result:
            if other.who in lines and other.who != seat.who:
                line.met[other.who] = line.met.get(other.who, 0) + 1


def _lot(seed: str, who: str) -> str:
    return hashlib.sha256(f"hanse lot:{seed}:{who}".encode()).hexdigest()
