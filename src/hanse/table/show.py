"""What a viewer may see of a table, as plain data. Nobody gets more than the view of the seats they decide for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.table.consent import way_back
from hanse.table.entry import Entry
from hanse.table.live import OVER, PLAYING, LiveTable
from hanse.table.seats import BOT, Seat, house_bot
from hanse.table.undo import finality

Data = dict[str, Any]

# The facts of an entry that everybody at the table may know, by kind. All others stay in the log.
_SHOWN: dict[str, tuple[str, ...]] = {
    "created": (),
    "positioned": (),
    "promised": (),
    "dealing": (),
    "opened": (),
    "joined": ("seat", "name"),
    "invited": ("seat", "name"),
    "left": ("seat", "name"),
    "started": (),
    "decided": ("seat", "code", "unasked", "ordered"),
    "undone": ("seat", "ply"),
    "asked": ("seat", "what"),
    "answered": ("seat",),
    "chat": ("seat", "name", "text"),
    "replaced": ("seat",),
    "paused": ("seat",),
    "resumed": ("seat",),
    "holiday": ("seat", "periods"),
    "bot_failed": ("seat", "bot", "by", "why"),
    "hinted": ("seat",),  # what was advised is for who asked: it may speak of what only that seat knows
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
        "seats": [_seat(table, number, seat, connected) for number, seat in enumerate(table.seats)],
        "public": table.public,
        "your_seats": own,
        "your_turn": table.mover() in own,
        "mover": table.mover(),
        "ply": table.ply,
        "about": about(table),
        **({"paused": True} if table.paused else {}),
    }


def about(table: LiveTable) -> Data:
    """What was settled when the table was set up. A game with several boards names its own in the option `map`."""
    boards, chosen = table.game.boards, table.options.to_data().get("map")
    return {
        "board": chosen if chosen in boards else boards[0],
        "changes": table.setup["changes"],
        "clock": table.setup["clock"],
        "absence": table.absence,
        "patience": table.patience,
        "arranged": table.arranged,
        "colours": table.colours,
        "created": table.log[0].at,
        **({"brought": True} if table.brought else {}),
    }


def line(table: LiveTable, account: str | None, connected: Collection[str] = ()) -> Data:
    """The table as a line of one's own games: its points as everybody sees them, and how it ended."""
    ended = result(table)
    state = None if table.status != PLAYING else table.state
    return {
        **summary(table, account, connected),
        "changed": table.log[-1].at,
        "scores": None if state is None else [seat["score"] for seat in state.view(None)["seats"]],
        "ended": None if ended is None else {"scores": ended["scores"], "ranks": ended["ranks"]},
    }


def moment(table: LiveTable, ply: int) -> Data:
    """A moment as a stranger may see it, with the decision that led to it."""
    led = table.decisions[ply - 1].entry if ply else None
    return {
        "table": table.id,
        "game": table.game.key,
        "status": table.status,
        "seats": summary(table, None)["seats"],
        "ply": ply,
        "last": table.ply,
        "view": table.state_at(ply).view(None),
        "entry": None if led is None else entry_data(table, table.log[led - 1]),
    }


def _seat(table: LiveTable, number: int, seat: Seat, connected: Collection[str]) -> Data:
    holidays = table.holidays.get(seat.account or "")
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "account": seat.account,
        "bot": house_bot(seat),
        "connected": seat.kind == BOT or seat.account in connected,
        **({"holidays": holidays} if holidays else {}),
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
        "fair": fairness(table),
        "seed": table.seed if over else None,
        "salt": table.salt if over else None,
        "result": result(table),
        "invite": table.invite if table.is_member(account) else None,
        "next_table": table.next_table,
        "lesson": table.lesson,
        "host": table.host,
    }
    return data


def fairness(table: LiveTable) -> Data | None:
    """What the seed is made of, as far as it may be known: parts are told when the game is over.

    None of a table of an earlier version, which is dealt from the server's part alone.
    """
    if not table.fair:
        return None
    over = table.status == OVER
    accounts = [seat.account for seat in table.seats]
    if table.deal is None:
        promised = {accounts.index(who): what for who, what in table.commitments.items() if who in accounts}
        parts: list[Data] = [{"seat": seat, "commitment": what} for seat, what in sorted(promised.items())]
    else:
        parts = [
            {
                "seat": part.seat,
                "commitment": part.commitment,
                "waits": part.waits,
                "missing": part.missing,
                "part": part.opened if over else None,
            }
            for part in table.deal.parts
        ]
    return {
        "dealing": table.dealing,
        "promise": None if table.deal is None else table.deal.promise(table.commitment),
        "parts": parts,
        "part": table.part if over else None,
    }


def fair_record(table: LiveTable) -> Data | None:
    """What goes with the record of a finished game, so that its seed can be checked; none of older tables."""
    if not table.fair:
        return None
    parts = [] if table.deal is None else table.deal.parts
    return {
        "part": table.part,
        "parts": [{"seat": part.seat, "commitment": part.commitment, "part": part.opened} for part in parts],
        "promise": None if table.deal is None else table.deal.promise(table.commitment),
        "given": table.given,
    }


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
    if state is None or table.paused or table.mover() not in table.seats_of(account):
        return []
    told = [_choice(table, state, code) for code in state.legal()]
    others = [other for other in table.people() if other != account]
    return _with_finality(table, state, told) if others else told


def _with_finality(table: LiveTable, state: State, told: list[Data]) -> list[Data]:
    """The same choices; those that the others would have to let be taken back say why."""
    mover = state.mover()
    seats = table.seats_of(table.seats[mover].account)
    # Tried on a state that the seat cannot tell from the real one, so that nothing of the real one can show.
    likely = state.sample(mover, chance_from_seed(table.id, "final"))
    found = []
    for choice in told:
        final = finality(table.game, likely, choice["code"], seats)
        found.append(choice if final is None else {**choice, "final": final})
    return found


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
