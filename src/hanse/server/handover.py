"""An upgrade that closes no door: another process takes over the socket, and only then does this one go.

`SIGHUP` starts the same command again, with whatever version is installed by now. It inherits the socket on which
people come in, tells when it is ready, and this process lets its streams go; pages come back after a moment, to the
new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable

log = logging.getLogger("hanse")

INHERITED = "HANSE_INHERITED"  # the variable that names the socket, and the pipe on which to tell


def inherited() -> tuple[socket.socket, int] | None:
    """The socket that an earlier process hands over, and where to tell it that all is ready."""
    given = os.environ.pop(INHERITED, "")
    if not given:
        return None
    listening, telling = (int(number) for number in given.split(","))
    for number in (listening, telling):
        os.set_inheritable(number, False)
    return socket.socket(fileno=listening), telling


def tell_ready(telling: int | None) -> None:
    """All is ready: tell systemd, if it asked, and the process that goes, if there is one."""
    tell_systemd(f"READY=1\nMAINPID={os.getpid()}")
    if telling is not None:
        with contextlib.suppress(OSError):  # it did not wait
            os.write(telling, b"1")
        os.close(telling)


def tell_systemd(news: str) -> None:
    """Tell the manager of services, if one started us and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(news.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


def await_signal(listener: socket.socket, handed_over: Callable[[], None]) -> None:
    """Hand over when `SIGHUP` comes; `handed_over` is called when the other process is ready."""
    if not hasattr(signal, "SIGHUP"):  # Windows
        return
    loop = asyncio.get_running_loop()
    begun: set[asyncio.Task[None]] = set()

    def begin() -> None:
        if not begun:
            task = loop.create_task(_hand_over(listener, handed_over))
            begun.add(task)
            task.add_done_callback(begun.discard)

    loop.add_signal_handler(signal.SIGHUP, begin)


async def _hand_over(listener: socket.socket, handed_over: Callable[[], None]) -> None:
    hearing, telling = os.pipe()
    try:
        environment = {**os.environ, INHERITED: f"{listener.fileno()},{telling}"}
        subprocess.Popen(
            [sys.executable, *sys.orig_argv[1:]], env=environment, pass_fds=(listener.fileno(), telling)
        )  # it outlives this process
    except OSError as error:
        log.warning("no other process could be started: %s", error.strerror)
        os.close(hearing)
        return
    finally:
        os.close(telling)
    if await asyncio.to_thread(_heard, hearing):
        handed_over()
    else:
        log.warning("the other process did not start; this one goes on")


def _heard(hearing: int) -> bool:
    """Wait until the other process is ready, or is no more."""
    with os.fdopen(hearing, "rb") as pipe:
        return pipe.read(1) == b"1"
