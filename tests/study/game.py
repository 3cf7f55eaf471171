"""Short finished games to study."""

from __future__ import annotations

from functools import cache

from hanse.arena import play_game
from hanse.games import GAMES
from hanse.kernel.record import Record

FEW = 8  # iterations: what is found hardly matters here


@cache
def played(key: str, seats: int, *players: str) -> Record:
    """A whole game."""
    game = GAMES[key]
    return play_game(game, game.options(game.presets()[0], seats), players, "study").record


def finished() -> Record:
    """A game in which somebody knows what to do, and somebody does not."""
    return played("hansa", 2, "focused", "random")
