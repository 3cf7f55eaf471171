"""What can be played: a game with its presets, boards, options, and the bots one may meet."""

from __future__ import annotations

from functools import cache
from typing import Any

from hanse.games import GAMES, preset_data
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.options import OptionField, Value
from hanse.players import USUAL, Registry
from hanse.players.planning.levels import LEVELS
from hanse.players.weights import styles

Data = dict[str, Any]


@cache
def game_data(key: str, registry: Registry) -> Data:
    """A game as it is offered to people."""
    game = GAMES[key]
    bots = registry.of(key)
    return {
        "key": key,
        "name": game.name,
        "seats": list(game.seats),
        "presets": game.presets(),
        "boards": list(game.boards),
        "bots": [offer.name for offer in bots],
        "usual_bot": USUAL,
        "levels": [offer.name for offer in bots if offer.name in LEVELS],
        "styles": list(styles(key)),
        "bot_words": {offer.name: offer.about for offer in bots if offer.about},
        "parts": game.parts,
        "options": [_option(game, field) for field in game.option_fields()],
    }


def _option(game: Game, field: OptionField) -> Data:
    defaults = {preset: preset_data(game, preset)[field.key] for preset in game.presets()}
    values = [value for value in field.values if _playable(game, field.key, value)]
    return {"key": field.key, "values": values, "defaults": defaults}


def _playable(game: Game, key: str, value: Value) -> bool:
    """Whether some game of this version can be started with this value."""
    for preset in game.presets():
        for seats in game.seats:
            try:
                game.options(preset, seats, {key: value})
            except HanseError:
                continue
            return True
    return False
