"""A finished game to look at, played by bots over HTTP."""

from __future__ import annotations

from functools import cache

from tests.server.player import Player, Server, play_out


@cache
def ended_table(server: Server, seats: int = 3) -> str:
    """The number of a public table whose game is over."""
    host = Player(server.url, "Wigbold")
    table = host.new("me", *["bot"] * (seats - 1), public=True)
    play_out(server, [host], table)
    host.close()
    return table
