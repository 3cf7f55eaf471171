"""The corpus of the eastern board and of Britannia: every preset, side, seat count and end, and their own rulings."""

from __future__ import annotations

from collections.abc import Iterator

from tests.corpus.plans import Wanted

ENDS = ("points", "markers", "cities")
SEATS = (3, 4, 5)
BOARDS = (("east2010", "east"), ("britannia2014", "britannia"), ("bigbox2020", "east"), ("bigbox2020", "britannia"))
RULINGS = (
    ("east", "markers.three", "relocate-stepwise"),
    ("east", "markers.noRoute", "hold"),
    ("britannia", "permanent.timing", "step-2"),
    ("britannia", "displace.blockedRegion", "cut"),
    ("britannia", "britannia.waiver", "plus-actions"),
    ("britannia", "britannia.waiver", "any-marker"),
)
EACH = 2  # games for every ruling and preset


def wanted() -> Iterator[Wanted]:
    """Every game on these boards."""
    for preset, board in BOARDS:
        for seats in SEATS:
            for end in ENDS:
                yield Wanted(f"{preset}/{board}/{seats}/{end}", preset, seats, end, {"map": board})
    turn = 0
    for board, key, value in RULINGS:
        for preset, other in BOARDS:
            if board != other:
                continue
            for number in range(EACH):
                seats, end = SEATS[turn % len(SEATS)], ENDS[(turn + turn // 3) % len(ENDS)]
                name = f"{preset}/{board}/{key}={value}/{number + 1}"
                yield Wanted(name, preset, seats, end, {"map": board, key: value})
                turn += 1
