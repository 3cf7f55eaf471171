"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from hanse.kernel.errors import HanseError
from hanse.server.app import make_app
from hanse.server.files import file_limit, most_connections
from hanse.server.handover import await_signal
from hanse.server.lines import Capacity, lines
from hanse.server.logs import JSON, write_json
from hanse.server.settings import Settings
from hanse.server.storage.database import open_database

log = logging.getLogger("hanse")


_LAST_SECONDS = 0.3  # between the last who came in and the end


class PortInUse(HanseError):
    """Somebody else listens there."""


def bind(host: str, port: int) -> socket.socket:
    """A socket on which the server will listen; it is taken before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortInUse("port {port} of {host} is in use", port=port, host=host) from None
        raise HanseError(
            "cannot listen on port {port} of {host}: {reason}", port=port, host=host, reason=error.strerror
        ) from None
    return listener


async def _check(database: str) -> None:
    await (await open_database(database)).dispose()


def _capacity(settings: Settings) -> Capacity:
    """As many connections as the system lets us have; who may have how many of them."""
    most = most_connections(file_limit())
    if most < settings.streams:
        log.warning("at most %s connections: the system allows no more open files (see LimitNOFILE)", most)
    of_one = settings.lines_of_one * settings.rate if settings.rate > 0 else float("inf")
    return Capacity(most, of_one, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve until a signal comes; `ready` is called when the first page can be asked for.

    True if another process goes on in the place of this one.
    """
    if settings.log == JSON:
        write_json()
    asyncio.run(_check(settings.database))
    app = make_app(settings)
    if settings.metrics is not None:
        app.state.metrics.serve(*settings.metrics)
    config = uvicorn.Config(
        app,
        log_level="error",
        log_config=None if settings.log == JSON else LOGGING_CONFIG,
        access_log=False,
        proxy_headers=True,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        server_header=False,
        http=lines(_capacity(settings)),
    )
    server = _Server(config, listener, ready)
    server.run(sockets=[listener])
    return server.handed_over


class _Server(uvicorn.Server):
    """Says when it is ready, hands over when asked to, and tells long streams to end before it waits for them."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._listener = listener
        self._ready = ready
        self.handed_over = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays; collecting it again and again would only make people wait.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        if not self.should_exit:
            await_signal(self._listener, self._hand_over)
            self._ready()

    def _hand_over(self) -> None:
        self.handed_over = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new comes in here
        await asyncio.sleep(_LAST_SECONDS)  # and who just came in is answered
        house = getattr(getattr(self.config.app, "state", None), "house", None)
        if house is not None:
            house.close()
        await super().shutdown(sockets)
