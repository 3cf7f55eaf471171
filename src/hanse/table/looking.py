"""What is asked about a game at a table: a moment, what a choice would do, what a place answers, its record."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.kernel.errors import MoveError
from hanse.table import show
from hanse.table.live import OVER, LiveTable
from hanse.table.refusal import Refusal
from hanse.table.seats import house_bot

Data = dict[str, Any]


def view_at(table: LiveTable, account: str | None, ply: int, seat: int | None = None) -> Data:
    """The view after so many decisions. While the game runs only through one's own eyes or a spectator's."""
    if table.state is None or ply > table.ply:
        raise Refusal("no-ply", given=ply)
    return table.state_at(ply).view(_viewer(table, account, seat))


def _viewer(table: LiveTable, account: str | None, seat: int | None) -> int | None:
    if seat is None:
        return show.viewer_seat(table, account)
    if seat >= len(table.seats):
        raise Refusal("no-seat", seat=seat)
    if table.status != OVER and seat not in table.seats_of(account):
        raise Refusal("not-your-seat", seat=seat)
    return seat


def preview(table: LiveTable, account: str, ply: int, code: int) -> Data:
    """What a choice would do; what is hidden stays hidden. Nothing, if the table has gone on since it was offered."""
    if ply != table.ply:
        return {"events": [], "now": None}
    mover = table.mover()
    if table.state is None or mover is None or mover not in table.seats_of(account):
        raise Refusal("not-your-turn", seat=mover if mover is not None else 0)
    if code not in table.state.legal():
        raise Refusal("illegal", given=code)
    # Tried on a state that the seat cannot tell from the real one, so that nothing of the real one can show.
    state = table.state.sample(mover, chance_from_seed(table.id, "preview"))
    state.listen()
    state.apply(code)
    events = state.events()
    # What follows something hidden is guesswork too.
    known = list(takewhile(lambda event: event["event"] not in table.game.revealing, events))
    return {"events": known, "now": state.view(mover)["now"] if len(known) == len(events) else None}


def card(table: LiveTable, account: str | None, place: str, ply: int | None) -> Data:
    """The card of one place; now, or after so many decisions."""
    return _card(_state(table, ply), place, show.viewer_seat(table, account))


def cards(table: LiveTable, account: str | None, family: str, ply: int | None) -> list[Data]:
    """The cards of all places of a family, for instance `city`."""
    state = _state(table, ply)
    seat = show.viewer_seat(table, account)
    return [_card(state, key, seat) for key in state.places() if key.partition(":")[0] == family]


def _state(table: LiveTable, ply: int | None) -> State:
    if table.state is None or (ply is not None and ply > table.ply):
        raise Refusal("no-ply", given=ply or 0)
    return table.state if ply is None or ply == table.ply else table.state_at(ply)


def _card(state: State, place: str, seat: int | None) -> Data:
    try:
        return state.card(place, seat)
    except MoveError:
        raise Refusal("no-place") from None


def check_over(table: LiveTable) -> None:
    """What tells all that was hidden is told of a finished game only."""
    if table.status != OVER or table.state is None:
        raise Refusal("not-over")


def record(table: LiveTable) -> Data:
    """The record of a finished game, its seed included."""
    check_over(table)
    return file_of(table)


def file_of(table: LiveTable) -> Data:
    """All that is needed to open the game elsewhere; of a running one only for who plays where nobody else does."""
    data = table.record().to_data() | {"salt": table.salt, "commitment": table.commitment}
    return data | {"fair": show.fair_record(table), "bots": [house_bot(seat) for seat in table.seats]}
