"""A player for tests that need whole games: it fills the routes that have a bonus marker."""

from __future__ import annotations

import random

from hanse.games.teutonica.state import State


def on_board(state: State) -> dict[str, str]:
    """The routes with a marker."""
    entries = state.to_data()["routes"]
    return {route: entry["marker"] for route, entry in entries.items() if entry["marker"]}


def eager(state: State, chance: random.Random) -> int:
    """A choice of a player who collects markers: fill one of their routes, by force if need be, and establish it."""
    wanted = sorted(on_board(state))
    target = wanted[state.mover() % len(wanted)] if wanted else ""
    best: dict[int, list[int]] = {}
    for code in state.legal():
        choice = state.describe(code)
        here = choice.get("post", "").startswith(f"{target}.")
        ranks = {"establish": 0, "office": 0, "place": 1 if here else 4, "displace": 2 if here else 6}
        ranks |= {"recruit": 3, "end": 5, "lift": 6}
        best.setdefault(ranks.get(choice["family"], 4), []).append(code)
    return chance.choice(best[min(best)])
