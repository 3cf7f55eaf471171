"""What the addresses share: who asks, which table, and whether the one may see the other."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from hanse.server.errors import Refused
from hanse.server.hall import Hall
from hanse.server.judging import Judging
from hanse.server.lobby import Lobby
from hanse.server.models import Error
from hanse.server.neighbours import Neighbours
from hanse.server.people import COOKIE, People, hashed
from hanse.server.presence import Presence
from hanse.server.room import Room
from hanse.server.safety import Limits, network
from hanse.server.settings import Settings
from hanse.server.standing import Standing
from hanse.server.storage.bots import Bot, bot_by_token
from hanse.server.storage.moderation import closed_since
from hanse.server.storage.store import Account, Store
from hanse.server.streams import Streams
from hanse.server.studying import Studying
from hanse.table import LiveTable
from hanse.table.live import OVER

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429)
}


_OVERLAP_SECONDS = 60.0  # clocks of several machines differ
_NOTED_SECONDS = 20.0  # between two notes of who looks at which table


class House:
    """All parts of one server process."""

    def __init__(self, settings: Settings, store: Store, limits: Limits) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.hall = Hall(store, settings.cached_tables)
        self.presence = Presence(self.hall, store)
        self.studying = Studying(store, settings)
        self.judging = Judging(settings)
        self.hurry: Callable[[str], Awaitable[None]]  # lets a bot decide now; set where bots think
        self.advise: Callable[[Room, str, int], None]  # begins to think about a hint; set where bots think
        self.look_again: Callable[[], None]  # somebody has a new hook; set where people are reminded
        self.closing = False
        self.delay = 0.0  # how many seconds late chores were last begun
        free = settings.rate <= 0
        self.streams = Streams(settings.streams, float("inf") if free else settings.streams_of_one * settings.rate)
        self.standing = Standing(store)
        self.neighbours = Neighbours(store, limits, self.streams)
        self.lobby = Lobby(self.hall)
        self._noted = 0.0
        self._heeded = time.time()
        self._gone: list[tuple[str, str]] = []

    def close(self) -> None:
        """Let all who follow go."""
        self.closing = True
        for room in self.hall.rooms.values():
            room.wake()
        self.hall.changed()
        self.lobby.wake()

    async def end_sessions(self, sessions: list[str]) -> None:
        """These sessions are over: whoever follows something through them is let go, in all processes."""
        if sessions:
            self.sessions_ended(sessions)
            await self.store.tell_ended(sessions)

    def sessions_ended(self, sessions: list[str]) -> None:
        """As far as this process is concerned."""
        self.people.end(sessions)
        for room in self.hall.rooms.values():
            if +room.viewers:
                room.wake()
        self.lobby.wake()

    async def heed(self) -> None:
        """Ask what hosts have decided: who may no longer come is let go, and closed tables are looked at again."""
        now = time.time()
        for table_id in await closed_since(self.store, self._heeded - _OVERLAP_SECONDS):
            room = self.hall.rooms.get(table_id)
            if room is not None and room.table.status != OVER:
                await self.hall.refresh(room)
        self._heeded = now
        if await self.standing.refresh():
            for room in self.hall.rooms.values():
                room.wake()
            self.lobby.wake()

    def is_gone(self, session: str, account: Account | None) -> bool:
        """Whether what was followed through this session has to end."""
        banned = account is not None and self.standing.is_banned(account.id)
        return self.closing or banned or self.people.is_ended(session)

    def note_gone(self, room: Room, account: str | None) -> None:
        """Somebody no longer looks at a table. Written down later: who goes cannot be made to wait."""
        if account is not None and room.table.is_member(account):
            self._gone.append((room.table.id, account))

    async def note_present(self) -> None:
        """Write down now and then who looks at which table, for the other processes."""
        gone, self._gone = self._gone, []
        await self.store.saw(gone, time.time())
        if time.monotonic() - self._noted < min(_NOTED_SECONDS, self.settings.absent_seconds / 3):
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


async def here(request: Request) -> House:
    """The same for routes: FastAPI sends what is not asynchronous through a thread."""
    return house_of(request)


async def visitor(request: Request) -> Account | None:
    """Who asks, if they are signed in and may come."""
    house = house_of(request)
    account = await house.people.who(request.cookies.get(COOKIE))
    return None if account is None or house.standing.is_banned(account.id) else account


async def person(account: Annotated[Account | None, Depends(visitor)]) -> Account:
    """Who asks; they have to be signed in."""
    if account is None:
        raise Refused("signed-out")
    return account


async def calling_bot(request: Request) -> Bot:
    """The bot whose token comes with the request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    bot = await bot_by_token(house_of(request).store, hashed(token.strip())) if kind.lower() == "bearer" else None
    if bot is None or house_of(request).standing.is_banned(bot.owner):
        raise Refused("bot-token")
    return bot


HouseOf = Annotated[House, Depends(here)]
Visitor = Annotated[Account | None, Depends(visitor)]
Person = Annotated[Account, Depends(person)]
BotOf = Annotated[Bot, Depends(calling_bot)]
TableId = Annotated[str, Path(min_length=1, max_length=32)]
Invite = Annotated[str | None, Query(max_length=64)]


def address_of(request: Request) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return network(request.client.host if request.client else "")


def session_of(request: Request) -> str:
    """The hash of the session that a request comes with; none of who is not signed in."""
    token = request.cookies.get(COOKIE)
    return hashed(token) if token else ""


def pace(request: Request, kind: str, key: str = "") -> None:
    """Refuse what comes too often."""
    if not limits_of(request).act(kind, key or address_of(request)):
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
    """A private table is open to who belongs to it, played the game before it, or has its link."""
    who = None if account is None else account.id
    if table.public or table.is_member(who) or who in table.admitted or invite == table.invite:
        return
    raise Refused("private")
