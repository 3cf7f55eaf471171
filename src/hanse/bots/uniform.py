"""`random`: every legal decision is equally likely. Played by it alone, this game practically never ends."""

from __future__ import annotations

from hanse.games.teutonica.state import State
from hanse.kernel.chance import Chance


def choose(state: State, chance: Chance) -> int:
    """One of the legal codes."""
    codes = state.legal()
    return codes[chance.below(len(codes))]
