"""Players without a person: each chooses one code of a state."""

from __future__ import annotations

from collections.abc import Callable

from hanse.bots.focused import choose as focused
from hanse.bots.uniform import choose as uniform
from hanse.games.teutonica.state import State
from hanse.kernel.chance import Chance
from hanse.kernel.errors import UnknownName

Bot = Callable[[State, Chance], int]

BOTS: dict[str, Bot] = {"focused": focused, "random": uniform}


def find_bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name]
