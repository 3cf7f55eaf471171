"""What people and bots can do at a table. Each function checks, and answers with the entries to be written.

They never change the table: who calls them writes the entries and folds them, or does neither.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hanse.players.house import DEFAULT, USUAL
from hanse.table.clocks import Period
from hanse.table.dealing import after, begin
from hanse.table.entry import Data, Draft
from hanse.table.live import OVER, PLAYING, WAITING, LiveTable
from hanse.table.refusal import Refusal
from hanse.table.seats import OPEN, PERSON, account_of, bot_of

MOST_ENTRIES = 20_000  # of a log, before talk and taking back end
MOST_TALK = 3_000  # entries of it
MOST_SEATS_OF_ONE = 1  # a person who joins from elsewhere takes one seat


def decide(
    table: LiveTable,
    account: str,
    seat: int,
    ply: int,
    code: int,
    request: str,
    seen: int | None = None,
) -> list[Draft]:
    """A person decides for a seat, having seen the table up to `ply`.

    Empty if this very request was already done. `seen`, the number of the last entry known to the client, also
    refuses a decision made before an undo that led back to the same ply.
    """
    if (account, request) in table.requests:
        return []
    check_seat(table, account, seat)
    check_playing(table)
    stale = any(e.kind in ("decided", "undone") for e in table.log[seen:]) if seen is not None and seen >= 0 else False
    if ply != table.ply or stale:
        raise Refusal("stale", given=ply, expected=table.ply)
    check_going_on(table)
    if table.mover() != seat:
        raise Refusal("not-your-turn", seat=seat)
    return decision(table, code, account=account, request=request)


def decide_elsewhere(table: LiveTable, bot: str, ply: int, code: int) -> list[Draft]:
    """A bot with an account of its own decides, having seen the table up to `ply`."""
    seats = [number for number, seat in enumerate(table.seats) if seat.bot == bot_of(bot)]
    if not seats:
        raise Refusal("not-seated")
    check_playing(table)
    if ply != table.ply:
        raise Refusal("stale", given=ply, expected=table.ply)
    check_going_on(table)
    if table.mover() not in seats:
        raise Refusal("not-your-turn", seat=seats[0])
    return decision(table, code)


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


def check_length(table: LiveTable, drafts: list[Draft]) -> None:
    """A log cannot be grown without end: beyond a length nobody needs, only what leads to the end is added."""
    if table.seq >= MOST_ENTRIES and not any(
        draft.kind in ("decided", "over", "replaced", "rematch", "resumed") for draft in drafts
    ):
        raise Refusal("log-full", most=MOST_ENTRIES)


def stop(table: LiveTable) -> list[Draft]:
    """End a game that does not end by itself and that nobody plays."""
    check_playing(table)
    return [Draft("over", {"stopped": True})]


def close(table: LiveTable) -> list[Draft]:
    """Whoever keeps the peace ends the table, begun or not: the game has no result."""
    if table.status == OVER:
        raise Refusal("over")
    return [Draft("over", {"stopped": True, "closed": True})]


def join(
    table: LiveTable,
    account: str,
    name: str,
    seat: int | None,
    commitment: str | None = None,
    present: Collection[str] = (),
) -> list[Draft]:
    """Sit down on an open seat, or back on one's own that a bot has taken over.

    `commitment` is what the page shows of the part that it adds to the seed; `present` are those whose pages are open.
    """
    if table.status == PLAYING:
        return _come_back(table, account, name, seat)
    if table.status != WAITING:
        raise Refusal("over")
    if account in table.barred:
        raise Refusal("sent-away")
    if table.dealing:
        raise Refusal("full")
    if len(table.seats_of(account)) >= MOST_SEATS_OF_ONE:
        raise Refusal("already-seated")
    chosen, last = _free_seat(table, seat)
    data: Data = {"seat": chosen, "account": account, "name": name}
    drafts = [Draft("joined", data if commitment is None else {**data, "commitment": commitment})]
    return [*drafts, begin(after(table, drafts), {}, [*present, account])] if last else drafts


def invite_bot(
    table: LiveTable, account: str, name: str, seat: int | None, present: Collection[str] = ()
) -> list[Draft]:
    """A bot with an account of its own sits down on an open seat."""
    if table.status != WAITING or table.dealing:
        raise Refusal("over" if table.status == OVER else "started")
    if any(each.bot == bot_of(account) for each in table.seats):
        raise Refusal("already-seated")
    chosen, last = _free_seat(table, seat)
    drafts = [Draft("invited", {"seat": chosen, "account": account, "name": name})]
    return [*drafts, begin(after(table, drafts), {}, present)] if last else drafts


def _free_seat(table: LiveTable, seat: int | None) -> tuple[int, bool]:
    """The open seat that is wished for, or the first, and whether it is the last one."""
    free = [number for number, each in enumerate(table.seats) if each.kind == OPEN]
    if not free:
        raise Refusal("full")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=seat)
    return free[0] if seat is None else seat, len(free) == 1


def _come_back(table: LiveTable, account: str, name: str, seat: int | None) -> list[Draft]:
    own = [number for number, each in enumerate(table.seats) if each.former == account]
    if not own or (seat is not None and seat not in own):
        raise Refusal("full")
    return [Draft("joined", {"seat": own[0] if seat is None else seat, "account": account, "name": name})]


def leave(table: LiveTable, account: str) -> list[Draft]:
    """Get up: before the game the seat is open again, during it, and where seats were given away, a bot takes over."""
    own = table.seats_of(account)
    if not own:
        raise Refusal("not-seated")
    if table.status not in (WAITING, PLAYING):
        raise Refusal("over")
    drafts: list[Draft] = []
    for seat in own:
        drafts.append(Draft("left", {"seat": seat, "account": account, "name": table.seats[seat].name}))
        if table.status == PLAYING or table.arranged:
            data = {"seat": seat, "bot": DEFAULT, "why": "left"}
            drafts.append(Draft("replaced", data))
    return drafts


def send_away(table: LiveTable, account: str, seat: int) -> list[Draft]:
    """The host frees a seat before the game begins; who sat there cannot come back to this table."""
    _check_host(table, account)
    if table.status != WAITING:
        raise Refusal("over" if table.status == OVER else "started")
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    there = table.seats[seat]
    who = there.account or account_of(there.bot)
    if who is None or who == account:
        raise Refusal("not-theirs", seat=seat)
    return [Draft("left", {"seat": seat, "account": who, "name": there.name, "sent_away": True})]


def _check_host(table: LiveTable, account: str) -> None:
    """Who set the table up may do it; where a tournament did, nobody."""
    if account != table.host or table.arranged:
        raise Refusal("not-host")


def start(table: LiveTable, account: str, present: Collection[str] = ()) -> list[Draft]:
    """The host starts; bots take the seats that are still open."""
    _check_host(table, account)
    if table.status != WAITING or table.dealing:
        raise Refusal("started")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
    return [begin(table, {str(number): USUAL for number in free}, [*present, account])]


def check_hurry(table: LiveTable, account: str) -> None:
    """Whoever sits at the table may hurry its bots; it is not written down, as it changes nothing but when."""
    if not table.seats_of(account):
        raise Refusal("not-seated")
    check_playing(table)


def holiday(table: LiveTable, account: str, periods: Sequence[Period]) -> list[Draft]:
    """The holidays of somebody who sits here, as far as the game lasts, are known at the table from now on.

    Nothing if they are already, or if people do not have days to decide here.
    """
    own = table.seats_of(account)
    if not own or table.status != PLAYING or not table.by_day:
        return []
    began = next(entry.at for entry in table.log if entry.kind == "started")
    known = [period for period in periods if period[1] > began]
    if known == table.holidays.get(account, []):
        return []
    return [Draft("holiday", {"account": account, "seat": own[0], "periods": known})]


def chat(table: LiveTable, account: str, name: str, text: str) -> list[Draft]:
    """Say something; who does not sit at the table may only listen."""
    if not table.is_member(account):
        raise Refusal("not-seated")
    if sum(entry.kind == "chat" for entry in table.log) >= MOST_TALK:
        raise Refusal("log-full", most=MOST_TALK)
    own = table.seats_of(account)
    return [Draft("chat", {"account": account, "name": name, "seat": own[0] if own else None, "text": text})]


def rematch(table: LiveTable, account: str, new_id: str) -> list[Draft]:
    """Point from a finished game to the next one; the caller sets that one up."""
    if not table.is_member(account):
        raise Refusal("not-seated")
    if table.status in (WAITING, PLAYING):
        raise Refusal("not-over")
    return [Draft("rematch", {"account": account, "table": new_id})]


def check_seat(table: LiveTable, account: str, seat: int) -> None:
    """The seat is this account's."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    if table.seats[seat].kind != PERSON or table.seats[seat].account != account:
        raise Refusal("not-your-seat", seat=seat)


def check_going_on(table: LiveTable) -> None:
    """The game makes no pause."""
    if table.paused:
        raise Refusal("paused")


def check_playing(table: LiveTable) -> None:
    """The game has begun and is not over."""
    if table.status != PLAYING:
        raise Refusal("not-started" if table.status == WAITING else "over")
