"""One's own account: password, sessions, what is kept about oneself, and an end to it."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hanse.server.access import ERRORS, HouseOf, Person, pace
from hanse.server.errors import Refused
from hanse.server.memory import DeleteBody, OwnData, PasswordBody, SessionOut, Sessions
from hanse.server.models import AccountOut, Me
from hanse.server.people import COOKIE, hashed
from hanse.server.storage import own
from hanse.server.storage.outcomes import own_tables
from hanse.table import Refusal, acts

router = APIRouter(prefix="/api/me", tags=["people"], responses=ERRORS)

_MOST_LEFT = 10_000  # running games of one account


def _token(request: Request) -> str:
    return hashed(request.cookies.get(COOKIE, ""))


@router.post("/password")
async def change_password(body: PasswordBody, house: HouseOf, person: Person, request: Request) -> Sessions:
    """A new password for who knows the old one; all other sessions end."""
    pace(request, "password", person.id)
    if person.guest:
        raise Refused("guest")
    await house.people.check(person, body.old)
    await house.end_sessions(await house.people.change_password(person, body.new, request.cookies.get(COOKIE)))
    return await sessions(house, person, request)


@router.get("/sessions")
async def sessions(house: HouseOf, person: Person, request: Request) -> Sessions:
    """Where one is signed in."""
    found = await own.sessions_of(house.store, person.id, _token(request), time.time())
    return Sessions(sessions=[SessionOut.model_validate(each) for each in found])


@router.delete("/sessions/{session}")
async def end_session(
    session: Annotated[str, Path(max_length=64)], house: HouseOf, person: Person, request: Request
) -> Sessions:
    """Sign out elsewhere."""
    ended = await own.end_session(house.store, person.id, session)
    if not ended:
        raise Refused("no-session")
    await house.end_sessions(ended)
    return await sessions(house, person, request)


@router.get("/data")
async def data(house: HouseOf, person: Person, request: Request, response: Response) -> OwnData:
    """Everything that is kept about oneself, to be taken along."""
    pace(request, "data", person.id)
    response.headers["Content-Disposition"] = 'attachment; filename="hanse-account.json"'
    kept = await own.all_of(house.store, person.id)
    listed = await sessions(house, person, request)
    return OwnData(account=AccountOut(**vars(person)), sessions=listed.sessions, **kept)


@router.post("/delete")
async def delete(body: DeleteBody, house: HouseOf, person: Person, request: Request, response: Response) -> Me:
    """Delete the account: bots take over in games that run, what is only one's own is forgotten."""
    pace(request, "password", person.id)
    await house.people.check(person, body.password)
    running, _ = await own_tables(house.store, person.id, over=False, game=None, named=None, limit=_MOST_LEFT)
    for table_id in running:
        with contextlib.suppress(Refused, Refusal):  # one that this version cannot read, or where one no longer sits
            await house.hall.act(table_id, lambda t: acts.leave(t, person.id))
    await house.end_sessions(await own.delete_account(house.store, person.id))
    house.people.forget(person.id)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return Me(account=None, host=False)
