"""The lobby: which tables can be found, and news of them, made once for everybody and at most once a second."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from pydantic import ValidationError
from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from hanse.server.errors import Refused
from hanse.server.hall import Hall
from hanse.server.models import Summary
from hanse.server.room import Room
from hanse.server.storage.store import Account
from hanse.table import show

log = logging.getLogger("hanse")

LISTED = 100
OF_ONE_HOST = 5  # tables of one account in the list for everybody
NEWS_SECONDS = 1.0  # changes within so long are told together


def summary(room: Room, account: Account | None) -> Summary:
    """The table as a line of the lobby."""
    who = None if account is None else account.id
    return Summary.model_validate(show.summary(room.table, who, room.connected()))


async def listed(hall: Hall, account: Account | None, *, mine: bool) -> list[Summary]:
    """The tables that the account may find; one that cannot be read or told is left out."""
    who = None if account is None else account.id
    found = await hall.store.lobby(who, mine=mine, limit=LISTED if mine else LISTED * OF_ONE_HOST)
    told: list[Summary] = []
    hosts: Counter[str] = Counter()
    for table_id in found:
        try:
            room = await hall.room(table_id)
            hosts[room.table.host] += 1
            if mine or hosts[room.table.host] <= OF_ONE_HOST:  # nobody fills the list alone
                told.append(summary(room, account))
        except Refused:
            continue  # a table that this version cannot read
        except ValidationError:  # or one whose log says what cannot be told
            log.warning("table %s cannot be listed", table_id)
        if len(told) == LISTED:
            break
    return told


@dataclass(eq=False)
class Watcher:
    """One stream of the lobby; `own` are the lines of the account's own tables, `stale` if one has changed since."""

    account: Account | None
    seen: int = 0
    own: dict[str, bytes] = field(default_factory=dict)
    stale: bool = True


@dataclass(frozen=True)
class _News:
    number: int = 0
    lines: dict[str, bytes] = field(default_factory=dict)  # the public tables as a stranger sees them
    body: bytes = b""  # the same as one message


class Lobby:
    """News of the lobby."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._news = _News()
        self._told = asyncio.Event()
        self._asked = asyncio.Event()  # somebody came who may know less than there is
        self._watchers: dict[str | None, set[Watcher]] = {}  # by account

    def wake(self) -> None:
        """Whoever waits for news looks whether it may go on waiting."""
        self._told.set()
        self._told = asyncio.Event()

    @contextlib.contextmanager
    def watch(self, account: Account | None) -> Iterator[Watcher]:
        """Somebody looks at the lobby."""
        watcher = Watcher(account)
        who = None if account is None else account.id
        self._watchers.setdefault(who, set()).add(watcher)
        self._asked.set()
        try:
            yield watcher
        finally:
            self._watchers[who].discard(watcher)
            if not self._watchers[who]:
                del self._watchers[who]

    async def make_news(self) -> None:
        """Make news for ever, as long as somebody looks."""
        while True:
            await self._wait_for_change()
            try:
                await self._make()
            except (SQLAlchemyError, OSError) as error:
                log.warning("no news of the lobby: %s", type(error).__name__)
                self._asked.set()
            await asyncio.sleep(NEWS_SECONDS)

    async def _wait_for_change(self) -> None:
        if self._asked.is_set() or self._hall.touched:
            return
        waits = [asyncio.create_task(event.wait()) for event in (self._asked, self._hall.news)]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _make(self) -> None:
        self._asked.clear()
        touched, self._hall.touched = self._hall.touched, set()
        if not self._watchers:
            return
        public = await listed(self._hall, None, mine=False)
        for account in await self._hall.store.members(sorted(touched)):
            for watcher in self._watchers.get(account, ()):
                watcher.stale = True
        lines = {line.id: to_json(line) for line in public}
        self._news = _News(self._news.number + 1, lines, _body(lines.values(), ()))
        self.wake()

    async def next(self, watcher: Watcher, seconds: float) -> bytes | None:
        """What the watcher does not know yet; none if nothing has happened for so long, or it was woken."""
        if self._news.number == watcher.seen:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), seconds)
        news = self._news
        if news.number == watcher.seen:
            return None
        watcher.seen = news.number
        if watcher.account is None:
            return news.body
        if watcher.stale:
            watcher.stale = False  # before they are asked for: what changes meanwhile is asked for again
            own = await listed(self._hall, watcher.account, mine=True)
            watcher.own = {line.id: to_json(line) for line in own}
        return _with_own(news, watcher.own)


def _with_own(news: _News, own: dict[str, bytes]) -> bytes:
    """What is told to everybody, but for the lines of one's own tables."""
    if not own:
        return news.body
    return _body([own.get(table, line) for table, line in news.lines.items()], own.values())


def _body(public: Iterable[bytes], own: Iterable[bytes]) -> bytes:
    return b'{"tables":[' + b",".join(public) + b'],"mine":[' + b",".join(own) + b"]}"
