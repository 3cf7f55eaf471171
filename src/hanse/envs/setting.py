"""What an environment is about: a game under options for so many seats, checked once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from hanse.envs.observing.hansa import HansaObserver
from hanse.envs.observing.merkator import MerkatorObserver
from hanse.envs.observing.observer import Observer
from hanse.envs.observing.teutonica import TeutonicaObserver
from hanse.envs.stepping import MARGIN, REWARDS
from hanse.games import find_game, preset_data
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError, UnknownName
from hanse.kernel.state import BaseState

SEEDS = 2**31  # games that are drawn from
ILLEGAL = -1  # the reward of who plays an illegal action, which ends the game
USUAL_SEATS = 4  # or as many as a preset can have
MAX_DECISIONS = 3000  # of a game that is not over by then: at random, Hansa Teutonica practically never ends

_OBSERVERS: dict[str, Callable[[Any], Observer]] = {
    "teutonica": lambda state: TeutonicaObserver(state.board, state.rules),
    "hansa": lambda state: HansaObserver(state.seats()),
    "merkator": lambda state: MerkatorObserver(state.seats()),
}


@dataclass(frozen=True)
class Setting:
    """A game, its options, and what a player gets for how it ends."""

    game: Game
    options: Any
    seats: int
    reward: str
    max_decisions: int

    @property
    def by_margin(self) -> bool:
        """Whether points count, and not ranks alone."""
        return self.reward == MARGIN

    def observer(self) -> Observer:
        """Who writes its observations."""
        return _OBSERVERS[self.game.key](self.begin(0))

    def begin(self, seed: int | str) -> BaseState:
        """The first position of a game."""
        return cast(BaseState, self.game.start(self.options, seed))

    def __deepcopy__(self, memo: object) -> Setting:
        return self  # nothing in it changes


def setting(
    game: str,
    seats: int | None = None,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = REWARDS[0],
    max_decisions: int = MAX_DECISIONS,
) -> Setting:
    """What was asked for, or a `HanseError` that says what does not go.

    `seats`, `preset` and `options` are those of `hanse.start`. `reward` is "rank", from 1 for the first to -1 for the
    last, or "margin", the points ahead of the best of the others. A game is cut off after `max_decisions`, 0 for never.
    """
    found = find_game(game)
    edition = preset or found.presets()[0]
    most = int(preset_data(found, edition)["players"])
    players = min(USUAL_SEATS, most) if seats is None else whole("seats", seats)
    if reward not in REWARDS:
        raise UnknownName("reward", str(reward), REWARDS)
    limit = whole("max_decisions", max_decisions)
    return Setting(found, found.options(edition, players, options), players, reward, limit)


def whole(name: str, value: object) -> int:
    """A value that was given under this name, if it can count something."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise HanseError("{name} = {value!r}: expected a whole number, not below 0", name=name, value=value)
    return value


def checked_seed(seed: object) -> int | str:
    """A seed as the games take it."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise HanseError("seed {seed!r}: expected a whole number or a text", seed=seed)
    return seed
