"""Records of finished games, from a server or from another browser, are opened here."""

from __future__ import annotations

from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.kernel.record import read_record
from hanse.offline.asked import Asked, answers
from hanse.offline.hall import new_secrets
from hanse.offline.house import House
from hanse.offline.routes.tables import new_table
from hanse.table import Refusal
from hanse.table.brought import brought


@answers("POST", "/api/records")
async def bring(house: House, asked: Asked) -> Any:
    """A table out of a record, to be replayed and studied."""
    try:
        drafts = brought(read_record(asked.body["record"], GAMES), house.person["id"], new_secrets())
    except HanseError as error:
        raise Refusal("record", reason=str(error)) from None
    return new_table(house, await house.hall.create(drafts))
