"""What an account has of its own: password, sessions, notes; and how all of it goes."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import delete, insert, select, update

from hanse.server.storage.bots import bots_of
from hanse.server.storage.clubs import clubs_of
from hanse.server.storage.contests import contests_of
from hanse.server.storage.schema import (
    accounts,
    books,
    entries,
    explored_seats,
    holidays,
    hooks,
    members,
    notes,
    orders,
    outcomes,
    puzzle_answers,
    ratings,
    reports,
    sessions,
)
from hanse.server.storage.store import Store

_SHOWN = 16  # letters of the hash of a token by which its owner names a session


async def password_of(store: Store, account: str) -> str | None:
    """The hash of the password; none of a guest."""
    rows = await store.fetch(select(accounts.c.password).where(accounts.c.id == account))
    return rows[0].password if rows else None


async def set_password(store: Store, account: str, kept: str, token: str) -> list[str]:
    """A new hash of the password; all sessions end but that of this token's hash. Which ended."""
    others = (sessions.c.account == account) & (sessions.c.token != token)
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(update(accounts).where(accounts.c.id == account).values(password=kept))
        ended = list((await connection.execute(select(sessions.c.token).where(others))).scalars())
        await connection.execute(delete(sessions).where(others))
    return ended


async def sessions_of(store: Store, account: str, token: str, now: float) -> list[dict[str, Any]]:
    """The sessions of an account, the newest first, and which of them is that of this token's hash."""
    query = select(sessions).where(sessions.c.account == account, sessions.c.expires > now)
    rows = await store.fetch(query.order_by(sessions.c.expires.desc()))
    return [
        {"id": row.token[:_SHOWN], "begun": row.begun, "agent": row.agent or "", "here": row.token == token}
        for row in rows
    ]


async def end_session(store: Store, account: str, session: str) -> list[str]:
    """End one of the account's sessions; its hash, or nothing if it has no such."""
    if len(session) != _SHOWN or not session.isalnum():
        return []
    those = (sessions.c.account == account) & sessions.c.token.startswith(session)
    async with store.writing, store.engine.begin() as connection:
        ended = list((await connection.execute(select(sessions.c.token).where(those))).scalars())
        await connection.execute(delete(sessions).where(those))
    return ended


async def since(store: Store, account: str) -> float:
    """When the account was made."""
    return float((await store.fetch(select(accounts.c.created).where(accounts.c.id == account)))[0].created)


async def note_at(store: Store, account: str, table: str) -> str:
    """What the account noted at a table."""
    rows = await store.fetch(select(notes.c.text).where(notes.c.account == account, notes.c.seating == table))
    return rows[0].text if rows else ""


async def set_note(store: Store, account: str, table: str, text: str, now: float) -> None:
    """Note something at a table; nothing takes the note away."""
    here = (notes.c.account == account) & (notes.c.seating == table)
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(notes).where(here))
        if text:
            await connection.execute(insert(notes), {"account": account, "seating": table, "text": text, "at": now})


async def all_of(store: Store, account: str) -> dict[str, Any]:
    """Everything that is kept about an account, but for what only guards it."""
    person = await store.fetch(select(accounts.c.name, accounts.c.created).where(accounts.c.id == account))
    tables = select(members.c.seating).where(members.c.account == account)
    said = await store.fetch(
        select(entries.c.seating, entries.c.at, entries.c.data)
        .where(entries.c.kind == "chat", entries.c.seating.in_(tables))
        .order_by(entries.c.at)
    )
    return {
        "name": person[0].name if person else "",
        "created": person[0].created if person else 0.0,
        "bots": [bot.name for bot in await bots_of(store, account)],
        "tables": [row.seating for row in await store.fetch(tables)],
        "clubs": [dict(row._mapping) for row in await clubs_of(store, account)],
        "tournaments": [dict(row._mapping) for row in await contests_of(store, account)],
        "results": [_plain(row) for row in await store.fetch(select(outcomes).where(outcomes.c.player == account))],
        "ratings": [_plain(row) for row in await store.fetch(select(ratings).where(ratings.c.player == account))],
        "notes": [
            {"table": row.seating, "text": row.text, "at": row.at}
            for row in await store.fetch(select(notes).where(notes.c.account == account))
        ],
        "puzzles": [
            {"puzzle": row.puzzle, "game": row.game, "solved": row.solved, "at": row.at}
            for row in await store.fetch(select(puzzle_answers).where(puzzle_answers.c.account == account))
        ],
        "studies": [
            {"id": row.id, "name": row.name, "public": row.public, "chapters": json.loads(row.chapters)}
            for row in await store.fetch(select(books).where(books.c.owner == account))
        ],
        "hook": [
            {key: value for key, value in row._mapping.items() if key not in ("id", "account", "session", "browser")}
            for row in await store.fetch(select(hooks).where(hooks.c.account == account))
        ],
        "holidays": [
            {"begins": row.begins, "ends": row.ends}
            for row in await store.fetch(select(holidays).where(holidays.c.account == account))
        ],
        "reports": [
            {"table": row.seating, "text": row.text, "at": row.at}
            for row in await store.fetch(select(reports).where(reports.c.by == account))
        ],
        "orders": [
            {"table": row.seating, "seat": row.seat, "orders": _read(row.orders)}
            for row in await store.fetch(select(orders).where(orders.c.account == account))
        ],
        "said": [
            {"table": row.seating, "at": row.at, "text": data.get("text", "")}
            for row in said
            if (data := _read(row.data)).get("account") == account
        ],
    }


def _plain(row: Any) -> dict[str, Any]:
    return {key: value for key, value in row._mapping.items() if key != "player"}


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


async def delete_account(store: Store, account: str) -> list[str]:
    """Forget an account and all that is only its own; which sessions ended.

    The logs of its games stay: they are those of the others too.
    """
    async with store.writing, store.engine.begin() as connection:
        ended = list(
            (await connection.execute(select(sessions.c.token).where(sessions.c.account == account))).scalars()
        )
        await connection.execute(delete(outcomes).where(outcomes.c.player == account))
        mine = explored_seats.c.player == account
        await connection.execute(update(explored_seats).where(mine).values(player=""))
        await connection.execute(delete(ratings).where(ratings.c.player == account))
        await connection.execute(delete(accounts).where(accounts.c.id == account))
    return ended
