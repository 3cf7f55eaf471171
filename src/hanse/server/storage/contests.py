"""Tournaments, as they are kept. What is written once is never written again: two processes may try at once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hanse.contest import Result, Round, Seated
from hanse.server.storage.schema import (
    clubs,
    contest_entrants,
    contest_rounds,
    contest_tables,
    contests,
    seatings,
)
from hanse.server.storage.store import Store

OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"
_LISTED = 100


@dataclass(frozen=True)
class Entrant:
    """Somebody who entered."""

    account: str
    name: str
    gone: bool


@dataclass(frozen=True)
class ContestTable:
    """A table of a round: who sits where, and how it ended if it has."""

    round: int
    number: int
    seating: str
    seats: list[str | None]
    result: Result | None


@dataclass(frozen=True)
class ContestRound:
    """A round that has begun, and the rounds that were planned to follow it."""

    round: int
    begun: float
    plan: list[Round]
    tables: list[ContestTable] = field(default_factory=list)


@dataclass(frozen=True)
class Contest:
    """A tournament without its rounds."""

    id: str
    club: str | None
    organiser: str | None
    name: str
    setup: dict[str, Any]
    seed: str
    status: str
    begins: float | None
    created: float
    ended: float | None = None


@dataclass(frozen=True)
class ContestLine:
    """A tournament in a list."""

    id: str
    name: str
    club: str | None
    club_name: str | None
    game: str
    status: str
    begins: float | None
    entrants: int
    entered: bool


async def open_contest(store: Store, contest: Contest) -> None:
    """A new tournament."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(insert(contests), {**vars(contest), "setup": json.dumps(contest.setup)})


async def contest_by_id(store: Store, contest: str) -> Contest | None:
    """The tournament of an id."""
    rows = await store.fetch(select(contests).where(contests.c.id == contest))
    return _contest(rows[0]) if rows else None


def _contest(row: Any) -> Contest:
    return Contest(**{**row._mapping, "setup": json.loads(row.setup)})


async def list_contests(store: Store, account: str | None, club: str | None = None) -> list[ContestLine]:
    """The newest tournaments, of one club or of all; those that are not over first."""
    people = (
        select(contest_entrants.c.contest, func.count().label("many")).group_by(contest_entrants.c.contest).subquery()
    )
    query = (
        select(contests, clubs.c.name.label("club_name"), func.coalesce(people.c.many, 0).label("many"))
        .outerjoin(clubs, contests.c.club == clubs.c.id)
        .outerjoin(people, people.c.contest == contests.c.id)
        .order_by(contests.c.status.in_((OVER, OFF)), contests.c.created.desc())
        .limit(_LISTED)
    )
    rows = await store.fetch(query if club is None else query.where(contests.c.club == club))
    own = select(contest_entrants.c.contest).where(contest_entrants.c.account == (account or ""))
    entered = {row.contest for row in await store.fetch(own)}
    return [
        ContestLine(
            row.id,
            row.name,
            row.club,
            row.club_name,
            json.loads(row.setup)["game"],
            row.status,
            row.begins,
            row.many,
            row.id in entered,
        )
        for row in rows
    ]


async def unfinished_of(store: Store, organiser: str) -> int:
    """How many tournaments of an organiser are not over."""
    here = and_(contests.c.organiser == organiser, contests.c.status.in_((OPEN, RUNNING)))
    return int((await store.fetch(select(func.count()).select_from(contests).where(here)))[0][0])


async def contests_of(store: Store, account: str) -> list[Any]:
    """The tournaments that an account has entered."""
    query = select(contests.c.id, contests.c.name).join_from(contests, contest_entrants)
    return await store.fetch(query.where(contest_entrants.c.account == account).order_by(contests.c.created))


# Who plays ---------------------------------------------------------------------------------------------------


async def entrants_of(store: Store, contest: str) -> list[Entrant]:
    """Everybody who entered, in that order."""
    query = select(contest_entrants).where(contest_entrants.c.contest == contest)
    rows = await store.fetch(query.order_by(contest_entrants.c.entered, contest_entrants.c.account))
    return [Entrant(row.account, row.name, row.gone) for row in rows]


async def enter(store: Store, contest: str, account: str, name: str, now: float, most: int) -> str | None:
    """Somebody enters; else why not: `entered` already, `late` or `full`."""
    row = {"contest": contest, "account": account, "name": name, "entered": now, "gone": False}
    try:
        async with store.writing, store.engine.begin() as connection:
            query = select(contests.c.status).where(contests.c.id == contest).with_for_update()
            if (await connection.execute(query)).scalar() != OPEN:
                return "late"
            count = select(func.count()).where(contest_entrants.c.contest == contest)
            if (await connection.execute(count)).scalar_one() >= most:
                return "full"
            await connection.execute(insert(contest_entrants), row)
    except IntegrityError:
        return "entered"
    return None


