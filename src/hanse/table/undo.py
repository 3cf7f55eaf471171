"""What can be taken back, and what that touches: the same question at a table and in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from hanse.kernel.contract import Game, State


class Made(Protocol):
    """A decision that stands."""

    @property
    def seat(self) -> int:
        """Whose it was."""

    @property
    def revealed(self) -> bool:
        """Whether it turned up what somebody could not know."""


D = TypeVar("D", bound=Made)


@dataclass(frozen=True)
class Way:
    """Back to a ply, before a decision of this seat."""

    ply: int
    seat: int
    others: bool  # other seats have decided since
    revealed: bool  # something hidden has come out since

    @property
    def free(self) -> bool:
        """Whether nobody has to be asked."""
        return not self.others and not self.revealed


def reveals(game: Game, events: Iterable[dict[str, Any]]) -> bool:
    """Whether events turned up what somebody could not know."""
    return any(event["event"] in game.revealing for event in events)


def way_back(decisions: Sequence[D], seats: Collection[int], chosen: Callable[[D], bool]) -> Way | None:
    """Back to before the last decision of these seats that somebody chose; none if there is none."""
    for ply in range(len(decisions) - 1, -1, -1):
        if decisions[ply].seat in seats and chosen(decisions[ply]):
            since = decisions[ply:]
            others = any(each.seat not in seats for each in since)
            return Way(ply, decisions[ply].seat, others, any(each.revealed for each in since))
    return None


def finality(game: Game, state: State, code: int, seats: Collection[int]) -> str | None:
    """Why a decision could not be taken back freely by whoever decides for these seats; nothing if it could.

    `revealed`: it turns up what nobody knows. `seat`: somebody else decides next, or nobody any more.
    """
    after = state.copy()
    after.listen()
    after.apply(code)
    if reveals(game, after.events()):
        return "revealed"
    return None if after.mover() in seats else "seat"
