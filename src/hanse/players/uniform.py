"""`random`: every legal decision is equally likely. Played by it alone, Hansa Teutonica practically never ends."""

from __future__ import annotations

from hanse.kernel.chance import Chance
from hanse.kernel.contract import State


def choose(state: State, chance: Chance) -> int:
    """One of the legal codes."""
    codes = state.legal()
    return codes[chance.below(len(codes))]
