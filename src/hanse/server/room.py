"""One table, those who look at it, and what they are sent: put together once for all who see the same.

Who sits there is told of every entry at once. Who looks on is told at once, too, unless that was a moment ago: where
much happens, what has happened meanwhile is one message. A thousand who look on at a table of quick bots then cost no
more than at one of people.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from hanse.table import LiveTable, show
from hanse.table.changes import change_of, check_of
from hanse.table.orders import Left

SPARED_SECONDS = 0.035  # between two messages to who looks on
CHECKED_EVERY = 8  # entries: often enough to notice a picture that went wrong, seldom enough not to be felt
_KEPT_NEWS = 16  # messages to who looks on, for those who are a little late

Described = dict[int, dict[str, Any]]  # the choices that a viewer has been told of, by code


class Picture(NamedTuple):
    """What some viewers see of a table after an entry of its log."""

    seq: int
    data: dict[str, Any]
    choices: list[dict[str, Any]]


class News(NamedTuple):
    """What leads from one entry of the log to another for those who look on."""

    start: int
    end: int
    body: bytes


def frame(event: str, body: bytes, number: int | None = None) -> bytes:
    """One event on the wire."""
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: ".encode() + body + b"\n\n"


class Room:
    """A table in memory."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.left: dict[int, Left] = {}  # standing orders by seat
        self.lock = asyncio.Lock()
        self.viewers: Counter[str | None] = Counter()
        self.onlookers = 0  # streams of those who look on
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}  # by process: when it told, and which accounts
        self.news = asyncio.Event()  # for who sits here
        self.calm = asyncio.Event()  # for who looks on
        self.beats = 0  # signs of life that all who look were asked for
        self.used = time.monotonic()
        self.closed = False  # nobody can be told any more what happens at the table
        self._frames: dict[Any, bytes] = {}
        self._pictures: dict[str | None, Picture] = {}  # by who sees the same: what they were sent last
        self._told: deque[News] = deque(maxlen=_KEPT_NEWS)
        self._spared = 0.0  # until when those who look on are spared
        self._due: asyncio.TimerHandle | None = None

    def put(self, table: LiveTable) -> None:
        """The table has changed."""
        self.table = table
        self._frames.clear()
        self._wake_seated()
        if self.onlookers and self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(max(self._spared, loop.time()), self._tell_onlookers)

    def wake(self) -> None:
        """Tell all who look that something else has changed."""
        self._frames.clear()
        self._stir()

    def beat(self) -> None:
        """Let all who look send a sign of life: one clock for all of them is cheaper than one for each."""
        self.beats += 1
        self._stir()

    def _stir(self) -> None:
        self._wake_seated()
        self._wake_onlookers()

    def _wake_seated(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    def _wake_onlookers(self) -> None:
        self.calm.set()
        self.calm = asyncio.Event()

    def _tell_onlookers(self) -> None:
        self._due = None
        self._spared = asyncio.get_running_loop().time() + SPARED_SECONDS
        self.gather()
        self._wake_onlookers()

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
        """Those with the same key see the same: nobody stands for all who look on."""
        return account if self.table.is_member(account) else None

    # What is sent -----------------------------------------------------------------------------------------------

    def body(self, account: str | None, *, log: bool) -> bytes:
        """The table as the account sees it, as JSON."""
        key = ("body", self.key(account), log)
        if key not in self._frames:
            self._frames[key] = to_json(show.full(self.table, self.key(account), self.connected(), log=log))
        return self._frames[key]

    def table_frame(self, account: str | None, described: Described) -> bytes:
        """The whole table, for who has just come."""
        if self.key(account) is None:
            self.gather()  # all who look on go on from here
        else:
            described.update(_by_code(self._picture(account).choices))
        key = ("table", self.key(account))
        if key not in self._frames:
            self._frames[key] = frame("table", self.body(account, log=True), self.table.seq)
        return self._frames[key]

    def entries_frame(self, account: str | None, last: int, described: Described) -> bytes:
        """All entries after `last`, with what the table looks like then."""
        *earlier, final = self.table.log[last:]
        parts = [frame("entry", to_json({"entry": show.entry_data(self.table, each)}), each.seq) for each in earlier]
        struck = any(entry.kind == "undone" for entry in (*earlier, final))
        choices = self._picture(account).choices
        change = None if struck else self._frames.get(("change", self.key(account), last))
        if change is None:
            news = b'"table":' + self.body(account, log=struck)
            described.update(_by_code(choices))
        else:
            news = change + b"," + _choices(choices, described)
        body = b'{"entry":' + to_json(show.entry_data(self.table, final)) + b"," + news + b"}"
        return b"".join([*parts, frame("entry", body, final.seq)])

    def gather(self) -> None:
        """What has happened since becomes one message to all who look on."""
        before = self._pictures.get(None)
        if before is None or not self.onlookers:
            self._told.clear()
            self._picture(None)
        elif before.seq < self.table.seq:
            self._told.append(News(before.seq, self.table.seq, self.entries_frame(None, before.seq, {})))

    def told_after(self, last: int) -> tuple[int, bytes] | None:
        """What who looks on has not been sent yet, and the entry that it leads to; none if there is nothing."""
        if self._pictures[None].seq <= last:
            return None
        missed = [news for news in self._told if news.start >= last]
        if missed and missed[0].start == last:
            return missed[-1].end, b"".join(news.body for news in missed)
        self.gather()  # who has missed more goes on from here with the others
        key = ("entries", last)
        if key not in self._frames:
            self._frames[key] = self.entries_frame(None, last, {})
        return self.table.seq, self._frames[key]

    def _picture(self, account: str | None) -> Picture:
        """The table as the account sees it now, but for log and choices; what has changed since is kept with it."""
        key = self.key(account)
        known = self._pictures.get(key)
        if known is not None and known.seq == self.table.seq:
            return known
        data = show.full(self.table, key, self.connected(), log=False)
        choices = data.pop("choices")
        del data["log"]
        now = Picture(self.table.seq, data, choices)
        if known is not None:
            self._frames["change", key, known.seq] = _change(known, now)
        self._pictures[key] = now
        return now

    def forget(self, account: str | None) -> None:
        """This account looks no more; what all spectators see is kept."""
        if self.key(account) is not None:
            self._pictures.pop(self.key(account), None)


class Look:
    """Somebody who follows a table: who sits there, or looks on until they sit down."""

    def __init__(self, room: Room, account: str | None) -> None:
        self._room = room
        self._account = account
        self._described: Described = {}
        self._looks_on = room.key(account) is None
        if self._looks_on:
            room.gather()
            room.onlookers += 1

    def close(self) -> None:
        """Nobody follows any more."""
        self._room.onlookers -= self._looks_on
        self._looks_on = False

    def whole(self) -> bytes:
        """The table, for who has just come."""
        return self._room.table_frame(self._account, self._described)

    def after(self, last: int) -> tuple[int, bytes] | None:
        """What is to be sent after an entry, and the entry that it leads to; none if there is nothing."""
        room = self._room
        if self._looks_on and room.key(self._account) is not None:
            self.close()  # and has sat down
        if self._looks_on:
            return room.told_after(last)
        return (
            None
            if room.table.seq <= last
            else (room.table.seq, room.entries_frame(self._account, last, self._described))
        )

    async def wait(self) -> None:
        """Until there may be something."""
        await (self._room.calm if self._looks_on else self._room.news).wait()


def _change(before: Picture, now: Picture) -> bytes:
    """What has changed for all who see the same, and now and then a check of the view then."""
    told: dict[str, Any] = {"change": change_of(before.data, now.data)}
    if now.seq % CHECKED_EVERY == 0:
        told["check"] = check_of(now.data["view"])
    return to_json(told)[1:-1]


def _choices(choices: Sequence[dict[str, Any]], described: Described) -> bytes:
    """The codes that can be chosen, with a description of those that this viewer has none of yet."""
    new = [choice for choice in choices if described.get(choice["code"]) != choice]
    described.update(_by_code(new))
    return to_json({"codes": [choice["code"] for choice in choices], "described": new})[1:-1]


def _by_code(choices: Sequence[dict[str, Any]]) -> Described:
    return {choice["code"]: choice for choice in choices}
