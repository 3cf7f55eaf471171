"""How long a thought may take. Whoever waits for it can end it, from another thread.

This module is not compiled: entering it is when a thought in compiled code lets other threads run.
"""

from __future__ import annotations

from time import monotonic

OF_THE_REST = 2 / 3  # of what is left of a turn, for the next thought: the first one matters most


class Patience:
    """The time of one player: for its present thought, and for all thoughts of one turn together."""

    def __init__(self, turn_seconds: float) -> None:
        self._turn_seconds = turn_seconds
        self._turn: object = None
        self._left = 0.0  # seconds of the running turn
        self._began = 0.0
        self._deadline: float | None = None

    def begin(self, turn: object, seconds: float) -> None:
        """A thought in this turn begins; it may take so many seconds at most."""
        if turn != self._turn:
            self._turn, self._left = turn, self._turn_seconds
        self._began = monotonic()
        self._deadline = self._began + min(seconds, self._left * OF_THE_REST)

    def begin_endless(self) -> None:
        """A thought begins that may take as long as it likes."""
        self._began, self._deadline = monotonic(), None

    def stop(self) -> None:
        """End the present thought."""
        self._deadline = self._began

    def over(self) -> bool:
        """Whether the time is up."""
        return self._deadline is not None and monotonic() >= self._deadline

    def end(self) -> None:
        """The thought is over."""
        self._left -= monotonic() - self._began
