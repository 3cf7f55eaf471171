"""Puts the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hanse.server import errors
from hanse.server.access import House
from hanse.server.chores import look_after
from hanse.server.notices import listen
from hanse.server.pages import pages
from hanse.server.reminders import Reminders
from hanse.server.routes import (
    account,
    books,
    bots,
    clubs,
    contests,
    explore,
    games,
    health,
    hints,
    holidays,
    hooks,
    host,
    learn,
    live,
    mine,
    orders,
    past,
    people,
    places,
    positions,
    profiles,
    puzzles,
    records,
    study,
    tables,
)
from hanse.server.safety import Guard, Limits
from hanse.server.settings import Settings
from hanse.server.shortcut import Shortcut
from hanse.server.storage.database import open_database
from hanse.server.storage.store import Store
from hanse.server.thinking import Thinking
from hanse.server.watching import Metrics, Watch

log = logging.getLogger("hanse")

WORTH_PACKING = 1000  # bytes of an answer; streams are never packed, they would wait for more


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await _look_for_bots(settings)
        house = House(settings, Store(await open_database(settings.database)), app.state.limits)
        app.state.house = house
        app.state.metrics.look_at(house)
        thinking = Thinking(house.hall, settings)
        house.hall.after_change = thinking.consider
        house.hurry = thinking.hurry
        house.advise = thinking.advise
        reminders = Reminders(house.hall, settings)
        house.look_again = reminders.look_again
        work = (
            look_after(house, thinking),
            listen(house),
            house.hall.beat(settings.heartbeat_seconds),
            house.presence.tell(),
            house.neighbours.tell(),
            house.lobby.make_news(),
            reminders.run(),
        )
        chores = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            house.close()
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            reminders.close()
            await thinking.close()
            await house.studying.close()
            await house.store.close()

    app = FastAPI(title="Hanse", version="1", lifespan=life, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_route("/api/openapi.json", _description, include_in_schema=False)
    app.state.limits = Limits(settings.rate)
    app.state.metrics = Metrics()
    parts = (  # those first that are asked most: the first one that fits answers
        tables,
        live,
        people,
        account,
        hooks,
        holidays,
        profiles,
        games,
        learn,
        mine,
        orders,
        past,
        study,
        puzzles,
        hints,
        positions,
        records,
        books,
        explore,
        places,
        bots,
        clubs,
        contests,
        host,
        health,
    )
    for part in parts:
        app.include_router(part.router)
    app.include_router(pages(settings.client, settings.offline))
    errors.install(app)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=6)
    app.add_middleware(Shortcut)
    app.add_middleware(Guard, limits=app.state.limits, body_limit=settings.body_limit, hosts=settings.hosts)
    app.add_middleware(Watch, metrics=app.state.metrics)
    return app


async def _description(request: Request) -> Response:
    """What the server says of its interface. To put it together takes a while, during which others are served."""
    return JSONResponse(await asyncio.to_thread(request.app.openapi))


async def _look_for_bots(settings: Settings) -> None:
    """Once, beside everything else: those of other packages may take their time."""
    for problem in await asyncio.to_thread(settings.registry.problems):
        log.warning("%s", problem)
