"""How the tables of a round come to their end, also where somebody does not decide; time is passed in.

A round has so much time. After it everybody has a short grace for each decision, and whoever lets it pass, or has no
time left on the clock, is replaced by a bot and comes last at that table. When as much time again as the round had is
over, bots play what is left, and everybody keeps the rank of the seat. So no table holds up the others for ever.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanse.contest.standings import Result, Seated
from hanse.players.house import DEFAULT
from hanse.table import Draft, LiveTable, show
from hanse.table.live import PLAYING
from hanse.table.seats import AGREED, PERSON

_SHORTEST = 60.0  # seconds of grace
_PART = 20  # of a round's time that the grace is


def grace(seconds: float) -> float:
    """For one decision, after a round of so many seconds."""
    return max(_SHORTEST, seconds / _PART)


def move_on(table: LiveTable, now: float, begun: float, seconds: float) -> list[Draft]:
    """Who is replaced now at a table of a round that began then and has so many seconds."""
    if table.status != PLAYING:
        return []
    if now >= begun + 2 * seconds:
        people = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]
        return [_replaced(seat, AGREED) for seat in people]
    mover = table.mover()
    if mover is None or table.seats[mover].kind != PERSON:
        return []
    waited = min(table.waited_for(mover, now), now - begun - seconds)
    late = table.clocks is not None and table.clocks.run_out(mover, now)
    return [_replaced(mover, "clock")] if late or waited > grace(seconds) else []


def _replaced(seat: int, why: str) -> Draft:
    return Draft("replaced", {"seat": seat, "bot": DEFAULT, "why": why})


def result_of(table: LiveTable, seats: Sequence[str | None]) -> Result:
    """How a table ended for those who were put there: who left or had no time left comes last.

    A game that was broken off is a tie of all.
    """
    ended = show.result(table)
    if ended is None:
        return [Seated(who, 1, 0) for who in seats]
    keys = [(seat.forfeited, rank) for seat, rank in zip(table.seats, ended["ranks"], strict=True)]
    return [
        Seated(who, 1 + sum(other < key for other in keys), score)
        for who, key, score in zip(seats, keys, ended["scores"], strict=True)
    ]
