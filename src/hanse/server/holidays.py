"""Holidays of people: how many days of a year are left, and that the tables know where people have days to decide."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from hanse.server.access import House
from hanse.server.errors import Refused
from hanse.server.storage.holidays import holidays_of, on_holiday
from hanse.server.storage.outcomes import own_tables
from hanse.table import Refusal, acts
from hanse.table.clocks import DAY, Period

_MOST_TABLES = 1000  # of one account
_AHEAD = timedelta(days=366)  # until a holiday can be planned


def period_of(first: date, last: date, zone: int, now: float) -> Period:
    """From the first day to the end of the last one by the person's clock; what has passed does not count."""
    today = datetime.fromtimestamp(now + 60 * zone, UTC).date()
    if first < today:
        raise Refused("holiday-past")
    if last < first or last > today + _AHEAD:
        raise Refused("holiday-dates")
    return max(now, _midnight(first, zone)), _midnight(last + timedelta(days=1), zone)


def _midnight(day: date, zone: int) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() - 60 * zone


def used(periods: Sequence[Period], year: int) -> int:
    """How many days of a year, by the clock of the server, are holidays."""
    first, last = (datetime(each, 1, 1, tzinfo=UTC).timestamp() for each in (year, year + 1))
    seconds = sum(max(0.0, min(end, last) - max(start, first)) for start, end in periods)
    return math.ceil(seconds / DAY - 1e-6)


def year_of(at: float) -> int:
    """The year of a moment, by the clock of the server."""
    return datetime.fromtimestamp(at, UTC).year


def check(periods: Sequence[Period], new: Period, most: int, now: float) -> None:
    """Refuse a holiday that takes more days of a year than the host allows; one that goes on ends with it."""
    kept = [(start, min(end, now)) for start, end in periods if start < now]
    for year in range(year_of(new[0]), year_of(new[1] - 1) + 1):
        if used([*kept, new], year) > most:
            raise Refused("holiday-days", year=str(year), most=most, left=max(0, most - used(kept, year)))


async def spread(house: House, account: str) -> None:
    """Tell all tables where somebody plays of their holidays; those that know already stay as they are."""
    periods = await holidays_of(house.store, account)
    running, _ = await own_tables(house.store, account, over=False, game=None, named=None, limit=_MOST_TABLES)
    for table_id in running:
        with contextlib.suppress(Refused, Refusal):  # a table that this version cannot read, or whose log is full
            if acts.holiday((await house.hall.room(table_id)).table, account, periods):
                await house.hall.act(table_id, lambda t: acts.holiday(t, account, periods))


async def look(house: House) -> None:
    """Games may have begun since a holiday was taken."""
    for account in await on_holiday(house.store, time.time()):
        await spread(house, account)
