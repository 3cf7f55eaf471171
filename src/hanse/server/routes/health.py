"""Whether the process lives, and whether it can be sent people: what proxies and watchmen ask."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import text

from hanse.server.access import HouseOf
from hanse.server.errors import Refused

router = APIRouter(prefix="/api", tags=["health"])

_SECONDS = 5.0  # within which the database has to answer


class Health(BaseModel):
    """It is well."""

    ok: bool = True


@router.get("/health")
async def health() -> Health:
    """The process lives."""
    return Health()


@router.get("/ready")
async def ready(house: HouseOf) -> Health:
    """The database answers, and the process is not about to end."""
    if house.closing:
        raise Refused("busy")
    try:
        await asyncio.wait_for(house.store.fetch(text("SELECT 1")), _SECONDS)
    except TimeoutError:
        raise Refused("busy") from None
    return Health()
