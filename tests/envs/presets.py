"""Every game, preset and number of seats that there is an environment for."""

from __future__ import annotations

from hanse.games import GAMES
from hanse.kernel.errors import OptionError


def playable() -> list[tuple[str, str, int]]:
    found = []
    for key, game in GAMES.items():
        for preset in game.presets():
            for seats in game.seats:
                try:
                    game.options(preset, seats)
                except OptionError:  # not for so many
                    continue
                found.append((key, preset, seats))
    return found


def editions() -> list[tuple[str, str, int]]:
    """The same with the fewest seats of each preset."""
    fewest: dict[tuple[str, str], int] = {}
    for key, preset, seats in playable():
        fewest.setdefault((key, preset), seats)
    return [(key, preset, seats) for (key, preset), seats in fewest.items()]
