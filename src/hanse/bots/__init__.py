"""Players without a person. A bot is a function that chooses one legal code of a state; chance breaks its ties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import hanse.kernel.engine  # noqa: F401  # says what a compiled engine lacks, before any part of it is loaded
from hanse.bots.focused import hansa, merkator, teutonica
from hanse.bots.uniform import choose as uniform
from hanse.kernel.chance import Chance
from hanse.kernel.errors import UnknownName

Bot = Callable[[Any, Chance], int]

BOTS: dict[str, dict[str, Bot]] = {
    "teutonica": {"focused": teutonica.choose, "random": uniform},
    "hansa": {"focused": hansa.choose, "random": uniform},
    "merkator": {"focused": merkator.choose, "random": uniform},
}


def bot_names(game: str) -> list[str]:
    """The bots that play the game of this key."""
    return list(BOTS[game])


def find_bot(game: str, name: str) -> Bot:
    """The bot of that name for the game of this key."""
    if name not in BOTS[game]:
        raise UnknownName("bot", name, BOTS[game])
    return BOTS[game][name]
