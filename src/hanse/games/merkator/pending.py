"""Whether the pending decision of a position fits what lies on the table."""

from __future__ import annotations

from hanse.games.merkator.layout import (
    ACTIVE,
    ASK,
    ASK_A,
    ASK_SEAT,
    BOUGHT,
    CHART,
    COLOURS,
    DUE,
    ENDING,
    GOODS,
    HANDED,
    LETTER,
    MARKS,
    MAX_SPACES,
    MET,
    NEXT,
    NOWHERE,
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
    OVER,
    PAID,
    PAWN,
    PILE,
    PILES,
    TURNED,
    WANTED,
)
from hanse.games.merkator.phases import joining, pay, time
from hanse.games.merkator.phases.means import coverable, distinct_coverable
from hanse.games.merkator.position import Position

PAYING = (ON_LEAVE, ON_EXCHANGE, ON_TILE)
BY_ACTIVE = (ON_INVEST, ON_HAND_IN, ON_TRAVEL, ON_SPLIT, ON_REFLIP)
TRAVELLED = (ON_SPLIT, ON_REFLIP, ON_LOSS, ON_FULFIL, ON_REWARD, ON_UNCOVERED, ON_JOIN, *PAYING)


def pending_faults(s: Position) -> list[str]:
    """What is wrong with the pending decision; nothing, if it can be asked."""
    cells = s.cells
    kind, seat, active = int(cells[ASK]), int(cells[ASK_SEAT]), int(cells[ACTIVE])
    if cells[OVER]:
        fits = not kind and cells[ENDING] and not any(s.tile(other) for other in range(s.rules.seats))
        return [] if fits else ["the game is over: expected a reason, empty supply tiles and nothing pending"]
    found: list[str] = []
    if kind in BY_ACTIVE and seat != active:
        found.append(f"pending: seat {seat} cannot decide this in the turn of seat {active}")
    if kind == ON_JOIN and (seat == active or not s.rules.joining):
        found.append("pending join: expected another seat than the active one, in a game with joining")
    if kind in TRAVELLED and not cells[PAWN]:
        found.append("pending: expected the pawn on a place")
    if bool(cells[PAID]) != (kind in PAYING):
        found.append("payment: expected while a contract is paid, and only then")
    if bool(cells[BOUGHT]) != (kind == ON_HAND_IN) or (cells[HANDED] and not cells[BOUGHT]):
        found.append("purchase: expected while a card is paid with contracts, and only then")
    if kind == ON_HAND_IN and not s.rules.solo:
        found.append("pending hand-in: expected in the solo game only")
    if bool(cells[LETTER]) != (kind == ON_LOSS):
        found.append("letter: expected while goods are lost, and only then")
    if cells[DUE] > 2 or (bool(cells[DUE]) != (kind in (ON_REFLIP, ON_LOSS))):
        found.append("turn: counters due: expected 1 or 2 while a counter is turned or goods are lost")
    if bool(cells[ENDING]) and kind == ON_STORE and s.cells[ASK_A] >= COLOURS:
        found.append("pending store: no such colour")
    return found or _own_numbers(s, kind, seat)


def _own_numbers(s: Position, kind: int, seat: int) -> list[str]:
    """The numbers of the decision itself."""
    number = int(s.cells[ASK_A])
    fits = True
    if kind == ON_SPLIT:
        colour = int(s.board.place_colour[int(s.cells[PAWN]) - 1])
        fits = colour != NOWHERE and s.cubes(colour) > 0 and number <= 3
    elif kind == ON_REFLIP:
        fits = _can_turn(s)
    elif kind == ON_LOSS:
        fits = 1 <= number <= 1 + ((int(s.cells[LETTER]) - 1) & 1)
        fits = fits and not s.rules.solo and s.rules.losses and s.on_chart() > 0
        fits = fits and s.column_cubes(seat, time.column(s)) >= number
    elif kind in PAYING:
        fits = _can_pay(s, kind, seat, number)
    elif kind == ON_REWARD:
        fits = s.rules.sell_reward and number < PILES - 1 and s.cells[PILE + number] > 0
    elif kind == ON_UNCOVERED:
        fits = s.rules.sell_uncovered and number < PILES - 1 and s.cells[PILE + number] > 0
    elif kind == ON_JOIN:
        fits = s.counters(seat) >= joining.price(s)
    elif kind == ON_STORE:
        fits = bool(s.tile(seat) >> number & 1) and s.cells[ENDING] != 0
    elif kind == ON_HAND_IN:
        fits = s.held(seat) > 0
    return [] if fits else ["pending: this decision does not fit the position"]


def _can_turn(s: Position) -> bool:
    """MK-6.5.2: the next counter is the last of its row, turned, single, and there is a row below."""
    if s.rules.solo or not s.rules.losses or s.on_chart() < 2:
        return False
    space = int(s.cells[NEXT])
    counter = int(s.cells[CHART + space])
    last = bool(s.board.row_ends[s.side() * MAX_SPACES + space])
    return last and counter > TURNED and (counter - TURNED - 1) & 1 == 0


def _can_pay(s: Position, kind: int, seat: int, number: int) -> bool:
    """A contract of the place, not yet fulfilled in this turn, whose demand can still be met."""
    contract = int(s.cells[PAID]) - 1
    if not s.owns(seat, contract) or s.board.contract_place[contract] != s.cells[PAWN] - 1:
        return False
    if s.cells[MARKS + contract] & MET:
        return False
    distinct = int(s.board.contract_distinct[contract])
    if kind == ON_LEAVE:
        left_out = pay.without(s)
        fits = distinct > 0 and left_out.bit_count() + number == GOODS - distinct and number > 0
        return fits and distinct_coverable(s, seat, distinct, left_out)
    for good in range(GOODS):
        demand = 1 if distinct else int(s.board.contract_demand[contract * GOODS + good])
        if s.cells[WANTED + good] > demand:
            return False
    if kind == ON_EXCHANGE:
        return coverable(s, seat, s.cells, WANTED)
    wanted = s.cells[WANTED + 2 * number] + s.cells[WANTED + 2 * number + 1]
    return bool(s.tile(seat) >> number & 1) and wanted > 0 and pay.tiles_suffice(s, seat)
