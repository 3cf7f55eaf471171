"""What can be played: games, options, boards, ratings."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response

from hanse.draw import draw_board
from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.kernel.facts import STANDARD
from hanse.server.access import ERRORS, HouseOf
from hanse.server.bodies import OptionsBody
from hanse.server.errors import Refused
from hanse.server.memory import Ratings
from hanse.server.models import GameOut, OptionsOut
from hanse.server.ratings import ratings_list
from hanse.table.offers import game_data
from hanse.table.setup import check_options

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)
Word = Annotated[str, Path(max_length=64)]


@router.get("/games")
async def games(house: HouseOf) -> list[GameOut]:
    """Every game with its presets, boards, bots and options."""
    return [GameOut.model_validate(game_data(key, house.settings.registry)) for key in GAMES]


@router.post("/options/check")
async def check(body: OptionsBody) -> OptionsOut:
    """The complete options that a choice amounts to, or why it is none."""
    return OptionsOut(options=check_options(body.game, body.preset, body.seats, dict(body.changes)))


@router.get(
    "/boards/{board}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def board(
    board: Word,
    theme: Literal["light", "dark"] = "light",
    lang: Literal["en", "fr", "de"] = "en",
    data: Annotated[str, Query(max_length=64)] = STANDARD,
    size: Literal["large", "wide", "tall"] = "large",
) -> Response:
    """The empty board as a picture whose parts have ids; wide and tall ones are read on small screens."""
    if board not in {name for game in GAMES.values() for name in game.boards}:
        raise Refused("no-board")
    try:
        picture = await asyncio.to_thread(_picture, board, theme, lang, data, size)
    except HanseError as error:
        raise Refused("options", reason=str(error)) from None
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=300"})


@cache
def _picture(board: str, theme: str, language: str, data: str, size: str) -> str:
    return draw_board(board, theme=theme, language=language, data=data, size=size)


@router.get("/facts/{game}")
async def facts(game: Word, data: Annotated[str, Query(max_length=64)] = STANDARD) -> dict[str, dict[str, Any]]:
    """The facts that a game is played with under this value of its option `data`, by file."""
    if game not in GAMES:
        raise Refused("no-game")
    try:
        return GAMES[game].facts(data)
    except HanseError as error:
        raise Refused("options", reason=str(error)) from None


@router.get("/ratings")
async def ratings(
    house: HouseOf, game: Annotated[str, Query(max_length=64)], seats: Annotated[int, Query(ge=1, le=16)]
) -> Ratings:
    """The ratings of a game at so many seats."""
    if game not in GAMES:
        raise Refused("no-game")
    return Ratings.model_validate({"ratings": await ratings_list(house.store, game, seats)})
