"""The tables in memory, each as far as its log is known here; who looks at them is woken when they change.

The log in the database is the truth. A table is changed by writing entries first and folding them afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

from pydantic_core import to_json

from hanse.messages import catalogue
from hanse.server.errors import Refused
from hanse.server.ratings import rating_work
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Also, Conflict, Index
from hanse.table import Draft, Entry, LiveTable, Refusal, show
from hanse.table.live import OVER
from hanse.table.stored import read_on, read_table

log = logging.getLogger("hanse")

_TRIES = 20  # against others who write to the same log

Act = Callable[[LiveTable], list[Draft]]


class Room:
    """One table, those who look at it, and what they are sent, put into bytes once for all who see the same."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: Counter[str | None] = Counter()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}  # by process: when it told, and which accounts
        self.frames: dict[Any, bytes] = {}
        self.news = asyncio.Event()
        self.closed = False  # nobody can be told any more what happens at the table

    def put(self, table: LiveTable) -> None:
        """The table has changed."""
        self.table = table
        self.wake()

    def wake(self) -> None:
        """Tell all who look."""
        self.frames.clear()
        self.news.set()
        self.news = asyncio.Event()

    def connected_here(self) -> list[str]:
        """The accounts that look at the table through this process."""
        return sorted(account for account, count in self.viewers.items() if account is not None and count > 0)

    def connected(self) -> list[str]:
        """The accounts that look at the table."""
        if not self.elsewhere:
            return self.connected_here()
        others = [account for _, accounts in self.elsewhere.values() for account in accounts]
        return sorted({*self.connected_here(), *others})

    def key(self, account: str | None) -> str | None:
        """Those with the same key see the same."""
        return account if self.table.is_member(account) else None

    def data(self, account: str | None, *, log: bool) -> dict[str, Any]:
        """The table as the account sees it."""
        return show.full(self.table, self.key(account), self.connected(), log=log)

    def body(self, account: str | None, *, log: bool) -> bytes:
        """The same as JSON."""
        key = ("body", self.key(account), log)
        if key not in self.frames:
            self.frames[key] = to_json(self.data(account, log=log))
        return self.frames[key]


class Hall:
    """All tables that this process knows of."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.lobby_news = asyncio.Event()
        self.after_change: Callable[[Room], None] = lambda room: None
        self._most = most
        self._loading: dict[str, asyncio.Lock] = {}
        self._left_alone: dict[str, Refusal] = {}  # tables that this version cannot read, and why

    async def room(self, table_id: str, *, fresh: bool = False) -> Room:
        """The room of a table; `fresh` makes sure that what other processes wrote is in it."""
        room = self.rooms.get(table_id)
        if room is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                room = self.rooms.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        elif fresh and self.store.postgres:
            await self.refresh(room)
        self.rooms.move_to_end(table_id)
        return room

    async def _load(self, table_id: str) -> Room:
        if table_id in self._left_alone:
            raise _refused(self._left_alone[table_id])
        try:
            entries = await self.store.entries(table_id)
            if not entries:
                raise Refused("no-table")
            room = Room(read_table(table_id, entries))
        except Refusal as refusal:
            raise self._leave_alone(table_id, refusal) from None
        self._keep(room)
        return room

    def _leave_alone(self, table_id: str, refusal: Refusal) -> Refused:
        """Never touch a table again that cannot be read; who looks at it is let go."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.closed = True
            room.wake()
        self._left_alone[table_id] = refusal
        log.warning("table %s is left alone: %s", table_id, catalogue("en").say(f"error-{refusal.code}"))
        return _refused(refusal)

    def _keep(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        if len(self.rooms) > self._most:
            for table_id, old in list(self.rooms.items())[: len(self.rooms) - self._most]:
                if not old.lock.locked() and not +old.viewers:
                    del self.rooms[table_id]

    async def create(self, table_id: str, drafts: list[Draft]) -> Room:
        """Write the beginning of a new table."""
        new = _entries(drafts, 0)
        table = LiveTable(table_id, new)
        await self.store.write(table_id, _index(table), new, table.members)
        room = Room(table)
        self._keep(room)
        self._changed(room)
        return room

    async def act(self, table_id: str, act: Act) -> Room:
        """Write what the act amounts to; it is on the disk when this returns, and everybody is told."""
        room = await self.room(table_id)
        async with room.lock:
            for _ in range(_TRIES):
                try:
                    drafts = act(room.table)
                except Refusal:
                    if self.store.postgres and await self._catch_up(room):
                        continue
                    raise
                if not drafts:
                    return room
                new = _entries(drafts, room.table.seq)
                table = room.table.after(new)
                try:
                    await self.store.write(
                        table_id, _index(table), new, table.members - room.table.members, _also(table, new)
                    )
                except Conflict:
                    await self._catch_up(room)
                    continue
                room.put(table)
                break
            else:
                raise Refused("busy")
        self._changed(room)
        return room

    async def refresh(self, room: Room) -> None:
        """Read what other processes have written."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        try:
            new = await self.store.entries(room.table.id, room.table.seq)
            table = read_on(room.table, new)
        except Refusal as refusal:
            raise self._leave_alone(room.table.id, refusal) from None
        if new:
            room.put(table)
            self.lobby_changed()
        return bool(new)

    def _changed(self, room: Room) -> None:
        self.lobby_changed()
        self.after_change(room)

    def lobby_changed(self) -> None:
        """Some table has changed."""
        self.lobby_news.set()
        self.lobby_news = asyncio.Event()

    async def heard(self, table_id: str, last: int) -> None:
        """Another process says that a log is so long now."""
        self.lobby_changed()
        await self.heard_quietly(table_id, last)

    async def look_around(self) -> None:
        """Compare the tables that somebody looks at with the database, in case a notice was lost."""
        watched = [table_id for table_id, room in self.rooms.items() if +room.viewers]
        for table_id, last in (await self.store.lasts(watched)).items():
            await self.heard_quietly(table_id, last)

    async def heard_quietly(self, table_id: str, last: int) -> None:
        """As `heard`, for what is probably known."""
        room = self.rooms.get(table_id)
        if room is not None and room.table.seq < last:
            with contextlib.suppress(Refused):  # a newer version plays on at this table
                await self.refresh(room)


def _entries(drafts: Iterable[Draft], last: int) -> list[Entry]:
    now = round(time.time(), 3)
    return [Entry(last + number, now, draft.kind, draft.data) for number, draft in enumerate(drafts, 1)]


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal.code, **refusal.told)


def _index(table: LiveTable) -> Index:
    return Index(table.game.key, table.public, table.status, table.bot_to_move() is not None)


def _also(table: LiveTable, new: list[Entry]) -> Also | None:
    """When a game ends, ratings are written together with its end."""
    if table.status == OVER and any(entry.kind == "over" for entry in new):
        return rating_work(table)
    return None
