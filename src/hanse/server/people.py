"""Sign-in: guests with a name, accounts with a password, sessions known only by the hash of their token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from hanse.server.errors import Refused
from hanse.server.storage.store import Account, Store
from hanse.server.storage.writer import Conflict

COOKIE = "hanse_session"
SESSION_SECONDS = 90 * 24 * 3600.0
_FOLDED = 128  # letters; some letters unfold to many, and the database keeps no more
_REMEMBERED = 10_000
_REMEMBER_SECONDS = 30.0


def fold(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()[:_FOLDED]


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

    async def guest(self, name: str) -> tuple[Account, str]:
        """A new guest with a session; the name of somebody who has signed up is not free."""
        if await self._store.account_named(fold(name)) is not None:
            raise Refused("name-taken", name=name)
        account = Account(secrets.token_hex(8), name, guest=True)
        await self._store.add_account(account.id, name, time.time())
        return account, await self._session(account)

    async def sign_up(self, current: Account | None, name: str, password: str) -> tuple[Account, str]:
        """A new account, or a guest who becomes one and keeps the games."""
        kept = await asyncio.to_thread(self._hasher.hash, password)
        try:
            if current is not None and await self._store.promote(current.id, name, fold(name), kept):
                account = Account(current.id, name, guest=False)
                self._forget(current.id)
            else:
                account = Account(secrets.token_hex(8), name, guest=False)
                await self._store.add_account(account.id, name, time.time(), fold(name), kept)
        except Conflict:
            raise Refused("name-taken", name=name) from None
        return account, await self._session(account)

    async def sign_in(self, name: str, password: str) -> tuple[Account, str]:
        """A session for who knows the password. A wrong name takes as long as a wrong password."""
        found = await self._store.account_named(fold(name))
        kept = self._nobody if found is None else found[1]
        if not await asyncio.to_thread(self._fits, kept, password) or found is None:
            raise Refused("password")
        return found[0], await self._session(found[0])

    async def sign_out(self, token: str | None) -> None:
        """Forget the session."""
        if token:
            self._known.pop(hashed(token), None)
            await self._store.end_session(hashed(token))

    async def _session(self, account: Account) -> str:
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self._store.add_session(hashed(token), account.id, now + SESSION_SECONDS, now)
        return token

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    def _forget(self, account: str) -> None:
        for key in [key for key, (_, known) in self._known.items() if known.id == account]:
            del self._known[key]
