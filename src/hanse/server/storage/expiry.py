"""What nobody has touched for long goes: tables that never began or that only guests played, and guests who are gone.

A game that began and where somebody sat who has signed up is never among them.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select

from hanse.server.storage.schema import accounts, bots, members, ratings, seatings, sessions
from hanse.server.storage.store import Store

_AT_ONCE = 200  # so that nobody who writes waits for long


async def forget_tables(store: Store, before: float) -> list[str]:
    """Some of the tables that nobody has touched since that time go; which. To be called until it is none."""
    async with store.writing, store.engine.begin() as connection:
        found = list(
            (await connection.execute(select(seatings.c.id).where(_forgotten(before)).limit(_AT_ONCE))).scalars()
        )
        if found:
            await connection.execute(delete(seatings).where(seatings.c.id.in_(found), _forgotten(before)))
    return found


def _forgotten(before: float) -> ColumnElement[bool]:
    looked = exists().where(members.c.seating == seatings.c.id, members.c.seen >= before)
    signed_up = exists().where(
        members.c.seating == seatings.c.id, members.c.account == accounts.c.id, accounts.c.password.is_not(None)
    )
    return and_(seatings.c.updated < before, ~looked, or_(seatings.c.status == "open", ~signed_up))


async def forget_guests(store: Store, before: float, now: float) -> int:
    """Guests who have no session left, and so cannot come back, and no table that is kept; how many went."""
    gone = and_(
        accounts.c.password.is_(None),
        accounts.c.created < before,
        ~exists().where(sessions.c.account == accounts.c.id, sessions.c.expires > now),
        ~exists().where(members.c.account == accounts.c.id),
        ~exists().where(bots.c.account == accounts.c.id),
    )
    async with store.writing, store.engine.begin() as connection:
        found = list((await connection.execute(select(accounts.c.id).where(gone).limit(_AT_ONCE))).scalars())
        if found:
            await connection.execute(delete(ratings).where(ratings.c.player.in_(found)))
            await connection.execute(delete(accounts).where(accounts.c.id.in_(found), gone))
    return len(found)
