"""`random`: every legal decision is equally likely. Played by it alone, Hansa Teutonica practically never ends."""

from __future__ import annotations

from hanse.kernel.chance import Chance
from hanse.kernel.state import BaseState


def choose(state: BaseState, chance: Chance) -> int:
    """One of the legal codes."""
    codes = state.room()
    state.choices(codes)
    return codes.at(chance.below(codes.count))


def playout(state: BaseState, chance: Chance, most: int) -> int:
    """Decide at random to the end of the game or so many times; how often it was."""
    made = 0
    while made < most and not state.over():
        state.apply(choose(state, chance))
        made += 1
    return made
