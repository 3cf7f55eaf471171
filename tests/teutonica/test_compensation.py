"""Compensation is taken, then everything is placed: the engine allows what the clauses allow, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hanse.games.teutonica.board import FAVOUR_NAMES
from hanse.games.teutonica.codes import DISPLACE, PAY
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.layout import (
    ANY_ROUTE,
    COMPENSATION,
    FAVOURED,
    MAX_POSTS,
    MERCHANT,
    ON_DISPLACED,
    ON_PAY,
    POST,
    SEAT,
    SEAT_CELLS,
    SHOWN,
    STOCK,
    SUPPLY,
    TRADER,
)
from hanse.games.teutonica.state import State
from tests.teutonica.resolution import allowed, reached

FAVOURS: dict[str, Any] = {"modules.favours": True, "favours.boards": "any"}
FIRST = {"displace.order": "displaced-first"}
CUT = {"displace.blockedRegion": "cut"}
ALL = {**FAVOURS, "favours.anyRoute": "all"}
BOARDS = [("base2009", 3), ("bigbox2020", 5), ("east2010", 4), ("britannia2014", 3), ("britannia2014", 4)]
CASES = [
    (preset, players, changes)
    for preset, players in BOARDS
    for changes in [{}, FIRST, FAVOURS, {**FAVOURS, **FIRST}, ALL, {**ALL, **FIRST}]
]
CASES += [("britannia2014", players, {**CUT, **more}) for players in (3, 4) for more in ({}, FIRST, FAVOURS, ALL)]
CASES += [("east2010", 2, {}), ("britannia2014", 2, CUT)]
EACH = 30


def crowded(preset: str, players: int, changes: dict[str, Any], seed: str) -> State:
    """A displacement on a board with few free posts, the pieces at hand by chance; more of them than in the box."""
    chance = random.Random(seed)
    state = TEUTONICA.start(TEUTONICA.options(preset, players, changes), 1)
    board, cells = state.board, state.cells
    me = state.mover()
    victim = (me + 1) % players
    for seat_cell, most in ((SUPPLY, 2), (STOCK, 2)):
        for kind in (TRADER, MERCHANT):
            cells[SEAT + victim * SEAT_CELLS + seat_cell + kind] = max(0, chance.randint(-2, most))
    for kind in (TRADER, MERCHANT):
        cells[SEAT + me * SEAT_CELLS + SUPPLY + kind] = 4
    if changes.get("modules.favours"):
        owned = chance.choice([1 << ANY_ROUTE, 1 << ANY_ROUTE | 1 << COMPENSATION, 1 << COMPENSATION])
        cells[SEAT + victim * SEAT_CELLS + FAVOURED] = owned
        cells[SHOWN] = ((1 << len(FAVOUR_NAMES)) - 1) & ~owned
    posts = list(range(int(board.posts)))
    target = chance.choice(posts)
    near = {int(board.end_a[board.post_route[target]]), int(board.end_b[board.post_route[target]])}
    close = [p for p in posts if {int(board.end_a[board.post_route[p]]), int(board.end_b[board.post_route[p]])} & near]
    free = {chance.choice(close if chance.random() < 0.6 else posts) for _ in range(chance.randint(0, 5))} - {target}
    own = {chance.choice(close if chance.random() < 0.4 else posts) for _ in range(chance.randint(0, 3))} | {target}
    for post in set(posts) - free:
        kind = MERCHANT if board.post_ship[post] else chance.choice((TRADER, TRADER, MERCHANT))
        if cells[POST + post]:
            state.vacate(post)
        state.fill(post, 1 + 2 * (victim if post in own else me) + kind)
    for post in free:
        if cells[POST + post]:
            state.vacate(post)
    state.apply(DISPLACE + MAX_POSTS * MERCHANT + target)
    if state.asking() == ON_PAY:
        state.apply(next(code for code in state.legal() if code >= PAY))
    return state


@pytest.mark.clause("HT-5.1.2", "HT-5.1.4", "HT-5.1.5", "HT-5.2.1", "HT-5.2.5", "HT-5.2.10")
@pytest.mark.clause("HT-12.3.1", "HT-12.3.4", "HT-14.3.1", "HT-R-7", "HT-R-9", "HT-R-13", "HT-R-15", "HT-R-44")
@pytest.mark.parametrize(("preset", "players", "changes"), CASES)
def test_every_result_that_the_clauses_allow_can_be_reached_and_no_other(
    preset: str, players: int, changes: dict[str, Any]
) -> None:
    compared = 0
    for number in range(EACH):
        state = crowded(preset, players, changes, f"{preset} {players} {number}")
        if state.asking() == ON_DISPLACED:
            assert reached(state) == allowed(state), number
            compared += 1
    assert compared > EACH // 2
