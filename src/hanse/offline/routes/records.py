"""Games in files, from a server or from another browser, are opened here."""

from __future__ import annotations

from typing import Any

from hanse.games import GAMES
from hanse.offline.asked import Asked, answers
from hanse.offline.hall import new_secrets
from hanse.offline.house import House
from hanse.offline.routes.tables import new_table
from hanse.table.brought import brought


@answers("POST", "/api/records")
async def bring(house: House, asked: Asked) -> Any:
    """A table out of a record, to be replayed and studied, or played on."""
    person, known = house.person, {game: house.registry.seatable(game) for game in GAMES}
    text, language = asked.body["record"], asked.body.get("language", "en")
    drafts = brought(text, language, person["id"], person["name"], known, new_secrets())
    return new_table(house, await house.hall.create(drafts))
