"""Hints in games against bots: asked for here, thought about where bots think, told with the log."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from hanse.server.access import ERRORS, HouseOf, Invite, Person, TableId, Visitor, open_room, pace
from hanse.server.bodies import Body
from hanse.server.errors import Refused
from hanse.server.models import Choice
from hanse.server.storage.contests import is_of_contest
from hanse.table import hints

router = APIRouter(prefix="/api/tables", tags=["hints"], responses=ERRORS)


class HintBody(Body):
    """For which of one's seats, at which moment."""

    seat: int = Field(ge=0, le=15)
    ply: int = Field(ge=0, le=1_000_000)


class Hint(BaseModel):
    """What a strong player would decide now, until the turn ends, and what it expects for each seat."""

    seat: int
    player: str
    values: list[float]
    choices: list[Choice]


class HintOut(BaseModel):
    """Whether hints may be asked for here, and the one for the present moment if it was given."""

    offered: bool
    hint: Hint | None


@router.get("/{table_id}/hint")
async def hint(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> HintOut:
    """What one was advised for the present moment."""
    table = (await open_room(house, table_id, visitor, invite)).table
    who = None if visitor is None else visitor.id
    offered = hints.is_offered(table, who) and not await is_of_contest(house.store, table_id)
    return HintOut.model_validate({"offered": offered, "hint": hints.current(table, who)})


@router.post("/{table_id}/hint")
async def ask(table_id: TableId, body: HintBody, house: HouseOf, person: Person, request: Request) -> HintOut:
    """Ask for a hint. It comes with an entry of the log for all to see, and the game is no longer rated."""
    pace(request, "create", person.id)
    room = await open_room(house, table_id, person, None)
    hints.check(room.table, person.id, body.seat, body.ply)
    if await is_of_contest(house.store, table_id):
        raise Refused("no-hint")
    if (known := hints.current(room.table, person.id)) is None:
        house.advise(room, person.id, body.seat)
    return HintOut.model_validate({"offered": True, "hint": known})
