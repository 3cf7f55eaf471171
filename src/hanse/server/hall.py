"""The tables in memory, each as far as its log is known here; who looks at them is woken when they change.

The log in the database is the truth. A table is changed by writing entries first and folding them afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from hanse.messages import catalogue
from hanse.server.errors import Refused
from hanse.server.ratings import end_work
from hanse.server.room import Room
from hanse.server.storage.orders import keep_orders, orders_at
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Also, Conflict, Index
from hanse.table import Draft, Entry, LiveTable, Refusal
from hanse.table.acts import check_length
from hanse.table.keeping import with_orders, written
from hanse.table.live import OVER
from hanse.table.orders import Left, obeyed
from hanse.table.stored import read_on, read_table

log = logging.getLogger("hanse")

_KEPT_SECONDS = 60.0  # that a finished game stays after it was last asked for
_MOST_ENTRIES = 200_000  # about a KiB each: of all logs in memory, as far as nobody looks at them
_LONG = 100  # entries of a log that is not read in passing
_TRIES = 20  # against others who write to the same log

Act = Callable[[LiveTable], list[Draft]]


class Hall:
    """All tables that this process knows of."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.news = asyncio.Event()  # that some table has changed
        self.written: Counter[str] = Counter()  # entries of logs, by kind
        self.touched: set[str] = set()  # the tables that have changed since the lobby was last told
        self.after_change: Callable[[Room], None] = lambda room: None
        self._most = most
        self._loading: dict[str, asyncio.Lock] = {}
        self._left_alone: dict[str, Refusal] = {}  # tables that this version cannot read, and why

    async def room(self, table_id: str, *, fresh: bool = False) -> Room:
        """The room of a table; `fresh` makes sure that what other processes wrote is in it."""
        room = self.rooms.get(table_id)
        if room is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)  # also of a table that does not exist
            if obeyed(room.table, room.left):  # the server was stopped between an order and what it decides
                await self.act(table_id, _nothing)
        elif fresh and self.store.postgres:
            await self.refresh(room)
        self.rooms.move_to_end(table_id)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        if table_id in self._left_alone:
            raise _refused(self._left_alone[table_id])
        try:
            entries = await self.store.entries(table_id)
            if not entries:
                raise Refused("no-table")
            # A long log takes its time, during which others are served.
            long = len(entries) > _LONG
            table = await asyncio.to_thread(read_table, table_id, entries) if long else read_table(table_id, entries)
            room = Room(table)
            room.left = await orders_at(self.store, table_id)
        except Refusal as refusal:
            raise self._leave_alone(table_id, refusal) from None
        if table_id in self.rooms:  # somebody else was quicker
            return self.rooms[table_id]
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
        self._let_go(room)

    def _let_go(self, newest: Room | None = None) -> None:
        """Forget finished games that nobody looks at any more, and what was not used for longest if there is too much.

        How much there is counts by the entries of the logs: a long game takes as much room as many short ones.
        """
        entries = sum(room.table.seq for room in self.rooms.values())
        idle = time.monotonic() - _KEPT_SECONDS
        for table_id, old in list(self.rooms.items()):
            finished = old.table.status == OVER and old.used < idle
            if not finished and len(self.rooms) <= self._most and entries <= _MOST_ENTRIES:
                continue
            if old is not newest and not old.lock.locked() and not +old.viewers:
                entries -= old.table.seq
                del self.rooms[table_id]

    def left_alone(self) -> int:
        """How many tables could not be read so far."""
        return len(self._left_alone)

    def forget(self, table_id: str) -> None:
        """A table is gone; who looks at it is let go."""
        self._left_alone.pop(table_id, None)
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.closed = True
            room.wake()
        self.changed(table_id)

    async def create(self, table_id: str, drafts: list[Draft]) -> Room:
        """Write the beginning of a new table."""
        new = written(drafts, 0, _now())
        table = LiveTable(table_id, new)
        listed = table.members if table.lesson is None else set()  # a lesson is nobody's game
        try:
            await self.store.write(table_id, _index(table), new, listed)
        except Conflict:  # an account that belongs to it was deleted through another process
            raise Refused("busy") from None
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
                if drafts:
                    check_length(room.table, drafts)
                new, table = with_orders(room.table, room.left, drafts, _now())
                if not new:
                    return room
                try:
                    await self.store.write(
                        table_id, _index(table), new, table.members - room.table.members, _also(table, new)
                    )
                except Conflict:
                    await self._catch_up(room)
                    continue
                room.put(table)
                self.written.update(draft.kind for draft in drafts)
                break
            else:
                raise Refused("busy")
        self._changed(room)
        return room

    async def order(self, table_id: str, seat: int, left: Left) -> Room:
        """Keep somebody's orders for a seat; what they decide already is decided."""
        await keep_orders(self.store, table_id, seat, left)
        room = await self.room(table_id)
        room.left = {**room.left, seat: left}
        return await self.act(table_id, _nothing)

    async def orders_changed(self, table_id: str) -> None:
        """Somebody has left other orders at a table, perhaps through another process."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.left = await orders_at(self.store, table_id)
            with contextlib.suppress(Refused, Refusal):
                await self.act(table_id, _nothing)

    async def refresh(self, room: Room) -> None:
        """Read what other processes have written."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        try:
            new = await self.store.entries(room.table.id, room.table.seq)
        except Refusal as refusal:
            raise self._leave_alone(room.table.id, refusal) from None
        if new:
            self._read_on(room, new)
            self.changed(room.table.id)
        return bool(new)

    def _read_on(self, room: Room, new: list[Entry]) -> None:
        try:
            room.put(read_on(room.table, new))
        except Refusal as refusal:
            raise self._leave_alone(room.table.id, refusal) from None

    def _changed(self, room: Room) -> None:
        self.changed(room.table.id)
        self.after_change(room)

    def changed(self, *tables: str) -> None:
        """These tables have changed; whoever waits for news of any table is woken."""
        self.touched.update(tables)
        self.news.set()
        self.news = asyncio.Event()

    async def heard(self, table_id: str, last: int, new: list[Entry]) -> None:
        """A process says that a log is so long now, and perhaps what is new in it, so that nobody has to ask."""
        self.changed(table_id)
        room = self.rooms.get(table_id)
        if room is not None and new and new[0].seq == room.table.seq + 1 and not room.lock.locked():
            with contextlib.suppress(Refused):
                self._read_on(room, new)
        await self.heard_quietly(table_id, last)

    async def beat(self, seconds: float) -> None:
        """For ever: a sign of life on every stream of a table."""
        while True:
            await asyncio.sleep(seconds)
            for room in self.rooms.values():
                if +room.viewers:
                    room.beat()

    async def look_around(self) -> None:
        """Compare the tables that somebody looks at with the database, in case a notice was lost."""
        self._let_go()
        watched = [table_id for table_id, room in self.rooms.items() if +room.viewers]
        for table_id, last in (await self.store.lasts(watched)).items():
            await self.heard_quietly(table_id, last)

    async def heard_quietly(self, table_id: str, last: int) -> None:
        """As `heard`, for what is probably known."""
        room = self.rooms.get(table_id)
        if room is not None and room.table.seq < last:
            with contextlib.suppress(Refused):  # a newer version plays on at this table
                async with room.lock:
                    if room.table.seq < last:  # else it was this process that wrote
                        await self._catch_up(room)


def _now() -> float:
    return round(time.time(), 3)


def _nothing(table: LiveTable) -> list[Draft]:
    """An act that leaves everything to standing orders."""
    return []


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal.code, **refusal.told)


def _index(table: LiveTable) -> Index:
    return Index(table.game.key, table.public, table.status, table.bot_to_move() is not None)


def _also(table: LiveTable, new: list[Entry]) -> Also | None:
    """When a game ends, what it leaves behind is written together with its end."""
    if table.status == OVER and any(entry.kind == "over" for entry in new):
        return end_work(table)
    return None
