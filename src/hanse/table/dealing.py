"""The last steps before a game begins: the list of parts is closed, the pages open them, the game is dealt."""

from __future__ import annotations

from collections.abc import Collection

from hanse.table.entry import Draft, Entry
from hanse.table.fair import dealt, part_commitment, present_parts, seed_of
from hanse.table.live import WAITING, LiveTable
from hanse.table.refusal import Refusal

PROMISE_SECONDS = 60.0  # that a table waits for the pages of those who were put there
OPEN_SECONDS = 30.0  # that it waits for a part which was promised


def after(table: LiveTable, drafts: list[Draft]) -> LiveTable:
    """The table as it will be when the drafts are written."""
    return table.after(
        Entry(table.seq + n, table.log[-1].at, draft.kind, draft.data) for n, draft in enumerate(drafts, 1)
    )


def begin(table: LiveTable, bots: dict[str, str], present: Collection[str]) -> Draft:
    """All seats are taken, or bots will take them: close the list of parts, or start if no page adds one.

    Older tables, and the positions of lessons, leave nothing to chance that people could add to.
    """
    accounts = [seat.account for seat in table.seats]
    parts = present_parts(table.commitments, accounts, present) if table.fair and table.lesson is None else []
    if parts:
        return Draft("dealing", {"bots": bots, "parts": parts})
    return _started(table, bots)


def _started(table: LiveTable, bots: dict[str, str]) -> Draft:
    """The game begins; a position that it begins from is dealt now and kept as it was dealt."""
    if not table.fair or table.position is None or table.lesson is not None:
        return Draft("started", {"bots": bots})
    seed = seed_of(table.part, table.salt, [] if table.deal is None else table.deal.opened())
    return Draft("started", {"bots": bots, "position": dealt(table.game, table.position, seed)})


def promise(table: LiveTable, account: str, commitment: str) -> list[Draft]:
    """A page shows the hash of the part that it will add; a later one takes the place of an earlier one."""
    if not table.seats_of(account):
        raise Refusal("not-seated")
    if table.status != WAITING or table.dealing or not table.fair:
        raise Refusal("started")
    if table.commitments.get(account) == commitment:
        return []
    drafts = [Draft("promised", {"account": account, "commitment": commitment})]
    promised = after(table, drafts)
    return [*drafts, _close(promised)] if table.arranged and _all_promised(promised) else drafts


def open_part(table: LiveTable, account: str, part: str | None) -> list[Draft]:
    """A page opens its part, or says that it cannot (it was another browser's); the last one lets the game begin."""
    parts = [] if table.deal is None else table.deal.parts
    own = next((each for each in parts if each.account == account), None)
    if own is not None and not own.waits and own.opened == part:
        return []  # asked again, because the answer was lost
    if own is None or not own.waits or not table.dealing:
        raise Refusal("no-part")
    if part is not None and part_commitment(part) != own.commitment:
        raise Refusal("other-part")
    return _opened(table, {account: part})


def _opened(table: LiveTable, parts: dict[str, str | None]) -> list[Draft]:
    """These parts are opened; the last one lets the game begin."""
    drafts = [Draft("opened", {"account": account, "part": part}) for account, part in parts.items()]
    opened = after(table, drafts)
    assert opened.deal is not None
    waits = any(part.waits for part in opened.deal.parts)
    return drafts if waits else [*drafts, _started(opened, opened.deal.bots)]


def hurry(table: LiveTable, now: float) -> list[Draft]:
    """What is due where everybody was put on their seat, and nobody may hold up the game: who is late adds nothing.

    A part that was promised and is not opened in time is named at the end, as any other that is missing.
    """
    if not table.arranged or table.status != WAITING:
        return []
    if table.deal is None:
        late = _passed(table.log[0], now, PROMISE_SECONDS)
        return [_close(table)] if late or _all_promised(table) else []
    closed = next(entry for entry in reversed(table.log) if entry.kind == "dealing")
    waiting: dict[str, str | None] = {part.account: None for part in table.deal.parts if part.waits}
    return _opened(table, waiting) if _passed(closed, now, OPEN_SECONDS) else []


def _passed(since: Entry, now: float, seconds: float) -> bool:
    """Whether the time is over; also if the clock was set back, when nobody knows how much has passed."""
    return not since.at <= now <= since.at + seconds


def _all_promised(table: LiveTable) -> bool:
    return all(account in table.commitments for account in table.people())


def _close(table: LiveTable) -> Draft:
    """The list of parts, of all who have promised one, wherever they are now."""
    return begin(table, {}, table.people())
