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
    open_room,
    pace,
)
from hanse.server.bodies import (
    AnswerBody,
    ChatBody,
    DecideBody,
    JoinBody,
    PartBody,
    PromiseBody,
    RematchBody,
    ReplaceBody,
    SendAwayBody,
    TableBody,
    UndoBody,
)
from hanse.server.errors import Refused
from hanse.server.lobby import listed, summary
from hanse.server.models import NewTable, Ply, Rematch, Summary, TableOut, Tables, Undone
from hanse.server.room import Room
from hanse.server.storage.store import Account
from hanse.table import Draft, LiveTable, acts, consent, dealing
from hanse.table.again import next_table, waiting
from hanse.table.live import WAITING
from hanse.table.setup import (
    Beginning,
    Secrets,
    Wish,
    check_colours,
    create,
    create_from,
    id_from,
    seats_for,
    secrets_from,
)

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


def new_id() -> str:
    """An id that nobody can guess."""
    return id_from(secrets.SystemRandom())


def new_secrets() -> Secrets:
    """The seed of a game and what goes with it."""
    return secrets_from(secrets.SystemRandom())


def own_facts(house: House, game: str) -> dict[str, object]:
    """The facts of the host's own that tables of a game are played with unless their options say otherwise."""
    return {"data": house.settings.data[game]} if game in house.settings.data else {}


@router.get("")
async def tables(house: HouseOf, visitor: Visitor, mine: Annotated[bool, Query()] = False) -> Tables:
    """Public tables that are open or being played; or all of one's own, finished ones too."""
    return Tables(tables=await listed(house.hall, visitor, mine=mine))


@router.post("", status_code=201)
async def create_table(body: TableBody, house: HouseOf, person: Person, request: Request) -> NewTable:
    """Set up a table; if all seats are taken it starts at once."""
    pace(request, "create", person.id)
    if body.public:
        pace(request, "public")  # for each address: guests are quickly made
    if any(seat.kind == "open" for seat in body.seats):
        await check_open_seats(house, person)
    for name in [person.name, *(seat.name for seat in body.seats if seat.name)]:
        await house.people.check_name(name, person.id)
    if body.game not in GAMES:
        raise Refused("options", reason=f"unknown game {body.game!r}: expected one of {', '.join(GAMES)}")
    room = await house.hall.create(new_id(), _new_table(body, house, person))
    return NewTable(invite=room.table.invite, **summary(room, person).model_dump())


async def check_open_seats(house: House, person: Account) -> None:
    """Nobody keeps many tables waiting at once: who sits at some that have not begun has to wait, or to get up."""
    most = house.settings.open_seats
    if house.settings.rate <= 0:
        return
    waiting = await house.store.waiting_tables(person.id)
    if len(waiting) < most:
        return
    held = 0
    for table_id in waiting:
        with contextlib.suppress(Refused):
            held += bool((await house.hall.room(table_id)).table.seats_of(person.id))
    if held >= most:
        raise Refused("open-seats", most=most)


def _new_table(body: TableBody, house: House, person: Account) -> list[Draft]:
    """The first entries of the table that is wished for."""
    wishes = [Wish(seat.kind, seat.bot, seat.name) for seat in body.seats]
    colours = check_colours(body.colours, len(wishes))
    if body.shuffle:
        order = secrets.SystemRandom().sample(range(len(wishes)), len(wishes))
        wishes, colours = [wishes[place] for place in order], [colours[place] for place in order]
    seats = seats_for(house.settings.registry.seatable(body.game), wishes, person.id, person.name)
    clock = None if body.clock is None else body.clock.model_dump()
    agreed = waiting(body.absence or house.settings.absent_seconds, body.patience)
    if body.position is not None:
        if body.preset or body.changes:
            raise Refused("position-options")
        return create_from(
            body.game,
            Beginning(body.position),
            seats,
            person.id,
            public=body.public,
            clock=clock,
            colours=colours,
            secrets=new_secrets(),
            commitment=body.commitment,
            waiting=agreed,
        )
    if body.preset is None:
        raise Refused("options", reason="expected a preset or a position")
    return create(
        body.game,
        body.preset,
        own_facts(house, body.game) | dict(body.changes),
        seats,
        person.id,
        public=body.public,
        clock=clock,
        colours=colours,
        secrets=new_secrets(),
        commitment=body.commitment,
        waiting=agreed,
    )


@router.get("/{table_id}", response_model=TableOut, response_model_exclude_unset=True)
async def table(table_id: TableId, house: HouseOf, visitor: Visitor, invite: Invite = None) -> Response:
    """All that one may see of a table."""
    room = await open_room(house, table_id, visitor, invite, fresh=True)
    body = room.body(None if visitor is None else visitor.id, log=True)
    return Response(body, media_type="application/json")


@router.post("/{table_id}/join")
async def join(table_id: TableId, body: JoinBody, house: HouseOf, person: Person, request: Request) -> Summary:
    """Sit down; the table starts when the last seat is taken."""
    room = await open_room(house, table_id, person, body.invite)
    if room.table.status == WAITING:
        pace(request, "join")
        await check_open_seats(house, person)
    name, here = body.name or person.name, room.connected()
    await house.people.check_name(name, person.id)
    room = await house.hall.act(table_id, lambda t: acts.join(t, person.id, name, body.seat, body.commitment, here))
    return summary(room, person)


