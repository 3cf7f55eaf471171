"""What can be played: games, options, boards, rules, ratings."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response

from hanse.draw import draw_board
from hanse.games import GAMES, preset_data
from hanse.kernel.contract import Game
from hanse.kernel.errors import HanseError
from hanse.kernel.facts import STANDARD
from hanse.kernel.options import OptionField, Value
from hanse.players import Registry
from hanse.rules.clauses import rule_texts
from hanse.server.access import ERRORS, HouseOf
from hanse.server.errors import Refused
from hanse.server.models import Clause, GameOut, OptionOut, OptionsBody, OptionsOut, Ratings
from hanse.server.ratings import ratings_list
from hanse.server.rulebook import read_clauses
from hanse.table.setup import check_options

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)
Word = Annotated[str, Path(max_length=64)]


@router.get("/games")
async def games(house: HouseOf) -> list[GameOut]:
    """Every game with its presets, boards, bots and options."""
    return [_game(key, house.settings.registry) for key in GAMES]


@cache
def _game(key: str, registry: Registry) -> GameOut:
    game = GAMES[key]
    bots = registry.of(key)
    return GameOut(
        key=key,
        name=game.name,
        seats=list(game.seats),
        presets=game.presets(),
        boards=list(game.boards),
        bots=[offer.name for offer in bots],
        bot_words={offer.name: offer.about for offer in bots if offer.about},
        parts=game.parts,
        options=[_option(game, field) for field in game.option_fields()],
    )


def _option(game: Game, field: OptionField) -> OptionOut:
    defaults = {preset: preset_data(game, preset)[field.key] for preset in game.presets()}
    values = [value for value in field.values if _playable(game, field.key, value)]
    return OptionOut(key=field.key, values=values, defaults=defaults)


def _playable(game: Game, key: str, value: Value) -> bool:
    """Whether some game of this version can be started with this value."""
    for preset in game.presets():
        for seats in game.seats:
            try:
                game.options(preset, seats, {key: value})
            except HanseError:
                continue
            return True
    return False


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
) -> Response:
    """The empty board as a picture whose parts have ids."""
    if board not in {name for game in GAMES.values() for name in game.boards}:
        raise Refused("no-board")
    try:
        picture = await asyncio.to_thread(_picture, board, theme, lang, data)
    except HanseError as error:
        raise Refused("options", reason=str(error)) from None
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=300"})


@cache
def _picture(board: str, theme: str, language: str, data: str) -> str:
    return draw_board(board, theme=theme, language=language, data=data)


@router.get("/facts/{game}")
async def facts(game: Word, data: Annotated[str, Query(max_length=64)] = STANDARD) -> dict[str, dict[str, Any]]:
    """The facts that a game is played with under this value of its option `data`, by file."""
    if game not in GAMES:
        raise Refused("no-game")
    try:
        return GAMES[game].facts(data)
    except HanseError as error:
        raise Refused("options", reason=str(error)) from None


@router.get("/rules/{game}")
async def rules(game: Word) -> list[Clause]:
    """The rules, clause by clause."""
    if game not in GAMES:
        raise Refused("no-game")
    clauses = _clauses(game)
    if not clauses:
        raise Refused("no-rulebook")
    return clauses


@cache
def _clauses(game: str) -> list[Clause]:
    heading = f"# {GAMES[game].name}:"
    return [clause for text in rule_texts() if text.startswith(heading) for clause in read_clauses(text)]


@router.get("/ratings")
async def ratings(
    house: HouseOf, game: Annotated[str, Query(max_length=64)], seats: Annotated[int, Query(ge=1, le=16)]
) -> Ratings:
    """The ratings of a game at so many seats."""
    if game not in GAMES:
        raise Refused("no-game")
    return Ratings.model_validate({"ratings": await ratings_list(house.store, game, seats)})
