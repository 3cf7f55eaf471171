"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
from collections.abc import Callable

import uvicorn

from hanse.kernel.errors import HanseError
from hanse.server.app import make_app
from hanse.server.settings import Settings
from hanse.server.storage.database import open_database


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


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; `ready` is called when the first page can be asked for."""
    asyncio.run(_check(settings.database))
    config = uvicorn.Config(
        make_app(settings),
        log_level="error",
        access_log=False,
        proxy_headers=True,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        server_header=False,
    )
    server = _Server(config, ready)
    server.run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it is ready, and tells long streams to end before it waits for them."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays; collecting it again and again would only make people wait.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = getattr(getattr(self.config.app, "state", None), "house", None)
        if house is not None:
            house.close()
        await super().shutdown(sockets)
