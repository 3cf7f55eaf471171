"""What can be played, and who plays."""

from __future__ import annotations

from functools import cache
from typing import Any

from hanse.draw import draw_board
from hanse.games import GAMES
from hanse.kernel.cells import compiled
from hanse.kernel.errors import HanseError
from hanse.kernel.facts import STANDARD
from hanse.offline.asked import Asked, Picture, answers
from hanse.offline.house import House
from hanse.table import Refusal
from hanse.table.offers import game_data
from hanse.table.setup import check_options

QUICK = "focused"  # decides at once, also where the engine is interpreted


@answers("GET", "/api/me")
async def me(house: House, asked: Asked) -> Any:
    """Who sits here."""
    return {"account": house.account, "host": False}


@answers("POST", "/api/guest")
async def guest(house: House, asked: Asked) -> Any:
    """Somebody tells a name."""
    name = " ".join(str(asked.body["name"]).split())[:32]
    if not name:
        raise Refusal("malformed")
    return {"account": await house.rename(name), "host": False}


@answers("GET", "/api/games")
async def games(house: House, asked: Asked) -> Any:
    """Every game with its presets, boards, bots and options."""
    told = [game_data(key, house.registry) for key in GAMES]
    return told if compiled() else [{**each, "usual_bot": QUICK} for each in told]


@answers("POST", "/api/options/check")
async def check(house: House, asked: Asked) -> Any:
    """The complete options that a choice amounts to, or why it is none."""
    wish = asked.body
    return {"options": check_options(wish["game"], wish["preset"], wish["seats"], dict(wish.get("changes", {})))}


@answers("GET", "/api/boards/{board}.svg")
async def board(house: House, asked: Asked) -> Any:
    """The empty board as a picture whose parts have ids."""
    name = asked.parts["board"]
    if name not in {each for game in GAMES.values() for each in game.boards}:
        raise Refusal("no-board")
    drawing = asked.word("theme", "light"), asked.word("lang", "en"), asked.word("data", STANDARD)
    try:
        return Picture(_picture(name, *drawing, asked.word("size", "large")))
    except HanseError as error:
        raise Refusal("options", reason=str(error)) from None


@cache
def _picture(board: str, theme: str, language: str, data: str, size: str) -> str:
    return draw_board(board, theme=theme, language=language, data=data, size=size)


@answers("GET", "/api/facts/{game}")
async def facts(house: House, asked: Asked) -> Any:
    """The facts that a game is played with, by file."""
    game = known_game(asked.parts["game"])
    try:
        return GAMES[game].facts(asked.word("data", STANDARD))
    except HanseError as error:
        raise Refusal("options", reason=str(error)) from None


def known_game(key: str) -> str:
    """The key of a game, if there is one."""
    if key not in GAMES:
        raise Refusal("no-game")
    return key
