"""Time to decide: so long for each decision, or so long in all with something added for each decision.

A clock that has run out does not end a game. It lets the others replace who is absent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

MOVE, TOTAL = "move", "total"


@dataclass
class Clocks:
    """The clocks of all seats; `running` is the seat whose clock runs since `since`."""

    kind: str
    seconds: float
    increment: float
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0

    def begin(self, seats: int, mover: int, now: float) -> None:
        """The game starts, and the first clock with it."""
        self.left = [self.seconds] * seats
        self.running, self.since = mover, now

    def stop(self, now: float) -> None:
        """Nobody's clock runs any more."""
        self._charge(now)
        self.running = None

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
        spent = now - self.since if seat == self.running else 0.0
        return self.left[seat] - max(0.0, spent)

    def run_out(self, seat: int, now: float) -> bool:
        """Whether the seat has to decide and has no time left for it."""
        return seat == self.running and self.remaining(seat, now) <= 0

    def to_data(self) -> dict[str, Any]:
        """What a client needs to show the clocks running: what was left at `at`, and who is using it up since."""
        return {
            "remaining": [round(left, 3) for left in self.left],
            "running": self.running,
            "at": self.since,
        }

    def _charge(self, now: float) -> None:
        if self.running is not None:
            self.left[self.running] -= max(0.0, now - self.since)
        self.since = now


def clocks_from(data: dict[str, Any] | None) -> Clocks | None:
    """Clocks out of the log; none if the game is played without."""
    if data is None:
        return None
    return Clocks(data["kind"], float(data["seconds"]), float(data.get("increment", 0)))
