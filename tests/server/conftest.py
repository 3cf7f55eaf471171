"""One server for all tests of a process, and people who come and go."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.player import Player, Server
from tests.server.postgres import postgres_server

Come = Callable[..., Player]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("server") / "tables.db"))
    yield running
    assert running.stop() == ""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    # Not in pytest's own folder: another run of pytest takes away the right to enter it, which PostgreSQL needs.
    with tempfile.TemporaryDirectory() as folder, postgres_server(Path(folder) / "postgres") as address:
        yield address


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    """Let somebody come to the server."""
    here: list[Player] = []

    def arrive(name: str | None = "Anna", url: str | None = None) -> Player:
        here.append(Player(url or server.url, name))
        return here[-1]

    yield arrive
    for player in here:
        player.close()
