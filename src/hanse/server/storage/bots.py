"""Accounts of bots, as they are kept. A bot is an account that somebody owns and that is known by a token."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from hanse.server.storage.schema import accounts, bots, members, seatings
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Conflict

_LISTED = 200  # tables at which a bot plays at once


@dataclass(frozen=True)
class Bot:
    """A bot that sits at tables by itself."""

    id: str  # of its account
    name: str
    owner: str


def _bots() -> Select[tuple[str, str, str]]:
    return select(accounts.c.id, accounts.c.name, bots.c.owner).join_from(
        bots, accounts, bots.c.account == accounts.c.id
    )


async def _one(store: Store, query: Select[tuple[str, str, str]]) -> Bot | None:
    rows = await store.fetch(query)
    return Bot(*rows[0]) if rows else None


async def add_bot(store: Store, bot: Bot, folded: str, token: str, now: float, most: int) -> bool:
    """A new bot, known by the hash of its token; `Conflict` if the name is taken, false if the owner has too many."""
    account = {"id": bot.id, "name": bot.name, "created": now}
    row = {"account": bot.id, "owner": bot.owner, "folded": folded, "token": token}
    try:
        async with store.writing, store.engine.begin() as connection:
            owned = select(func.count()).where(bots.c.owner == bot.owner)
            if (await connection.execute(owned)).scalar_one() >= most:
                return False
            await connection.execute(insert(accounts), account)
            await connection.execute(insert(bots), row)
    except IntegrityError:
        raise Conflict from None
    return True


async def remove_bot(store: Store, owner: str, bot: str) -> bool:
    """Forget a bot and its token; its account stays, because games name it. False if the owner has no such bot."""
    async with store.writing, store.engine.begin() as connection:
        gone = await connection.execute(delete(bots).where(bots.c.account == bot, bots.c.owner == owner))
        return bool(gone.rowcount)


async def bots_of(store: Store, owner: str) -> list[Bot]:
    """The bots of an owner, by name."""
    return [Bot(*row) for row in await store.fetch(_bots().where(bots.c.owner == owner).order_by(accounts.c.name))]


async def bot_by_token(store: Store, token: str) -> Bot | None:
    """The bot that is known by the token of this hash."""
    return await _one(store, _bots().where(bots.c.token == token))


async def bot_named(store: Store, folded: str) -> Bot | None:
    """The bot of a name."""
    return await _one(store, _bots().where(bots.c.folded == folded))


async def bot_of_account(store: Store, account: str) -> Bot | None:
    """The bot that an account is, if it was not removed."""
    return await _one(store, _bots().where(accounts.c.id == account))


async def tables_of(store: Store, account: str) -> list[str]:
    """The tables where it is a member and the game is being played."""
    query = (
        select(seatings.c.id)
        .join_from(members, seatings)
        .where(members.c.account == account, seatings.c.status == "playing")
        .order_by(seatings.c.updated.desc())
        .limit(_LISTED)
    )
    return [row.id for row in await store.fetch(query)]
