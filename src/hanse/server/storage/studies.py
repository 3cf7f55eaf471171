"""Analyses of finished games: what was found so far, so that nothing is looked for twice."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select

from hanse.server.storage.schema import studies
from hanse.server.storage.store import Store

ALL = -1  # stands for no seat: with hindsight, as every seat knew it when it decided

Data = dict[str, Any]


@dataclass(frozen=True)
class Study:
    """An analysis as it is kept: its notes while it is at work, its result when it is done."""

    iterations: int
    notes: list[Data]
    result: Data | None


async def study_at(store: Store, table: str, seat: int | None) -> Study | None:
    """The analysis of a table for a seat, if one was begun and can be read."""
    here = (studies.c.seating == table) & (studies.c.seat == (ALL if seat is None else seat))
    rows = await store.fetch(select(studies).where(here))
    if not rows:
        return None
    try:
        result = json.loads(rows[0].result) if rows[0].result is not None else None
        return Study(rows[0].iterations, json.loads(rows[0].notes), result)
    except (ValueError, RecursionError):
        return None  # it is made anew


async def keep_study(store: Store, table: str, seat: int | None, study: Study, now: float) -> None:
    """Keep what is known."""
    number = ALL if seat is None else seat
    row = {
        "seating": table,
        "seat": number,
        "iterations": study.iterations,
        "notes": json.dumps(study.notes),
        "result": None if study.result is None else json.dumps(study.result),
        "at": now,
    }
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(studies).where((studies.c.seating == table) & (studies.c.seat == number)))
        await connection.execute(insert(studies), row)
