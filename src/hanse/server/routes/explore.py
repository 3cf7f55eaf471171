"""Openings and habits of the public games of this server."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from hanse.games import GAMES
from hanse.messages import catalogue
from hanse.server.access import ERRORS, HouseOf
from hanse.server.errors import Refused
from hanse.server.storage import explorer
from hanse.study.habits import namer, questions_of, title

router = APIRouter(prefix="/api/explore", tags=["explorer"], responses=ERRORS)
_MOST_CHOSEN = 8


class KindOut(BaseModel):
    """Games of one kind."""

    game: str
    board: str
    seats: int
    games: int


class HabitAnswer(BaseModel):
    """An answer in words: how many seats gave it, which part of the victories was theirs, their mean score."""

    answer: str
    name: str
    times: int
    won: float
    points: float


class QuestionOut(BaseModel):
    """A question with its answers, the most frequent first."""

    key: str
    title: str
    answers: list[HabitAnswer]


class HabitOf(BaseModel):
    """Somebody who began so: an account or a bot."""

    id: str | None
    name: str
    times: int
    won: float


class Explored(BaseModel):
    """How games of a kind began, who began so, and some of them."""

    seats: int
    questions: list[QuestionOut]
    players: list[HabitOf]
    tables: list[str]


@router.get("")
async def all_kinds(house: HouseOf) -> list[KindOut]:
    """The kinds of games that there are, the most frequent first."""
    return [KindOut.model_validate(dict(row._mapping)) for row in await explorer.kinds(house.store)]


@router.get("/{game}/{board}/{seats}")
async def explore(
    game: str,
    board: str,
    seats: int,
    house: HouseOf,
    chosen: Annotated[list[str] | None, Query(max_length=_MOST_CHOSEN)] = None,
    lang: Literal["en", "fr", "de"] = "en",
) -> Explored:
    """How games of a kind began, after what was chosen: each `question:answer`."""
    if game not in GAMES:
        raise Refused("no-game")
    if board not in GAMES[game].boards or seats not in GAMES[game].seats:
        raise Refused("no-board")
    wishes = dict(wish.split(":", 1) for wish in chosen or [] if ":" in wish)
    if not set(wishes) <= set(questions_of(game)):
        raise Refused("no-question-there")
    those = (house.store, game, board, seats, wishes)
    rows = await explorer.answers(*those)
    words = catalogue(lang).of(game)
    name = namer(game, board, words)
    questions = [
        QuestionOut(
            key=key,
            title=title(game, key, words),
            answers=[
                HabitAnswer(answer=row.answer, name=name(key, row.answer), times=row.times, won=row.won / row.times,
                          points=row.points / row.times)
                for row in rows if row.question == key
            ],
        )
        for key in questions_of(game)
    ]  # fmt: skip
    return Explored(
        seats=sum(answer.times for answer in questions[0].answers),
        questions=[question for question in questions if question.answers],
        players=await _players(house, those),
        tables=await explorer.tables(*those),
    )


async def _players(house: HouseOf, those: tuple[object, str, str, int, dict[str, str]]) -> list[HabitOf]:
    rows = await explorer.players(house.store, *those[1:])
    people = await house.store.names([row.player for row in rows if not row.player.startswith("bot:")])
    found = []
    for row in rows:
        bot = row.player.startswith("bot:")
        account = people.get(row.player)
        if bot or account is not None:
            name = row.player.removeprefix("bot:") if account is None else account.name
            shown = None if bot else row.player
            found.append(HabitOf(id=shown, name=name, times=row.times, won=row.won / row.times))
    return found
