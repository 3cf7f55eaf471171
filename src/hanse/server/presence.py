"""Who looks at a table, told to the other processes on the same PostgreSQL; what they tell is believed for a while."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time

from sqlalchemy import text

from hanse.server.hall import Hall
from hanse.server.room import Room
from hanse.server.storage.store import Store

log = logging.getLogger("hanse")

CHANNEL = "hanse_presence"
BELIEVED_SECONDS = 60.0
_MOST = 7000  # a notice of PostgreSQL holds 8000 bytes


class Presence:
    """Tells and hears who is connected."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self._hall = hall
        self._store = store
        self._name = secrets.token_hex(4)
        self._changed: asyncio.Queue[str] = asyncio.Queue()

    def changed(self, room: Room) -> None:
        """Somebody came or went here."""
        if self._store.postgres:
            self._changed.put_nowait(room.table.id)

    def remind(self) -> None:
        """Tell again what is still so, and forget what has not been told again."""
        now = time.monotonic()
        for room in self._hall.rooms.values():
            if +room.viewers:
                self.changed(room)
            old = [name for name, (at, _) in room.elsewhere.items() if now - at > BELIEVED_SECONDS]
            for name in old:
                del room.elsewhere[name]
            if old:
                room.wake()

    async def tell(self) -> None:
        """Tell for ever; what changes quickly is told once."""
        while True:
            tables = {await self._changed.get()}
            await asyncio.sleep(0.2)
            while not self._changed.empty():
                tables.add(self._changed.get_nowait())
            try:
                await self._tell(tables)
            except Exception as error:  # presence is a courtesy; it is told again soon
                log.warning("presence was not told: %s", type(error).__name__)

    async def _tell(self, tables: set[str]) -> None:
        async with self._store.engine.begin() as connection:
            for table in tables:
                room = self._hall.rooms.get(table)
                here = room.connected_here() if room is not None else []
                notice = json.dumps([self._name, table, here])
                if len(notice) < _MOST:
                    values = {"channel": CHANNEL, "notice": notice}
                    await connection.execute(text("SELECT pg_notify(:channel, :notice)"), values)

    def hear(self, notice: str) -> None:
        """Another process has told."""
        name, table, accounts = json.loads(notice)
        room = self._hall.rooms.get(table)
        if name == self._name or room is None:
            return
        before = room.connected()
        room.elsewhere[name] = (time.monotonic(), accounts)
        if room.connected() != before:
            room.wake()
