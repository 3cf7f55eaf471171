"""What needs the others: taking back what cannot be taken back freely, replacing who is absent, and a pause."""

from __future__ import annotations

from hanse.players.house import DEFAULT
from hanse.table import undo as undoing
from hanse.table.acts import check_going_on, check_playing
from hanse.table.entry import Draft
from hanse.table.live import PLAYING, LiveTable, Question
from hanse.table.refusal import Refusal
from hanse.table.seats import AGREED, PERSON


def way_back(table: LiveTable, account: str | None) -> undoing.Way | None:
    """Back to before the account's last own decision."""
    if table.status != PLAYING:
        return None
    return undoing.way_back(table.decisions, table.seats_of(account), lambda _: True)


def undo(table: LiveTable, account: str, ply: int) -> list[Draft]:
    """Take back one's last decision, at once or by asking all other people at the table."""
    if not table.seats_of(account):
        raise Refusal("not-seated")
    if table.status != PLAYING:
        raise Refusal("over" if table.ply else "not-started")
    check_going_on(table)
    if ply != table.ply:
        raise Refusal("stale", given=ply, expected=table.ply)
    way = way_back(table, account)
    if way is None:
        raise Refusal("nothing-to-undo")
    others = [other for other in table.people() if other != account]
    if way.free or not others:
        return [_undone(way.ply, way.seat, free=way.free, lenient=not way.free)]
    if table.question is not None:
        raise Refusal("question-open")
    return [_asked("undo", way.seat, way.ply, account, others)]


def replace(table: LiveTable, account: str, seat: int, now: float, *, away: float) -> list[Draft]:
    """Let a bot decide for somebody: at once if the clock has run out, else if all others agree.

    `away` is for how long the person has not looked at the table. Without a clock it takes the absence, or while the
    person is there the time for a decision, that was agreed when the table was opened.
    """
    if not table.seats_of(account):
        raise Refusal("not-seated")
    if table.status != PLAYING:
        raise Refusal("over" if table.ply else "not-started")
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    target = table.seats[seat]
    if target.kind != PERSON or target.account == account:
        raise Refusal("not-absent", seat=seat)
    check_going_on(table)
    if table.clocks is not None and table.clocks.run_out(seat, now):
        return [_replaced(table, seat, "clock")]
    holiday = table.holiday_of(seat, now)
    if holiday is not None and holiday[0] <= now:
        raise Refusal("on-holiday", seat=seat)
    stalls = table.patience is not None and table.waited_for(seat, now) > table.patience
    if away <= table.absence and not stalls:
        raise Refusal("not-absent", seat=seat)
    others = [other for other in table.people() if other not in (account, target.account)]
    if not others:
        return [_replaced(table, seat, AGREED)]
    if table.question is not None:
        raise Refusal("question-open")
    return [_asked("replace", seat, table.ply, account, others)]


def pause(table: LiveTable, account: str) -> list[Draft]:
    """Nobody decides and no clock runs any more, if all people at the table agree."""
    _check_seated(table, account)
    check_going_on(table)
    seat = table.seats_of(account)[0]
    others = [other for other in table.people() if other != account]
    if not others:
        return [Draft("paused", {"seat": seat, "account": account})]
    if table.question is not None:
        raise Refusal("question-open")
    return [_asked("pause", seat, table.ply, account, others)]


def resume(table: LiveTable, account: str) -> list[Draft]:
    """A pause lasts as long as all want it: anybody who sits at the table ends it."""
    _check_seated(table, account)
    if not table.paused:
        raise Refusal("not-paused")
    return [Draft("resumed", {"seat": table.seats_of(account)[0], "account": account})]


def _check_seated(table: LiveTable, account: str) -> None:
    if not table.seats_of(account):
        raise Refusal("not-seated")
    check_playing(table)


def answer(table: LiveTable, account: str, number: int, *, yes: bool) -> list[Draft]:
    """Agree or not; the last one to agree makes it happen."""
    question = table.question
    if question is None or question.number != number:
        raise Refusal("no-question")
    if account not in question.waiting:
        raise Refusal("not-asked")
    own = table.seats_of(account)
    drafts = [Draft("answered", {"question": number, "account": account, "seat": own[0], "yes": yes})]
    if yes and question.waiting == [account]:
        drafts.append(_granted(table, question))
    return drafts


def _granted(table: LiveTable, question: Question) -> Draft:
    if question.what == "undo":
        return _undone(question.ply, question.seat, free=False, lenient=False)
    if question.what == "pause":
        return Draft("paused", {"seat": question.seat, "account": question.account})
    return _replaced(table, question.seat, AGREED)


def _asked(what: str, seat: int, ply: int, account: str, waiting: list[str]) -> Draft:
    return Draft("asked", {"what": what, "seat": seat, "ply": ply, "account": account, "waiting": waiting})


def _undone(ply: int, seat: int, *, free: bool, lenient: bool) -> Draft:
    return Draft("undone", {"ply": ply, "seat": seat, "free": free, "lenient": lenient})


def _replaced(table: LiveTable, seat: int, why: str) -> Draft:
    return Draft("replaced", {"seat": seat, "bot": DEFAULT, "why": why})
