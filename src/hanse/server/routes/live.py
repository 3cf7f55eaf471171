"""Live updates by server-sent events. The id of an event is the number of the log's entry.

Who comes back with Last-Event-ID gets every entry since, each once. Entries that come together carry the table only
with the last of them; where one of them strikes earlier ones, the table comes with its whole log.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import StreamingResponse

from hanse.server.access import ERRORS, House, HouseOf, Invite, TableId, Visitor, open_room
from hanse.server.hall import Room
from hanse.server.models import Lobby, Presence, TableOut, Update
from hanse.server.routes.tables import lobby
from hanse.server.storage.store import Account
from hanse.table import show

router = APIRouter(prefix="/api", tags=["live"])

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
LOBBY_SECONDS = 1.0  # changes within so long are told together


def frame(event: str, body: bytes, number: int | None = None) -> bytes:
    """One event on the wire."""
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: ".encode() + body + b"\n\n"


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
    room = await open_room(house, table_id, visitor, invite, fresh=True)
    return Stream(_follow(house, room, visitor, _last_id(request)), headers=HEADERS)


def _last_id(request: Request) -> int | None:
    given = request.headers.get("last-event-id", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


async def _follow(house: House, room: Room, visitor: Account | None, last: int | None) -> AsyncIterator[bytes]:
    account = None if visitor is None else visitor.id
    heartbeat = house.settings.heartbeat_seconds
    _arrive(house, room, account)
    try:
        told = room.connected()  # what the first frame says: who comes while it is sent is told after it
        if last is None or last > room.table.seq:
            last = room.table.seq
            yield _table_frame(room, account)
        while not (house.closing or room.closed):
            if room.table.seq > last:
                news = _entries_frame(room, account, last)
                last = room.table.seq
                yield news
                continue
            if room.connected() != told:
                told = room.connected()
                seats = [n for n, seat in enumerate(room.table.seats) if seat.kind == "bot" or seat.account in told]
                yield frame("presence", to_json(Presence(connected=seats)))
                continue
            try:
                await asyncio.wait_for(room.news.wait(), heartbeat)
            except TimeoutError:
                yield b": still here\n\n"
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
        if account is not None:
            room.wake()
            house.presence.changed(room)
    house.note_gone(room, account)


def _table_frame(room: Room, account: str | None) -> bytes:
    key = ("table", room.key(account))
    if key not in room.frames:
        room.frames[key] = frame("table", room.body(account, log=True), room.table.seq)
    return room.frames[key]


def _entries_frame(room: Room, account: str | None, last: int) -> bytes:
    """All entries after `last`; the frame is put together once for all who need the same."""
    key = ("entries", room.key(account), last)
    if key not in room.frames:
        table = room.table
        new = table.log[last:]
        parts = [
            frame("entry", to_json({"entry": show.entry_data(table, entry), "table": None}), entry.seq)
            for entry in new[:-1]
        ]
        final = to_json(show.entry_data(table, new[-1]))
        struck = any(entry.kind == "undone" for entry in new)
        body = b'{"entry":' + final + b',"table":' + room.body(account, log=struck) + b"}"
        parts.append(frame("entry", body, new[-1].seq))
        room.frames[key] = b"".join(parts)
    return room.frames[key]


@router.get("/lobby/stream", response_class=Stream, responses=_told(Lobby))
async def lobby_stream(house: HouseOf, visitor: Visitor) -> Stream:
    """The tables of the lobby and one's own (`tables`), again whenever one of them changes."""
    return Stream(_watch_lobby(house, visitor), headers=HEADERS)


async def _watch_lobby(house: House, visitor: Account | None) -> AsyncIterator[bytes]:
    sent = b""
    while not house.closing:
        news = house.hall.lobby_news
        # Who leaves in the middle of a question does not take the connection to the database along.
        body = await asyncio.shield(_lobby_body(house, visitor))
        if body != sent:
            sent = body
            yield frame("tables", body)
        await asyncio.sleep(LOBBY_SECONDS)
        try:
            await asyncio.wait_for(news.wait(), house.settings.heartbeat_seconds)
        except TimeoutError:
            yield b": still here\n\n"


async def _lobby_body(house: House, visitor: Account | None) -> bytes:
    public = await lobby(house, visitor, mine=False)
    own = await lobby(house, visitor, mine=True) if visitor is not None else None
    return to_json(Lobby(tables=public.tables, mine=[] if own is None else own.tables))
