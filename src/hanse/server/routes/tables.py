"""Tables: finding them, setting them up, sitting down, deciding."""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from hanse.games import GAMES
from hanse.server.access import (
    ERRORS,
    House,
    HouseOf,
    Invite,
    Person,
    TableId,
    Visitor,
    check_visible,
    open_room,
    pace,
)
from hanse.server.errors import Refused
from hanse.server.hall import Room
from hanse.server.models import (
    AnswerBody,
    ChatBody,
    DecideBody,
    JoinBody,
    NewTable,
    Ply,
    Rematch,
    ReplaceBody,
    Summary,
    TableBody,
    TableOut,
    Tables,
    UndoBody,
    Undone,
)
from hanse.server.storage.store import Account
from hanse.table import Draft, LiveTable, acts, consent, show
from hanse.table.seats import BOT, OPEN, PERSON, Seat
from hanse.table.setup import Secrets, Wish, create, seats_for

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

LISTED = 100
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_secrets() -> Secrets:
    """The seed of a game and what goes with it."""
    return Secrets(secrets.token_hex(16), secrets.token_hex(16), secrets.token_urlsafe(12))


def summary(room: Room, account: Account | None) -> Summary:
    """The table as a line of the lobby."""
    who = None if account is None else account.id
    return Summary.model_validate(show.summary(room.table, who, room.connected()))


async def lobby(house: House, account: Account | None, *, mine: bool) -> Tables:
    """The tables that the account may find."""
    who = None if account is None else account.id
    found = await house.store.lobby(who, mine=mine, limit=LISTED)
    listed: list[Summary] = []
    for table_id in found:
        with contextlib.suppress(Refused):  # a table that this version cannot read is not listed
            listed.append(summary(await house.hall.room(table_id), account))
    return Tables(tables=listed)


def own_facts(house: House, game: str) -> dict[str, object]:
    """The facts of the host's own that tables of a game are played with unless their options say otherwise."""
    return {"data": house.settings.data[game]} if game in house.settings.data else {}


@router.get("")
async def tables(house: HouseOf, visitor: Visitor, mine: Annotated[bool, Query()] = False) -> Tables:
    """Public tables that are open or being played; or all of one's own, finished ones too."""
    return await lobby(house, visitor, mine=mine)


@router.post("", status_code=201)
async def create_table(body: TableBody, house: HouseOf, person: Person, request: Request) -> NewTable:
    """Set up a table; if all seats are taken it starts at once."""
    pace(request, "create", person.id)
    if body.game not in GAMES:
        raise Refused("options", reason=f"unknown game {body.game!r}: expected one of {', '.join(GAMES)}")
    wishes = [Wish(seat.kind, seat.bot, seat.name) for seat in body.seats]
    drafts = create(
        body.game,
        body.preset,
        own_facts(house, body.game) | dict(body.changes),
        seats_for(house.settings.registry.names(body.game), wishes, person.id, person.name),
        person.id,
        public=body.public,
        clock=None if body.clock is None else body.clock.model_dump(),
        secrets=new_secrets(),
    )
    room = await house.hall.create(new_id(), drafts)
    return NewTable(invite=room.table.invite, **summary(room, person).model_dump())


