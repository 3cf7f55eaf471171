"""What a viewer may see of a table, as plain data. Nobody gets more than the view of the seats they decide for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hanse.kernel.contract import State
from hanse.table.consent import way_back
from hanse.table.entry import Entry
from hanse.table.live import OVER, LiveTable
from hanse.table.seats import Seat

Data = dict[str, Any]

# The facts of an entry that everybody at the table may know, by kind. All others stay in the log.
_SHOWN: dict[str, tuple[str, ...]] = {
    "created": (),
    "joined": ("seat", "name"),
    "left": ("seat", "name"),
    "started": (),
    "decided": ("seat", "code"),
    "undone": ("seat", "ply"),
    "asked": ("seat",),
    "answered": ("seat",),
    "chat": ("seat", "name", "text"),
    "replaced": ("seat",),
    "bot_failed": ("seat", "bot", "by", "why"),
    "rematch": (),
    "over": (),
}


def summary(table: LiveTable, account: str | None, connected: Collection[str] = ()) -> Data:
    """The table as a line of the lobby."""
    own = table.seats_of(account)
    return {
        "id": table.id,
        "game": table.game.key,
        "preset": table.preset,
        "status": table.status,
        "seats": [_seat(number, seat, connected) for number, seat in enumerate(table.seats)],
        "public": table.public,
        "your_seats": own,
        "your_turn": table.mover() in own,
        "mover": table.mover(),
        "ply": table.ply,
    }


def _seat(number: int, seat: Seat, connected: Collection[str]) -> Data:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "account": seat.account,
        "connected": seat.kind == "bot" or seat.account in connected,
    }


def full(table: LiveTable, account: str | None, connected: Collection[str] = (), *, log: bool = True) -> Data:
    """All that the account may see: the table with its view, its choices and, unless left out, its whole log."""
    data = summary(table, account, connected)
    viewer = viewer_seat(table, account)
    view = None if table.state is None else table.state.view(viewer)
    over = table.status == OVER
    data |= {
        "seq": table.seq,
        "view": view,
        "choices": choices(table, account),
        "log": [entry_data(table, entry) for entry in table.log] if log else None,
        "undo": undo_data(table, account),
        "clock": None if table.clocks is None else table.clocks.to_data(),
        "commitment": table.commitment,
        "seed": table.seed if over else None,
        "salt": table.salt if over else None,
        "result": result(table),
        "invite": table.invite if table.is_member(account) else None,
        "next_table": table.next_table,
    }
    return data


def viewer_seat(table: LiveTable, account: str | None) -> int | None:
    """The seat through whose eyes an account sees: of several, the one that has to decide, else the first."""
    own = table.seats_of(account)
    mover = table.mover()
    if mover in own:
        return mover
    return own[0] if own else None


def choices(table: LiveTable, account: str | None) -> list[Data]:
    """What the account can decide now; nothing unless it is one of its seats that has to."""
    state = table.state
    if state is None or table.mover() not in table.seats_of(account):
        return []
    return [_choice(table, state, code) for code in state.legal()]


def _choice(table: LiveTable, state: State, code: int) -> Data:
    """A code in words. What a code means is the same throughout a game, so it is worked out once."""
    known = table.choices.get(code)
    if known is None:
        known = {"code": code, "touches": state.touches(code), **state.describe(code)}
        table.choices[code] = known
    return known


def undo_data(table: LiveTable, account: str | None) -> Data:
    """Whether the account can take something back, and what is being asked of whom."""
    way = way_back(table, account)
    question = table.question
    asked = None
    if question is not None:
        asked = {
            "id": question.number,
            "what": question.what,
            "seat": question.seat,
            "yours": account in question.waiting,
        }
    others = [other for other in table.people() if other != account]
    return {
        "possible": way is not None and (way.free or not others or question is None),
        "free": way is not None and (way.free or not others),
        "question": asked,
    }


def result(table: LiveTable) -> Data | None:
    """How the game ended; nothing while it runs, or if it never came to its end."""
    if table.status != OVER or table.stopped or table.state is None or not table.state.over():
        return None
    return {
        "scores": table.state.scores(),
        "ranks": table.state.ranks(),
        "sheet": table.state.score_sheet(),
    }


def entry_data(table: LiveTable, entry: Entry) -> Data:
    """An entry of the log as everybody sees it. A decision's ply is the one it leads to."""
    data: Data = {"id": entry.seq, "kind": entry.kind, "struck": entry.seq in table.struck}
    for fact in _SHOWN[entry.kind]:
        if fact in entry.data:
            data[fact] = entry.data[fact]
    data["events"] = table.events.get(entry.seq, [])
    if entry.kind == "decided":
        data["ply"] = table.plies[entry.seq]
    return data
