"""From a name to a player, in this process: of the house, of an installed package, or `module:attribute`.

Code of others is imported here, so only the process in which it will play should call this.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from hanse.kernel.errors import HanseError
from hanse.players.house import house_player, of_house
from hanse.players.player import FunctionPlayer, Player

GROUP = "hanse.players"  # the entry points of installed packages


class PlayerError(HanseError):
    """A player that is not there, does not load, or does not play this game."""


@dataclass(frozen=True)
class Loaded:
    """A player as its author wrote it."""

    name: str
    what: Callable[..., Any]  # a function, a class or a factory
    games: tuple[str, ...]  # none for all
    about: str  # the first line of its docstring

    def make(self) -> Player:
        """A new player for one seat of one game."""
        made: object = self.what() if isinstance(self.what, type) or _is_factory(self.what) else self.what
        if isinstance(made, Player):
            return made
        if not callable(made):
            raise PlayerError(
                "player {name}: made a {kind}: expected a player or a function",
                name=self.name,
                kind=type(made).__name__,
            )
        return FunctionPlayer(made)


def installed() -> dict[str, EntryPoint]:
    """The players that installed packages offer, by name; of several with one name the first counts."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def player_maker(name: str, game: str) -> Callable[[], Player]:
    """What makes a player of that name for the game of this key; it raises `PlayerError` if there is none."""

    def make() -> Player:
        if of_house(name):
            return house_player(name, game)
        found = load(name)
        check_game(name, found.games, game)
        return found.make()

    return make


def load(name: str) -> Loaded:
    """The player of that name; `module:attribute` is also looked for in the current directory."""
    try:
        if ":" in name:
            here = str(Path.cwd())
            if here not in sys.path:
                sys.path.insert(0, here)
            module, _, attribute = name.partition(":")
            what: object = getattr(import_module(module), attribute)
        else:
            points = installed()
            if name not in points:
                raise PlayerError("player {name} is not installed", name=name)
            what = points[name].load()
    except PlayerError:
        raise
    except (Exception, SystemExit) as error:
        words = " ".join(f"{type(error).__name__}: {error}".split())
        raise PlayerError("player {name} does not load: {reason}", name=name, reason=words) from None
    return loaded(name, what)


def loaded(name: str, what: object) -> Loaded:
    """A function, class or factory as a player, or why it is none."""
    if isinstance(what, type) and not issubclass(what, Player):
        raise PlayerError(
            "player {name}: class {kind} is not derived from hanse.players.Player", name=name, kind=what.__name__
        )
    if isinstance(what, Player):
        raise PlayerError("player {name} is one player: expected its class, so that every seat gets its own", name=name)
    if not callable(what):
        raise PlayerError(
            "player {name} is a {kind}: expected a function, a class or a factory", name=name, kind=type(what).__name__
        )
    games = getattr(what, "games", ())
    if isinstance(games, str) or not all(isinstance(game, str) for game in games):
        raise PlayerError("player {name}: games is {games}: expected keys of games", name=name, games=repr(games))
    written = what.func if isinstance(what, partial) else what
    lines = (written.__doc__ or "").strip().splitlines()
    return Loaded(name, what, tuple(games), " ".join(lines[0].split()) if lines else "")


def check_game(name: str, games: tuple[str, ...], game: str) -> None:
    """Refuse a player that does not play the game."""
    if games and game not in games:
        raise PlayerError(
            "player {name} does not play {game}: expected one of {known}", name=name, game=game, known=", ".join(games)
        )


def _is_factory(what: Callable[..., Any]) -> bool:
    """A function that takes nothing makes a player; one that takes a state and chance is one."""
    try:
        parameters = inspect.signature(what).parameters.values()
    except (TypeError, ValueError):  # some compiled functions do not tell
        return False
    kinds = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return all(each.default is not each.empty or each.kind in kinds for each in parameters)
