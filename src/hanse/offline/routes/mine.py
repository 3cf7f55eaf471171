"""One's own games: which wait, which run, which are over; and notes."""

from __future__ import annotations

from typing import Any

from hanse.offline.asked import Asked, answers
from hanse.offline.house import House
from hanse.offline.kept import NOTE

Data = dict[str, Any]
PAGE = 20  # finished games
MOST_NOTED = 4000  # letters of a note


@answers("GET", "/api/mine")
async def mine(house: House, asked: Asked) -> Any:
    """One's own games, by game and by names, if wished."""
    page = asked.number("page") or 0
    wanted, words = asked.word("game"), asked.word("words").strip().casefold()
    lines = [line for line in await house.hall.lines() if wanted in ("", line["game"]) and words in _names(line)]
    over = sorted((line for line in lines if line["status"] == "over"), key=lambda line: -line["changed"])
    finished = over[page * PAGE : (page + 1) * PAGE]
    return {"running": _running(lines), "finished": finished, "found": len(over), "page": page}


@answers("GET", "/api/mine/next")
async def next_turn(house: House, asked: Asked) -> Any:
    """The next table where one has to decide, after this one and round again; the longest waiting first."""
    after = asked.word("after")
    waiting = [line["id"] for line in reversed(_running(await house.hall.lines())) if line["your_turn"]]
    if after in waiting:
        place = waiting.index(after)
        waiting = waiting[place + 1 :] + waiting[:place]
    return {"table": waiting[0] if waiting else None}


@answers("GET", "/api/tables/{table}/note")
async def note(house: House, asked: Asked) -> Any:
    """What one noted at a table."""
    return {"text": await house.kept.read(NOTE + asked.table) or "", "most": MOST_NOTED}


@answers("PUT", "/api/tables/{table}/note")
async def keep_note(house: House, asked: Asked) -> Any:
    """Note something."""
    text = str(asked.body["text"])[:MOST_NOTED]
    await house.kept.write({NOTE + asked.table: text})
    return {"text": text, "most": MOST_NOTED}


def _running(lines: list[Data]) -> list[Data]:
    """Those that wait for oneself first, then by last change."""
    running = [line for line in lines if line["status"] != "over"]
    return sorted(running, key=lambda line: (not line["your_turn"], -line["changed"]))


def _names(line: Data) -> str:
    return " ".join(f"{seat['name']} {seat['bot'] or ''}" for seat in line["seats"]).casefold()
