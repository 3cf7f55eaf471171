"""What the places of a table answer: their cards, with the reasons why something cannot be decided there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from hanse.server.access import ERRORS, HouseOf, Invite, TableId, Visitor, open_room
from hanse.server.models import Told
from hanse.table import looking

router = APIRouter(prefix="/api/tables", tags=["places"], responses=ERRORS)

Ply = Annotated[int | None, Query(ge=0, le=1_000_000)]


class CardLine(Told):
    """A line of a card, told by the message `card-<line>`; beside it the facts that fill it in."""

    line: str


class Reason(Told):
    """Why something cannot be decided, told by the message `why-<reason>`, and the kinds of choices it refuses."""

    reason: str
    families: list[str]


class CardOut(BaseModel):
    """What a place answers: what is there, which codes can be decided there by the viewer now, and why not more."""

    place: str
    lines: list[CardLine]
    choices: list[int]
    reasons: list[Reason]


@router.get("/{table_id}/places/{place}")
async def place(
    table_id: TableId,
    place: Annotated[str, Path(max_length=100)],
    house: HouseOf,
    visitor: Visitor,
    ply: Ply = None,
    invite: Invite = None,
) -> CardOut:
    """The card of one place, through one's own eyes or a spectator's; now, or after so many decisions."""
    table = (await open_room(house, table_id, visitor, invite)).table
    who = None if visitor is None else visitor.id
    return CardOut.model_validate(looking.card(table, who, place, ply))


@router.get("/{table_id}/places")
async def places(
    table_id: TableId,
    family: Annotated[str, Query(max_length=20)],
    house: HouseOf,
    visitor: Visitor,
    ply: Ply = None,
    invite: Invite = None,
) -> list[CardOut]:
    """The cards of all places of a family, for instance `city`: the state of the board as a table."""
    table = (await open_room(house, table_id, visitor, invite)).table
    who = None if visitor is None else visitor.id
    return [CardOut.model_validate(card) for card in looking.cards(table, who, family, ply)]
