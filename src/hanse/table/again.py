"""The same again: seats move on by one, and the next game has the same options, or begins from the same position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanse.players.house import USUAL
from hanse.table.entry import Draft
from hanse.table.live import LiveTable
from hanse.table.refusal import Refusal
from hanse.table.seats import BOT, OPEN, PERSON, Seat, account_of
from hanse.table.setup import Beginning, Secrets, create, create_from


def next_table(
    table: LiveTable, account: str, bots: Sequence[str], secrets: Secrets, commitment: str | None
) -> list[Draft]:
    """The first entries of the next table; the others' seats are open, and they find the way by the old log."""
    seats: list[Seat] = []
    for seat in [*table.seats[1:], table.seats[0]]:
        if seat.account == account:
            seats.append(Seat(PERSON, seat.name, account, local=seat.local))
        elif seat.kind == BOT and seat.former is None:
            seats.append(_same_bot(seat, bots))
        else:
            seats.append(Seat(OPEN))
    if not any(seat.account == account for seat in seats):
        raise Refusal("not-seated")
    drafts = _again(table, seats, account, secrets, commitment)
    drafts[0].data["admitted"] = sorted({*table.people(), *(seat.former for seat in table.seats if seat.former)})
    return drafts


def _again(table: LiveTable, seats: list[Seat], account: str, secrets: Secrets, commitment: str | None) -> list[Draft]:
    setup = table.setup
    settled: dict[str, Any] = {
        "public": table.public,
        "clock": setup["clock"],
        "colours": [*table.colours[1:], table.colours[0]],
        "secrets": secrets,
        "commitment": commitment,
        "waiting": waiting(table.absence, table.patience),
    }
    if table.position is not None:
        return create_from(table.game.key, Beginning(table.position), seats, account, **settled)
    changes = table.game.history.translated(setup["changes"], setup["rules"])
    return create(table.game.key, table.preset, changes, seats, account, **settled)


def waiting(absence: float, patience: float | None) -> dict[str, float]:
    """For how long the others wait, as a table is told."""
    return {"absence": absence} if patience is None else {"absence": absence, "patience": patience}


def _same_bot(seat: Seat, bots: Sequence[str]) -> Seat:
    """A bot for the next game: the same one if it is still offered, or decides by itself."""
    if account_of(seat.bot) is not None:
        return Seat(BOT, seat.name, None, seat.bot)
    return Seat(BOT, "", None, seat.bot if seat.bot in bots else USUAL)
