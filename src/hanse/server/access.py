"""What the addresses share: who asks, which table, and whether the one may see the other."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from hanse.server.errors import Refused
from hanse.server.hall import Hall, Room
from hanse.server.models import Error
from hanse.server.people import COOKIE, People
from hanse.server.presence import Presence
from hanse.server.safety import Limits
from hanse.server.settings import Settings
from hanse.server.storage.store import Account, Store
from hanse.table import LiveTable

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429)
}


class House:
    """All parts of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.hall = Hall(store, settings.cached_tables)
        self.presence = Presence(self.hall, store)
        self.closing = False
        self._noted = 0.0
        self._gone: list[tuple[str, str]] = []

    def close(self) -> None:
        """Let all who follow go."""
        self.closing = True
        for room in self.hall.rooms.values():
            room.wake()
        self.hall.lobby_changed()

    def note_gone(self, room: Room, account: str | None) -> None:
        """Somebody no longer looks at a table. Written down later: who goes cannot be made to wait."""
        if account is not None and room.table.is_member(account):
            self._gone.append((room.table.id, account))

    async def note_present(self) -> None:
        """Write down now and then who looks at which table, for the other processes."""
        gone, self._gone = self._gone, []
        await self.store.saw(gone, time.time())
        if time.monotonic() - self._noted < self.settings.absent_seconds / 3:
            return
        self._noted = time.monotonic()
        rooms = list(self.hall.rooms.values())
        self.presence.remind()
        pairs = [(room.table.id, who) for room in rooms for who in room.connected_here() if room.table.is_member(who)]
        await self.store.saw(pairs, time.time())


def house_of(request: Request) -> House:
    """The parts of this process."""
    house: House = request.app.state.house
    return house


def limits_of(request: Request) -> Limits:
    """The paces of this process."""
    limits: Limits = request.app.state.limits
    return limits


async def visitor(request: Request) -> Account | None:
    """Who asks, if they are signed in."""
    return await house_of(request).people.who(request.cookies.get(COOKIE))


async def person(account: Annotated[Account | None, Depends(visitor)]) -> Account:
    """Who asks; they have to be signed in."""
    if account is None:
        raise Refused("signed-out")
    return account


HouseOf = Annotated[House, Depends(house_of)]
Visitor = Annotated[Account | None, Depends(visitor)]
Person = Annotated[Account, Depends(person)]
TableId = Annotated[str, Path(min_length=1, max_length=32)]
Invite = Annotated[str | None, Query(max_length=64)]


def pace(request: Request, kind: str, key: str = "") -> None:
    """Refuse what comes too often."""
    address = request.client.host if request.client else ""
    if not limits_of(request).act(kind, key or address):
        raise Refused("too-many")


def check_id(table_id: str) -> str:
    """The id of a table is a short word; anything else names none."""
    if not table_id.isascii() or not table_id.isalnum():
        raise Refused("no-table")
    return table_id


async def open_room(
    house: House, table_id: str, account: Account | None, invite: str | None, *, fresh: bool = False
) -> Room:
    """The room, if the visitor may look into it."""
    room = await house.hall.room(check_id(table_id), fresh=fresh)
    check_visible(room.table, account, invite)
    return room


def check_visible(table: LiveTable, account: Account | None, invite: str | None) -> None:
    """A private table is open to who belongs to it or has its link."""
    if table.public or table.is_member(None if account is None else account.id) or invite == table.invite:
        return
    raise Refused("private")
