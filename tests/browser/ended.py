"""Games that a bot brings to their end over HTTP, to be looked at."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from hanse.games import GAMES
from tests.server.player import Player, Server, play_out


@cache
def ended_table(server: Server, seats: int = 3, game: str = "teutonica") -> str:
    """The number of a public table whose game is over."""
    host = Player(server.url, "Wigbold")
    table = host.new("me", *["bot"] * (seats - 1), public=True, game=game, preset=GAMES[game].presets()[0])
    play_out(server, [host], table)
    host.close()
    return table


def hand_over(server: Server, page: Page) -> None:
    """A bot decides for the person at this page, whose table follows, until the game is over."""
    person = Player(server.url, None)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    play_out(server, [person], page.url.partition("#/table/")[2].partition("?")[0])
    person.close()
