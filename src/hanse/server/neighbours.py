"""What the processes on one PostgreSQL tell each other of those who ask, so that limits hold over all of them.

Once a second each tells what every address has used, and how many streams it follows for it. The others count it as
if it had been used with them, which may leave an address in debt: to spread requests over processes gains nothing but
what is answered within that second.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import text

from hanse.server.safety import Limits
from hanse.server.storage.store import Store
from hanse.server.streams import BELIEVED_SECONDS, Streams

log = logging.getLogger("hanse")

CHANNEL = "hanse_limits"
TOLD_SECONDS = 1.0
_AT_ONCE = 60  # facts in a notice; PostgreSQL takes 8000 bytes
_LONGEST = 100  # letters of a key: longer ones, of names that nobody has, are not told


class Neighbours:
    """Tells and hears what is used up."""

    def __init__(self, store: Store, limits: Limits, streams: Streams) -> None:
        self._store = store
        self._limits = limits
        self._streams = streams
        self._name = secrets.token_hex(4)
        self._reminded = time.monotonic()
        limits.shared = store.postgres

    async def tell(self) -> None:
        """Tell for ever, if there can be others."""
        while self._store.postgres:
            await asyncio.sleep(TOLD_SECONDS)
            try:
                await self.tell_once()
            except Exception as error:  # limits hold within this process all the same
                log.warning("limits were not told: %s", type(error).__name__)

    async def tell_once(self) -> None:
        """Tell what was used since the last time."""
        self._remind()
        used = [[kind, key, count] for kind, key, count in self._limits.used() if len(key) <= _LONGEST]
        followed = [[address, self._streams.here[address]] for address in self._streams.changed]
        self._streams.changed.clear()
        notices = [*_parts("used", used), *_parts("streams", followed)]
        if notices:
            async with self._store.engine.begin() as connection:
                for what, facts in notices:
                    values = {"channel": CHANNEL, "notice": json.dumps([self._name, what, facts])}
                    await connection.execute(text("SELECT pg_notify(:channel, :notice)"), values)

    def _remind(self) -> None:
        """Tell again now and then what is still so."""
        if time.monotonic() - self._reminded > BELIEVED_SECONDS / 3:
            self._reminded = time.monotonic()
            self._streams.changed.update(self._streams.here)
            self._streams.forget_old()

    def hear(self, notice: str) -> None:
        """Another process has told."""
        name, what, facts = json.loads(notice)
        if name == self._name:
            return
        if what == "used":
            for kind, key, count in facts:
                self._limits.charge(kind, key, count)
        elif what == "streams":
            self._streams.heard(name, dict(facts))


def _parts(what: str, facts: Iterable[list[Any]]) -> Iterator[tuple[str, list[list[Any]]]]:
    listed = list(facts)
    for start in range(0, len(listed), _AT_ONCE):
        yield what, listed[start : start + _AT_ONCE]
