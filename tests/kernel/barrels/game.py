"""Barrels, declared: how it begins, how its positions are read."""

from __future__ import annotations

from hanse.kernel.cells import pack
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.errors import PositionError
from hanse.kernel.game import Game
from hanse.kernel.positions import read_head, seat_entries, table, whole
from tests.kernel.barrels.identity import IDENTITY
from tests.kernel.barrels.options import OPTIONS, Options
from tests.kernel.barrels.state import HEAP, State
from tests.kernel.barrels.words import ACTIONS_END


def start(options: Options, seed: int | str) -> State:
    """Chance says who begins."""
    first = chance_from_seed(seed).below(options.players)
    return State(options, pack([options.heap, first, 0] + [0] * options.players))


def read_position(data: object) -> State:
    """A position out of plain data; what is left out is as at the start."""
    data, options = read_head(data, IDENTITY, OPTIONS, ("left", "last", "seats", "turn", "ending"))
    seats = options.players
    active = whole(table(data, "turn", ("seat",)).get("seat", 0), 0, seats - 1, "turn: seat")
    entries = seat_entries(data, seats, ("barrels",))
    taken = [whole(entry.get("barrels", 0), 0, options.heap, "barrels") for entry in entries]
    left = whole(data.get("left", options.heap - sum(taken)), 0, options.heap, "left")
    last = data.get("last")
    winner = 0 if last is None else 1 + whole(last, 0, seats - 1, "last")
    state = State(options, pack([left, active, winner, *taken]))
    if state.faults():
        raise PositionError("; ".join(state.faults()))
    return state


BARRELS = Game(
    identity=IDENTITY,
    name="Barrels",
    boards=(HEAP.key,),
    actions=ACTIONS_END,
    revealing=frozenset(),
    option_set=OPTIONS,
    begin=start,
    read=read_position,
)
