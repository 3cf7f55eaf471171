"""What one learns a game from: lessons, its rulebook with pictures, and the numbered reference behind it."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response

from hanse.games import GAMES
from hanse.kernel.errors import UnknownName
from hanse.learn.book import rulebook
from hanse.learn.lessons import Lesson, find_lesson, lessons
from hanse.learn.pictures import picture
from hanse.learn.reference import reference
from hanse.players import USUAL
from hanse.server.access import ERRORS, HouseOf, Person, pace
from hanse.server.errors import Refused
from hanse.server.learning import Clause, LessonLine, LessonOut, RulebookOut
from hanse.server.lobby import summary
from hanse.server.models import NewTable
from hanse.server.routes.tables import new_id, new_secrets
from hanse.table.seats import BOT, PERSON, Seat
from hanse.table.setup import Beginning, create_from

router = APIRouter(prefix="/api", tags=["learning"], responses=ERRORS)
Word = Annotated[str, Path(max_length=64)]
Language = Literal["en", "fr", "de"]


@router.get("/rulebook/{game}")
async def book(game: Word, lang: Language = "en") -> RulebookOut:
    """The rulebook of a game, to be read."""
    if game not in GAMES:
        raise Refused("no-game")
    return _book(game, lang)


@cache
def _book(game: str, language: str) -> RulebookOut:
    return RulebookOut.model_validate(rulebook(game, language), from_attributes=True)


@router.get(
    "/rulebook/{game}/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def book_picture(
    game: Word,
    name: Word,
    theme: Literal["light", "dark"] = "light",
    lang: Language = "en",
) -> Response:
    """A picture of a rulebook."""
    if game not in GAMES:
        raise Refused("no-game")
    try:
        drawn = await asyncio.to_thread(picture, game, name, theme, lang)
    except UnknownName:
        raise Refused("not-found") from None
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=300"})


@router.get("/rules/{game}")
async def rules(game: Word) -> list[Clause]:
    """The numbered reference, clause by clause."""
    if game not in GAMES:
        raise Refused("no-game")
    clauses = reference(game)
    if not clauses:
        raise Refused("no-rulebook")
    return [Clause.model_validate(clause, from_attributes=True) for clause in clauses]


@router.get("/lessons/{game}")
async def lesson_list(game: Word) -> list[LessonLine]:
    """The lessons of a game in the order in which they are learnt."""
    return [
        LessonLine(chapter=lesson.chapter, key=lesson.key, steps=len(lesson.steps)) for lesson in await _lessons(game)
    ]


@router.get("/lessons/{game}/{chapter}/{key}")
async def lesson(game: Word, chapter: Word, key: Word) -> LessonOut:
    """What is right in a lesson, and what is told of everything else."""
    return LessonOut.model_validate(await _lesson(game, chapter, key), from_attributes=True)


@router.post("/lessons/{game}/{chapter}/{key}", status_code=201)
async def sit_down(game: Word, chapter: Word, key: Word, house: HouseOf, person: Person, request: Request) -> NewTable:
    """A table of one's own where the lesson is taught; bots have the other seats."""
    pace(request, "create", person.id)
    taught = await _lesson(game, chapter, key)
    seats = [
        Seat(PERSON, person.name, person.id) if seat == taught.seat else Seat(BOT, "", None, USUAL)
        for seat in range(taught.begin().seats())
    ]
    beginning = Beginning(taught.position, taught.name)
    drafts = create_from(game, beginning, seats, person.id, public=False, clock=None, secrets=new_secrets())
    room = await house.hall.create(new_id(), drafts)
    return NewTable(invite=room.table.invite, **summary(room, person).model_dump())


async def _lessons(game: str) -> tuple[Lesson, ...]:
    if game not in GAMES:
        raise Refused("no-game")
    return await asyncio.to_thread(lessons, game)


async def _lesson(game: str, chapter: str, key: str) -> Lesson:
    await _lessons(game)
    try:
        return find_lesson(game, f"{chapter}/{key}")
    except UnknownName:
        raise Refused("no-lesson") from None
