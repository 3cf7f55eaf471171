"""Positions set up by hand: whether they can be, and what they are worth."""

from __future__ import annotations

import secrets
from typing import Any

from hanse.games import GAMES
from hanse.kernel.errors import HanseError
from hanse.messages import catalogue
from hanse.offline.asked import Asked, answers
from hanse.offline.house import House
from hanse.offline.routes.offers import known_game
from hanse.offline.studying import ITERATIONS
from hanse.offline.thinking import Stopped, ask
from hanse.table import Refusal
from hanse.table.positions import looked_at, set_up, to_be_judged


@answers("POST", "/api/positions")
async def check(house: House, asked: Asked) -> Any:
    """A position looked at: completed, or with all reasons why it cannot be."""
    game = GAMES[known_game(asked.body["game"])]
    return looked_at(game, asked.body["position"], catalogue(asked.body.get("language", "en")))


@answers("POST", "/api/positions/deal")
async def deal(house: House, asked: Asked) -> Any:
    """The first position of a new game with these options."""
    wish = asked.body
    game = GAMES[known_game(wish["game"])]
    try:
        options = game.options(wish["preset"], wish["seats"], dict(wish.get("changes", {})))
    except HanseError as error:
        raise Refusal("options", reason=str(error)) from None
    return set_up(game.start(options, secrets.token_hex(16)))


@answers("POST", "/api/positions/judge")
async def judge(house: House, asked: Asked) -> Any:
    """What a position is worth to every seat, by a search of the strongest player."""
    game = known_game(asked.body["game"])
    position = to_be_judged(GAMES[game], asked.body["position"])
    question = {"ask": "judge", "game": game, "position": position, "iterations": ITERATIONS}
    try:
        judged = await ask(house.thinker, question)
    except Stopped:
        raise Refusal("no-judgement") from None
    if "failed" in judged:
        raise Refusal("no-judgement")
    return judged
