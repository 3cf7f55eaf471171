"""Scoring (section 11) in half points. It can be asked of any position, also of one in play.

Cubes still on a supply tile count as the owner would store them: in the way that gives most points (MK-9.4).
"""

from __future__ import annotations

from typing import Final

from hanse.games.merkator.layout import (
    BONUS,
    BUILDING,
    BUILDINGS,
    CARDS,
    COLOURS,
    CONTRACTS,
    GOODS,
    IN_HAND,
    MAX_SEATS,
    NOWHERE,
    OWNED,
    WHERE,
)
from hanse.games.merkator.position import Position
from hanse.games.merkator.tables import (
    ANY_PLACE,
    EVERY_GOOD,
    FIXED,
    IF_CONTRACT,
    MAIN_PLACE,
    MOST_BONUS,
    MOST_BUILDINGS,
    MOST_CONTRACTS,
    MOST_CUBES,
    MOST_TIME,
    PER_BONUS,
    PER_BUILDING,
    PER_CONTRACT,
    PER_CUBE,
    PER_PAIR,
    PER_TIME,
    PER_TYPE,
    SOLE_MOST,
)

PARTS: Final = 2  # MK-11.1: totals are kept in half points
CATEGORIES: Final = ["contracts", "further", "buildings", "total"]


def sheet(s: Position, seat: int) -> list[int]:
    """The seat's half points by category: the highest contracts, the further ones, buildings; the total last."""
    points = contract_points(s, seat)
    points.append(building_points(s, seat))
    points.append(points[0] + points[1] + points[2])
    return points


def contract_points(s: Position, seat: int) -> list[int]:
    """MK-11.1: the five highest count in full, each further one half."""
    values: list[int] = []
    for card in range(CONTRACTS):
        if counts(s, seat, card):
            values.append(s.value(card))
    values.sort(reverse=True)
    full = s.board.full_contracts
    return [PARTS * sum(values[:full]), sum(values[full:])]


def counts(s: Position, seat: int, card: int) -> bool:
    """Whether a contract belongs to the seat in scoring; MK-13.3: one in hand is laid back before."""
    where: int = s.cells[WHERE + card]
    return where in (OWNED + seat, IN_HAND + seat)


def building_points(s: Position, seat: int) -> int:
    """MK-11.2: every owned building by its formula, tile cubes stored for the best."""
    owned = _owned_buildings(s, seat)
    if not owned:
        return 0
    stock = [s.stock(seat, good) for good in range(GOODS)]
    tile = [colour for colour in range(COLOURS) if s.tile(seat) >> colour & 1]
    if not tile:
        return _total(s, seat, owned, stock)
    if not stores_matter(s, seat):
        for colour in tile:
            stock[2 * colour] += 1
        return _total(s, seat, owned, stock)
    best = 0
    for assignment in range(1 << len(tile)):
        best = max(best, _total(s, seat, owned, _stored(stock, tile, assignment)))
    return best


def best_store(s: Position, seat: int, colour: int) -> int:
    """The good as which the tile cube of a colour gives most points; the first of its colour if it is all the same."""
    owned = _owned_buildings(s, seat)
    stock = [s.stock(seat, good) for good in range(GOODS)]
    tile = [colour] + [other for other in range(COLOURS) if s.tile(seat) >> other & 1 and other != colour]
    best, found = -1, 0
    for assignment in range(1 << len(tile)):
        points = _total(s, seat, owned, _stored(stock, tile, assignment))
        if points > best:
            best, found = points, assignment
        elif points == best and found & 1 and not assignment & 1:
            found = assignment
    return 2 * colour + (found & 1)


def _stored(stock: list[int], tile: list[int], assignment: int) -> list[int]:
    """The stock with the tile cubes of these colours, each as the first or the second good by its bit."""
    stored = stock[:]
    for i in range(len(tile)):
        stored[2 * tile[i] + (assignment >> i & 1)] += 1
    return stored


def stores_matter(s: Position, seat: int) -> bool:
    """Whether some building of the seat tells the two goods of a colour apart."""
    for number in _owned_buildings(s, seat):
        kind: int = s.board.formula[number]
        if kind in (PER_TYPE, PER_PAIR) or (kind == PER_CUBE and s.board.counted[number] != EVERY_GOOD):
            return True
    return False


