"""The part of the corpus of Hansa Teutonica that shows its modules and both games for two players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.corpus.plans import Wanted

ENDS = ("points", "markers", "cities")
TWO = 2
# Preset and options of every game for two players, its ends, and how many games are wanted for each. With the rim cut
# into four provinces these players hardly ever complete ten cities.
_PAIRS: tuple[tuple[str, dict[str, Any], tuple[str, ...], int], ...] = (
    ("base2009", {}, ENDS[:2], 3),
    ("base2009", {"twoPlayer.outer": "single"}, ENDS, 2),
    ("bigbox2020", {}, ENDS, 3),
    ("east2010", {}, ENDS, 3),
    ("britannia2014", {}, ENDS, 3),
    ("bigbox2020", {"neutral.extraPiece": "optional"}, ENDS, 1),
    ("britannia2014", {"neutral.extraPiece": "optional"}, ENDS, 1),
)
_MODULES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("base2009", {"modules.missions": True}),
    ("bigbox2020", {"modules.missions": True}),
    ("bigbox2020", {"modules.favours": True}),
    ("bigbox2020", {"modules.favours": True, "favours.anyRoute": "all"}),
    ("bigbox2020", {"modules.missions": True, "modules.favours": True}),
    ("east2010", {"modules.favours": True, "favours.boards": "any"}),
    ("britannia2014", {"modules.favours": True, "favours.boards": "any"}),
)


def wanted() -> Iterator[Wanted]:
    """Two players in every form to every end; each module with three, four and five players."""
    for preset, changes, ends, each in _PAIRS:
        for end in ends:
            for number in range(each):
                yield Wanted(_name(preset, TWO, changes, end, number), preset, TWO, end, changes)
    for turn, (preset, changes) in enumerate(_MODULES):
        for seats in range(3, 6):
            end = ENDS[(turn + seats) % len(ENDS)]
            yield Wanted(_name(preset, seats, changes, end, 0), preset, seats, end, changes)


def _name(preset: str, seats: int, changes: dict[str, Any], end: str, number: int) -> str:
    told = "".join(f"{key}={value}/" for key, value in changes.items())
    return f"{preset}/{seats}/{told}{end}/{number + 1}"