@router.post("/{table_id}/promise")
async def promise(table_id: TableId, body: PromiseBody, house: HouseOf, person: Person) -> Summary:
    """Show the hash of the part that one's page will add to the seed; before all seats are taken."""
    await open_room(house, table_id, person, None)
    return summary(await house.hall.act(table_id, lambda t: dealing.promise(t, person.id, body.commitment)), person)


@router.post("/{table_id}/part")
async def part(table_id: TableId, body: PartBody, house: HouseOf, person: Person) -> Summary:
    """Open the part that one's page adds to the seed; the game is dealt when all are open."""
    await open_room(house, table_id, person, None)
    return summary(await house.hall.act(table_id, lambda t: dealing.open_part(t, person.id, body.part)), person)


@router.post("/{table_id}/leave")
async def leave(table_id: TableId, house: HouseOf, person: Person) -> Summary:
    """Get up; in a running game a bot takes over."""
    await open_room(house, table_id, person, None)
    return summary(await house.hall.act(table_id, lambda t: acts.leave(t, person.id)), person)


@router.post("/{table_id}/send-away")
async def send_away(table_id: TableId, body: SendAwayBody, house: HouseOf, person: Person) -> Summary:
    """The host frees a seat before the game begins."""
    await open_room(house, table_id, person, None)
    return summary(await house.hall.act(table_id, lambda t: acts.send_away(t, person.id, body.seat)), person)


@router.post("/{table_id}/start")
async def start(table_id: TableId, house: HouseOf, person: Person) -> Summary:
    """The host starts; bots take the open seats."""
    here = (await open_room(house, table_id, person, None)).connected()
    return summary(await house.hall.act(table_id, lambda t: acts.start(t, person.id, here)), person)


@router.post("/{table_id}/decide")
async def decide(table_id: TableId, body: DecideBody, house: HouseOf, person: Person) -> Ply:
    """Decide. When this answers, the decision is kept for good."""
    room = await open_room(house, table_id, person, None)

    def act(t: LiveTable) -> list[Draft]:
        return acts.decide(t, person.id, body.seat, body.ply, body.code, body.request, body.seen)

    room = await house.hall.act(table_id, act)
    return Ply(ply=room.table.requests[(person.id, body.request)])


@router.post("/{table_id}/hurry")
async def hurry(table_id: TableId, house: HouseOf, person: Person) -> Ply:
    """Whoever sits at the table lets the bot that is thinking decide now; if none is, nothing happens."""
    table = (await open_room(house, table_id, person, None)).table
    acts.check_hurry(table, person.id)
    await house.hurry(table_id)
    return Ply(ply=table.ply)


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
    away = await _away(house, room, body.seat)
    room = await house.hall.act(table_id, lambda t: consent.replace(t, person.id, body.seat, time.time(), away=away))
    return _undone(room)


@router.post("/{table_id}/pause")
async def pause(table_id: TableId, house: HouseOf, person: Person) -> Undone:
    """Make a pause, in which nobody decides and no clock runs, at once or after the others have agreed."""
    await open_room(house, table_id, person, None)
    return _undone(await house.hall.act(table_id, lambda t: consent.pause(t, person.id)))


@router.post("/{table_id}/resume")
async def resume(table_id: TableId, house: HouseOf, person: Person) -> Undone:
    """End the pause: whoever sits at the table may."""
    await open_room(house, table_id, person, None)
    return _undone(await house.hall.act(table_id, lambda t: consent.resume(t, person.id)))


async def _away(house: House, room: Room, seat: int) -> float:
    """For how long the person on the seat has not looked at the table, through any process, nor done anything there."""
    if seat >= len(room.table.seats):
        return 0.0
    account = room.table.seats[seat].account
    if account is None or account in room.connected():
        return 0.0
    acted = [entry.at for entry in room.table.log if entry.data.get("account") == account or entry.kind == "started"]
    seen = (await house.store.seen(room.table.id)).get(account, 0.0)
    return max(0.0, time.time() - max([seen, *acted]))


def _undone(room: Room) -> Undone:
    question = room.table.question
    return Undone(done=question is None, question=None if question is None else question.number)


@router.post("/{table_id}/chat")
async def chat(table_id: TableId, body: ChatBody, house: HouseOf, person: Person, request: Request) -> Ply:
    """Say something to all at the table."""
    await open_room(house, table_id, person, None)
    pace(request, "chat", person.id)
    if house.standing.is_muted(person.id):
        raise Refused("muted")
    room = await house.hall.act(table_id, lambda t: acts.chat(t, person.id, person.name, body.text))
    return Ply(ply=room.table.ply)


@router.post("/{table_id}/rematch")
async def rematch(
    table_id: TableId, house: HouseOf, person: Person, request: Request, body: RematchBody | None = None
) -> Rematch:
    """The same again: the first who asks sets up the next table, the others are led to it."""
    room = await open_room(house, table_id, person, None)
    acts.rematch(room.table, person.id, "")
    if room.table.next_table is None:
        pace(request, "create", person.id)
        await _next_table(house, room.table, person, None if body is None else body.commitment)
    assert room.table.next_table is not None
    return Rematch(table=room.table.next_table)


async def _next_table(house: House, table: LiveTable, person: Account, commitment: str | None) -> None:
    """The others find the way by the entry in the old log."""
    bots = house.settings.registry.seatable(table.game.key)
    drafts = next_table(table, person.id, bots, new_secrets(), commitment)
    room = await house.hall.create(new_id(), drafts)
    await house.hall.act(
        table.id, lambda t: [] if t.next_table is not None else acts.rematch(t, person.id, room.table.id)
    )
