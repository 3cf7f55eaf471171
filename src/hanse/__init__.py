"""Play, study and automate the Hanseatic trading games: Hansa Teutonica, Hansa (2004) and Merkator.

    import hanse

    state = hanse.start("teutonica", seats=4, seed=7)
    while not state.over():
        state.play(state.legal()[0])
    print(state.scores())

- `hanse.start` begins a game, `hanse.GAMES` and `hanse.find_game` are the games themselves (package `hanse.games`)
- `hanse.Record` is a whole game as options, seed and decisions; `hanse.read_record` reads one
- `hanse.players` are those who play when nobody does
- `hanse.draw.draw_state` draws a state as SVG; in a notebook a state shows itself
- whatever is wrong with what was given is a `hanse.HanseError`, told in one line

All of it is loaded when it is first used.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from hanse.kernel import pictures as _pictures

if TYPE_CHECKING:
    from hanse import draw, games, players
    from hanse.games import GAMES, find_game
    from hanse.kernel.chance import Chance, chance_from_seed
    from hanse.kernel.contract import Game, State
    from hanse.kernel.errors import (
        BoardError,
        HanseError,
        MoveError,
        OptionError,
        PositionError,
        RecordError,
        UnknownName,
    )
    from hanse.kernel.record import Record

    __version__: str

__all__ = [
    "GAMES",
    "BoardError",
    "Chance",
    "Game",
    "HanseError",
    "MoveError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "UnknownName",
    "__version__",
    "chance_from_seed",
    "draw",
    "find_game",
    "games",
    "players",
    "read_record",
    "start",
]

# Where the names above come from; the others are packages, or stand below.
_HOMES = {
    "hanse.games": ("GAMES", "find_game"),
    "hanse.kernel.chance": ("Chance", "chance_from_seed"),
    "hanse.kernel.contract": ("Game", "State"),
    "hanse.kernel.errors": (
        "BoardError", "HanseError", "MoveError", "OptionError", "PositionError", "RecordError", "UnknownName",
    ),
    "hanse.kernel.record": ("Record",),
}  # fmt: skip
_PACKAGES = ("draw", "games", "players")

_USUAL_SEATS = 4  # or as many as a preset can have


def start(
    game: str,
    seats: int | None = None,
    seed: int | str = 0,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """The first position of a game.

    `game` is its key: teutonica, hansa or merkator. Without `seats` four play, or as many as can. The same seed gives
    the same game. `preset` names an edition (`hanse.find_game(game).presets()`, the first one by default), `options`
    changes some of its rules: `{"markers.noRoute": "hold"}`. A `HanseError` says what does not go.
    """
    from hanse.games import find_game, preset_data

    found = find_game(game)
    edition = preset or found.presets()[0]
    players = seats if seats is not None else min(_USUAL_SEATS, int(preset_data(found, edition)["players"]))
    return found.start(found.options(edition, players, options), seed)


def read_record(text: str) -> Record:
    """The record of a game of any kind out of its JSON text; a `RecordError` says what is wrong with it.

    `record.replay()` is the state after its last decision, `record.to_json()` the text again.
    """
    from hanse.games import GAMES
    from hanse.kernel.record import read_record as read

    return read(text, GAMES)


def _drawn(state: State) -> str:
    """A state in the language of the environment."""
    from hanse.draw import draw_state
    from hanse.messages import languages, preferred_language

    language = preferred_language(os.environ)
    return draw_state(state, language=language if language in languages() else "en")


_pictures.register(_drawn)


def _version() -> str:
    """Of the checkout that this file stands in, else of the package that is installed."""
    from pathlib import Path

    source = Path(__file__).parents[1]
    facts = source.with_name("pyproject.toml")
    if source.name == "src" and facts.is_file():
        import tomllib

        return str(tomllib.loads(facts.read_text(encoding="utf-8"))["project"]["version"])
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("hanse")
    except PackageNotFoundError:  # a folder that was copied
        return "0+unknown"


def _loaded(name: str) -> object:
    if name == "__version__":
        return _version()
    if name in _PACKAGES:
        return import_module(f"hanse.{name}")
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'hanse' has no attribute {name!r}")


if not TYPE_CHECKING:  # a checker sees the imports above, and every other name as the mistake that it is

    def __getattr__(name):
        value = globals()[name] = _loaded(name)
        return value


def __dir__() -> list[str]:
    return __all__
