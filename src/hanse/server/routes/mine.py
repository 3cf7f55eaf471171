"""One's own games: which wait, which run, which are over; and notes that nobody else sees."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import ValidationError

from hanse.server.access import ERRORS, House, HouseOf, Invite, Person, TableId, open_room
from hanse.server.errors import Refused
from hanse.server.memory import MOST_NOTED, Line, Mine, Next, Note, NoteBody
from hanse.server.names import fold
from hanse.server.storage.outcomes import own_tables
from hanse.server.storage.own import note_at, set_note
from hanse.server.storage.store import Account
from hanse.table import show

router = APIRouter(prefix="/api", tags=["mine"], responses=ERRORS)

PAGE = 20  # finished games
_MOST_RUNNING = 200


async def lines(house: House, account: Account | None, tables: list[str]) -> list[Line]:
    """Tables as lines; one that this version cannot read, or whose log says what cannot be told, is left out."""
    who = None if account is None else account.id
    told: list[Line] = []
    for table_id in tables:
        with contextlib.suppress(Refused, ValidationError):
            room = await house.hall.room(table_id)
            told.append(Line.model_validate(show.line(room.table, who, room.connected())))
    return told


async def _running(house: House, person: Account, game: str | None = None, words: str = "") -> list[Line]:
    """The games that run and where one sits or waits: those that wait for oneself first, then by last change."""
    found, _ = await own_tables(house.store, person.id, over=False, game=game, named=_named(words), limit=_MOST_RUNNING)
    told = await lines(house, person, found)
    seated = [line for line in told if line.your_seats or line.status == "open"]
    return sorted(seated, key=lambda line: (not line.your_turn, -line.changed))


def _named(words: str) -> Callable[[str], bool] | None:
    wanted = fold(words.strip())
    return (lambda name: wanted in fold(name)) if wanted else None


@router.get("/mine")
async def mine(
    house: HouseOf,
    person: Person,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
    game: Annotated[str | None, Query(max_length=64)] = None,
    words: Annotated[str, Query(max_length=64)] = "",
) -> Mine:
    """One's own games, by game and by the names of those who sit there too, if wished."""
    over, found = await own_tables(
        house.store, person.id, over=True, game=game, named=_named(words), limit=PAGE, skip=page * PAGE
    )
    return Mine(
        running=await _running(house, person, game, words),
        finished=await lines(house, person, over),
        found=found,
        page=page,
    )


@router.get("/mine/next")
async def next_turn(house: HouseOf, person: Person, after: Annotated[str, Query(max_length=32)] = "") -> Next:
    """The next table where one has to decide, after this one and round again; the longest waiting first."""
    waiting = [line.id for line in reversed(await _running(house, person)) if line.your_turn]
    if after in waiting:
        place = waiting.index(after)
        waiting = waiting[place + 1 :] + waiting[:place]
    return Next(table=waiting[0] if waiting else None)


@router.get("/tables/{table_id}/note")
async def note(table_id: TableId, house: HouseOf, person: Person, invite: Invite = None) -> Note:
    """What one noted at a table."""
    room = await open_room(house, table_id, person, invite)
    return Note(text=await note_at(house.store, person.id, room.table.id), most=MOST_NOTED)


@router.put("/tables/{table_id}/note")
async def keep_note(table_id: TableId, body: NoteBody, house: HouseOf, person: Person, invite: Invite = None) -> Note:
    """Note something that nobody else sees; nothing takes the note away."""
    room = await open_room(house, table_id, person, invite)
    await set_note(house.store, person.id, room.table.id, body.text, time.time())
    return Note(text=body.text, most=MOST_NOTED)
