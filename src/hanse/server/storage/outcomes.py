"""How games ended: for lists, profiles and the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import and_, case, func, select

from hanse.server.storage.schema import accounts, members, outcomes, ratings, seatings
from hanse.server.storage.store import Store

_MOST_OPPONENTS = 50
_MOST_POINTS = 500  # of the curve of one rating
_MOST_TABLES = 20  # that a profile links to


async def outcomes_at(store: Store, table: str) -> list[Any]:
    """How the seats of one game ended."""
    return await store.fetch(select(outcomes).where(outcomes.c.seating == table))


async def results_of(store: Store, player: str) -> list[Any]:
    """By game and number of seats: how many games, how many won, the mean rank, the best score, how many left."""
    counts = (
        outcomes.c.game,
        outcomes.c.seats,
        func.count().label("games"),
        func.sum(case((and_(outcomes.c.rank == 1, ~outcomes.c.gone), 1), else_=0)).label("won"),
        func.avg(outcomes.c.rank * 1.0).label("rank"),
        func.max(case((~outcomes.c.gone, outcomes.c.score))).label("best"),
        func.sum(case((outcomes.c.gone, 1), else_=0)).label("left"),
    )
    query = select(*counts).where(outcomes.c.player == player)
    return await store.fetch(
        query.group_by(outcomes.c.game, outcomes.c.seats).order_by(outcomes.c.game, outcomes.c.seats)
    )


async def ratings_of(store: Store, player: str) -> list[Any]:
    """What is believed of a player now."""
    query = select(ratings).where(ratings.c.player == player)
    return await store.fetch(query.order_by(ratings.c.game, ratings.c.seats))


async def rating_history(store: Store, player: str, game: str, seats: int) -> list[Any]:
    """The rating after each game that counted, the oldest first."""
    here = and_(outcomes.c.player == player, outcomes.c.game == game, outcomes.c.seats == seats)
    query = select(outcomes.c.at, outcomes.c.mu, outcomes.c.sigma).where(here, outcomes.c.mu.is_not(None))
    return (await store.fetch(query.order_by(outcomes.c.at.desc()).limit(_MOST_POINTS)))[::-1]


async def opponents_of(store: Store, player: str) -> list[Any]:
    """With whom a player has finished games, the most frequent first: how many, and how often who was ahead."""
    mine, other = outcomes.alias("mine"), outcomes.alias("other")
    query = (
        select(
            other.c.player,
            func.count().label("games"),
            func.sum(case((mine.c.rank < other.c.rank, 1), else_=0)).label("ahead"),
            func.sum(case((mine.c.rank > other.c.rank, 1), else_=0)).label("behind"),
        )
        .join_from(mine, other, and_(mine.c.seating == other.c.seating, mine.c.seat != other.c.seat))
        .where(mine.c.player == player, other.c.player != player)
        .group_by(other.c.player)
        .order_by(func.count().desc(), other.c.player)
        .limit(_MOST_OPPONENTS)
    )
    return await store.fetch(query)


async def last_public_tables(store: Store, player: str) -> list[str]:
    """The public tables where a player last finished a game."""
    query = (
        select(outcomes.c.seating)
        .join_from(outcomes, seatings, outcomes.c.seating == seatings.c.id)
        .where(outcomes.c.player == player, seatings.c.public)
        .order_by(outcomes.c.at.desc())
        .limit(_MOST_TABLES)
    )
    return list(dict.fromkeys(row.seating for row in await store.fetch(query)))


async def best_alone(store: Store, player: str, game: str, table: str) -> tuple[int | None, int]:
    """The best score of a player in other games alone, and how many of them there were."""
    here = and_(outcomes.c.player == player, outcomes.c.game == game, outcomes.c.seats == 1, ~outcomes.c.gone)
    query = select(func.max(outcomes.c.score).label("best"), func.count().label("games"))
    row = (await store.fetch(query.where(here, outcomes.c.seating != table)))[0]
    return row.best, row.games


async def own_tables(
    store: Store,
    account: str,
    *,
    over: bool,
    game: str | None,
    named: Callable[[str], bool] | None,
    limit: int,
    skip: int = 0,
) -> tuple[list[str], int]:
    """The tables where an account is a member, those that changed last first, and how many there are in all.

    With `named` only those where somebody else has a name that fits.
    """
    own = select(members.c.seating).where(members.c.account == account)
    found = and_(seatings.c.id.in_(own), (seatings.c.status == "over") == over)
    if game:
        found = and_(found, seatings.c.game == game)
    if named is not None:
        others = [row.id for row in await _others(store, account) if named(row.name)]
        found = and_(found, seatings.c.id.in_(select(members.c.seating).where(members.c.account.in_(others))))
    total = (await store.fetch(select(func.count()).select_from(seatings).where(found)))[0][0]
    query = select(seatings.c.id).where(found).order_by(seatings.c.updated.desc(), seatings.c.id)
    return [row.id for row in await store.fetch(query.limit(limit).offset(skip))], total


async def _others(store: Store, account: str) -> list[Any]:
    """Those with whom the account shared a table."""
    own = select(members.c.seating).where(members.c.account == account)
    query = (
        select(accounts.c.id, accounts.c.name)
        .join_from(members, accounts, members.c.account == accounts.c.id)
        .where(members.c.seating.in_(own), accounts.c.id != account)
        .distinct()
    )
    return await store.fetch(query)
