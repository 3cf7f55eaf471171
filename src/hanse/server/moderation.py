"""What a host can do, on the page and on the command line: one list of deeds, each written down with who did it."""

from __future__ import annotations

import time

from hanse.server.errors import Refused
from hanse.server.hall import Hall
from hanse.server.storage import moderation as kept
from hanse.server.storage.moderation import BANNED, MUTED, Intervention
from hanse.server.storage.store import Store
from hanse.table import acts

RESTRICTED = {"mute": MUTED, "ban": BANNED}
LIFTED = {"unmute": MUTED, "unban": BANNED}
PERSONAL = (*RESTRICTED, *LIFTED)  # deeds that concern a person
DEEDS = (*PERSONAL, "close", "settle")
_DAY = 24 * 3600.0


async def intervene(store: Store, hall: Hall, done: Intervention, days: int, report: str = "") -> list[str]:
    """Do it, and write it down; `days` is how long a restriction holds, 0 for good. Which sessions ended."""
    now = time.time()
    if done.what in PERSONAL:
        if done.about is None or not await store.names([done.about]):
            raise Refused("no-person")
        if done.what in LIFTED:
            await kept.lift(store, done, LIFTED[done.what], now)
            return []
        if await kept.is_host(store, done.about):
            raise Refused("is-host")
        until = now + days * _DAY if days else None
        return await kept.restrict(store, done, RESTRICTED[done.what], until, now)
    if done.what == "close":
        await hall.act(done.table or "", acts.close)
        await kept.note(store, done, now)
    elif not await kept.settle(store, report, done, now):
        raise Refused("no-report")
    return []
