"""The games, by key."""

from __future__ import annotations

from hanse.games.hansa.game import HANSA
from hanse.games.teutonica.game import TEUTONICA
from hanse.kernel.contract import Game
from hanse.kernel.errors import UnknownName

GAMES: dict[str, Game] = {game.key: game for game in (TEUTONICA, HANSA)}


def find_game(key: str) -> Game:
    """The game of that key, for instance `teutonica`, or of another spelling of it."""
    for game in GAMES.values():
        if key == game.key or key in game.aliases:
            return game
    raise UnknownName("game", key, GAMES)
