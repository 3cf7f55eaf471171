"""Live updates by server-sent events. The id of an event is the number of the log's entry.

Who comes back with Last-Event-ID gets every entry since, each once. Of entries that come together only the last tells
what the table looks like then: what has changed since the entry before (`hanse.table.changes`), or after a gap the
whole table; where an entry strikes earlier ones, the whole table with its log.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any, cast

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import StreamingResponse

from hanse.server.access import ERRORS, House, HouseOf, Invite, TableId, Visitor, address_of, open_room, session_of
from hanse.server.errors import Refused
from hanse.server.models import Lobby, Presence, TableOut, Update
from hanse.server.room import Look, Room, frame
from hanse.server.storage.store import Account

router = APIRouter(prefix="/api", tags=["live"])

RETRY = b"retry: 300\n\n"  # milliseconds after which a browser connects again; it would wait for seconds
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Stream(StreamingResponse):
    """A response that goes on until the client or the server goes."""

    media_type = "text/event-stream"


def _told(data: Any) -> dict[int | str, dict[str, Any]]:
    """The answers of a stream: what the data of its events is."""
    return {**ERRORS, 200: {"model": data, "description": "Server-sent events; the data of each is JSON"}}


@router.get("/tables/{table_id}/stream", response_class=Stream, responses=_told(TableOut | Update | Presence))
async def stream(
    table_id: TableId, house: HouseOf, visitor: Visitor, request: Request, invite: Invite = None
) -> Stream:
    """The table now (`table`), then every new entry of its log with the table after it (`entry`).

    `presence` tells who is connected. With Last-Event-ID the stream goes on after that entry.
    """
    house.streams.check(address_of(request))
    _note(house, visitor, request)
    room = await open_room(house, table_id, visitor, invite, fresh=True)
    following = _follow(house, room, visitor, _last_id(request), session_of(request))
    return Stream(counted(house, request, following), headers=HEADERS)


async def counted(house: House, request: Request, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The stream, counted for its address as long as it is followed; a page comes back soon after it breaks off."""
    with contextlib.suppress(Refused), house.streams.follow(address_of(request)):
        yield RETRY
        async with contextlib.aclosing(cast(AsyncGenerator[bytes, None], stream)) as parts:
            async for part in parts:
                yield part


def _note(house: House, visitor: Account | None, request: Request) -> None:
    """Streams come back soon after a restart, so it is known again from where people come."""
    if visitor is not None:
        house.standing.whereabouts.note(visitor.id, address_of(request))


def _last_id(request: Request) -> int | None:
    given = request.headers.get("last-event-id", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


async def _follow(
    house: House, room: Room, visitor: Account | None, last: int | None, session: str
) -> AsyncIterator[bytes]:
    account = None if visitor is None else visitor.id
    beats = room.beats
    _arrive(house, room, account)
    try:
        with contextlib.closing(Look(room, account)) as look:
            told = room.connected()  # what the first frame says: who comes while it is sent is told after it
            if last is None or last > room.table.seq:
                last = room.table.seq
                yield look.whole()
            while not (room.closed or house.is_gone(session, visitor)):
                if news := look.after(last):
                    last, body = news
                    yield body
                elif room.connected() != told:
                    told = room.connected()
                    seats = [n for n, seat in enumerate(room.table.seats) if seat.kind == "bot" or seat.account in told]
                    yield frame("presence", to_json(Presence(connected=seats)))
                elif room.beats != beats:
                    beats = room.beats
                    yield b": still here\n\n"
                else:
                    await look.wait()
    finally:
        _go(house, room, account)


def _arrive(house: House, room: Room, account: str | None) -> None:
    room.viewers[account] += 1
    if account is not None and room.viewers[account] == 1:
        room.wake()
        house.presence.changed(room)


def _go(house: House, room: Room, account: str | None) -> None:
    room.viewers[account] -= 1
    if room.viewers[account] <= 0:
        del room.viewers[account]
        room.forget(account)
        if account is not None:
            room.wake()
            house.presence.changed(room)
    house.note_gone(room, account)


@router.get("/lobby/stream", response_class=Stream, responses=_told(Lobby))
async def lobby_stream(house: HouseOf, visitor: Visitor, request: Request) -> Stream:
    """The tables of the lobby and one's own (`tables`), again whenever one of them changes."""
    house.streams.check(address_of(request))
    _note(house, visitor, request)
    return Stream(counted(house, request, _watch_lobby(house, visitor, session_of(request))), headers=HEADERS)


async def _watch_lobby(house: House, visitor: Account | None, session: str) -> AsyncIterator[bytes]:
    sent = b""
    with house.lobby.watch(visitor) as watcher:
        while not house.is_gone(session, visitor):
            # Who leaves in the middle of a question does not take the connection to the database along.
            body = await asyncio.shield(house.lobby.next(watcher, house.settings.heartbeat_seconds))
            if body is None:
                yield b": still here\n\n"
            elif body != sent:
                sent = body
                yield frame("tables", body)
