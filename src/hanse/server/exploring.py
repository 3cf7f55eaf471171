"""Public games that end are looked at for openings and habits, by and by, beside everything else."""

from __future__ import annotations

import asyncio
import logging

from hanse.server.access import House
from hanse.server.errors import Refused
from hanse.server.ratings import player_of
from hanse.server.storage.explorer import keep_explored, unexplored
from hanse.study.habits import Played, played
from hanse.table.live import LiveTable

log = logging.getLogger("hanse")

_AT_ONCE = 5


async def look(house: House) -> None:
    """Look at some games that nobody has looked at yet; one that shows nothing is not looked at again."""
    for table_id in await unexplored(house.store, _AT_ONCE):
        try:
            table = (await house.hall.room(table_id)).table
        except Refused:  # this version cannot read it
            await keep_explored(house.store, table_id, [], [])
            continue
        found = await asyncio.to_thread(_shown, table)
        await keep_explored(house.store, table_id, found, [player_of(seat) for seat in table.seats])


def _shown(table: LiveTable) -> list[Played]:
    """What a game shows that began with a deal and came to its end."""
    if table.state is None or not table.state.over() or table.position is not None:
        return []
    try:
        return played(table.record())
    except Exception:  # a game that cannot be told is not worth the chores that wait behind it
        log.exception("the game at table %s cannot be explored", table.id)
        return []
