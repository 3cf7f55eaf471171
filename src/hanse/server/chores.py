"""What has to be looked after again and again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from hanse.server import contests, exploring, holidays
from hanse.server.access import House
from hanse.server.errors import Refused
from hanse.server.storage.expiry import forget_guests, forget_tables
from hanse.server.thinking import Thinking

log = logging.getLogger("hanse")

FORGET_SECONDS = 3600.0  # between two looks for what nobody has touched
HOLIDAY_SECONDS = 60.0  # between two looks for games that have begun in a holiday
_BOT_PATIENCE = 3.0  # beyond its own time, before a bot that another process should have moved is moved here


async def look_after(house: House, thinking: Thinking) -> None:
    """For ever: bots left alone, news that no notice announced, who is here, and what nobody needs any more."""
    first, forgot, spread = True, time.monotonic(), 0.0
    while True:
        try:
            patience = 0.0 if first else house.settings.think_seconds + _BOT_PATIENCE
            now = time.time()
            for table_id in await house.store.waiting_for_bots(now - patience, now):
                with contextlib.suppress(Refused):  # a table that this version cannot read
                    thinking.consider(await house.hall.room(table_id, fresh=True))
            await house.hall.look_around()
            await house.note_present()
            await house.heed()
            await contests.look(house)
            await exploring.look(house)
            first = False
            if time.monotonic() - spread > HOLIDAY_SECONDS:
                spread = time.monotonic()
                await holidays.look(house)
            if time.monotonic() - forgot > FORGET_SECONDS:
                forgot = time.monotonic()
                await forget(house, now)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the database does not answer: %s", type(error).__name__)
        except Exception:  # one table that cannot be read must not stop the bots at all others
            log.exception("a chore failed")
        due = time.monotonic() + house.settings.poll_seconds
        await asyncio.sleep(house.settings.poll_seconds)
        house.delay = max(0.0, time.monotonic() - due)


async def forget(house: House, now: float) -> None:
    """Let go of tables and guests that nobody has touched for as long as the host has set."""
    if house.settings.forget_days <= 0:
        return
    before = now - house.settings.forget_days * 24 * 3600
    tables = guests = 0
    while gone := await forget_tables(house.store, before):
        tables += len(gone)
        for table_id in gone:
            house.hall.forget(table_id)
    while many := await forget_guests(house.store, before, now):
        guests += many
    if tables or guests:
        log.info("forgotten, as nobody has touched them: %s tables, %s guests", tables, guests)
