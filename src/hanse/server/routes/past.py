"""Games move by move: replay, preview of a choice, record of a finished one."""

from __future__ import annotations

from itertools import takewhile
from typing import Annotated

from fastapi import APIRouter, Path, Query

from hanse.kernel.chance import chance_from_seed
from hanse.server.access import ERRORS, HouseOf, Invite, Person, TableId, Visitor, open_room
from hanse.server.errors import Refused
from hanse.server.models import GameView, PlyOut, Preview, RecordOut
from hanse.table import LiveTable, show
from hanse.table.live import OVER

router = APIRouter(prefix="/api/tables", tags=["games move by move"], responses=ERRORS)


@router.get("/{table_id}/ply/{ply}")
async def ply(
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    house: HouseOf,
    visitor: Visitor,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    invite: Invite = None,
) -> PlyOut:
    """The view after so many decisions. While the game runs only through one's own eyes or a spectator's."""
    room = await open_room(house, table_id, visitor, invite)
    table = room.table
    if table.state is None or ply > table.ply:
        raise Refused("no-ply", given=ply)
    who = None if visitor is None else visitor.id
    viewer = _viewer(table, who, seat)
    return PlyOut(ply=ply, view=GameView.model_validate(table.state_at(ply).view(viewer)))


def _viewer(table: LiveTable, account: str | None, seat: int | None) -> int | None:
    if seat is None:
        return show.viewer_seat(table, account)
    if seat >= len(table.seats):
        raise Refused("no-seat", seat=seat)
    if table.status != OVER and seat not in table.seats_of(account):
        raise Refused("not-your-seat", seat=seat)
    return seat


@router.get("/{table_id}/preview/{code}", response_model_exclude_unset=True)
async def preview(
    table_id: TableId, code: Annotated[int, Path(ge=0, le=1_000_000)], house: HouseOf, person: Person
) -> Preview:
    """What a choice would do; what is hidden stays hidden."""
    table = (await open_room(house, table_id, person, None)).table
    mover = table.mover()
    if table.state is None or mover is None or mover not in table.seats_of(person.id):
        raise Refused("not-your-turn", seat=mover if mover is not None else 0)
    if code not in table.state.legal():
        raise Refused("illegal", given=code)
    # Tried on a state that the seat cannot tell from the real one, so that nothing of the real one can show.
    state = table.state.sample(mover, chance_from_seed(table.id, "preview"))
    state.listen()
    state.apply(code)
    events = state.events()
    # What follows something hidden is guesswork too.
    known = list(takewhile(lambda event: event["event"] not in table.game.revealing, events))
    now = state.view(mover)["now"] if len(known) == len(events) else None
    return Preview.model_validate({"events": known, "now": now})


@router.get("/{table_id}/record")
async def record(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> RecordOut:
    """The record of a finished game, its seed included."""
    table = (await open_room(house, table_id, visitor, invite)).table
    if table.status != OVER or table.state is None:
        raise Refused("not-over")
    data = table.record().to_data() | {"salt": table.salt, "commitment": table.commitment}
    return RecordOut.model_validate(data)
