"""What one learns a game from: lessons, its rulebook with pictures, and the numbered reference behind it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from hanse.kernel.errors import UnknownName
from hanse.learn.book import rulebook
from hanse.learn.lessons import Lesson, find_lesson, lessons
from hanse.learn.pictures import picture
from hanse.learn.reference import reference
from hanse.offline.asked import Asked, Picture, answers
from hanse.offline.hall import new_secrets
from hanse.offline.house import House
from hanse.offline.routes.offers import known_game
from hanse.offline.routes.tables import new_table
from hanse.players import USUAL
from hanse.table import Refusal
from hanse.table.seats import BOT, PERSON, Seat
from hanse.table.setup import Beginning, create_from


@answers("GET", "/api/rulebook/{game}")
async def book(house: House, asked: Asked) -> Any:
    """The rulebook of a game, to be read."""
    return asdict(rulebook(known_game(asked.parts["game"]), asked.word("lang", "en")))


@answers("GET", "/api/rulebook/{game}/{name}.svg")
async def book_picture(house: House, asked: Asked) -> Any:
    """A picture of a rulebook."""
    game, name = known_game(asked.parts["game"]), asked.parts["name"]
    try:
        return Picture(picture(game, name, asked.word("theme", "light"), asked.word("lang", "en")))
    except UnknownName:
        raise Refusal("not-found") from None


@answers("GET", "/api/rules/{game}")
async def rules(house: House, asked: Asked) -> Any:
    """The numbered reference, clause by clause."""
    clauses = reference(known_game(asked.parts["game"]))
    if not clauses:
        raise Refusal("no-rulebook")
    return [asdict(clause) for clause in clauses]


@answers("GET", "/api/lessons/{game}")
async def lesson_list(house: House, asked: Asked) -> Any:
    """The lessons of a game in the order in which they are learnt."""
    found = lessons(known_game(asked.parts["game"]))
    return [{"chapter": each.chapter, "key": each.key, "steps": len(each.steps)} for each in found]


@answers("GET", "/api/lessons/{game}/{chapter}/{key}")
async def lesson(house: House, asked: Asked) -> Any:
    """What is right in a lesson, and what is told of everything else."""
    taught = _lesson(asked)
    steps = [asdict(step) for step in taught.steps]
    return {"chapter": taught.chapter, "key": taught.key, "seat": taught.seat, "steps": steps}


@answers("POST", "/api/lessons/{game}/{chapter}/{key}")
async def sit_down(house: House, asked: Asked) -> Any:
    """A table where the lesson is taught; bots have the other seats."""
    person, taught = house.person, _lesson(asked)
    seats = [
        Seat(PERSON, person["name"], person["id"]) if seat == taught.seat else Seat(BOT, "", None, USUAL)
        for seat in range(taught.begin().seats())
    ]
    beginning = Beginning(taught.position, taught.name)
    drafts = create_from(
        asked.parts["game"], beginning, seats, person["id"], public=False, clock=None, secrets=new_secrets()
    )
    return new_table(house, await house.hall.create(drafts))


def _lesson(asked: Asked) -> Lesson:
    try:
        return find_lesson(known_game(asked.parts["game"]), f"{asked.parts['chapter']}/{asked.parts['key']}")
    except UnknownName:
        raise Refusal("no-lesson") from None
