"""Games in files, from the page without a server or from another server, become tables of who brings them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from hanse.games import GAMES
from hanse.server.access import ERRORS, HouseOf, Person, pace
from hanse.server.bodies import Body
from hanse.server.errors import Refused
from hanse.server.lobby import summary
from hanse.server.models import NewTable
from hanse.server.routes.tables import new_id, new_secrets
from hanse.table.brought import brought

router = APIRouter(prefix="/api/records", tags=["games move by move"], responses=ERRORS)


class RecordBody(Body):
    """The text of the file; `language` is that of the reasons why it cannot be opened."""

    record: Annotated[str, Field(max_length=1 << 16)]
    language: Literal["en", "fr", "de"] = "en"


@router.post("", status_code=201)
async def bring(body: RecordBody, house: HouseOf, person: Person, request: Request) -> NewTable:
    """A table out of a record: a finished game to be looked at, a running one to be played on by who brings it.

    Nobody else can sit there, and nothing is rated: the seed is known.
    """
    pace(request, "create", person.id)
    known = {game: house.settings.registry.seatable(game) for game in GAMES}
    drafts = await asyncio.to_thread(brought, body.record, body.language, person.id, person.name, known, new_secrets())
    for seat in drafts[0].data["seats"]:
        if seat["local"]:
            seat["name"] = await _name(house, person.id, seat["name"]) or person.name
    room = await house.hall.create(new_id(), drafts)
    return NewTable(invite=room.table.invite, **summary(room, person).model_dump())


async def _name(house: HouseOf, account: str, name: str) -> str:
    """The name of somebody at the same screen, unless it could be taken for that of another person."""
    with contextlib.suppress(Refused):
        await house.people.check_name(name, account)
        return name
    return ""
