"""What follows what: the decision that is pending and its answers, and the steps that nobody decides."""

from __future__ import annotations

from hanse.games.merkator.codes import STORE
from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.layout import (
    COLOURS,
    ON_STORE,
    STEP_ARRIVED,
    STEP_END,
    STEP_FULFIL,
    STEP_JOIN,
    STEP_LEAVE,
    STEP_LOSS,
    STEP_REWARD,
    STEP_STORE,
    STEP_TAKE,
    STEP_TILE,
    STEP_TIME,
    STEP_TRAVEL,
    STEP_TURN,
)
from hanse.games.merkator.phases import fulfil, joining, pay, time, travel, turn
from hanse.games.merkator.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, because


def legal(s: Position, kind: int, seat: int) -> Codes:
    """The answers to a pending decision, each once."""
    out = Codes()
    DECISIONS[kind].legal(s, seat, out)
    if s.rules.free_moves and kind != ON_STORE:
        _free_moves(s, kind, seat, out)
    return out


def _free_moves(s: Position, kind: int, seat: int, out: Codes) -> None:
    """MK-9.3: by option tile cubes may be stored at every decision of their owner; a payment must stay possible."""
    before = s.tile(seat)
    for colour in range(COLOURS):
        if not before >> colour & 1:
            continue
        for good in range(2 * colour, 2 * colour + 2):
            s.take_tile(seat, colour)
            s.add_stock(seat, good, 1)
            if DECISIONS[kind].payable(s, seat):
                out.append(STORE + good)
            s.add_stock(seat, good, -1)
            s.set_tile(seat, before)


def why(s: Position, kind: int, seat: int, code: int) -> Why | None:
    """Why an answer is refused; None if it is legal."""
    if code < STORE or kind == ON_STORE or not s.rules.free_moves:
        return DECISIONS[kind].why(s, seat, code)
    colour = (code - STORE) >> 1
    if not s.tile(seat) >> colour & 1:
        return because("no-tile", colour)
    moves = Codes()
    _free_moves(s, kind, seat, moves)
    return None if moves.has(code) else because("needed")


def play(s: Position, kind: int, seat: int, code: int) -> None:
    """The effect of an answer."""
    if code >= STORE and kind != ON_STORE:
        turn.store(s, seat, code - STORE)
        DECISIONS[kind].stored(s, seat)
    else:
        DECISIONS[kind].play(s, seat, code)


def step(s: Position, kind: int, seat: int) -> None:
    """What follows without a decision."""
    if kind == STEP_TURN:
        turn.begin(s, seat)
    elif kind == STEP_TRAVEL:
        travel.begin(s, seat)
    elif kind == STEP_ARRIVED:
        travel.arrive(s, seat)
    elif kind == STEP_TIME:
        time.step(s, seat)
    elif kind == STEP_LOSS:
        time.step_loss(s, seat)
    elif kind == STEP_TAKE:
        time.take(s, seat)
    elif kind == STEP_FULFIL:
        fulfil.begin(s, seat)
    elif kind == STEP_LEAVE:
        pay.step_leave(s, seat)
    elif kind == STEP_TILE:
        pay.step_tile(s, seat)
    elif kind == STEP_REWARD:
        fulfil.reward(s, seat)
    elif kind == STEP_JOIN:
        joining.step(s, seat)
    elif kind == STEP_END:
        turn.end(s, seat)
    elif kind == STEP_STORE:
        turn.step_store(s, seat)
