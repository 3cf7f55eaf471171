"""One's own holidays, in which clocks stand where people have days to decide."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from hanse.server import holidays
from hanse.server.access import ERRORS, House, HouseOf, Person, pace
from hanse.server.bodies import HolidayBody
from hanse.server.models import HolidayOut
from hanse.server.storage.holidays import holidays_of, set_holiday
from hanse.server.storage.store import Account

router = APIRouter(prefix="/api/me", tags=["people"], responses=ERRORS)


async def _told(house: House, person: Account) -> HolidayOut:
    now, periods = time.time(), await holidays_of(house.store, person.id)
    current = next((period for period in periods if period[1] > now), None)
    this_year = holidays.used(periods, holidays.year_of(now))
    most = house.settings.holiday_days
    return HolidayOut(
        begins=None if current is None else current[0],
        ends=None if current is None else current[1],
        days=most,
        left=max(0, most - this_year),
    )


@router.get("/holiday")
async def holiday(house: HouseOf, person: Person) -> HolidayOut:
    """The holiday that one is on or will be, and how many days of this year are left."""
    return await _told(house, person)


@router.put("/holiday")
async def take_holiday(body: HolidayBody, house: HouseOf, person: Person, request: Request) -> HolidayOut:
    """Be on holiday from one day to another; it takes the place of one that was taken before."""
    pace(request, "holiday", person.id)
    now = time.time()
    period = holidays.period_of(body.first, body.last, body.zone, now)
    holidays.check(await holidays_of(house.store, person.id), period, house.settings.holiday_days, now)
    await set_holiday(house.store, person.id, period, now)
    await holidays.spread(house, person.id)
    return await _told(house, person)


@router.delete("/holiday")
async def end_holiday(house: HouseOf, person: Person, request: Request) -> HolidayOut:
    """Be back, or do not go; days that have not passed can be taken later."""
    pace(request, "holiday", person.id)
    await set_holiday(house.store, person.id, None, time.time())
    await holidays.spread(house, person.id)
    return await _told(house, person)
