"""Bots that decide by themselves: how long they are waited for, and who decides when they do not."""

from __future__ import annotations

import asyncio

from hanse.players import Course, Decided
from hanse.players.host import place_in
from hanse.players.player import MISSING, SLOW
from hanse.server.room import Room
from hanse.server.settings import Settings
from hanse.server.storage.bots import bot_of_account
from hanse.server.storage.store import Store
from hanse.table import LiveTable
from hanse.table.seats import account_of


def moment(table: LiveTable) -> tuple[int, int]:
    """Equal as long as nobody decided or took back."""
    return table.ply, len(table.plies) + len(table.struck)


async def wait(store: Store, settings: Settings, room: Room, course: Course) -> Decided | None:
    """None once the bot has decided by itself; else what a simpler one decides when its time is over.

    A bot that has failed once in a turn is not waited for again in it, and that is told once.
    """
    table, now = room.table, moment(room.table)
    account = account_of(table.bot_to_move()) or ""
    began = course.turn()
    failed = _failed_since(table, began)
    why, seconds = SLOW, _left(table, settings, began)
    if not failed and await bot_of_account(store, account) is None:
        why, seconds = MISSING, 0.0
    loop = asyncio.get_running_loop()
    deadline = loop.time() + (0.0 if failed else seconds)
    while moment(room.table) == now and room.table.bot_to_move() is not None:
        left = deadline - loop.time()
        if left <= 0:
            decided = await asyncio.to_thread(_replaced, table, course, why, seconds)
            return Decided(decided.thought, decided.failures[1:] if failed else decided.failures)
        try:
            await asyncio.wait_for(room.news.wait(), left)
        except TimeoutError:
            continue
    return None


def _replaced(table: LiveTable, course: Course, why: str, seconds: float) -> Decided:
    seat = course.state.mover()
    reason = f"no decision in {seconds:g} s" if why == SLOW else "its account was removed"
    return place_in(course.record, seat).replace(table.seats[seat].name, why, reason, course.state, course.ply)


def _failed_since(table: LiveTable, ply: int) -> bool:
    """Whether the seat that has to decide was replaced in this turn already."""
    after = table.decisions[ply - 1].entry if ply > 0 else 0
    seat = table.mover()
    return any(entry.kind == "bot_failed" and entry.data["seat"] == seat for entry in table.log[after:])


def _left(table: LiveTable, settings: Settings, ply: int) -> float:
    """What the bot may use for this decision, of its time for one and of that for a whole turn."""
    used = 0.0
    for decision in table.decisions[ply:]:
        if decision.seat == table.mover():
            used += table.log[decision.entry - 1].at - table.log[decision.entry - 2].at
    return max(0.0, min(settings.think_seconds, settings.turn_seconds - used))
