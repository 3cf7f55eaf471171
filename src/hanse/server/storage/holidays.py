"""Keeps the holidays of people: the one to come or going on, and those before, which count for the year."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from hanse.server.storage.schema import holidays
from hanse.server.storage.store import Store
from hanse.table.clocks import Period


async def holidays_of(store: Store, account: str) -> list[Period]:
    """All holidays of an account, the earliest first."""
    query = select(holidays.c.begins, holidays.c.ends).where(holidays.c.account == account)
    return [(row.begins, row.ends) for row in await store.fetch(query.order_by(holidays.c.begins))]


async def set_holiday(store: Store, account: str, period: Period | None, now: float) -> None:
    """The next holiday of an account; one that has begun ends now, one that has not is not taken."""
    mine = holidays.c.account == account
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(holidays).where(mine, holidays.c.begins >= now))
        await connection.execute(update(holidays).where(mine, holidays.c.ends > now).values(ends=now))
        if period is not None:
            await connection.execute(insert(holidays), {"account": account, "begins": period[0], "ends": period[1]})


async def on_holiday(store: Store, now: float) -> list[str]:
    """The accounts with a holiday that is not over."""
    query = select(holidays.c.account).distinct().where(holidays.c.ends > now)
    return [row.account for row in await store.fetch(query)]
