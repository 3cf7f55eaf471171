"""A game between players that are plain functions, from beginning to end in compiled code.

It keeps what `host.py` promises: a player sees a sample and never the truth, sample and chance depend on nothing but
the seed, the seat and the ply, and what is not legal is not played. So the game is the hosted one, code for code.
"""

from __future__ import annotations

from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.state import BaseState
from hanse.players.player import Choose


def streams(seed: int | str, seats: int) -> list[Chance]:
    """For each seat the chance from which that of its single decisions branches off."""
    return [stream(seed, seat) for seat in range(seats)]


def stream(seed: int | str, seat: int) -> Chance:
    """The chance of one seat, which also belongs to the game's seed."""
    return chance_from_seed(f"{seed}/{seat}", "players")


def play_on(state: BaseState, players: list[Choose], seed: int | str, most: int) -> list[int] | None:
    """Play a game from its first decision to its end or to so many decisions; the codes.

    None as soon as a player fails or chooses what is not legal: then a host has to say who decides in its place.
    """
    own = streams(seed, len(players))
    chance = Chance(own[0].state())
    codes: list[int] = []
    while not state.over() and len(codes) < most:
        seat = state.mover()
        chance.branch_off(own[seat], len(codes))
        try:
            code = players[seat](state.sample(seat, chance), chance)
            legal = state.allows(code)  # raises where what was answered is no number
        except Exception:
            return None
        if not legal:
            return None
        state.apply(code)
        codes.append(code)
    return codes
