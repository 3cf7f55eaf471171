"""Where it is told that a game waits: a webhook of one's own, one of a table, and the browser itself."""

from __future__ import annotations

import asyncio
from functools import partial

from fastapi import APIRouter, Request

from hanse.server.access import ERRORS, House, HouseOf, Person, TableId, open_room, pace, session_of
from hanse.server.bodies import HookBody, PushBody
from hanse.server.errors import Refused, reader_language
from hanse.server.hooks import HookError, parts_of, resolve
from hanse.server.models import HookOut, PushOut
from hanse.server.pushes import check_keys, public_key, signer
from hanse.server.storage.reminders import Hook, Place, hook_of, set_hook
from hanse.server.storage.store import Account

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


def _told(hook: Hook | None) -> HookOut:
    if hook is None:
        return HookOut(address=None)
    return HookOut(
        address=hook.address,
        delay=int(hook.delay),
        quiet_from=hook.quiet_from,
        quiet_to=hook.quiet_to,
        off=hook.off,
    )


async def _keep(body: HookBody | PushBody, house: House, person: Account, request: Request, place: Place) -> HookOut:
    """Tell there from now on; an address that leads into the host's own network is refused."""
    pace(request, "hook", person.id)
    if person.guest:
        raise Refused("hook-guest")
    if (body.quiet_from is None) != (body.quiet_to is None):
        raise Refused("hook-quiet")
    try:
        keys = check_keys(body.p256dh, body.auth) if isinstance(body, PushBody) else None
        check = partial(resolve, parts_of(body.address), house.settings.hook_networks)
        await asyncio.to_thread(check)
    except HookError as error:
        raise Refused(f"hook-{error}") from None
    new = Hook(
        body.address,
        str(request.base_url).rstrip("/"),
        reader_language(request.headers.get("accept-language", "")),
        body.delay,
        body.quiet_from,
        body.quiet_to,
        body.zone,
        browser=keys,
    )
    await set_hook(house.store, place, new)
    house.look_again()
    return _told(new)


@router.get("/me/hook")
async def hook(house: HouseOf, person: Person) -> HookOut:
    """One's own hook, if there is one; `off` is why it was switched off."""
    return _told(await hook_of(house.store, Place(person.id)))


@router.put("/me/hook")
async def set_own_hook(body: HookBody, house: HouseOf, person: Person, request: Request) -> HookOut:
    """Be told at this address from now on; one that leads into the host's own network is refused."""
    return await _keep(body, house, person, request, Place(person.id))


@router.delete("/me/hook")
async def remove_hook(house: HouseOf, person: Person) -> HookOut:
    """Be told no more."""
    await set_hook(house.store, Place(person.id), None)
    return _told(None)


@router.get("/me/push")
async def push(house: HouseOf, person: Person, request: Request) -> PushOut:
    """How this browser is told, as long as one is signed in with it; `off` is why it was switched off."""
    kept = await hook_of(house.store, Place(person.id, session=session_of(request)))
    return PushOut(**_told(kept).model_dump(), key=public_key(await signer(house.store)))


@router.put("/me/push")
async def set_push(body: PushBody, house: HouseOf, person: Person, request: Request) -> HookOut:
    """Be told through this browser, also while it is closed."""
    return await _keep(body, house, person, request, Place(person.id, session=session_of(request)))


@router.delete("/me/push")
async def remove_push(house: HouseOf, person: Person, request: Request) -> HookOut:
    """Be told no more through this browser."""
    await set_hook(house.store, Place(person.id, session=session_of(request)), None)
    return _told(None)


async def _hosted(house: House, person: Account, table_id: str) -> Place:
    """The place of a table's hook, for its host alone: an address is a secret of who set it."""
    room = await open_room(house, table_id, person, None)
    if room.table.host != person.id:
        raise Refused("not-host")
    return Place(person.id, seating=room.table.id)


@router.get("/tables/{table_id}/hook")
async def table_hook(table_id: TableId, house: HouseOf, person: Person) -> HookOut:
    """Where it is told whom the table waits for; only its host may know."""
    return _told(await hook_of(house.store, await _hosted(house, person, table_id)))


@router.put("/tables/{table_id}/hook")
async def set_table_hook(
    table_id: TableId, body: HookBody, house: HouseOf, person: Person, request: Request
) -> HookOut:
    """Have it told at this address, for instance in a room of a chat, whom the table waits for."""
    return await _keep(body, house, person, request, await _hosted(house, person, table_id))


@router.delete("/tables/{table_id}/hook")
async def remove_table_hook(table_id: TableId, house: HouseOf, person: Person) -> HookOut:
    """Have it told no more."""
    await set_hook(house.store, await _hosted(house, person, table_id), None)
    return _told(None)