def _owned_buildings(s: Position, seat: int) -> list[int]:
    found: list[int] = []
    for number in range(BUILDINGS):
        if s.owns(seat, BUILDING + number):
            found.append(number)
    return found


def _total(s: Position, seat: int, owned: list[int], stock: list[int]) -> int:
    total = 0
    for number in owned:
        total += formula_points(s, seat, number, stock)
    return PARTS * total


def formula_points(s: Position, seat: int, number: int, stock: list[int]) -> int:
    """MK-11.5: what one building gives its owner, in whole points."""
    board = s.board
    kind: int = board.formula[number]
    points: int = board.points[number]
    per: int = board.per[number]
    if kind == FIXED:
        times = 1
    elif kind == PER_TYPE:
        times = _types(stock, board.counted[number])
    elif kind == PER_CUBE:
        times = _cubes(stock, board.counted[number]) // per
    elif kind == PER_PAIR:
        times = _pairs(stock)
    elif kind == PER_TIME:
        times = s.counters(seat) // per
    elif kind == PER_CONTRACT:
        times = _contracts(s, seat, board.least_value[number], board.place_kind[number])
    elif kind == PER_BONUS:
        times = _cards(s, seat, BONUS, BUILDING)
    elif kind == PER_BUILDING:
        times = _cards(s, seat, BUILDING, CARDS)
    elif kind == IF_CONTRACT:
        times = min(1, _contracts(s, seat, board.least_value[number], ANY_PLACE))
    else:
        times = _sole(s, seat, number) if kind == SOLE_MOST else 0
    most: int = board.most[number]
    return min(points * times, most) if most else points * times


def _types(stock: list[int], mask: int) -> int:
    found = 0
    for good in range(GOODS):
        if mask >> good & 1 and stock[good]:
            found += 1
    return found


def _cubes(stock: list[int], mask: int) -> int:
    found = 0
    for good in range(GOODS):
        if mask >> good & 1:
            found += stock[good]
    return found


def _pairs(stock: list[int]) -> int:
    found = 0
    for colour in range(COLOURS):
        if stock[2 * colour] and stock[2 * colour + 1]:
            found += 1
    return found


def _contracts(s: Position, seat: int, least: int, place_kind: int) -> int:
    """MK-11.6: all alike; the Peace has no place."""
    found = 0
    for card in range(CONTRACTS):
        if not counts(s, seat, card) or s.value(card) < least:
            continue
        if place_kind != ANY_PLACE:
            place: int = s.board.contract_place[card]
            if place == NOWHERE or (s.board.place_colour[place] != NOWHERE) != (place_kind == MAIN_PLACE):
                continue
        found += 1
    return found


def _cards(s: Position, seat: int, first: int, end: int) -> int:
    found = 0
    for card in range(first, end):
        if s.owns(seat, card):
            found += 1
    return found


def _sole(s: Position, seat: int, number: int) -> int:
    """MK-11.5, R-44: 1 if no other player has as much."""
    what: int = s.board.compared[number]
    least: int = s.board.least_value[number]
    own = _amount(s, seat, what, least)
    for other in range(min(s.rules.seats, MAX_SEATS)):
        if other != seat and _amount(s, other, what, least) >= own:
            return 0
    return 1


def _amount(s: Position, seat: int, what: int, least: int) -> int:
    if what == MOST_TIME:
        return s.counters(seat)
    if what == MOST_CUBES:
        return s.column_cubes(seat, EVERY_GOOD) + s.tile(seat).bit_count()
    if what == MOST_BUILDINGS:
        return _cards(s, seat, BUILDING, CARDS)
    if what == MOST_BONUS:
        return _cards(s, seat, BONUS, BUILDING)
    return _contracts(s, seat, least, ANY_PLACE) if what == MOST_CONTRACTS else 0


def ranks(s: Position) -> list[int]:
    """MK-11.4: most points, then most counters; players still tied share a rank."""
    keys: list[int] = []
    for seat in range(s.rules.seats):
        keys.append(sheet(s, seat)[3] * 256 + s.counters(seat))
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
