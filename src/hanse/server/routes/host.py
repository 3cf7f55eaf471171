"""For those who keep the peace: reports, restrictions, closed tables, and who did what."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from hanse.server.access import ERRORS, House, HouseOf, Person, check_id, open_room, pace
from hanse.server.bodies import Body, Line
from hanse.server.errors import Refused
from hanse.server.moderation import PERSONAL, intervene
from hanse.server.names import fold
from hanse.server.storage import moderation as kept
from hanse.server.storage.moderation import Intervention
from hanse.server.storage.store import Account

router = APIRouter(prefix="/api", tags=["host"], responses=ERRORS)

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9]{1,32}$")]


class ReportBody(Body):
    """What is wrong: with a person, at a table, or both."""

    account: Id | None = None
    table: Id | None = None
    text: Line


class DeedBody(Body):
    """What a host wants to do; a person is named by account or, of those who signed up, by name."""

    what: Literal["mute", "unmute", "ban", "unban", "close", "settle"]
    account: Id | None = None
    name: Annotated[str, Field(max_length=32)] = ""
    table: Id | None = None
    report: Annotated[str, Field(max_length=16)] = ""
    days: Annotated[int, Field(ge=0, le=3650)] = 0
    text: Annotated[str, Field(max_length=500)] = ""


class Reported(BaseModel):
    """The hosts will read it."""

    reported: bool = True


class SomebodyOut(BaseModel):
    """An account by its name; none if it is gone, or if it was the command line."""

    id: str | None
    name: str | None


class ReportOut(BaseModel):
    """What somebody told the hosts."""

    id: str
    at: float
    by: SomebodyOut
    about: SomebodyOut
    table: str | None
    text: str


class RestrictionOut(BaseModel):
    """Somebody who may not talk, or not come; `until` is none if for good."""

    account: SomebodyOut
    what: Literal["muted", "banned"]
    until: float | None


class InterventionOut(BaseModel):
    """What a host did."""

    at: float
    by: SomebodyOut
    what: str
    about: SomebodyOut
    table: str | None
    text: str


class HostOut(BaseModel):
    """All that a host looks at."""

    reports: list[ReportOut]
    restrictions: list[RestrictionOut]
    log: list[InterventionOut]


@router.post("/report")
async def report(body: ReportBody, house: HouseOf, person: Person, request: Request) -> Reported:
    """Tell the hosts of something; at a private table only those who may see it can."""
    pace(request, "report")
    if body.account is None and body.table is None:
        raise Refused("invalid", field="account", reason="missing")
    if body.account is not None and not await house.store.names([body.account]):
        raise Refused("no-person")
    if body.table is not None:
        await open_room(house, body.table, person, None)
    await kept.add_report(house.store, person.id, body.account, body.table, body.text, time.time())
    return Reported()


@router.get("/host")
async def overview(house: HouseOf, person: Person) -> HostOut:
    """What there is to look after."""
    await _check(house, person)
    return await _overview(house)


@router.post("/host")
async def deed(body: DeedBody, house: HouseOf, person: Person) -> HostOut:
    """Do something as a host; it is written down."""
    await _check(house, person)
    table = None if body.table is None else check_id(body.table)
    about = await _about(house, body) if body.what in PERSONAL else body.account
    if body.what == "close" and table is None:
        raise Refused("no-table")
    done = Intervention(person.id, body.what, about, table, body.text)
    ended = await intervene(house.store, house.hall, done, body.days, body.report)
    await house.heed()  # first: who is let go may be back at once
    await house.end_sessions(ended)
    return await _overview(house)


async def _about(house: House, body: DeedBody) -> str | None:
    if body.account is not None:
        return body.account
    found = await house.store.account_named(fold(body.name.strip()))
    return None if found is None else found[0].id


async def _check(house: House, person: Account) -> None:
    if not await kept.is_host(house.store, person.id):
        raise Refused("no-host")


async def _overview(house: House) -> HostOut:
    reports, deeds = await kept.open_reports(house.store), await kept.last_interventions(house.store)
    held = await kept.restricted(house.store, time.time())
    ids = {row.by for row in (*reports, *deeds)} | {row.about for row in (*reports, *deeds)}
    known = await house.store.names(sorted((ids | {row.account for row in held}) - {None}))

    def somebody(account: str | None) -> SomebodyOut:
        found = None if account is None else known.get(account)
        return SomebodyOut(id=account, name=None if found is None else found.name)

    return HostOut(
        reports=[ReportOut(id=row.id, **_told(row, somebody)) for row in reports],
        restrictions=[RestrictionOut(account=somebody(row.account), what=row.what, until=row.until) for row in held],
        log=[InterventionOut(what=row.what, **_told(row, somebody)) for row in deeds],
    )


def _told(row: Any, somebody: Callable[[str | None], SomebodyOut]) -> dict[str, Any]:
    """What reports and deeds have in common."""
    return {
        "at": row.at,
        "by": somebody(row.by),
        "about": somebody(row.about),
        "table": row.seating,
        "text": row.text,
    }
