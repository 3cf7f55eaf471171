"""Games move by move: replay, preview of a choice, what places answer, record of a finished one."""

from __future__ import annotations

from typing import Any

from hanse.offline.asked import Asked, answers
from hanse.offline.house import House
from hanse.offline.thinking import Stopped, ask
from hanse.table import Refusal, looking, story


@answers("GET", "/api/tables/{table}/ply/{ply}")
async def ply(house: House, asked: Asked) -> Any:
    """The view after so many decisions."""
    wanted = int(asked.parts["ply"])
    table = await house.hall.table(asked.table)
    return {"ply": wanted, "view": looking.view_at(table, house.hall.account, wanted, asked.number("seat"))}


@answers("GET", "/api/tables/{table}/preview/{code}")
async def preview(house: House, asked: Asked) -> Any:
    """What a choice would do; what is hidden stays hidden."""
    table = await house.hall.table(asked.table)
    return looking.preview(table, house.person["id"], int(asked.word("ply")), int(asked.parts["code"]))


@answers("GET", "/api/tables/{table}/places")
async def places(house: House, asked: Asked) -> Any:
    """The cards of all places of a family."""
    table = await house.hall.table(asked.table)
    return looking.cards(table, house.hall.account, asked.word("family"), asked.number("ply"))


@answers("GET", "/api/tables/{table}/places/{place}")
async def place(house: House, asked: Asked) -> Any:
    """The card of one place."""
    table = await house.hall.table(asked.table)
    return looking.card(table, house.hall.account, asked.parts["place"], asked.number("ply"))


@answers("GET", "/api/tables/{table}/record")
async def record(house: House, asked: Asked) -> Any:
    """The record of a game, its seed included. Nobody else plays here, so it may be had of a running one, too."""
    return looking.file_of(await house.hall.table(asked.table))


@answers("GET", "/api/tables/{table}/chances")
async def chances(house: House, asked: Asked) -> Any:
    """Who was ahead when."""
    table = await house.hall.table(asked.table)
    looking.check_over(table)
    try:
        answer = await ask(house.thinker, {"ask": "chances", "record": table.record().to_data()})
    except Stopped:
        raise Refusal("no-judgement") from None
    return answer["moments"]


@answers("GET", "/api/tables/{table}/story")
async def look_back_at(house: House, asked: Asked) -> Any:
    """A finished game looked back at: the score over time, how long each took."""
    table = await house.hall.table(asked.table)
    looking.check_over(table)
    unrated = [None] * len(table.seats)
    return {"points": story.points(table), "spent": story.spent(table), "ratings": unrated, "alone": None}
