"""Whether the pending decisions of a position fit together and fit what lies on the board and in hand."""

from __future__ import annotations

from itertools import pairwise

from hanse.games.teutonica.decisions import DECISIONS
from hanse.games.teutonica.layout import (
    ACTIVE,
    DEPTH,
    ENDING,
    FRAME,
    FRAMES,
    HAND,
    ON_CLOSING,
    ON_NEUTRAL,
    ON_NEUTRAL_OFFICE,
    ON_RELOCATE_PUT,
    ON_RELOCATE_STEP,
    ON_RELOCATE_TAKE,
    ON_REWARD,
    ON_TURN,
    OVER,
)
from hanse.games.teutonica.position import FRAME_OWN, Position
from hanse.kernel.errors import Phrase

# While these wait in the game with neutral traders, the game may end with the action in progress.
MAY_END_LATER = (ON_RELOCATE_STEP, ON_RELOCATE_TAKE, ON_RELOCATE_PUT, ON_NEUTRAL, ON_NEUTRAL_OFFICE)


def pending_faults(s: Position) -> list[str]:
    """What is wrong with the pending decisions; nothing, if they can be asked."""
    depth = int(s.cells[DEPTH])
    if s.cells[OVER]:
        fits = not depth and not s.cells[HAND] and s.cells[ENDING]
        return [] if fits else [Phrase("the game is over: expected a reason, nothing pending and nothing in hand")]
    kinds = [int(s.cells[FRAMES + i * FRAME]) for i in range(depth)]
    if not _stacked(kinds):
        return [Phrase("pending: these decisions cannot wait one above the other: expected those of one action")]
    return [*_seats(s, kinds), *DECISIONS[kinds[-1]].faults(s), *_ending(s, kinds), *_permanent(s, kinds)]


def _stacked(kinds: list[int]) -> bool:
    """The turn lies below everything, and each decision upon one that it may wait upon."""
    if kinds[:1] != [ON_TURN] or kinds[-1] == ON_CLOSING:
        return False
    return all(below in DECISIONS[kind].above for below, kind in pairwise(kinds))


def _seats(s: Position, kinds: list[int]) -> list[str]:
    """Everything is the active seat's to decide but what another player answers."""
    active = int(s.cells[ACTIVE])
    for i, kind in enumerate(kinds):
        seat = int(s.cells[FRAMES + i * FRAME + 1])
        if (seat == active) == DECISIONS[kind].out_of_turn:
            return [
                Phrase(
                    "pending {number}: seat {seat} cannot decide this while it is the turn of seat {active}",
                    number=i + 1,
                    seat=seat,
                    active=active,
                )
            ]
    return []


def _ending(s: Position, kinds: list[int]) -> list[str]:
    """HT-6.8.3: an end waits for the rest of the action; HT-R-68: so does one that neutral traders bring about."""
    if not s.cells[ENDING] or ON_REWARD in kinds or ON_CLOSING in kinds:
        return []
    if s.rules.neutral and any(kind in MAY_END_LATER for kind in kinds):
        return []
    return [Phrase("ending: expected only while a route is established, or when the game is over")]


def _permanent(s: Position, kinds: list[int]) -> list[str]:
    """Upon an established route lies a decision of its permanent marker, at the moment the options say."""
    if kinds[-1] == ON_NEUTRAL_OFFICE or len(kinds) < 2 or kinds[-2] not in (ON_REWARD, ON_CLOSING):
        return []
    route = int(s.cells[s.top() - FRAME + FRAME_OWN])
    marker = int(s.board.route_permanent[route])
    if marker not in DECISIONS[kinds[-1]].permanent or (kinds[-2] == ON_REWARD) != s.rules.permanent_first:
        return [Phrase("pending: {route} has no permanent marker that asks this now", route=s.board.route_keys[route])]
    return []
