"""What follows what: the decision that is pending and its answers, and the steps that nobody decides."""

from __future__ import annotations

from hanse.games.merkator.codes import KEEP, STORE, TURN_NEXT
from hanse.games.merkator.layout import (
    ASK_A,
    COLOURS,
    ON_EXCHANGE,
    ON_FULFIL,
    ON_HAND_IN,
    ON_INVEST,
    ON_JOIN,
    ON_LEAVE,
    ON_LOSS,
    ON_REFLIP,
    ON_REWARD,
    ON_SPLIT,
    ON_STORE,
    ON_TILE,
    ON_TRAVEL,
    ON_UNCOVERED,
    PAID,
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
    WANTED,
)
from hanse.games.merkator.phases import fulfil, invest, joining, pay, solo, time, travel, turn
from hanse.games.merkator.phases.means import coverable, distinct_coverable
from hanse.games.merkator.position import Position


def legal(s: Position, kind: int, seat: int) -> list[int]:
    """The answers to a pending decision, each once."""
    out: list[int] = []
    if kind == ON_INVEST:
        invest.legal(s, seat, out)
    elif kind == ON_TRAVEL:
        travel.legal(s, seat, out)
    elif kind == ON_FULFIL:
        fulfil.legal(s, seat, out)
    elif kind == ON_SPLIT:
        travel.legal_split(s, out)
    elif kind == ON_JOIN:
        joining.legal(s, out)
    elif kind == ON_EXCHANGE:
        pay.legal_exchange(s, seat, out)
    elif kind == ON_TILE:
        pay.legal_tile(s, seat, out)
    elif kind == ON_LOSS:
        time.legal_loss(s, seat, out)
    elif kind == ON_REFLIP:
        out.append(KEEP)
        out.append(TURN_NEXT)
    elif kind == ON_LEAVE:
        pay.legal_leave(s, seat, out)
    elif kind in (ON_REWARD, ON_UNCOVERED):
        fulfil.legal_reward(s, kind, s.cells[ASK_A], out)
    elif kind == ON_HAND_IN:
        solo.legal(s, seat, out)
    elif kind == ON_STORE:
        turn.legal_store(s, out)
    if s.rules.free_moves and kind != ON_STORE:
        _free_moves(s, kind, seat, out)
    return out


def _free_moves(s: Position, kind: int, seat: int, out: list[int]) -> None:
    """MK-9.3: by option tile cubes may be stored at every decision of their owner; a payment must stay possible."""
    before = s.tile(seat)
    for colour in range(COLOURS):
        if not before >> colour & 1:
            continue
        for good in range(2 * colour, 2 * colour + 2):
            s.take_tile(seat, colour)
            s.add_stock(seat, good, 1)
            if _still_payable(s, kind, seat):
                out.append(STORE + good)
            s.add_stock(seat, good, -1)
            s.set_tile(seat, before)


def _still_payable(s: Position, kind: int, seat: int) -> bool:
    if kind == ON_LEAVE:
        paid: int = s.cells[PAID]
        return distinct_coverable(s, seat, s.board.contract_distinct[paid - 1], pay.without(s))
    if kind == ON_EXCHANGE:
        return coverable(s, seat, s.cells, WANTED)
    return kind != ON_TILE or pay.tiles_suffice(s, seat)


def play(s: Position, kind: int, seat: int, code: int) -> None:
    """The effect of an answer."""
    if code >= STORE and kind != ON_STORE:
        _move_freely(s, kind, seat, code - STORE)
    elif kind == ON_INVEST:
        invest.play(s, seat, code)
    elif kind == ON_TRAVEL:
        travel.play(s, seat, code)
    elif kind == ON_FULFIL:
        fulfil.play(s, seat, code)
    elif kind == ON_SPLIT:
        travel.play_split(s, seat, code)
    elif kind == ON_JOIN:
        joining.play(s, seat, code)
    elif kind == ON_EXCHANGE:
        pay.play_exchange(s, seat, code)
    elif kind == ON_TILE:
        pay.play_tile(s, seat, code)
    elif kind == ON_LOSS:
        time.play_loss(s, seat, code)
    elif kind == ON_REFLIP:
        time.play_reflip(s, seat, code)
    elif kind == ON_LEAVE:
        pay.play_leave(s, seat, code)
    elif kind in (ON_REWARD, ON_UNCOVERED):
        fulfil.play_reward(s, seat, code, s.cells[ASK_A])
    elif kind == ON_HAND_IN:
        invest.play_hand_in(s, seat, code)
    elif kind == ON_STORE:
        turn.play_store(s, seat, code)


def _move_freely(s: Position, kind: int, seat: int, good: int) -> None:
    """A tile cube is stored; what the pending decision asks may have become forced."""
    turn.store(s, seat, good)
    number: int = s.cells[ASK_A]
    if kind == ON_TILE:
        s.ask(STEP_TILE, seat, number)
    elif kind == ON_LEAVE:
        s.ask(STEP_LEAVE, seat, number)


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
