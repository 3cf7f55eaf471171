"""Whether a demand can be met at all (MK-7.2, MK-7.3): out of stock, from the supply tile, and by exchanges.

Exchanges never gain by giving up cubes that are demanded themselves, and a tile cube helps in one way at most: it fills
a gap of its colour, or it completes an exchange. So each colour adds up on its own: what it lacks against the exchanges
it can pay for; and the whole demand can be met if exchanges and counters make up for all that is lacking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanse.games.merkator.layout import COLOURS, CONTRACTS, GOODS
from hanse.games.merkator.position import Position

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

IMPOSSIBLE: Final = -9999


def coverable(s: Position, seat: int, demand: vec[u8], at: int) -> bool:
    """Whether the seat can meet a demand: sixteen numbers of cubes, from the given cell on."""
    return covered(s, seat, demand, at) >= 0


def covered(s: Position, seat: int, demand: vec[u8], at: int) -> int:
    """The exchanges that the seat can pay for beyond a demand, or less than none: the cubes that it lacks."""
    balance = s.counters(seat) // s.board.rate
    for colour in range(COLOURS):
        first: int = demand[at + 2 * colour]
        second: int = demand[at + 2 * colour + 1]
        balance += balance_of(s, seat, colour, first, second)
    return balance


def balance_of(s: Position, seat: int, colour: int, first: int, second: int) -> int:
    """The exchanges that a colour can pay for, less the cubes that it lacks, for so many cubes of its two goods."""
    rate = s.board.rate
    spare_first = s.stock(seat, 2 * colour) - first
    spare_second = s.stock(seat, 2 * colour + 1) - second
    balance = 0
    useful = False
    if spare_first < 0:
        balance += spare_first
        useful = True
    else:
        balance += spare_first // rate
        useful = spare_first % rate == rate - 1
    if spare_second < 0:
        balance += spare_second
        useful = True
    else:
        balance += spare_second // rate
        useful = useful or spare_second % rate == rate - 1
    if useful and s.tile(seat) >> colour & 1:
        balance += 1
    return balance


def distinct_coverable(s: Position, seat: int, number: int, without: int) -> bool:
    """Whether so many different goods, none of those left out, can be delivered."""
    return distinct_covered(s, seat, number, without) >= 0


def distinct_covered(s: Position, seat: int, number: int, without: int) -> int:
    """The same as `covered` for so many different goods."""
    best = [IMPOSSIBLE] * (GOODS + 1)  # by number of goods so far, the best balance
    best[0] = s.counters(seat) // s.board.rate
    for colour in range(COLOURS):
        first_can = not without >> (2 * colour) & 1
        second_can = not without >> (2 * colour + 1) & 1
        none = balance_of(s, seat, colour, 0, 0)
        one = IMPOSSIBLE
        if first_can:
            one = balance_of(s, seat, colour, 1, 0)
        if second_can:
            one = max(one, balance_of(s, seat, colour, 0, 1))
        both = balance_of(s, seat, colour, 1, 1) if first_can and second_can else IMPOSSIBLE
        for count in range(min(2 * colour + 2, GOODS), -1, -1):
            value = best[count] + none
            if count > 0:
                value = max(value, best[count - 1] + one)
            if count > 1:
                value = max(value, best[count - 2] + both)
            best[count] = value
    return best[number]


def payable(s: Position, seat: int, contract: int) -> bool:
    """MK-7.1.1: whether a contract has at least one payment plan; the Peace has none."""
    if contract == s.board.peace or contract >= CONTRACTS:
        return False
    return lacking(s, seat, contract) == 0


def lacking(s: Position, seat: int, contract: int) -> int:
    """The cubes that a contract lacks when storerooms, supply tile and exchanges have given all they can."""
    distinct: int = s.board.contract_distinct[contract]
    if distinct:
        return max(0, -distinct_covered(s, seat, distinct, 0))
    return max(0, -covered(s, seat, s.board.contract_demand, contract * GOODS))
