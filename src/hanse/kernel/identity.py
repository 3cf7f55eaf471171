"""Which game a state belongs to, and how a pickled state or record finds its game again in another process."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hanse.kernel.errors import HanseError

if TYPE_CHECKING:
    from hanse.kernel.contract import Game, State


@dataclass(frozen=True)
class Identity:
    """The key of a game, where it is declared (`package.module:NAME`), and how many parts a point has."""

    key: str
    home: str
    parts: int = 1


def game_at(home: str) -> Game:
    """The game that is declared there."""
    module, _, name = home.partition(":")
    try:
        game: Game = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise HanseError("no game at {home!r}: {reason}", home=home, reason=str(error)) from None
    return game


def restored(home: str, position: dict[str, Any]) -> State:
    """The state that was pickled as position data: it survives whatever a version changes in the cells."""
    return game_at(home).read_position(position)
