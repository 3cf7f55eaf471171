"""The games, by key."""

from __future__ import annotations

import hanse.kernel.engine  # noqa: F401  # says what a compiled engine lacks, before any part of it is loaded
from hanse.games.hansa.game import HANSA
from hanse.games.merkator.game import MERKATOR
from hanse.games.teutonica.game import TEUTONICA
from hanse.kernel.contract import Game
from hanse.kernel.errors import OptionError, UnknownName
from hanse.kernel.facts import STANDARD
from hanse.kernel.options import Value

GAMES: dict[str, Game] = {game.key: game for game in (TEUTONICA, HANSA, MERKATOR)}


def find_game(key: str) -> Game:
    """The game of that key, for instance `teutonica`, or of another spelling of it."""
    for game in GAMES.values():
        if key == game.key or key in game.aliases:
            return game
    raise UnknownName("game", key, GAMES)


def usual_facts(game: Game) -> str:
    """The facts that new games are played with: the usual value of the option `data`."""
    return next((str(field.default) for field in game.option_fields() if field.key == "data"), STANDARD)


def preset_data(game: Game, preset: str) -> dict[str, Value]:
    """The options of a preset for as many seats as it can have."""
    for seats in reversed(game.seats):
        try:
            data: dict[str, Value] = game.options(preset, seats).to_data()
        except OptionError:  # not for so many
            continue
        return data
    raise OptionError("preset {preset}: expected to be playable at some number of seats", preset=preset)
