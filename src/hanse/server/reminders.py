"""Tells through hooks that a game waits for somebody: once, also over restarts and with several processes.

Which questions wait is found in the tables that changed; they lie in the outbox of the database until they are told or
answered. Whether somebody looks at the table makes no difference: a page may be open where nobody sits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hanse.messages import Catalogue, catalogue
from hanse.server.errors import Refused
from hanse.server.hall import Hall
from hanse.server.hooks import HookError, send
from hanse.server.pushes import GONE, push, signer
from hanse.server.settings import Settings
from hanse.server.storage.reminders import (
    Hook,
    Kept,
    Reminder,
    changed_tables,
    claim,
    due_hooks,
    forget_hook,
    hook_named,
    hooks_for,
    note,
    put_off,
    settle,
)
from hanse.table import LiveTable
from hanse.table.seats import Seat

log = logging.getLogger("hanse")

PAUSES = (60.0, 300.0, 1800.0, 7200.0)  # after failures in a row; one more, and the hook is switched off
_OVERLAP = 60.0  # clocks of processes may differ by so much
_DAY = 1440  # minutes
_FACTS = ("table", "game", "who", "others", "link")  # of a table that waits, as data


def waiting(table: LiveTable) -> tuple[str, Reminder, float] | None:
    """Whom the table waits for, what to remind of, and since when; none if it is nobody with an account.

    Who is on holiday is waited for from its end on.
    """
    mover = None if table.paused else table.mover()
    account = None if mover is None else table.seats[mover].account
    if mover is None or account is None:
        return None
    asked, holiday = table.asked(), table.holiday_of(mover, time.time())
    back = asked.at if holiday is None or holiday[0] > time.time() else max(asked.at, holiday[1])
    return account, Reminder(table.id, asked.seq), back


def due_at(hook: Hook, asked: float) -> float:
    """When to tell of a question: after the delay, and not in quiet hours."""
    due = asked + hook.delay
    if hook.quiet_from is None or hook.quiet_to is None:
        return due
    minute = (due / 60 + hook.zone) % _DAY
    if (minute - hook.quiet_from) % _DAY < (hook.quiet_to - hook.quiet_from) % _DAY:
        due += 60 * ((hook.quiet_to - minute) % _DAY)
    return due


def _name(words: Catalogue, seat: Seat) -> str:
    """A person, or a bot as it is called in the reader's language."""
    called = f"bot-{seat.bot}.name"
    return seat.name or (words.say(called) if words.has(called) else str(seat.bot))


class Reminders:
    """Looks again and again; all sending happens in threads."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._since = 0.0
        self._threads = ThreadPoolExecutor(4, "hooks")

    def look_again(self) -> None:
        """Somebody has a new hook: what waits already counts too."""
        self._since = 0.0

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as error:
                log.warning("nobody is reminded: %s", type(error).__name__)
            except Exception:  # one hook that cannot be served must not stop all others
                log.exception("a reminder failed")
            await asyncio.sleep(self._settings.poll_seconds)

    async def look(self) -> None:
        """Note what waits since the last time, and tell what is due."""
        await self._note()
        due = await due_hooks(self._hall.store, time.time())
        await asyncio.gather(*(self._tell(hook) for hook in due))

    def close(self) -> None:
        """Send nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _note(self) -> None:
        """Put the questions of tables that changed into the outbox."""
        since, self._since = self._since, time.time() - _OVERLAP
        for table_id in await changed_tables(self._hall.store, since):
            found = await self._waiting(table_id)
            if found is not None:
                account, reminder, asked = found
                for kept in await hooks_for(self._hall.store, account, table_id):
                    await note(self._hall.store, kept.id, reminder, due_at(kept.hook, asked))

    async def _waiting(self, table_id: str) -> tuple[str, Reminder, float] | None:
        try:
            return waiting((await self._hall.room(table_id, fresh=True)).table)
        except Refused:  # this version cannot read it
            return None

    async def _tell(self, hook: str) -> None:
        """Tell through a hook in one message of all tables that wait; what was answered since is dropped."""
        store = self._hall.store
        kept, claimed = await hook_named(store, hook), await claim(store, hook, time.time())
        found = [await self._waiting(one.seating) for one in claimed]
        own = None if kept is None or kept.place.seating is not None else kept.place.account
        open_ones = [
            one
            for one, now in zip(claimed, found, strict=True)
            if now is not None and now[1] == one and own in (None, now[0])
        ]
        await settle(store, hook, [one for one in claimed if one not in open_ones])
        if kept is None or not open_ones:
            return
        told = [self._told(kept.hook, (await self._hall.room(one.seating)).table) for one in open_ones]
        try:
            await self._send(kept.hook, told)
        except HookError as error:
            await self._failed(kept, open_ones, str(error))
        else:
            await settle(store, hook, open_ones, failures=0)

    async def _send(self, hook: Hook, told: list[dict[str, Any]]) -> None:
        allowed = self._settings.hook_networks
        if hook.browser is None:
            text = "\n".join(line["text"] for line in told)
            facts = [{key: line[key] for key in _FACTS} for line in told]
            job = partial(send, hook.address, text, facts, allowed)
        else:
            job = partial(push, hook, told, await signer(self._hall.store), allowed)
        await asyncio.get_running_loop().run_in_executor(self._threads, job)

    async def _failed(self, kept: Kept, those: list[Reminder], why: str) -> None:
        """Again after a pause; after too many failures the hook is off, and its owner is told on the page.

        A browser that has taken back what it allowed is not asked again.
        """
        if why == GONE:
            await forget_hook(self._hall.store, kept.id)
            return
        failures = kept.hook.failures
        last = failures >= len(PAUSES)
        pause = PAUSES[min(failures, len(PAUSES) - 1)]
        later = due_at(replace(kept.hook, delay=pause), time.time())
        state = {"failures": failures + 1, **({"off": why} if last else {})}
        await put_off(self._hall.store, kept.id, those, later, **state)

    def _told(self, hook: Hook, table: LiveTable) -> dict[str, Any]:
        """A table that waits, in words and as data."""
        mover = table.mover()
        assert mover is not None
        words = catalogue(hook.language)
        game = words.of(table.game.key).say("game")
        others = [_name(words, seat) for number, seat in enumerate(table.seats) if number != mover]
        who, link = table.seats[mover].name, f"{hook.site}/#/table/{table.id}"
        facts = {"who": who, "game": game, "others": ", ".join(others)}
        text, short = words.say("reminder", **facts, link=link), words.say("reminder-short", **facts)
        return {"table": table.id, "game": game, "who": who, "others": others, "link": link} | {
            "text": text,
            "short": short,
        }
