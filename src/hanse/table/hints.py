"""Hints: whoever plays against bots alone may ask what a strong player would do. The log says so, and nothing is rated.

What is advised stands in the log too, but only who asked is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanse.kernel.chance import chance_from_seed
from hanse.table.acts import check_playing, check_seat
from hanse.table.entry import Data, Draft
from hanse.table.live import LiveTable
from hanse.table.refusal import Refusal
from hanse.table.seats import account_of


def is_offered(table: LiveTable, account: str | None) -> bool:
    """Whether the account plays on one seat against bots of the house, and against nobody else."""
    if account is None or table.lesson is not None or len(table.seats) < 2 or table.seats_of(account) == []:
        return False
    others = [seat for seat in table.seats if seat.account != account]
    people = any(seat.bot is None or seat.former is not None or account_of(seat.bot) is not None for seat in others)
    return len(others) == len(table.seats) - 1 and not people


def check(table: LiveTable, account: str, seat: int, ply: int) -> None:
    """Refuse to advise where it is not offered, or where somebody else decides."""
    check_seat(table, account, seat)
    check_playing(table)
    if not is_offered(table, account):
        raise Refusal("no-hint")
    if ply != table.ply:
        raise Refusal("stale", given=ply, expected=table.ply)
    if table.mover() != seat:
        raise Refusal("not-your-turn", seat=seat)


def hint(
    table: LiveTable, account: str, seat: int, ply: int, player: str, line: Sequence[int], values: Sequence[float]
) -> list[Draft]:
    """What a player advises; nothing if the table has gone on since it was asked."""
    try:
        check(table, account, seat, ply)
    except Refusal:
        return []
    data: Data = {"seat": seat, "account": account, "ply": ply, "player": player}
    return [Draft("hinted", {**data, "line": list(line), "values": [round(value, 4) for value in values]})]


def current(table: LiveTable, account: str | None) -> Data | None:
    """What the account was advised for the present moment, if it asked; as it is shown."""
    for entry in reversed(table.log):
        if entry.kind in ("decided", "undone"):
            return None
        if entry.kind == "hinted" and entry.data["account"] == account and table.mover() == entry.data["seat"]:
            return {
                "seat": entry.data["seat"],
                "player": entry.data["player"],
                "values": entry.data["values"],
                "choices": _choices(table, entry.data["seat"], entry.data["line"]),
            }
    return None


def _choices(table: LiveTable, seat: int, line: Sequence[int]) -> list[Data]:
    """The seat's own decisions of a line, as far as they can be foreseen without knowing more than the seat."""
    assert table.state is not None
    ahead: Any = table.state.sample(seat, chance_from_seed(table.id, "hint"))
    found: list[Data] = []
    for code in line:
        if ahead.over() or not ahead.allows(code):
            break
        if ahead.mover() == seat:
            found.append({"code": code, "touches": ahead.touches(code), **ahead.describe(code)})
        ahead.apply(code)
    return found
