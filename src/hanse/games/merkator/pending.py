"""Whether the pending decision of a position fits what lies on the table."""

from __future__ import annotations

from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.layout import (
    ACTIVE,
    ASK,
    ASK_SEAT,
    BOUGHT,
    DUE,
    ENDING,
    HANDED,
    LETTER,
    ON_HAND_IN,
    ON_LOSS,
    ON_REFLIP,
    OVER,
    PAID,
    PAWN,
)
from hanse.games.merkator.position import Position
from hanse.kernel.errors import Phrase


def pending_faults(s: Position) -> list[str]:
    """What is wrong with the pending decision; nothing, if it can be asked."""
    cells = s.cells
    kind, seat, active = int(cells[ASK]), int(cells[ASK_SEAT]), int(cells[ACTIVE])
    if cells[OVER]:
        fits = not kind and cells[ENDING] and not any(s.tile(other) for other in range(s.rules.seats))
        return [] if fits else [Phrase("the game is over: expected a reason, empty supply tiles and nothing pending")]
    decision = DECISIONS[kind]
    found: list[str] = []
    if decision.by_active and seat != active:
        found.append(
            Phrase("pending: seat {seat} cannot decide this in the turn of seat {active}", seat=seat, active=active)
        )
    if decision.by_others and seat == active:
        found.append(Phrase("pending {kind}: expected another seat than the active one", kind=decision.name))
    if decision.travelled and not cells[PAWN]:
        found.append(Phrase("pending: expected the pawn on a place"))
    if bool(cells[PAID]) != decision.paying:
        found.append(Phrase("payment: expected while a contract is paid, and only then"))
    if bool(cells[BOUGHT]) != (kind == ON_HAND_IN) or (cells[HANDED] and not cells[BOUGHT]):
        found.append(Phrase("purchase: expected while a card is paid with contracts, and only then"))
    if bool(cells[LETTER]) != (kind == ON_LOSS):
        found.append(Phrase("letter: expected while goods are lost, and only then"))
    if cells[DUE] > 2 or (bool(cells[DUE]) != (kind in (ON_REFLIP, ON_LOSS))):
        found.append(Phrase("turn: counters due: expected 1 or 2 while a counter is turned or goods are lost"))
    return found or decision.faults(s, seat)
