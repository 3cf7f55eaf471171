"""Hosts, restrictions, reports and the log of who did what, as they are kept."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hanse.server.storage.schema import closed_networks, hosts, interventions, reports, restrictions, sessions
from hanse.server.storage.store import Store

MUTED, BANNED = "muted", "banned"
_LISTED = 100


@dataclass(frozen=True)
class Intervention:
    """What a host did: to whom, at which table, why; `by` is none on the command line."""

    by: str | None
    what: str
    about: str | None = None
    table: str | None = None
    text: str = ""


async def is_host(store: Store, account: str) -> bool:
    """Whether the account keeps the peace here."""
    return bool(await store.fetch(select(hosts).where(hosts.c.account == account)))


async def host_ids(store: Store) -> list[str]:
    """All hosts."""
    return [row.account for row in await store.fetch(select(hosts))]


async def set_host(store: Store, done: Intervention, now: float, *, host: bool) -> None:
    """Make somebody a host, or no longer."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(hosts).where(hosts.c.account == done.about))
        if host:
            await connection.execute(insert(hosts), {"account": done.about})
        await _note(connection, done, now)


async def restrict(store: Store, done: Intervention, what: str, until: float | None, now: float) -> list[str]:
    """Somebody may not talk, or not come any more; who may not come is signed out everywhere. Which sessions ended."""
    async with store.writing, store.engine.begin() as connection:
        here = (restrictions.c.account == done.about) & (restrictions.c.what == what)
        await connection.execute(delete(restrictions).where(here))
        await connection.execute(insert(restrictions), {"account": done.about, "what": what, "until": until})
        await _note(connection, done, now)
        if what != BANNED:
            return []
        theirs = sessions.c.account == done.about
        ended = list((await connection.execute(select(sessions.c.token).where(theirs))).scalars())
        await connection.execute(delete(sessions).where(theirs))
        return ended


async def lift(store: Store, done: Intervention, what: str, now: float) -> None:
    """Take a restriction back, and what came of it."""
    async with store.writing, store.engine.begin() as connection:
        if what == BANNED:
            await connection.execute(delete(closed_networks).where(closed_networks.c.account == done.about))
        here = (restrictions.c.account == done.about) & (restrictions.c.what == what)
        await connection.execute(delete(restrictions).where(here))
        await _note(connection, done, now)


async def restricted(store: Store, now: float) -> list[Any]:
    """Who is restricted now, how, and until when."""
    holds = or_(restrictions.c.until.is_(None), restrictions.c.until > now)
    return await store.fetch(select(restrictions).where(holds).order_by(restrictions.c.account, restrictions.c.what))


async def close_networks(store: Store, account: str, networks: Sequence[str], until: float, now: float) -> None:
    """Nobody new may come from where a barred account came; what is no longer closed is forgotten."""
    old = or_(
        closed_networks.c.until < now,
        (closed_networks.c.account == account) & closed_networks.c.network.in_(networks),
    )
    rows = [{"account": account, "network": network, "until": until} for network in networks]
    with contextlib.suppress(IntegrityError):  # another process closes them at this moment
        async with store.writing, store.engine.begin() as connection:
            await connection.execute(delete(closed_networks).where(old))
            await connection.execute(insert(closed_networks), rows)


async def networks_closed(store: Store, now: float) -> set[str]:
    """From where nobody new may come now."""
    query = select(closed_networks.c.network).where(closed_networks.c.until > now)
    return {row.network for row in await store.fetch(query)}


async def add_report(store: Store, by: str, about: str | None, table: str | None, text: str, now: float) -> None:
    """Somebody tells the hosts of something."""
    row = {"id": _new_id(), "at": now, "by": by, "about": about, "seating": table, "text": text}
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(insert(reports), row)


async def open_reports(store: Store) -> list[Any]:
    """What nobody has settled yet, the newest first."""
    return await store.fetch(
        select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.at.desc()).limit(_LISTED)
    )


async def settle(store: Store, report: str, done: Intervention, now: float) -> bool:
    """A report needs nothing more; false if there is no such."""
    async with store.writing, store.engine.begin() as connection:
        open_one = update(reports).where(reports.c.id == report, reports.c.settled.is_(None)).values(settled=now)
        if not (await connection.execute(open_one)).rowcount:
            return False
        await _note(connection, done, now)
        return True


async def note(store: Store, done: Intervention, now: float) -> None:
    """Write down what a host did."""
    async with store.writing, store.engine.begin() as connection:
        await _note(connection, done, now)


async def last_interventions(store: Store) -> list[Any]:
    """Who did what, the newest first."""
    return await store.fetch(select(interventions).order_by(interventions.c.at.desc()).limit(_LISTED))


async def closed_since(store: Store, at: float) -> list[str]:
    """The tables that hosts have closed since then."""
    query = select(interventions.c.seating).where(interventions.c.what == "close", interventions.c.at > at)
    return [row.seating for row in await store.fetch(query) if row.seating]


async def _note(connection: AsyncConnection, done: Intervention, now: float) -> None:
    row = {"id": _new_id(), "at": now, "by": done.by, "what": done.what, "about": done.about}
    await connection.execute(insert(interventions), {**row, "seating": done.table, "text": done.text})


def _new_id() -> str:
    return secrets.token_hex(6)
