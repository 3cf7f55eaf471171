"""What people and bots can do at a table. Each function checks, and answers with the entries to be written.

They never change the table: who calls them writes the entries and folds them, or does neither.
"""

from __future__ import annotations

from hanse.players.house import DEFAULT
from hanse.table.entry import Data, Draft
from hanse.table.live import PLAYING, WAITING, LiveTable
from hanse.table.refusal import Refusal
from hanse.table.seats import OPEN, PERSON

MOST_SEATS_OF_ONE = 1  # a person who joins from elsewhere takes one seat


def decide(
    table: LiveTable, account: str, seat: int, ply: int, code: int, request: str, seen: int | None = None
) -> list[Draft]:
    """A person decides for a seat, having seen the table up to `ply`.

    Empty if this very request was already done. `seen`, the number of the last entry known to the client, also
    refuses a decision made before an undo that led back to the same ply.
    """
    if (account, request) in table.requests:
        return []
    _check_seat(table, account, seat)
    _check_playing(table)
    stale = any(e.kind in ("decided", "undone") for e in table.log[seen:]) if seen is not None and seen >= 0 else False
    if ply != table.ply or stale:
        raise Refusal("stale", given=ply, expected=table.ply)
    if table.mover() != seat:
        raise Refusal("not-your-turn", seat=seat)
    return decision(table, code, account=account, request=request)


def decision(table: LiveTable, code: int, account: str | None = None, request: str | None = None) -> list[Draft]:
    """The mover's decision, with the end of the game if it is one."""
    assert table.state is not None
    if code not in table.state.legal():
        raise Refusal("illegal", given=code)
    data: Data = {"seat": table.state.mover(), "code": code}
    if account is not None:
        data |= {"account": account, "request": request}
    drafts = [Draft("decided", data)]
    after = table.state.copy()
    after.apply(code)
    if after.over():
        drafts.append(Draft("over", {"scores": after.scores(), "ranks": after.ranks()}))
    return drafts


def stop(table: LiveTable) -> list[Draft]:
    """End a game that does not end by itself and that nobody plays."""
    _check_playing(table)
    return [Draft("over", {"stopped": True})]


def join(table: LiveTable, account: str, name: str, seat: int | None) -> list[Draft]:
    """Sit down on an open seat, or back on one's own that a bot has taken over."""
    if table.status == PLAYING:
        return _come_back(table, account, name, seat)
    if table.status != WAITING:
        raise Refusal("over")
    if len(table.seats_of(account)) >= MOST_SEATS_OF_ONE:
        raise Refusal("already-seated")
    free = [number for number, each in enumerate(table.seats) if each.kind == OPEN]
    if not free:
        raise Refusal("full")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=seat)
    chosen = free[0] if seat is None else seat
    drafts = [Draft("joined", {"seat": chosen, "account": account, "name": name})]
    if len(free) == 1:
        drafts.append(Draft("started", {"bots": {}}))
    return drafts


def _come_back(table: LiveTable, account: str, name: str, seat: int | None) -> list[Draft]:
    own = [number for number, each in enumerate(table.seats) if each.former == account]
    if not own or (seat is not None and seat not in own):
        raise Refusal("full")
    return [Draft("joined", {"seat": own[0] if seat is None else seat, "account": account, "name": name})]


def leave(table: LiveTable, account: str) -> list[Draft]:
    """Get up: before the game the seat is open again, during it a bot takes over."""
    own = table.seats_of(account)
    if not own:
        raise Refusal("not-seated")
    if table.status not in (WAITING, PLAYING):
        raise Refusal("over")
    drafts: list[Draft] = []
    for seat in own:
        drafts.append(Draft("left", {"seat": seat, "account": account, "name": table.seats[seat].name}))
        if table.status == PLAYING:
            data = {"seat": seat, "bot": DEFAULT, "why": "left"}
            drafts.append(Draft("replaced", data))
    return drafts


def start(table: LiveTable, account: str) -> list[Draft]:
    """The host starts; bots take the seats that are still open."""
    if account != table.host:
        raise Refusal("not-host")
    if table.status != WAITING:
        raise Refusal("started")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    return [Draft("started", {"bots": {str(number): DEFAULT for number in free}})]


def chat(table: LiveTable, account: str, name: str, text: str) -> list[Draft]:
    """Say something; who does not sit at the table may only listen."""
    if not table.is_member(account):
        raise Refusal("not-seated")
    own = table.seats_of(account)
    return [Draft("chat", {"account": account, "name": name, "seat": own[0] if own else None, "text": text})]


def rematch(table: LiveTable, account: str, new_id: str) -> list[Draft]:
    """Point from a finished game to the next one; the caller sets that one up."""
    if not table.is_member(account):
        raise Refusal("not-seated")
    if table.status in (WAITING, PLAYING):
        raise Refusal("not-over")
    return [Draft("rematch", {"account": account, "table": new_id})]


def _check_seat(table: LiveTable, account: str, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    if table.seats[seat].kind != PERSON or table.seats[seat].account != account:
        raise Refusal("not-your-seat", seat=seat)


def _check_playing(table: LiveTable) -> None:
    if table.status != PLAYING:
        raise Refusal("not-started" if table.status == WAITING else "over")
