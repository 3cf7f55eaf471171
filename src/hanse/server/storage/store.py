"""Reads and writes logs, accounts and sessions. Every write is one transaction."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hanse.server.names import looks
from hanse.server.storage.schema import accounts, entries, members, seatings, sessions
from hanse.server.storage.writer import Addition, Also, Conflict, Index, Writer
from hanse.table.entry import Data, Entry
from hanse.table.refusal import Refusal
from hanse.table.stored import DAMAGED

ENDED = "hanse_ended"  # the channel on which sessions that are over are told


@dataclass(frozen=True)
class Account:
    """A person: a guest, or somebody who has signed up."""

    id: str
    name: str
    guest: bool


class Store:
    """All that is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite takes one writer at a time; waiting here is fair and costs less than its retries.
        self.writing = asyncio.Semaphore(10 if self.postgres else 1)
        self._writer = Writer(engine, self.writing)

    async def close(self) -> None:
        """Let go of the database."""
        await self._writer.close()
        await self.engine.dispose()

    # Logs ---------------------------------------------------------------------------------------------------

    async def write(
        self, table: str, index: Index, new: Sequence[Entry], people: Iterable[str] = (), also: Also | None = None
    ) -> None:
        """Begin a log or add to it; `Conflict` if it has grown otherwise. On the disk when this returns."""
        await self._writer.write(Addition(table, index, new, sorted(people)), also)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from a place on, complete or refused; empty if there is no such table."""
        query = (
            select(entries.c.seq, entries.c.at, entries.c.kind, entries.c.data, seatings.c.last)
            .join_from(entries, seatings)
            .where(entries.c.seating == table, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        if rows and rows[-1].seq != rows[-1].last:
            raise Refusal(DAMAGED)
        return [Entry(row.seq, row.at, row.kind, _facts(row.data)) for row in rows]

    async def lobby(self, account: str | None, *, mine: bool, limit: int) -> list[str]:
        """The tables that the account may find, those that changed last first."""
        own = select(members.c.seating).where(members.c.account == (account or ""))
        found = seatings.c.id.in_(own) if mine else and_(seatings.c.public, seatings.c.status != "over")
        query = select(seatings.c.id).where(found).order_by(seatings.c.updated.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting_tables(self, account: str) -> list[str]:
        """The tables where the account is a member and the game has not begun."""
        own = select(members.c.seating).where(members.c.account == account)
        query = select(seatings.c.id).where(seatings.c.id.in_(own), seatings.c.status == "open").limit(1000)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting_for_bots(self, before: float, now: float) -> list[str]:
        """The tables where a bot has had to decide since before that time, or since a time that is still to come.

        The latter are those written before the clock was set back: nobody knows how long they have waited.
        """
        due = or_(seatings.c.updated < before, seatings.c.updated > now)
        query = select(seatings.c.id).where(seatings.c.bot_next, due).limit(1000)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def lasts(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(tables), 500):
                part = tables[start : start + 500]
                query = select(seatings.c.id, seatings.c.last).where(seatings.c.id.in_(part))
                found |= {row.id: row.last for row in (await connection.execute(query)).all()}
        return found

    async def members(self, tables: Sequence[str]) -> set[str]:
        """The accounts that belong to these tables."""
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for start in range(0, len(tables), 500):
                query = select(members.c.account).where(members.c.seating.in_(tables[start : start + 500]))
                found.update((await connection.execute(query)).scalars())
        return found

    # Presence -----------------------------------------------------------------------------------------------

    async def saw(self, pairs: Sequence[tuple[str, str]], now: float) -> None:
        """Note that these accounts are looking at these tables."""
        if not pairs:
            return
        async with self.writing, self.engine.begin() as connection:
            for start in range(0, len(pairs), 200):
                those = or_(
                    *(and_(members.c.seating == t, members.c.account == a) for t, a in pairs[start : start + 200])
                )
                await connection.execute(update(members).where(those).values(seen=now))

    async def seen(self, table: str) -> dict[str, float]:
        """When each member of a table last looked at it, as far as is noted."""
        query = select(members.c.account, members.c.seen).where(members.c.seating == table)
        async with self.engine.connect() as connection:
            return {row.account: row.seen for row in (await connection.execute(query)).all()}

    # People -------------------------------------------------------------------------------------------------

    async def add_account(
        self, account: str, name: str, now: float, folded: str | None = None, password: str | None = None
    ) -> None:
        """A new account; `Conflict` if the name of who signs up is taken, or looks like one that is."""
        row = {"id": account, "name": name, "folded": folded, "password": password, "created": now}
        row["looks"] = None if folded is None else looks(name)
        try:
            async with self.writing, self.engine.begin() as connection:
                await connection.execute(insert(accounts), row)
        except IntegrityError:
            raise Conflict from None

    async def promote(self, account: str, name: str, folded: str, password: str) -> bool:
        """A guest signs up and stays the same person; `Conflict` if the name is taken, false if it is no guest."""
        change = (
            update(accounts)
            .where(accounts.c.id == account, accounts.c.password.is_(None))
            .values(name=name, folded=folded, looks=looks(name), password=password)
        )
        try:
            async with self.writing, self.engine.begin() as connection:
                return bool((await connection.execute(change)).rowcount)
        except IntegrityError:
            raise Conflict from None

    async def who_looks_like(self, name: str) -> str | None:
        """The account of who has signed up under a name that looks like this one."""
        rows = await self.fetch(select(accounts.c.id).where(accounts.c.looks == looks(name)))
        return rows[0].id if rows else None

    async def account_named(self, folded: str) -> tuple[Account, str] | None:
        """Who has signed up under a name, with the hash of the password."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.password).where(accounts.c.folded == folded)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (Account(row.id, row.name, guest=False), row.password)

    async def add_session(self, token: str, account: str, expires: float, now: float, agent: str) -> None:
        """A new session, known by the hash of its token; those that have expired are forgotten."""
        row = {"token": token, "account": account, "expires": expires, "begun": now, "agent": agent}
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            await connection.execute(insert(sessions), row)

    async def end_session(self, token: str) -> None:
        """Forget a session."""
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == token))

    async def tell_ended(self, sessions: Sequence[str]) -> None:
        """Tell the other processes on the same PostgreSQL that these sessions are over."""
        if not self.postgres:
            return
        async with self.engine.begin() as connection:
            for start in range(0, len(sessions), 100):  # a notice holds 8000 bytes
                values = {"channel": ENDED, "notice": ",".join(sessions[start : start + 100])}
                await connection.execute(text("SELECT pg_notify(:channel, :notice)"), values)

    async def session(self, token: str, now: float) -> Account | None:
        """Whose session it is."""
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.password)
            .join_from(sessions, accounts)
            .where(sessions.c.token == token, sessions.c.expires > now)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Account(row.id, row.name, guest=row.password is None)

    async def names(self, ids: Sequence[str]) -> dict[str, Account]:
        """The accounts with these ids."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.password).where(accounts.c.id.in_(ids))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: Account(row.id, row.name, guest=row.password is None) for row in rows}

    # Work in the same transaction ------------------------------------------------------------------------------

    async def fetch(self, query: Any) -> list[Any]:
        """The rows of a query."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _facts(written: str) -> Data:
    """The facts of an entry."""
    try:
        data = json.loads(written)
    except (ValueError, RecursionError):
        raise Refusal(DAMAGED) from None
    if not isinstance(data, dict):
        raise Refusal(DAMAGED)
    return data
