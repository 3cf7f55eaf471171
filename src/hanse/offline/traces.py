"""Whole games in short, so that two builds of the engine can be compared: the same in a page, compiled and not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import OptionError
from hanse.players import policy

PLAYERS = ("focused", "random")
MOST = 1000  # decisions of one game: at random some never end


@dataclass(frozen=True)
class Plan:
    """Which game, and how it is played."""

    game: str
    preset: str
    seats: int
    player: str
    seed: str

    def __str__(self) -> str:
        return f"{self.game} {self.preset}, {self.seats} seats, {self.player}, seed {self.seed}"


def plans(count: int) -> list[Plan]:
    """So many games: every preset of every game with every number of seats and each player, again and again."""
    kinds = [(*kind, player) for kind in _kinds() for player in PLAYERS]
    return [Plan(*kinds[number % len(kinds)], seed=f"trace/{number}") for number in range(count)]


def _kinds() -> Iterator[tuple[str, str, int]]:
    for game in GAMES.values():
        for preset in game.presets():
            for seats in game.seats:
                try:
                    game.options(preset, seats)
                except OptionError:  # an edition that so many cannot play
                    continue
                yield game.key, preset, seats


def trace(plan: Plan) -> str:
    """How many decisions, and a digest of all that could be decided, what was, and the last position."""
    game = GAMES[plan.game]
    state: Any = game.start(game.options(plan.preset, plan.seats), plan.seed)
    chance = chance_from_seed(plan.seed, "players")
    choose = policy(plan.game, plan.player)
    total = hashlib.sha256()
    decisions = 0
    while not state.over() and decisions < MOST:
        code = choose(state, chance)
        total.update(f"{code} of {list(state.legal())}\n".encode())
        state.apply(code)
        decisions += 1
    total.update(bytes(state.key()))
    return f"{decisions} {total.hexdigest()}"
