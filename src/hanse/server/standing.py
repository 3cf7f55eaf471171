"""Who may not talk and who may not come, as far as this process knows: asked of the database again and again.

So it does not matter through which process, or on which command line, a host has decided it.
"""

from __future__ import annotations

import time

from hanse.server.storage.moderation import BANNED, MUTED, restricted
from hanse.server.storage.store import Store


class Standing:
    """The restrictions that hold."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: dict[str, set[str]] = {MUTED: set(), BANNED: set()}

    async def refresh(self) -> bool:
        """Ask again; whether somebody may no longer come who could before."""
        held: dict[str, set[str]] = {MUTED: set(), BANNED: set()}
        for row in await restricted(self._store, time.time()):
            held.setdefault(row.what, set()).add(row.account)
        before, self._held = self._held, held
        return not held[BANNED] <= before[BANNED]

    def is_muted(self, account: str) -> bool:
        """Whether the account may only listen."""
        return account in self._held[MUTED]

    def is_banned(self, account: str | None) -> bool:
        """Whether the account may not come."""
        return account in self._held[BANNED]
