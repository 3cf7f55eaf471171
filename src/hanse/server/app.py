"""Puts the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from hanse.server import errors
from hanse.server.access import House
from hanse.server.errors import Refused
from hanse.server.notices import listen
from hanse.server.pages import pages
from hanse.server.routes import games, live, past, people, tables
from hanse.server.safety import Guard, Limits
from hanse.server.settings import Settings
from hanse.server.storage.database import open_database
from hanse.server.storage.store import Store
from hanse.server.thinking import Thinking

log = logging.getLogger("hanse")

_BOT_PATIENCE = 3.0  # beyond its own time, before a bot that another process should have moved is moved here


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await _look_for_bots(settings)
        house = House(settings, Store(await open_database(settings.database)))
        app.state.house = house
        thinking = Thinking(house.hall, settings)
        house.hall.after_change = thinking.consider
        work = (_chores(house, thinking), listen(house), house.presence.tell())
        chores = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            house.close()
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await thinking.close()
            await house.store.close()

    app = FastAPI(
        title="Hanse", version="1", lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.limits = Limits(settings.rate)
    for part in (people, games, tables, past, live):
        app.include_router(part.router)
    app.include_router(pages(settings.client))
    errors.install(app)
    app.add_middleware(Guard, limits=app.state.limits, body_limit=settings.body_limit)
    return app


async def _look_for_bots(settings: Settings) -> None:
    """Once, beside everything else: those of other packages may take their time."""
    for problem in await asyncio.to_thread(settings.registry.problems):
        log.warning("%s", problem)


async def _chores(house: House, thinking: Thinking) -> None:
    """What has to be looked after again and again: bots left alone, news that no notice announced, who is here."""
    first = True
    while True:
        try:
            patience = 0.0 if first else house.settings.think_seconds + _BOT_PATIENCE
            for table_id in await house.store.waiting_for_bots(time.time() - patience):
                with contextlib.suppress(Refused):  # a table that this version cannot read
                    thinking.consider(await house.hall.room(table_id, fresh=True))
            await house.hall.look_around()
            await house.note_present()
            first = False
        except (SQLAlchemyError, OSError) as error:
            log.warning("the database does not answer: %s", type(error).__name__)
        except Exception:  # one table that cannot be read must not stop the bots at all others
            log.exception("a chore failed")
        await asyncio.sleep(house.settings.poll_seconds)
