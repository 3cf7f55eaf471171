"""Positions set up by hand: whether they can be, and what they are worth."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from fastapi import APIRouter, Request

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.messages import catalogue
from hanse.server.access import ERRORS, HouseOf, Person, pace
from hanse.server.bodies import OptionsBody
from hanse.server.errors import Refused
from hanse.server.routes.tables import own_facts
from hanse.server.setting_up import JudgedOut, PositionBody, SetUp
from hanse.table.positions import looked_at, set_up, to_be_judged

router = APIRouter(prefix="/api/positions", tags=["positions"], responses=ERRORS)


@router.post("")
async def check(body: PositionBody) -> SetUp:
    """A position looked at: completed, or with all reasons why it cannot be. Nothing is kept."""
    game = _known(body.game)
    words = catalogue(body.language)
    return SetUp.model_validate(await asyncio.to_thread(looked_at, game, body.position, words))


@router.post("/deal")
async def deal(body: OptionsBody, house: HouseOf) -> SetUp:
    """The first position of a new game with these options."""
    game = _known(body.game)
    try:
        options = game.options(body.preset, body.seats, own_facts(house, body.game) | dict(body.changes))
    except HanseError as error:
        raise Refused("options", reason=str(error)) from None
    state = await asyncio.to_thread(game.start, options, secrets.token_hex(16))
    return SetUp.model_validate(set_up(state))


@router.post("/judge")
async def judge(body: PositionBody, house: HouseOf, person: Person, request: Request) -> JudgedOut:
    """What a position is worth to every seat, by a search of the strongest player."""
    if house.settings.study_processes == 0:
        raise Refused("no-study")
    pace(request, "create", person.id)
    game = _known(body.game)
    position = await asyncio.to_thread(to_be_judged, game, body.position)
    return JudgedOut.model_validate(await house.judging.judge(game.key, position))


def _known(game: str) -> Any:
    if game not in GAMES:
        raise Refused("no-game")
    return GAMES[game]
