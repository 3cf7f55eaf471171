"""Finished games studied: what could have been, and what each seat could have known."""

from __future__ import annotations

from typing import Any

from hanse.kernel.errors import MoveError
from hanse.kernel.record import Record
from hanse.offline.asked import Asked, answers
from hanse.offline.house import House
from hanse.study.analysis.answering import answered
from hanse.table import Refusal
from hanse.table.live import OVER


@answers("GET", "/api/tables/{table}/study")
async def study(house: House, asked: Asked) -> Any:
    """The analysis of a finished game, as one seat knew it, or with hindsight where no seat is named."""
    seat = asked.number("seat")
    record = await _finished(house, asked.table, seat)
    return vars(await house.studying.standing(asked.table, record, seat))


@answers("POST", "/api/tables/{table}/study")
async def work(house: House, asked: Asked) -> Any:
    """Begin an analysis, go on with it, or stop it."""
    seat = asked.body.get("seat")
    record = await _finished(house, asked.table, seat)
    if asked.body["go"]:
        await house.studying.begin(asked.table, record, seat)
    else:
        await house.studying.stop(asked.table, seat)
    return vars(await house.studying.standing(asked.table, record, seat))


@answers("POST", "/api/tables/{table}/study/answer")
async def answer(house: House, asked: Asked) -> Any:
    """Answer a question about a moment of a finished game, decision by decision, as its seat could."""
    record = await _finished(house, asked.table, None)
    ply, codes, best = asked.body["ply"], asked.body.get("codes", []), asked.body["best"]
    if ply >= len(record.codes):
        raise Refusal("no-ply", given=ply)
    try:
        return answered(record, ply, codes, best)
    except MoveError:
        raise Refusal("illegal", given=(codes or best or [0])[-1]) from None


@answers("GET", "/api/tables/{table}/position/{ply}")
async def position(house: House, asked: Asked) -> Any:
    """The whole position after so many decisions, to play on from. Only of a finished game."""
    record = await _finished(house, asked.table, None, alone=True)
    ply = int(asked.parts["ply"])
    if ply >= len(record.codes):
        raise Refusal("no-ply", given=ply)
    return {"position": record.replay(ply).to_data()}


async def _finished(house: House, table_id: str, seat: int | None, *, alone: bool = False) -> Record:
    """The record of a game that may be studied."""
    table = await house.hall.table(table_id)
    if table.status != OVER or table.state is None or not table.state.over():
        raise Refusal("not-over")
    if len(table.seats) == 1 and not alone:
        raise Refusal("study-alone")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("no-seat", seat=seat)
    return table.record()
