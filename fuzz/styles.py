"""How a seat plays when it is fuzzed: a purpose mixed with chance that likes some families of decision better."""

from __future__ import annotations

from dataclasses import dataclass, field

from hanse.kernel.chance import Chance
from hanse.kernel.contract import State

USUAL = 4  # the weight of a family that is not named


@dataclass(frozen=True)
class Style:
    """Out of 100 decisions `purposeful` follow the purpose, the others are drawn by `likes`."""

    purpose: str = "sensible"
    purposeful: int = 100
    likes: dict[str, int] = field(default_factory=dict)  # family of decision -> weight


def by_liking(state: State, chance: Chance, likes: dict[str, int], families: dict[int, str]) -> int:
    """First a family by its weight, then any of its codes; `families` remembers the family of each code."""
    groups: dict[str, list[int]] = {}
    for code in state.legal():
        family = families.get(code) or families.setdefault(code, state.describe(code)["family"])
        groups.setdefault(family, []).append(code)
    weights = {family: likes.get(family, USUAL) for family in groups}
    total = sum(weights.values())
    if not total:
        weights, total = dict.fromkeys(groups, 1), len(groups)
    drawn = chance.below(total)
    for family, codes in groups.items():
        drawn -= weights[family]
        if drawn < 0:
            return codes[chance.below(len(codes))]
    raise AssertionError("the weights do not add up")