@router.get("/{table_id}", response_model=TableOut, response_model_exclude_unset=True)
async def table(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> Response:
    """All that one may see of a table."""
    room = await open_room(house, table_id, visitor, invite, fresh=True)
    body = room.body(None if visitor is None else visitor.id, log=True)
    return Response(body, media_type="application/json")


@router.post("/{table_id}/join")
async def join(table_id: TableId, body: JoinBody, house: HouseOf, person: Person) -> Summary:
    """Sit down; the table starts when the last seat is taken."""
    await open_room(house, table_id, person, body.invite)
    room = await house.hall.act(table_id, lambda t: acts.join(t, person.id, body.name or person.name, body.seat))
    return summary(room, person)


@router.post("/{table_id}/leave")
async def leave(table_id: TableId, house: HouseOf, person: Person) -> Summary:
    """Get up; in a running game a bot takes over."""
    await open_room(house, table_id, person, None)
    return summary(await house.hall.act(table_id, lambda t: acts.leave(t, person.id)), person)


@router.post("/{table_id}/start")
async def start(table_id: TableId, house: HouseOf, person: Person) -> Summary:
    """The host starts; bots take the open seats."""
    await open_room(house, table_id, person, None)
    return summary(await house.hall.act(table_id, lambda t: acts.start(t, person.id)), person)


@router.post("/{table_id}/decide")
async def decide(table_id: TableId, body: DecideBody, house: HouseOf, person: Person) -> Ply:
    """Decide. When this answers, the decision is kept for good."""
    room = await open_room(house, table_id, person, None)

    def act(t: LiveTable) -> list[Draft]:
        return acts.decide(t, person.id, body.seat, body.ply, body.code, body.request, body.seen)

    room = await house.hall.act(table_id, act)
    return Ply(ply=room.table.requests[(person.id, body.request)])


@router.post("/{table_id}/undo")
async def undo(table_id: TableId, body: UndoBody, house: HouseOf, person: Person) -> Undone:
    """Take back one's last decision, at once or after the others have agreed."""
    await open_room(house, table_id, person, None)
    room = await house.hall.act(table_id, lambda t: consent.undo(t, person.id, body.ply))
    return _undone(room)


@router.post("/{table_id}/undo/answer")
async def answer(table_id: TableId, body: AnswerBody, house: HouseOf, person: Person) -> Undone:
    """Answer what is being asked: to take back, or to replace somebody."""
    await open_room(house, table_id, person, None)
    room = await house.hall.act(table_id, lambda t: consent.answer(t, person.id, body.question, yes=body.yes))
    return _undone(room)


@router.post("/{table_id}/replace")
async def replace(table_id: TableId, body: ReplaceBody, house: HouseOf, person: Person) -> Undone:
    """Let a bot decide for somebody who is absent, at once if the clock has run out, else if the others agree."""
    room = await open_room(house, table_id, person, None)
    absent = await _is_absent(house, room, body.seat)
    room = await house.hall.act(
        table_id, lambda t: consent.replace(t, person.id, body.seat, time.time(), absent=absent)
    )
    return _undone(room)


async def _is_absent(house: House, room: Room, seat: int) -> bool:
    """Whether the person on the seat has not looked at the table for a while, through any process."""
    if seat >= len(room.table.seats):
        return False
    account = room.table.seats[seat].account
    if account is None or account in room.connected():
        return False
    seen = (await house.store.seen(room.table.id)).get(account, 0.0)
    return time.time() - seen > house.settings.absent_seconds


def _undone(room: Room) -> Undone:
    question = room.table.question
    return Undone(done=question is None, question=None if question is None else question.number)


@router.post("/{table_id}/chat")
async def chat(table_id: TableId, body: ChatBody, house: HouseOf, person: Person, request: Request) -> Ply:
    """Say something to all at the table."""
    await open_room(house, table_id, person, None)
    pace(request, "chat", person.id)
    room = await house.hall.act(table_id, lambda t: acts.chat(t, person.id, person.name, body.text))
    return Ply(ply=room.table.ply)


@router.post("/{table_id}/rematch")
async def rematch(table_id: TableId, house: HouseOf, person: Person, request: Request) -> Rematch:
    """The same again: the first who asks sets up the next table, the others are led to it."""
    room = await open_room(house, table_id, person, None)
    acts.rematch(room.table, person.id, "")
    if room.table.next_table is None:
        pace(request, "create", person.id)
        await _next_table(house, room.table, person)
    assert room.table.next_table is not None
    return Rematch(table=room.table.next_table)


async def _next_table(house: House, table: LiveTable, person: Account) -> None:
    """The seats move on by one; the others' are open, and they find the way by the entry in the old log."""
    bots = house.settings.registry.names(table.game.key)
    seats: list[Seat] = []
    for seat in [*table.seats[1:], table.seats[0]]:
        if seat.account == person.id:
            seats.append(Seat(PERSON, seat.name, person.id, local=seat.local))
        elif seat.kind == BOT and seat.former is None:
            seats.append(Seat(BOT, "", None, seat.bot if seat.bot in bots else bots[0]))
        else:
            seats.append(Seat(OPEN))
    setup = table.setup
    drafts = create(
        table.game.key,
        table.preset,
        table.game.history.translated(setup["changes"], setup["rules"]),
        seats,
        person.id,
        public=table.public,
        clock=setup["clock"],
        secrets=new_secrets(),
    )
    if not any(seat.account == person.id for seat in seats):
        raise Refused("not-seated")
    room = await house.hall.create(new_id(), drafts)
    await house.hall.act(
        table.id, lambda t: [] if t.next_table is not None else acts.rematch(t, person.id, room.table.id)
    )


__all__ = ["check_visible", "lobby", "router"]
