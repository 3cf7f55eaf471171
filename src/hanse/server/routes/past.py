"""Games move by move: replay, preview of a choice, record of a finished one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from hanse.players.hindsight import Moment, look_back
from hanse.server.access import ERRORS, House, HouseOf, Invite, Person, TableId, Visitor, open_room
from hanse.server.errors import Refused
from hanse.server.memory import Alone, Change, MomentOut, RecordOut, Story
from hanse.server.models import GameView, PlyOut, Preview
from hanse.server.ratings import cautious
from hanse.server.storage.outcomes import best_alone, outcomes_at
from hanse.table import LiveTable, looking, show, story

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
    view = looking.view_at(room.table, None if visitor is None else visitor.id, ply, seat)
    return PlyOut(ply=ply, view=GameView.model_validate(view))


@router.get("/{table_id}/moment", response_model_exclude_unset=True)
async def moment(
    table_id: TableId, house: HouseOf, ply: Annotated[int | None, Query(ge=0, le=1_000_000)] = None
) -> MomentOut:
    """A moment of a public table, the last one unless said otherwise, as a stranger sees it whoever asks.

    It is what other pages show: no link and no session opens a private table here.
    """
    table = (await open_room(house, table_id, None, None)).table
    wanted = table.ply if ply is None else ply
    if table.state is None or wanted > table.ply:
        raise Refused("no-ply", given=wanted)
    return MomentOut.model_validate(show.moment(table, wanted))


@router.get("/{table_id}/preview/{code}", response_model_exclude_unset=True)
async def preview(
    table_id: TableId,
    code: Annotated[int, Path(ge=0, le=1_000_000)],
    ply: Annotated[int, Query(ge=0, le=1_000_000)],
    house: HouseOf,
    person: Person,
) -> Preview:
    """What a choice would do; what is hidden stays hidden. Nothing, if the table has gone on since it was offered."""
    table = (await open_room(house, table_id, person, None)).table
    return Preview.model_validate(looking.preview(table, person.id, ply, code))


@router.get("/{table_id}/record")
async def record(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> RecordOut:
    """The record of a finished game, its seed included."""
    table = (await open_room(house, table_id, visitor, invite)).table
    return RecordOut.model_validate(looking.record(table))


@router.get("/{table_id}/chances")
async def chances(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> list[Moment]:
    """Who was ahead when. Only of a finished game: a running one has secrets that the chances would tell."""
    table = (await open_room(house, table_id, visitor, invite)).table
    looking.check_over(table)
    return await asyncio.to_thread(look_back, table.record())


@router.get("/{table_id}/story")
async def look_back_at(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> Story:
    """A finished game looked back at: the score over time, how long each took, what changed in the ratings."""
    table = (await open_room(house, table_id, visitor, invite)).table
    looking.check_over(table)
    told = await asyncio.to_thread(story.points, table)
    changes = {row.seat: _change(row) for row in await outcomes_at(house.store, table.id)}
    return Story.model_validate(
        {
            "points": told,
            "spent": story.spent(table),
            "ratings": [changes.get(seat) for seat in range(len(table.seats))],
            "alone": await _alone(house, table, None if visitor is None else visitor.id),
        }
    )


def _change(row: Any) -> Change | None:
    if row.mu is None:
        return None
    before = None if row.mu_before is None else cautious(row.mu_before, row.sigma_before)
    return Change(before=before, after=cautious(row.mu, row.sigma), deviation=round(row.sigma, 2))


async def _alone(house: House, table: LiveTable, account: str | None) -> Alone | None:
    """The other games of who played alone and asks."""
    if account is None or len(table.seats) > 1 or table.seats_of(account) != [0]:
        return None
    best, games = await best_alone(house.store, account, table.game.key, table.id)
    return Alone(best=best, games=games)
