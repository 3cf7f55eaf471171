"""Lets tournaments go on by themselves: begins them, opens the tables of each round, notes how they end.

What comes next follows from what is stored alone, and every step is written so that it can be done only once. A process
may be killed anywhere, and several may look after the same tournament.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import replace

from hanse.contest import Round, Seated, Shape, plan
from hanse.contest.ending import move_on, result_of
from hanse.server.access import House
from hanse.server.errors import Refused
from hanse.server.routes.tables import new_id, new_secrets, own_facts
from hanse.server.storage import contests as kept
from hanse.server.storage.contests import Contest, ContestRound, ContestTable
from hanse.table import Refusal, dealing
from hanse.table.live import OVER, WAITING
from hanse.table.seats import BOT, PERSON, Seat
from hanse.table.setup import create

log = logging.getLogger("hanse")

FEWEST = 2  # entrants of a tournament


async def look(house: House) -> None:
    """Go on wherever something is to be done; what is wrong with one tournament concerns no other."""
    for contest in await kept.active(house.store, time.time()):
        try:
            await advance(house, contest)
        except (Refused, Refusal) as refusal:
            log.warning("tournament %s does not go on: %s", contest.id, refusal.code)


async def begin(house: House, contest: Contest) -> None:
    """Begin; refused if it has begun, or too few have entered."""
    if len(await _players(house, contest)) < FEWEST:
        raise Refused("contest-few", fewest=FEWEST)
    if not await kept.set_status(house.store, contest.id, [kept.OPEN], kept.RUNNING):
        raise Refused("contest-begun")
    await advance(house, replace(contest, status=kept.RUNNING))


async def advance(house: House, contest: Contest) -> None:
    """Do what is to be done now."""
    if contest.status == kept.OPEN:  # its time has come
        enough = len(await _players(house, contest)) >= FEWEST
        after, ended = (kept.RUNNING, None) if enough else (kept.OFF, time.time())
        await kept.set_status(house.store, contest.id, [kept.OPEN], after, ended)
        if not enough:
            return
    rounds = await kept.rounds_of(house.store, contest.id)
    if rounds and not await _over(house, contest, rounds[-1]):
        return
    players = await _players(house, contest)
    if len(rounds) >= contest.setup["rounds"] or len(players) < FEWEST:
        await kept.set_status(house.store, contest.id, [kept.RUNNING], kept.OVER, time.time())
        return
    begun = await _next_round(contest, rounds, players)
    await kept.add_round(house.store, contest.id, begun)  # or another process has
    for table in (await kept.rounds_of(house.store, contest.id))[-1].tables:
        await _open(house, contest, table)


async def _players(house: House, contest: Contest) -> list[str]:
    """Those who play the next round, in an order that nobody chooses; an account that was deleted plays no more."""
    entrants = [each.account for each in await kept.entrants_of(house.store, contest.id) if not each.gone]
    known = await house.store.names(entrants)
    gone = [account for account in entrants if account not in known]
    if gone:
        await kept.mark_gone(house.store, contest.id, gone)
    return sorted(known)


async def _next_round(contest: Contest, rounds: list[ContestRound], players: list[str]) -> ContestRound:
    """The round that follows: as it was planned, if nobody has left since, else out of a new plan."""
    number = len(rounds) + 1
    planned: list[Round] = rounds[-1].plan if rounds else []
    if not planned or sorted(who for table in planned[0] for who in table if who is not None) != players:
        setup = contest.setup
        shape = Shape(setup["seats"], setup["sizes"], setup["bots"])
        past = [[table.seats for table in each.tables] for each in rounds]
        left, seed = setup["rounds"] - len(rounds), f"{contest.seed}:{number}"
        planned = await asyncio.to_thread(plan, players, past, left, shape, seed)
    tables = [ContestTable(number, place, new_id(), seats, None) for place, seats in enumerate(planned[0], 1)]
    return ContestRound(number, time.time(), planned[1:], tables)


async def _over(house: House, contest: Contest, current: ContestRound) -> bool:
    """Whether all tables of a round are over; those that are not are opened or moved on if need be."""
    left = [table for table in current.tables if table.result is None]
    there = await kept.opened(house.store, left)
    for table in left:
        if table.seating not in there:
            await _open(house, contest, table)
        elif there[table.seating] == OVER:
            await _settle(house, table)
        elif there[table.seating] == WAITING:
            await _deal(house, table)
        else:
            await _move_on(house, contest, current, table)
    return all(there.get(table.seating) == OVER for table in left)


async def _open(house: House, contest: Contest, table: ContestTable) -> None:
    """Open a table with everybody on their seats; it begins as soon as their pages have added to its seed."""
    setup = contest.setup
    names = await house.store.names([who for who in table.seats if who is not None])
    people = [who for who in table.seats if who in names]
    if not people:
        await kept.set_result(house.store, table, [Seated(who, 1, 0) for who in table.seats])
        return
    seats = [
        Seat(PERSON, names[who].name, who) if who in names else Seat(BOT, "", None, setup["bot"]) for who in table.seats
    ]
    drafts = create(
        setup["game"],
        setup["preset"],
        own_facts(house, setup["game"]) | setup["changes"],
        seats,
        str(people[0]),
        public=True,
        clock=setup["clock"],
        secrets=new_secrets(),
        waiting={"absence": house.settings.absent_seconds},
        arranged=True,
    )
    with contextlib.suppress(Refused):  # another process was quicker, or the account has just been deleted
        await house.hall.create(table.seating, drafts)


async def _settle(house: House, table: ContestTable) -> None:
    room = await house.hall.room(table.seating, fresh=True)
    await kept.set_result(house.store, table, result_of(room.table, table.seats))


async def _deal(house: House, table: ContestTable) -> None:
    """The round does not wait long for pages that are not there."""
    room = await house.hall.room(table.seating, fresh=True)
    if dealing.hurry(room.table, time.time()):
        await house.hall.act(table.seating, lambda t: dealing.hurry(t, time.time()))


async def _move_on(house: House, contest: Contest, current: ContestRound, table: ContestTable) -> None:
    """Nobody waits for ever for who does not decide."""
    now, seconds = time.time(), contest.setup["round_seconds"]
    if contest.setup["clock"] is None and now < current.begun + seconds:
        return
    room = await house.hall.room(table.seating, fresh=True)
    if move_on(room.table, now, current.begun, seconds):
        await house.hall.act(table.seating, lambda t: move_on(t, time.time(), current.begun, seconds))
