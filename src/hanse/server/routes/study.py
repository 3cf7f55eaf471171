"""Finished games studied: what could have been, and what each seat could have known."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from hanse.kernel.errors import MoveError
from hanse.kernel.record import Record
from hanse.server.access import ERRORS, House, HouseOf, Invite, Person, TableId, Visitor, open_room, pace
from hanse.server.errors import Refused
from hanse.server.storage.store import Account
from hanse.server.studies import AnswerOut, PositionOut, StudyAnswer, StudyBody, StudyOut
from hanse.study.analysis.answering import answered
from hanse.table.live import OVER

router = APIRouter(prefix="/api/tables", tags=["study"], responses=ERRORS)

Seat = Annotated[int | None, Query(ge=0, le=15)]


@router.get("/{table_id}/study")
async def study(
    table_id: TableId, house: HouseOf, visitor: Visitor, seat: Seat = None, invite: Invite = None
) -> StudyOut:
    """The analysis of a finished game, as one seat knew it, or with hindsight where no seat is named."""
    record = await _finished(house, table_id, visitor, seat, invite)
    standing = await house.studying.standing(table_id, record, seat)
    return StudyOut.model_validate(vars(standing))


@router.post("/{table_id}/study")
async def work(
    table_id: TableId, body: StudyBody, house: HouseOf, person: Person, request: Request, invite: Invite = None
) -> StudyOut:
    """Begin an analysis, go on with it, or stop it."""
    if house.settings.study_processes == 0:
        raise Refused("no-study")
    pace(request, "create", person.id)
    record = await _finished(house, table_id, person, body.seat, invite)
    if body.go:
        await house.studying.begin(table_id, record, body.seat)
    else:
        await house.studying.stop(table_id, body.seat)
    return StudyOut.model_validate(vars(await house.studying.standing(table_id, record, body.seat)))


@router.post("/{table_id}/study/answer", response_model_exclude_unset=True)
async def answer(
    table_id: TableId, body: StudyAnswer, house: HouseOf, visitor: Visitor, invite: Invite = None
) -> AnswerOut:
    """Answer a question about a moment of a finished game, decision by decision, as its seat could."""
    record = await _finished(house, table_id, visitor, None, invite)
    if body.ply >= len(record.codes):
        raise Refused("no-ply", given=body.ply)
    try:
        return AnswerOut.model_validate(await asyncio.to_thread(answered, record, body.ply, body.codes, body.best))
    except MoveError:
        raise Refused("illegal", given=(body.codes or body.best or [0])[-1]) from None


@router.get("/{table_id}/position/{ply}")
async def position(
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    house: HouseOf,
    visitor: Visitor,
    invite: Invite = None,
) -> PositionOut:
    """The whole position after so many decisions, to play on from. Only of a finished game."""
    record = await _finished(house, table_id, visitor, None, invite, alone=True)
    if ply >= len(record.codes):
        raise Refused("no-ply", given=ply)
    return PositionOut(position=record.replay(ply).to_data())


async def _finished(
    house: House, table_id: str, visitor: Account | None, seat: int | None, invite: str | None, *, alone: bool = False
) -> Record:
    """The record of a game that may be studied."""
    table = (await open_room(house, table_id, visitor, invite)).table
    if table.status != OVER or table.state is None or not table.state.over():
        raise Refused("not-over")
    if len(table.seats) == 1 and not alone:
        raise Refused("study-alone")
    if seat is not None and seat >= len(table.seats):
        raise Refused("no-seat", seat=seat)
    return table.record()
