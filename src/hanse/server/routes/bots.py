"""Bots that decide by themselves, elsewhere: their accounts, their stream of events, their decisions.

What they are told has the form of the line protocol (docs/protocol.md), with the table beside it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic_core import to_json

from hanse.players.player import Limit, Seating
from hanse.players.programs.messages import PROTOCOL, game_data, go_data, saw_data
from hanse.server.access import ERRORS, BotOf, House, HouseOf, Person, TableId, address_of, check_id, open_room, pace
from hanse.server.bodies import BotBody, BotDecision, InviteBody
from hanse.server.errors import Refused
from hanse.server.lobby import summary
from hanse.server.models import BotOut, Bots, NewBot, Ply, Summary
from hanse.server.names import fold
from hanse.server.people import hashed
from hanse.server.room import Room, frame
from hanse.server.routes.live import HEADERS, Stream, counted
from hanse.server.storage.bots import Bot, add_bot, bot_named, bot_of_account, bots_of, remove_bot, tables_of
from hanse.server.storage.writer import Conflict
from hanse.table import LiveTable, acts
from hanse.table.live import PLAYING
from hanse.table.seats import bot_of

router = APIRouter(prefix="/api", tags=["bots"], responses=ERRORS)

MOST_BOTS = 20  # of one owner
LOOK_SECONDS = 1.0  # how often a stream asks the database at which tables its bot sits

BotId = Annotated[str, Path(min_length=1, max_length=32)]


@router.get("/bots")
async def own_bots(house: HouseOf, person: Person) -> Bots:
    """One's own bots."""
    return Bots(bots=[BotOut(id=bot.id, name=bot.name) for bot in await bots_of(house.store, person.id)])


@router.post("/bots", status_code=201)
async def new_bot(body: BotBody, house: HouseOf, person: Person, request: Request) -> NewBot:
    """Make an account for a bot. Its token is told this once."""
    pace(request, "bot", person.id)
    if person.guest:
        raise Refused("guest")
    await house.people.check_name(body.name, person.id)
    token = secrets.token_urlsafe(32)
    bot = Bot(secrets.token_hex(8), body.name, person.id)
    try:
        if not await add_bot(house.store, bot, fold(body.name), hashed(token), time.time(), MOST_BOTS):
            raise Refused("bots", most=MOST_BOTS)
    except Conflict:
        raise Refused("name-taken", name=body.name) from None
    return NewBot(id=bot.id, name=bot.name, token=token)


@router.delete("/bots/{bot}")
async def delete_bot(bot: BotId, house: HouseOf, person: Person) -> Bots:
    """Revoke the token of a bot; where it sits, a simpler one goes on."""
    if not bot.isascii() or not await remove_bot(house.store, person.id, bot):
        raise Refused("no-bot")
    return await own_bots(house, person)


@router.post("/tables/{table_id}/bot")
async def invite_bot(table_id: TableId, body: InviteBody, house: HouseOf, person: Person) -> Summary:
    """Let a bot sit down: its owner may, and who set up the table. The game starts when the last seat is taken."""
    room = await open_room(house, table_id, person, body.invite)
    bot = await bot_named(house.store, fold(body.bot))
    if bot is None:
        raise Refused("no-bot")
    if person.id not in (bot.owner, room.table.host):
        raise Refused("not-host")
    here = room.connected()
    room = await house.hall.act(table_id, lambda t: acts.invite_bot(t, bot.id, bot.name, body.seat, here))
    return summary(room, person)


@router.post("/bot/tables/{table_id}/decide")
async def decide(table_id: TableId, body: BotDecision, house: HouseOf, bot: BotOf) -> Ply:
    """The bot decides. When this answers, the decision is kept for good."""
    room = await house.hall.room(check_id(table_id))
    if body.values and len(body.values) != len(room.table.seats):
        raise Refused("invalid", field="values", reason="length")
    room = await house.hall.act(table_id, lambda t: acts.decide_elsewhere(t, bot.id, body.ply, body.code))
    return Ply(ply=room.table.ply)


@router.get("/bot/stream", response_class=Stream)
async def stream(house: HouseOf, bot: BotOf, request: Request) -> Stream:
    """Everything the bot is told, at all tables where it sits; who comes again is told everything again."""
    house.streams.check(address_of(request))
    return Stream(counted(house, request, _follow(house, bot)), headers=HEADERS)


@dataclass
class Followed:
    """What a bot was told of one table."""

    undone: int  # how many decisions had been struck
    ply: int = 0
    asked: int = -1  # the ply at which it was last asked


async def _follow(house: House, bot: Bot) -> AsyncIterator[bytes]:
    yield frame("hello", to_json({"protocol": PROTOCOL, "id": bot.id, "name": bot.name}))
    followed: dict[str, Followed] = {}
    looked, spoke = 0.0, time.monotonic()
    playing: list[str] = []
    while not (house.closing or house.standing.is_banned(bot.owner)):
        news = house.hall.news
        if time.monotonic() - looked >= LOOK_SECONDS:
            looked = time.monotonic()
            # Who leaves in the middle of a question does not take the connection to the database along.
            if await asyncio.shield(bot_of_account(house.store, bot.id)) is None:
                return
            playing = await asyncio.shield(tables_of(house.store, bot.id))
        for table_id in dict.fromkeys([*playing, *followed]):
            with contextlib.suppress(Refused):  # a table that this version cannot read
                room = await house.hall.room(table_id)
                for told in _news(house, room, bot, followed):
                    spoke = time.monotonic()
                    yield told
        if time.monotonic() - spoke > house.settings.heartbeat_seconds:
            spoke = time.monotonic()
            yield b": still here\n\n"
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), LOOK_SECONDS)


def _news(house: House, room: Room, bot: Bot, followed: dict[str, Followed]) -> list[bytes]:
    """What the bot does not know yet of a table."""
    table = room.table
    seat = next((number for number, each in enumerate(table.seats) if each.bot == bot_of(bot.id)), None)
    if table.status != PLAYING or table.state is None or seat is None:
        if followed.pop(table.id, None) is None:
            return []
        return [_frame("end", table, {})]
    told: list[bytes] = []
    known = followed.get(table.id)
    if known is None or known.undone != len(table.struck):
        known = followed[table.id] = Followed(len(table.struck))
        told.append(_frame("game", table, game_data(Seating(table.game, table.options, seat))))
    for ply, made in enumerate(table.decisions[known.ply :], known.ply + 1):
        told.append(_frame("saw", table, saw_data(table.state, ply, made.seat, made.code, table.events[made.entry])))
    known.ply = table.ply
    if table.mover() == seat and known.asked != table.ply:
        known.asked = table.ply
        limit = Limit(seconds=house.settings.think_seconds)
        told.append(_frame("go", table, go_data(table.state, seat, table.ply, limit)))
    return told


def _frame(word: str, table: LiveTable, data: dict[str, Any]) -> bytes:
    return frame(word, to_json({"table": table.id, **data}))
