"""The index of openings and habits: what public games began with, and how they ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import and_, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from hanse.server.storage.schema import explored, explored_answers, explored_seats, seatings
from hanse.server.storage.store import Store
from hanse.study.habits import Played

_LONGEST = 200  # letters of an answer
_MOST = 30  # players and games that are named


async def unexplored(store: Store, most: int) -> list[str]:
    """Public games that are over and were not looked at yet."""
    new = seatings.c.public & (seatings.c.status == "over") & seatings.c.id.not_in(select(explored.c.seating))
    return [row.id for row in await store.fetch(select(seatings.c.id).where(new).limit(most))]


async def keep_explored(store: Store, table: str, seats: Sequence[Played], players: Sequence[str]) -> None:
    """Keep what a game shows, once; with who played on each seat."""
    rows = [
        {
            "seating": table, "seat": one.seat, "game": one.game, "board": one.board, "seats": one.seats,
            "player": players[one.seat], "share": one.share, "score": one.score,
        }
        for one in seats
    ]  # fmt: skip
    answers = [
        {"seating": table, "seat": one.seat, "question": question, "answer": answer[:_LONGEST]}
        for one in seats
        for question, answer in one.answers.items()
    ]
    try:
        async with store.writing, store.engine.begin() as connection:
            await connection.execute(insert(explored), {"seating": table})
            if rows:
                await connection.execute(insert(explored_seats), rows)
                await connection.execute(insert(explored_answers), answers)
    except IntegrityError:
        return  # another process was faster, or the table is gone


async def kinds(store: Store) -> list[Any]:
    """By game, board and number of seats how many games there are."""
    columns = (explored_seats.c.game, explored_seats.c.board, explored_seats.c.seats)
    count = func.count(explored_seats.c.seating.distinct()).label("games")
    return await store.fetch(select(*columns, count).group_by(*columns).order_by(count.desc()))


def _those(game: str, board: str, seats: int, chosen: Mapping[str, str]) -> Any:
    kind = (explored_seats.c.game == game) & (explored_seats.c.board == board) & (explored_seats.c.seats == seats)
    began = [
        exists().where(
            explored_answers.c.seating == explored_seats.c.seating,
            explored_answers.c.seat == explored_seats.c.seat,
            explored_answers.c.question == question,
            explored_answers.c.answer == answer,
        )
        for question, answer in chosen.items()
    ]
    return and_(kind, *began)


_COUNTS = (
    func.count().label("times"),
    func.sum(explored_seats.c.share).label("won"),
    func.sum(explored_seats.c.score).label("points"),
)


async def answers(store: Store, game: str, board: str, seats: int, chosen: Mapping[str, str]) -> list[Any]:
    """By question and answer how often it was given by those who began as was chosen, and with which result."""
    told = explored_answers.alias()
    same = (told.c.seating == explored_seats.c.seating) & (told.c.seat == explored_seats.c.seat)
    query = select(told.c.question, told.c.answer, *_COUNTS).select_from(explored_seats.join(told, same))
    query = query.where(_those(game, board, seats, chosen)).group_by(told.c.question, told.c.answer)
    return await store.fetch(query.order_by(func.count().desc(), told.c.answer))


async def players(store: Store, game: str, board: str, seats: int, chosen: Mapping[str, str]) -> list[Any]:
    """Who began so most often."""
    query = select(explored_seats.c.player, *_COUNTS).where(
        _those(game, board, seats, chosen), explored_seats.c.player != ""
    )
    return await store.fetch(query.group_by(explored_seats.c.player).order_by(func.count().desc()).limit(_MOST))


async def tables(store: Store, game: str, board: str, seats: int, chosen: Mapping[str, str]) -> list[str]:
    """Games that began so, the last ones first."""
    joined = explored_seats.join(seatings, seatings.c.id == explored_seats.c.seating)
    query = select(seatings.c.id).select_from(joined).where(_those(game, board, seats, chosen))
    query = query.group_by(seatings.c.id, seatings.c.updated).order_by(seatings.c.updated.desc()).limit(_MOST)
    return [row.id for row in await store.fetch(query)]
