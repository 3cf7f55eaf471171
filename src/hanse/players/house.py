"""The house's own players. They are trusted: terminal and arena let them think in their own process."""

from __future__ import annotations

from hanse.kernel.errors import UnknownName
from hanse.players.focused import hansa, merkator, teutonica
from hanse.players.player import Choose
from hanse.players.uniform import choose as uniform

DEFAULT = "focused"

# By name, the best first: who cannot decide is replaced by one that comes later.
HOUSE: dict[str, dict[str, Choose]] = {
    DEFAULT: {"teutonica": teutonica.choose, "hansa": hansa.choose, "merkator": merkator.choose},
    "random": {"teutonica": uniform, "hansa": uniform, "merkator": uniform},
}


def policy(game: str, name: str = DEFAULT) -> Choose:
    """The function with which a player of the house chooses in the game of this key."""
    if name not in HOUSE:
        raise UnknownName("player", name, HOUSE)
    return HOUSE[name][game]


def simpler(name: str) -> list[str]:
    """Those of the house who may decide in the place of a player, each simpler than the one before."""
    names = list(HOUSE)
    return names[names.index(name) + 1 :] if name in names else names
