"""Who may not talk and who may not come, as far as this process knows: asked of the database again and again.

A guest who is barred could come back as another guest: for a day nobody new may come from where the barred one came.
Who was there before stays, and who has an account signs in, so that a whole house does not suffer for one of them.

So it does not matter through which process, or on which command line, a host has decided it.
"""

from __future__ import annotations

import time

from hanse.server.storage.moderation import BANNED, MUTED, close_networks, networks_closed, restricted
from hanse.server.storage.store import Store
from hanse.server.whereabouts import KEPT_SECONDS, Whereabouts


class Standing:
    """The restrictions that hold."""

    def __init__(self, store: Store) -> None:
        self.whereabouts = Whereabouts()
        self._store = store
        self._closed: set[str] = set()
        self._held: dict[str, set[str]] = {MUTED: set(), BANNED: set()}

    async def refresh(self) -> bool:
        """Ask again; whether somebody may no longer come who could before."""
        held: dict[str, set[str]] = {MUTED: set(), BANNED: set()}
        now = time.time()
        for row in await restricted(self._store, now):
            held.setdefault(row.what, set()).add(row.account)
        before, self._held = self._held, held
        newly = held[BANNED] - before[BANNED]
        for account in newly:
            await self._close(account, now)
        self._closed = await networks_closed(self._store, now)
        return bool(newly)

    async def _close(self, account: str, now: float) -> None:
        networks = self.whereabouts.of(account)
        if networks:
            self._closed |= set(networks)  # at once: who is barred may be quick
            await close_networks(self._store, account, networks, now + KEPT_SECONDS, now)

    def is_closed(self, network: str) -> bool:
        """Whether nobody new may come from there."""
        return network in self._closed

    def is_muted(self, account: str) -> bool:
        """Whether the account may only listen."""
        return account in self._held[MUTED]

    def is_banned(self, account: str | None) -> bool:
        """Whether the account may not come."""
        return account in self._held[BANNED]
