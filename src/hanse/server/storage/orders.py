"""Keeps standing orders: beside the logs, not in them, so that nobody sees that there are any."""

from __future__ import annotations

import json

from sqlalchemy import delete, insert, select, text

from hanse.server.storage.schema import orders
from hanse.server.storage.store import Store
from hanse.table.orders import Left

CHANNEL = "hanse_orders"  # on which the other processes are told at which table orders have changed


async def orders_at(store: Store, table: str) -> dict[int, Left]:
    """The orders that were left at a table, by seat; what cannot be read is none."""
    rows = await store.fetch(select(orders).where(orders.c.seating == table))
    return {row.seat: Left(row.account, _read(row.orders)) for row in rows}


async def keep_orders(store: Store, table: str, seat: int, left: Left) -> None:
    """Replace what was left for a seat; no order is kept too, as what its owner wants."""
    here = (orders.c.seating == table) & (orders.c.seat == seat)
    row = {"seating": table, "seat": seat, "account": left.account, "orders": json.dumps(left.orders)}
    async with store.writing, store.engine.begin() as connection:
        await connection.execute(delete(orders).where(here))
        await connection.execute(insert(orders), row)
        if store.postgres:
            await connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": table})


def _read(written: str) -> dict[str, list[str]]:
    try:
        data = json.loads(written)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(data, dict):
        return {}
    return {kind: [str(word) for word in words] for kind, words in data.items() if isinstance(words, list)}
