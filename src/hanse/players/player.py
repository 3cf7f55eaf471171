"""What a player is: who decides for one seat of one game when no person does."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hanse.kernel.chance import Chance
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError

# Why a player was replaced for a decision.
SLOW, FAILED, ILLEGAL, MISSING = "slow", "failed", "illegal", "missing"

Event = dict[str, Any]
Choose = Callable[[Any, Chance], int]  # the simplest way to write a player: a legal code of the state


class Fault(HanseError):
    """What a player did wrong while it played."""

    why = FAILED


class IllegalCode(Fault):
    """The player's answer cannot be played."""

    why = ILLEGAL


class TooSlow(Fault):
    """The player has not answered in its time."""

    why = SLOW


class Gone(Fault):
    """The player has failed too often, and is not asked again in this game."""

    why = MISSING


@dataclass(frozen=True)
class Limit:
    """How much thinking one decision is worth: so many iterations, so many seconds, the first that is reached, or any.

    What an iteration is, a player decides for itself; one that does not count ignores it.
    """

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Seating:
    """What a player is told before the first decision."""

    game: Game
    options: Any
    seat: int

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options.to_data()["players"])


class Thought(NamedTuple):
    """An answer, and what it rests on as far as the player can tell."""

    code: int
    values: Sequence[float] = ()  # what it expects for each seat; empty if it does not say
    line: Sequence[int] = ()  # the codes it expects, its own first
    looked: int = 0  # how much it looked at, in iterations
    words: str = ""  # a sentence

    def to_data(self) -> dict[str, Any]:
        """The thought as plain data."""
        return {**self._asdict(), "values": list(self.values), "line": list(self.line)}


class Player:
    """The base of players that know their seat, remember, or think for longer. Only `choose` has to be written.

    One instance plays one seat of one game. Every state it is given is a sample: a state drawn from all those that its
    seat cannot tell apart, and its own to play on.
    """

    games: tuple[str, ...] = ()  # the keys of the games it plays; all of them if none is named

    def begin(self, seating: Seating) -> None:
        """The game begins."""

    def saw(self, seat: int, code: int, events: Sequence[Event]) -> None:
        """A seat, perhaps this one, decided, and this happened."""

    def choose(self, state: Any, limit: Limit, chance: Chance) -> Thought | int:
        """Decide for the mover of the state, with no other chance than the given one."""
        raise NotImplementedError

    def stop(self) -> None:
        """Whoever waits for the answer wants it now; called from another thread while `choose` runs."""

    def end(self) -> None:
        """The game is over, or goes on without this player."""


class FunctionPlayer(Player):
    """A plain function as a player: it remembers nothing and knows no limit."""

    def __init__(self, function: Choose) -> None:
        self._function = function

    def choose(self, state: Any, limit: Limit, chance: Chance) -> int:
        """What the function chooses."""
        return self._function(state, chance)


def thought_of(answer: Any, seating: Seating) -> Thought:
    """A player's answer, whatever it is, as a thought; `TypeError` or `ValueError` if it cannot be one."""
    if not isinstance(answer, Thought):
        return Thought(operator.index(answer))
    values = tuple(float(value) for value in answer.values)
    if values and (len(values) != seating.seats or not all(math.isfinite(value) for value in values)):
        raise ValueError(f"values {values}: expected a number for each of {seating.seats} seats")
    line = tuple(operator.index(code) for code in answer.line)
    return Thought(operator.index(answer.code), values, line, operator.index(answer.looked), str(answer.words))
