"""Hears from other processes on the same PostgreSQL that a log has grown."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from hanse.server import neighbours, presence
from hanse.server.access import House
from hanse.server.storage import orders
from hanse.server.storage.line import CHANNEL, read_notice
from hanse.server.storage.store import ENDED

log = logging.getLogger("hanse")

_RETRY_SECONDS = 1.0


async def listen(house: House) -> None:
    """Listen for ever; a connection that breaks is made again, and what was missed is found by looking around."""
    if not house.store.postgres:
        return
    while True:
        try:
            await _listen_once(house)
        except Exception as error:  # whatever broke the connection, it is made again
            log.warning("no notices from the database: %s", type(error).__name__)
        await asyncio.sleep(_RETRY_SECONDS)


async def _listen_once(house: House) -> None:
    async with house.store.engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        queue: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        raw.add_termination_listener(lambda _: queue.put_nowait(None))
        for heard in (CHANNEL, orders.CHANNEL):
            await raw.add_listener(heard, lambda _connection, _pid, *notice: queue.put_nowait(notice))
        await raw.add_listener(
            presence.CHANNEL, lambda _connection, _pid, _channel, payload: house.presence.hear(payload)
        )
        await raw.add_listener(
            neighbours.CHANNEL, lambda _connection, _pid, _channel, payload: house.neighbours.hear(payload)
        )
        await raw.add_listener(
            ENDED, lambda _connection, _pid, _channel, payload: house.sessions_ended(payload.split(","))
        )
        await house.hall.look_around()
        while True:
            notice = await queue.get()
            if notice is None:
                raise ConnectionError("the connection ended")
            channel, payload = notice
            if channel == orders.CHANNEL:
                await house.hall.orders_changed(payload)
                continue
            await house.hall.heard(*read_notice(payload))
