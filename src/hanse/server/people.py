"""Sign-in: guests with a name, accounts with a password, sessions known only by the hash of their token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from hanse.server.errors import Refused
from hanse.server.names import fold
from hanse.server.storage.own import password_of, set_password
from hanse.server.storage.store import Account, Store
from hanse.server.storage.writer import Conflict

COOKIE = "hanse_session"
SESSION_SECONDS = 90 * 24 * 3600.0
_AGENT = 200  # letters of what a browser says of itself
_REMEMBERED = 10_000
_REMEMBER_SECONDS = 30.0


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class People:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._known: OrderedDict[str, tuple[float, Account]] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()

    async def who(self, token: str | None) -> Account | None:
        """Whose token it is. Remembered for a short while, because every request asks."""
        if not token:
            return None
        key = hashed(token)
        now = time.time()
        at, account = self._known.get(key, (0.0, None))
        if account is not None and now - at < _REMEMBER_SECONDS:
            return account
        found = await self._store.session(key, now)
        self._known.pop(key, None)
        if found is not None:
            self._known[key] = (now, found)
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return found

    async def guest(self, name: str, agent: str) -> tuple[Account, str]:
        """A new guest with a session; a name that looks like that of somebody who has signed up is not free."""
        await self.check_name(name, None)
        account = Account(secrets.token_hex(8), name, guest=True)
        await self._store.add_account(account.id, name, time.time())
        return account, await self._session(account, agent)

    async def check_name(self, name: str, account: str | None) -> None:
        """Refuse a name by which somebody could be taken for another person who has signed up."""
        if await self._store.who_looks_like(name) not in (None, account):
            raise Refused("name-taken", name=name)

    async def sign_up(self, current: Account | None, name: str, password: str, agent: str) -> tuple[Account, str]:
        """A new account, or a guest who becomes one and keeps the games."""
        kept = await asyncio.to_thread(self._hasher.hash, password)
        try:
            if current is not None and await self._store.promote(current.id, name, fold(name), kept):
                account = Account(current.id, name, guest=False)
                self.forget(current.id)
            else:
                account = Account(secrets.token_hex(8), name, guest=False)
                await self._store.add_account(account.id, name, time.time(), fold(name), kept)
        except Conflict:
            raise Refused("name-taken", name=name) from None
        return account, await self._session(account, agent)

    async def sign_in(self, name: str, password: str, agent: str) -> tuple[Account, str]:
        """A session for who knows the password. A wrong name takes as long as a wrong password."""
        found = await self._store.account_named(fold(name))
        kept = self._nobody if found is None else found[1]
        if not await asyncio.to_thread(self._fits, kept, password) or found is None:
            raise Refused("password")
        return found[0], await self._session(found[0], agent)

    async def check(self, account: Account, password: str) -> None:
        """Refuse who does not know the password of the account; a guest has none."""
        kept = await password_of(self._store, account.id)
        if kept is not None and not await asyncio.to_thread(self._fits, kept, password):
            raise Refused("password")

    async def change_password(self, account: Account, password: str, token: str | None) -> list[str]:
        """A new password; all other sessions end, whose hashes are returned."""
        kept = await asyncio.to_thread(self._hasher.hash, password)
        ended = await set_password(self._store, account.id, kept, "" if token is None else hashed(token))
        self.forget(account.id)
        return ended

    async def sign_out(self, token: str | None) -> list[str]:
        """Forget the session, whose hash is returned."""
        if not token:
            return []
        await self._store.end_session(hashed(token))
        self.end([hashed(token)])
        return [hashed(token)]

    def end(self, sessions: Iterable[str]) -> None:
        """These sessions, known by their hashes, are over: what they follow ends too."""
        for session in sessions:
            self._known.pop(session, None)
            self._ended[session] = None
            if len(self._ended) > _REMEMBERED:
                self._ended.popitem(last=False)

    def is_ended(self, session: str) -> bool:
        """Whether the session of this hash has ended while this process ran."""
        return session in self._ended

    async def _session(self, account: Account, agent: str) -> str:
        token = secrets.token_urlsafe(32)
        now = time.time()
        tidy = "".join(letter for letter in agent if letter.isprintable())[:_AGENT]
        await self._store.add_session(hashed(token), account.id, now + SESSION_SECONDS, now, tidy)
        return token

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    def forget(self, account: str) -> None:
        """Ask the database again who this is."""
        for key in [key for key, (_, known) in self._known.items() if known.id == account]:
            del self._known[key]