async def withdraw(store: Store, contest: str, account: str) -> bool:
    """Somebody plays no further round; who withdraws before the first was never there. False if over or not entered."""
    here = and_(contest_entrants.c.contest == contest, contest_entrants.c.account == account)
    async with store.writing, store.engine.begin() as connection:
        query = select(contests.c.status).where(contests.c.id == contest).with_for_update()
        status = (await connection.execute(query)).scalar()
        if status == OPEN:
            return bool((await connection.execute(delete(contest_entrants).where(here))).rowcount)
        stays = and_(here, ~contest_entrants.c.gone)
        change = update(contest_entrants).where(stays).values(gone=True)
        return status == RUNNING and bool((await connection.execute(change)).rowcount)


async def mark_gone(store: Store, contest: str, accounts: Sequence[str]) -> None:
    """These accounts are no more."""
    here = and_(contest_entrants.c.contest == contest, contest_entrants.c.account.in_(accounts))
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(update(contest_entrants).where(here).values(gone=True))


# How it goes -------------------------------------------------------------------------------------------------


async def active(store: Store, now: float) -> list[Contest]:
    """The tournaments that have something to do: those that run, and those whose time to begin has come."""
    due = and_(contests.c.status == OPEN, contests.c.begins <= now)
    rows = await store.fetch(select(contests).where(or_(contests.c.status == RUNNING, due)).order_by(contests.c.id))
    return [_contest(row) for row in rows]


async def set_status(store: Store, contest: str, before: Sequence[str], after: str, now: float | None = None) -> bool:
    """From one status to the next; false if it was another one."""
    here = and_(contests.c.id == contest, contests.c.status.in_(before))
    change = update(contests).where(here).values(status=after, ended=now)
    async with store.writing, store.engine.begin() as connection:
        return bool((await connection.execute(change)).rowcount)


async def add_round(store: Store, contest: str, begun: ContestRound) -> bool:
    """A round begins, with all its tables; false if another process has begun it, or the tournament is over."""
    row = {"contest": contest, "round": begun.round, "begun": begun.begun, "plan": json.dumps(begun.plan)}
    tables = [
        {
            "contest": contest,
            "round": table.round,
            "number": table.number,
            "seating": table.seating,
            "seats": json.dumps(table.seats),
        }
        for table in begun.tables
    ]
    try:
        async with store.writing, store.engine.begin() as connection:
            query = select(contests.c.status).where(contests.c.id == contest).with_for_update()
            if (await connection.execute(query)).scalar() != RUNNING:
                return False
            await connection.execute(insert(contest_rounds), row)
            await connection.execute(insert(contest_tables), tables)
    except IntegrityError:
        return False
    return True


async def rounds_of(store: Store, contest: str) -> list[ContestRound]:
    """The rounds that have begun, with their tables."""
    begun = await store.fetch(
        select(contest_rounds).where(contest_rounds.c.contest == contest).order_by(contest_rounds.c.round)
    )
    order = (contest_tables.c.round, contest_tables.c.number)
    tables = await store.fetch(select(contest_tables).where(contest_tables.c.contest == contest).order_by(*order))
    read = [
        ContestTable(row.round, row.number, row.seating, json.loads(row.seats), _result(row.result)) for row in tables
    ]
    return [
        ContestRound(row.round, row.begun, json.loads(row.plan), [table for table in read if table.round == row.round])
        for row in begun
    ]


def _result(text: str | None) -> Result | None:
    return None if text is None else [Seated(**seat) for seat in json.loads(text)]


async def opened(store: Store, tables: Sequence[ContestTable]) -> dict[str, str]:
    """Which of these tables there are, and the status of each."""
    ids = [table.seating for table in tables]
    query = select(seatings.c.id, seatings.c.status).where(seatings.c.id.in_(ids))
    return {row.id: row.status for row in await store.fetch(query)}


async def set_result(store: Store, table: ContestTable, result: Result) -> None:
    """How a table ended, which is settled with this."""
    here = and_(contest_tables.c.seating == table.seating, contest_tables.c.result.is_(None))
    text = json.dumps([vars(seat) for seat in result])
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(update(contest_tables).where(here).values(result=text))


async def is_of_contest(store: Store, table: str) -> bool:
    """Whether a table belongs to a tournament."""
    return bool(await store.fetch(select(contest_tables.c.seating).where(contest_tables.c.seating == table)))
