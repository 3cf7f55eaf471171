"""What a building of Merkator is worth to a seat, out of the numbers of its desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanse.games.merkator.layout import COLOURS, GOODS, NOWHERE
from hanse.games.merkator.state import State
from hanse.games.merkator.tables import (
    ANY_PLACE,
    FIXED,
    IF_CONTRACT,
    MAIN_PLACE,
    MOST_BONUS,
    MOST_BUILDINGS,
    MOST_CUBES,
    MOST_TIME,
    PER_BONUS,
    PER_BUILDING,
    PER_CONTRACT,
    PER_CUBE,
    PER_PAIR,
    PER_TIME,
    PER_TYPE,
)
from hanse.players.value.merkator_desks import MOST_HELD, Desks

if TYPE_CHECKING:
    from mypy_extensions import i64


def building_points(desks: Desks, s: State, seat: i64, number: i64) -> i64:
    """MK-11.5 in whole points; every building has the tile cubes as it likes them best."""
    board = s.board
    kind = desks.formula[number]
    per = desks.per[number]
    least = desks.least[number]
    times: i64 = 1
    if kind == FIXED:
        times = 1
    elif kind == PER_TYPE:
        times = _types(desks, seat, board.counted[number])
    elif kind == PER_CUBE:
        times = _cubes_of(desks, seat, board.counted[number]) // per
    elif kind == PER_PAIR:
        times = _pairs(desks, seat)
    elif kind == PER_TIME:
        times = desks.counters[seat] // per
    elif kind == PER_CONTRACT:
        times = _contracts(desks, seat, least, desks.place_kind[number])
    elif kind == PER_BONUS:
        times = desks.bonuses[seat]
    elif kind == PER_BUILDING:
        times = desks.buildings[seat]
    elif kind == IF_CONTRACT:
        times = 1 if _contracts(desks, seat, least, ANY_PLACE) else 0
    else:
        times = _sole(desks, s, seat, desks.compared[number], least)
    points = desks.points[number]
    most = desks.most[number]
    return most if most and points * times > most else points * times


def _types(desks: Desks, seat: i64, mask: i64) -> i64:
    found: i64 = 0
    for colour in range(COLOURS):
        counted = mask >> (2 * colour) & 3
        if not counted:
            continue
        spare = desks.tile[seat] >> colour & 1
        for which in range(2):
            if counted >> which & 1:
                if desks.stock[seat * GOODS + 2 * colour + which]:
                    found += 1
                elif spare:
                    found += 1
                    spare = 0
    return found


def _cubes_of(desks: Desks, seat: i64, mask: i64) -> i64:
    found: i64 = 0
    for good in range(GOODS):
        if mask >> good & 1:
            found += desks.stock[seat * GOODS + good]
    for colour in range(COLOURS):
        if mask >> (2 * colour) & 3 and desks.tile[seat] >> colour & 1:
            found += 1
    return found


def _pairs(desks: Desks, seat: i64) -> i64:
    found: i64 = 0
    for colour in range(COLOURS):
        if desks.kinds_of(seat, colour) == 2:
            found += 1
    return found


def _contracts(desks: Desks, seat: i64, least: i64, place_kind: i64) -> i64:
    found: i64 = 0
    for i in range(desks.holds[seat]):
        contract = desks.held[seat * MOST_HELD + i]
        if desks.value[contract] < least:
            continue
        if place_kind != ANY_PLACE:
            place = desks.place[contract]
            if place == NOWHERE or (desks.colour[place] != NOWHERE) != (place_kind == MAIN_PLACE):
                continue
        found += 1
    return found


def _sole(desks: Desks, s: State, seat: i64, what: i64, least: i64) -> i64:
    own = _amount(desks, seat, what, least)
    seats: i64 = s.rules.seats
    for other in range(seats):
        if other != seat and _amount(desks, other, what, least) >= own:
            return 0
    return 1


def _amount(desks: Desks, seat: i64, what: i64, least: i64) -> i64:
    if what == MOST_TIME:
        return desks.counters[seat]
    if what == MOST_CUBES:
        return _cubes_of(desks, seat, 0xFFFF)
    if what == MOST_BUILDINGS:
        return desks.buildings[seat]
    if what == MOST_BONUS:
        return desks.bonuses[seat]
    return _contracts(desks, seat, least, ANY_PLACE)
