"""What needs the others: taking back what cannot be taken back freely, and replacing who is absent."""

from __future__ import annotations

from hanse.players.house import DEFAULT
from hanse.table import undo as undoing
from hanse.table.entry import Draft
from hanse.table.live import PLAYING, LiveTable, Question
from hanse.table.refusal import Refusal
from hanse.table.seats import PERSON


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


def replace(table: LiveTable, account: str, seat: int, now: float, *, absent: bool) -> list[Draft]:
    """Let a bot decide for an absent person: at once if the clock has run out, else if all others agree."""
    if not table.seats_of(account):
        raise Refusal("not-seated")
    if table.status != PLAYING:
        raise Refusal("over" if table.ply else "not-started")
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", seat=seat)
    target = table.seats[seat]
    if target.kind != PERSON or target.account == account:
        raise Refusal("not-absent", seat=seat)
    if table.clocks is not None and table.clocks.run_out(seat, now):
        return [_replaced(table, seat, "clock")]
    if not absent:
        raise Refusal("not-absent", seat=seat)
    others = [other for other in table.people() if other not in (account, target.account)]
    if not others:
        return [_replaced(table, seat, "agreed")]
    if table.question is not None:
        raise Refusal("question-open")
    return [_asked("replace", seat, table.ply, account, others)]


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
    return _replaced(table, question.seat, "agreed")


def _asked(what: str, seat: int, ply: int, account: str, waiting: list[str]) -> Draft:
    return Draft("asked", {"what": what, "seat": seat, "ply": ply, "account": account, "waiting": waiting})


def _undone(ply: int, seat: int, *, free: bool, lenient: bool) -> Draft:
    return Draft("undone", {"ply": ply, "seat": seat, "free": free, "lenient": lenient})


def _replaced(table: LiveTable, seat: int, why: str) -> Draft:
    return Draft("replaced", {"seat": seat, "bot": DEFAULT, "why": why})
