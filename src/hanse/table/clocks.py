"""Time to decide: so long for each decision, or so long in all with something added for each decision.

A clock that has run out does not end a game. It lets the others replace who is absent. It stands while the table makes
a pause, and does not count the holidays of who has to decide.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

MOVE, TOTAL = "move", "total"
DAY = 24 * 3600.0

Period = tuple[float, float]  # from when until when


@dataclass
class Clocks:
    """The clocks of all seats; `running` is the seat whose clock runs since `since`."""

    kind: str
    seconds: float
    increment: float
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0
    away: dict[int, list[Period]] = field(default_factory=dict)  # the holidays of who sits there

    def begin(self, seats: int, mover: int, now: float) -> None:
        """The game starts, and the first clock with it."""
        self.left = [self.seconds] * seats
        self.running, self.since = mover, now

    def stop(self, now: float) -> None:
        """Nobody's clock runs any more."""
        self._charge(now)
        self.running = None

    def go_on(self, mover: int, now: float) -> None:
        """After a pause the clock of who has to decide runs on."""
        self.running, self.since = mover, now

    def press(self, mover: int, now: float) -> None:
        """A decision was made: the clock of who made it stops, that of the next one runs."""
        if self.running is not None:
            self._charge(now)
            if self.kind == TOTAL:
                self.left[self.running] = max(0.0, self.left[self.running]) + self.increment
        self.turn_to(mover, now)

    def turn_to(self, mover: int, now: float) -> None:
        """Another seat has to decide, without anything added for anybody."""
        self._charge(now)
        if self.kind == MOVE:
            self.left = [self.seconds] * len(self.left)
        self.running = mover if mover >= 0 else None

    def remaining(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        return self.left[seat] - (self._spent(now) if seat == self.running else 0.0)

    def run_out(self, seat: int, now: float) -> bool:
        """Whether the seat has to decide and has no time left for it."""
        return seat == self.running and self.remaining(seat, now) <= 0

    def to_data(self) -> dict[str, Any]:
        """What a client needs to show the clocks running: what was left at `at`, and who is using it up since."""
        told = {
            "remaining": [round(left, 3) for left in self.left],
            "running": self.running,
            "at": self.since,
        }
        return {**told, "away": self.away.get(self.running or 0, [])} if self.running in self.away else told

    def _charge(self, now: float) -> None:
        if self.running is not None:
            self.left[self.running] -= self._spent(now)
        self.since = now

    def _spent(self, now: float) -> float:
        """What the running clock has used up: the time since it runs, but for holidays."""
        away = self.away.get(-1 if self.running is None else self.running, [])
        return max(0.0, now - self.since - sum(max(0.0, min(end, now) - max(start, self.since)) for start, end in away))


def clocks_from(data: dict[str, Any] | None) -> Clocks | None:
    """Clocks out of the log; none if the game is played without."""
    if data is None:
        return None
    return Clocks(data["kind"], float(data["seconds"]), float(data.get("increment", 0)))
