"""Standing orders at a table: what people want decided without being asked.

They are no entries of the log, whose length everybody sees: nobody may know of an order before it acts. What they
decide is an entry like every other decision, with a mark, so a log is read without them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.kernel.orders import Orders, obey, wishes
from hanse.table.acts import check_playing, check_seat, decision
from hanse.table.entry import Draft
from hanse.table.live import LiveTable
from hanse.table.refusal import Refusal


@dataclass(frozen=True)
class Left:
    """The orders that somebody left for a seat; they hold as long as it is theirs."""

    account: str
    orders: Orders


def offered(table: LiveTable) -> list[dict[str, Any]]:
    """The kinds of decisions for which orders may be left at this table, with the wishes there are."""
    if table.state is None:
        return []
    known = wishes(table.game, table.state)
    return [
        {"kind": each.kind, "wishes": known[each.kind], "usual": list(each.usual)}
        for each in table.game.orders
        if known[each.kind]
    ]


def check_orders(table: LiveTable, account: str, seat: int, wanted: Mapping[str, Sequence[str]]) -> Left:
    """The orders that somebody wants to leave for a seat, if there are such; kinds without a wish are left out."""
    check_seat(table, account, seat)
    check_playing(table)
    known = {each["kind"]: {wish["word"] for wish in each["wishes"]} for each in offered(table)}
    for kind, words in wanted.items():
        if kind not in known:
            raise Refusal("order-kind", given=kind)
        unknown = [word for word in words if word not in known[kind]]
        if unknown:
            raise Refusal("order-wish", given=unknown[0])
        if len(set(words)) < len(words):
            raise Refusal("order-twice", given=next(word for word in words if words.count(word) > 1))
    return Left(account, {kind: list(words) for kind, words in wanted.items() if words})


def obeyed(table: LiveTable, left: Mapping[int, Left]) -> list[Draft]:
    """What the orders of who has to decide amount to; nothing where none is meant, and after taking back."""
    mover = table.mover()
    if mover is None or mover not in left or table.state is None or table.paused or table.ply == table.back_at:
        return []
    if table.seats[mover].account != left[mover].account:
        return []
    code = obey(table.game, table.state, left[mover].orders)
    if code is None:
        return []
    drafts = decision(table, code)
    drafts[0].data["ordered"] = True
    return drafts
