"""What many games have in common: lengths, ends, points, wins. Only sums are kept, however many games there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass
from typing import Any

from hanse.arena import Played
from hanse.arena.intervals import victories


@dataclass(frozen=True)
class Spread:
    """Numbers, of which only how many there are, their sum and their ends are known."""

    count: int
    total: float
    least: float
    most: float

    def __add__(self, other: Spread) -> Spread:
        return Spread(
            self.count + other.count,
            self.total + other.total,
            min(self.least, other.least),
            max(self.most, other.most),
        )

    def to_data(self) -> dict[str, float | None]:
        """Mean, least and most; none of them where there is no number."""
        if not self.count:
            return {"mean": None, "least": None, "most": None}
        return {"mean": round(self.total / self.count, 2), "least": self.least, "most": self.most}


NOTHING = Spread(0, 0, float("inf"), float("-inf"))


class Summary:
    """Adds games of so many seats up. Points and wins are those of games that came to their end; others are counted."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.stopped = 0
        self.decisions = NOTHING
        self.ends: Counter[str] = Counter()
        self.wins = [0.0] * seats
        self.points: list[dict[str, Spread]] = [{} for _ in range(seats)]  # of each seat, by category
        self.failures: Counter[tuple[str, str, str]] = Counter()  # by bot, who decided instead, and why

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += _alone(played.decisions)
        self.failures.update((failure.player, failure.by, failure.why) for failure in played.failures)
        if played.stopped:
            self.stopped += 1
            return
        self.ends.update(played.end)
        for seat, share in enumerate(victories(played.ranks)):
            self.wins[seat] += share
        self._add_points([_spreads(sheet, played.record.game.parts) for sheet in played.sheet])

    def merge(self, other: Summary) -> None:
        """Count all games of another summary."""
        self.games += other.games
        self.stopped += other.stopped
        self.decisions += other.decisions
        self.ends += other.ends
        self.failures += other.failures
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self._add_points(other.points)

    def _add_points(self, more: Iterable[Mapping[str, Spread]]) -> None:
        for mine, seat in zip(self.points, more, strict=True):
            for name, spread in seat.items():
                mine[name] = mine.get(name, NOTHING) + spread

    def categories(self) -> list[str]:
        """The categories of the score sheet in their order."""
        return list(self.points[0])

    def to_data(self) -> dict[str, Any]:
        """The sums as plain data."""
        return {
            "games": self.games,
            "stopped": self.stopped,
            "decisions": astuple(self.decisions),
            "ends": self.ends,
            "wins": self.wins,
            "points": [{name: astuple(spread) for name, spread in seat.items()} for seat in self.points],
            "failures": [[*who, count] for who, count in sorted(self.failures.items())],
        }


def read_summary(data: Mapping[str, Any]) -> Summary:
    """A summary out of its data."""
    summary = Summary(len(data["wins"]))
    summary.games, summary.stopped = data["games"], data["stopped"]
    summary.decisions = Spread(*data["decisions"])
    summary.ends = Counter(data["ends"])
    summary.wins = list(data["wins"])
    summary.points = [{name: Spread(*spread) for name, spread in seat.items()} for seat in data["points"]]
    summary.failures = Counter({(bot, by, why): count for bot, by, why, count in data["failures"]})
    return summary


def _alone(number: float) -> Spread:
    return Spread(1, number, number, number)


def _spreads(sheet: Mapping[str, int], parts: int) -> dict[str, Spread]:
    """The points of a seat; whole ones stay whole numbers."""
    return {name: _alone(part // parts if part % parts == 0 else part / parts) for name, part in sheet.items()}
