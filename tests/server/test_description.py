"""The client's types are those of the server."""

from __future__ import annotations

from tests.server.description import TYPES, generated


def test_the_clients_types_are_what_the_server_describes() -> None:
    assert TYPES.read_text(encoding="utf-8") == generated(), "the types are stale; try: make description"
