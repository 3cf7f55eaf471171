"""Studies of people, as they are kept."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from hanse.server.storage.schema import accounts, books
from hanse.server.storage.store import Store
from hanse.server.storage.writer import Conflict

LISTED = 100

Data = dict[str, Any]


@dataclass(frozen=True)
class KeptBook:
    """A study with who owns it and who may read it; its chapters as plain data."""

    id: str
    owner: str
    name: str
    public: bool
    key: str
    version: int
    chapters: list[Data]


async def new_book(store: Store, book: KeptBook, now: float) -> None:
    """Keep a new study."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(
            insert(books), {"id": book.id, "owner": book.owner, "key": book.key, **_row(book, now)}
        )


async def book_at(store: Store, book: str) -> KeptBook | None:
    """The study of an id."""
    rows = await store.fetch(select(books).where(books.c.id == book))
    if not rows:
        return None
    row = rows[0]
    return KeptBook(row.id, row.owner, row.name, row.public, row.key, row.version, json.loads(row.chapters))


async def change_book(store: Store, book: KeptBook, seen: int, now: float) -> None:
    """Keep a changed study; `Conflict` if it is another one by now than was seen."""
    here = (books.c.id == book.id) & (books.c.version == seen)
    async with store.writing, store.engine.begin() as connection:
        done = await connection.execute(update(books).where(here).values(_row(book, now)))
        if not done.rowcount:
            raise Conflict


async def remove_book(store: Store, book: str) -> None:
    """Forget a study."""
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(books).where(books.c.id == book))


async def books_of(store: Store, owner: str) -> list[Any]:
    """The lines of all studies of an account, the last changed first."""
    return await _lines(store, books.c.owner == owner)


async def public_books(store: Store) -> list[Any]:
    """The lines of those that everybody may read."""
    return await _lines(store, books.c.public)


async def count_books(store: Store, owner: str) -> int:
    """How many an account has."""
    rows = await store.fetch(select(func.count().label("many")).select_from(books).where(books.c.owner == owner))
    return int(rows[0].many)


async def _lines(store: Store, which: Any) -> list[Any]:
    columns = (books.c.id, books.c.name, books.c.public, books.c.count.label("chapters"), books.c.updated)
    query = select(*columns, books.c.owner, accounts.c.name.label("owner_name")).join_from(books, accounts)
    return list(await store.fetch(query.where(which).order_by(books.c.updated.desc()).limit(LISTED)))


def _row(book: KeptBook, now: float) -> Data:
    return {
        "name": book.name,
        "public": book.public,
        "version": book.version,
        "chapters": json.dumps(book.chapters, separators=(",", ":")),
        "count": len(book.chapters),
        "updated": now,
    }
