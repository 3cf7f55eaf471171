"""Clubs and their members, as they are kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hanse.server.names import looks
from hanse.server.storage.schema import accounts, club_members, clubs, contests, outcomes, ratings
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Conflict

ASKING, MEMBER, ORGANISER = "asking", "member", "organiser"
_LISTED = 200


@dataclass(frozen=True)
class Club:
    """A club."""

    id: str
    name: str
    about: str
    invite: str
    created: float


@dataclass(frozen=True)
class Member:
    """Somebody who belongs to a club, or asks to."""

    account: str
    name: str
    role: str
    since: float


@dataclass(frozen=True)
class ClubLine:
    """A club in a list: how many belong to it, and what one is there."""

    id: str
    name: str
    members: int
    role: str | None


async def found_club(store: Store, club: Club, founder: str) -> None:
    """A new club with its first organiser; `Conflict` if its name looks like another's. Empty clubs make room."""
    row = {**vars(club), "looks": looks(club.name)}
    first = {"club": club.id, "account": founder, "role": ORGANISER, "since": club.created}
    try:
        async with store.writing, store.engine.begin() as connection:
            await connection.execute(delete(clubs).where(clubs.c.id.not_in(select(club_members.c.club))))
            await connection.execute(insert(clubs), row)
            await connection.execute(insert(club_members), first)
    except IntegrityError:
        raise Conflict from None


async def club_by_id(store: Store, club: str) -> Club | None:
    """The club of an id."""
    rows = await store.fetch(select(clubs).where(clubs.c.id == club))
    return Club(rows[0].id, rows[0].name, rows[0].about, rows[0].invite, rows[0].created) if rows else None


async def members_of(store: Store, club: str) -> list[Member]:
    """Everybody who belongs to a club or asks to, the longest first.

    Where no organiser is left, who has belonged to it longest is one.
    """
    query = (
        select(club_members.c.account, accounts.c.name, club_members.c.role, club_members.c.since)
        .join_from(club_members, accounts, club_members.c.account == accounts.c.id)
        .where(club_members.c.club == club)
        .order_by(club_members.c.since, club_members.c.account)
    )
    found = [Member(*row) for row in await store.fetch(query)]
    if any(member.role == ORGANISER for member in found):
        return found
    heir = next((member for member in found if member.role == MEMBER), None)
    return [Member(m.account, m.name, ORGANISER, m.since) if m is heir else m for m in found]


async def role_in(store: Store, club: str, account: str | None) -> str | None:
    """What an account is in a club."""
    return next((member.role for member in await members_of(store, club) if member.account == account), None)


async def list_clubs(store: Store, account: str | None) -> list[ClubLine]:
    """One's own clubs, then the largest."""
    belongs = and_(club_members.c.club == clubs.c.id, club_members.c.role != ASKING)
    count = func.count(club_members.c.account)
    query = select(clubs.c.id, clubs.c.name, count.label("members")).join_from(clubs, club_members, belongs)
    grouped = query.group_by(clubs.c.id, clubs.c.name)
    own = select(club_members.c.club, club_members.c.role).where(club_members.c.account == (account or ""))
    roles = {row.club: row.role for row in await store.fetch(own)}
    mine = await store.fetch(grouped.where(clubs.c.id.in_(list(roles))).order_by(clubs.c.name))
    others = await store.fetch(grouped.order_by(count.desc(), clubs.c.name).limit(_LISTED))
    found = {row.id: ClubLine(row.id, row.name, row.members, roles.get(row.id)) for row in [*mine, *others]}
    return list(found.values())


async def clubs_of(store: Store, account: str) -> list[Any]:
    """The clubs that an account belongs to, and as what."""
    query = select(clubs.c.id, clubs.c.name, club_members.c.role).join_from(clubs, club_members)
    return await store.fetch(query.where(club_members.c.account == account).order_by(clubs.c.name))


async def set_role(store: Store, club: str, account: str, role: str, now: float) -> bool:
    """Somebody joins, asks, or is something else from now on; false if the club or the account is gone."""
    here = and_(club_members.c.club == club, club_members.c.account == account)
    row = {"club": club, "account": account, "role": role, "since": now}
    try:
        async with store.writing, store.engine.begin() as connection:
            changed = await connection.execute(update(club_members).where(here).values(role=role))
            if not changed.rowcount:
                await connection.execute(insert(club_members), row)
    except IntegrityError:
        return False
    return True


async def remove_member(store: Store, club: str, account: str) -> None:
    """Somebody belongs to the club no more, or asks no more."""
    here = and_(club_members.c.club == club, club_members.c.account == account)
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(club_members).where(here))


async def set_invite(store: Store, club: str, invite: str) -> None:
    """A new invitation link; the old one leads nowhere."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(update(clubs).where(clubs.c.id == club).values(invite=invite))


async def dissolve(store: Store, club: str) -> bool:
    """The club is no more; its tournaments that are over stand alone. False if one of them is not over."""
    async with store.writing, store.engine.begin() as connection:
        if await _busy(connection, club):
            return False
        await connection.execute(delete(clubs).where(clubs.c.id == club))
    return True


async def _busy(connection: AsyncConnection, club: str) -> bool:
    active = select(contests.c.id).where(contests.c.club == club, contests.c.status.in_(("open", "running")))
    return (await connection.execute(active.limit(1))).first() is not None


async def results_among(store: Store, club: str) -> list[dict[str, Any]]:
    """By game and member: the finished games in which at least two members played, and who was ahead how often."""
    belong = select(club_members.c.account).where(club_members.c.club == club, club_members.c.role != ASKING)
    shared = (
        select(outcomes.c.seating)
        .where(outcomes.c.player.in_(belong))
        .group_by(outcomes.c.seating)
        .having(func.count() > 1)
    )
    columns = (outcomes.c.seating, outcomes.c.game, outcomes.c.seats, outcomes.c.player, outcomes.c.rank)
    query = select(*columns).where(outcomes.c.seating.in_(shared), outcomes.c.player.in_(belong))
    games: dict[str, list[Any]] = {}
    for row in await store.fetch(query):
        games.setdefault(row.seating, []).append(row)
    usual = Counter((rows[0].game, rows[0].seats) for rows in games.values())
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for rows in games.values():
        for row in rows:
            line = found.setdefault(
                (row.game, row.player),
                {"game": row.game, "account": row.player, "games": 0, "won": 0, "ranks": 0, "ahead": 0, "behind": 0},
            )
            line["games"] += 1
            line["won"] += row.rank == 1
            line["ranks"] += row.rank
            line["ahead"] += sum(row.rank < other.rank for other in rows)
            line["behind"] += sum(row.rank > other.rank for other in rows)
    known = await _ratings(store, usual, [player for _, player in found])
    return [{**line, "rating": known.get((line["game"], line["account"]))} for line in found.values()]


async def _ratings(store: Store, usual: Counter[tuple[str, int]], players: list[str]) -> dict[tuple[str, str], Any]:
    """The ratings in each game at the number of seats at which the members play it most."""
    known: dict[tuple[str, str], Any] = {}
    for game in {game for game, _ in usual}:
        seats = max((count, seats) for (key, seats), count in usual.items() if key == game)[1]
        here = and_(ratings.c.game == game, ratings.c.seats == seats, ratings.c.player.in_(players))
        known |= {(game, row.player): row for row in await store.fetch(select(ratings).where(here))}
    return known
