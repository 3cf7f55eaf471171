"""`focused`: a simple policy for Hansa (2004) that plays sensible games and brings them to an end.

It values each thing it could do where the ship lies, and what it could do one leg further: it buys what goes with its
open tokens, sells what is worth a post, and installs where it is absent or can take the lead. It looks only at what
everybody sees.
"""

from __future__ import annotations

from typing import Final

from hanse.games.hansa.codes import BUY, DECLINE, DISCARD, END_TURN, INSTALL, PLACE, REFILL, SAIL, SELL, SELL_ALL
from hanse.games.hansa.layout import (
    BARRELS,
    COLOURS,
    CUSTOMS,
    FULL,
    KINDS,
    MARKET,
    PLACING,
    PORTS,
    REFILLING,
    SALE,
    SHIP,
    USED,
    VISIT,
)
from hanse.games.hansa.state import State
from hanse.kernel.chance import Chance
from hanse.kernel.codes import Codes

EMPTY_TO_REFILL: Final = 5  # so many empty warehouses are worth a thaler
STOP: Final = 20  # what ending the turn is worth, unless thalers would be lost
LEG: Final = 12  # what a leg of the ship must be worth
FARTHEST: Final = 4  # legs that it looks ahead
SPREAD: Final = 6  # ports enough to be present in


def choose(state: State, chance: Chance) -> int:
    """The decision of this policy; chance breaks ties."""
    phase = state.asking()
    seat = state.mover()
    if phase == VISIT:
        return _visit(state, seat, chance)
    codes = state.room()
    state.choices(codes)
    if phase == PLACING:
        return _place(state, codes, chance)
    if phase == REFILLING:
        full: int = state.cells[FULL]
        wanted = state.board.slots - full >= EMPTY_TO_REFILL
        return REFILL if wanted and codes.at(0) == REFILL else DECLINE
    if phase == SALE:
        return codes.at(0)  # all that can be sold, then `done`
    if phase == CUSTOMS:
        return _discard(state, seat, codes)
    return codes.at(0)  # a loss: the fewest barrels


def _place(s: State, codes: Codes, chance: Chance) -> int:
    """Where there are two warehouses, and few others."""
    best = codes.at(0)
    best_worth = -100
    for i in range(codes.count):
        code = codes.at(i)
        port = code - PLACE
        warehouses: int = s.board.warehouses[port]
        worth = 6 * warehouses - 5 * _others(s, s.mover(), port) + chance.below(6)
        if worth > best_worth:
            best, best_worth = code, worth
    return best


def _visit(s: State, seat: int, chance: Chance) -> int:
    """The best action here, the best way on, or the end of the turn."""
    port: int = s.cells[SHIP]
    purse = s.purse(seat)
    best = END_TURN
    best_worth = STOP if purse <= s.board.keep_thalers else 0
    if not s.cells[USED]:
        code = _action(s, seat, port, purse)
        if code >= 0:
            worth = _worth(s, seat, port, code)
            if worth > best_worth:
                best, best_worth = code, worth
    for legs in range(1, FARTHEST + 1):
        code = _way(s, seat, port, purse, legs, best_worth, chance)
        if code >= 0:
            return code
        if best != END_TURN:
            break
    return best


def _way(s: State, seat: int, port: int, purse: int, legs: int, least: int, chance: Chance) -> int:
    """The route to where, so many legs away, more can be done than is worth staying; -1 if there is none."""
    if purse < legs * s.board.sail_cost:
        return -1
    best = -1
    best_worth = least
    first: int = s.board.route_first[port]
    end: int = s.board.route_first[port + 1]
    for i in range(first, end):
        target: int = s.board.route_list[i]
        worth = _far(s, seat, target, purse - s.board.sail_cost, legs - 1) - LEG + chance.below(4)
        if worth > best_worth:
            best, best_worth = SAIL + target, worth
    return best


def _far(s: State, seat: int, port: int, purse: int, legs: int) -> int:
    """What can be done so many legs beyond the port."""
    if not legs:
        code = _action(s, seat, port, purse)
        return _worth(s, seat, port, code) if code >= 0 else -LEG
    best = -LEG
    first: int = s.board.route_first[port]
    end: int = s.board.route_first[port + 1]
    for i in range(first, end):
        best = max(best, _far(s, seat, s.board.route_list[i], purse - s.board.sail_cost, legs - 1))
    return best


def _action(s: State, seat: int, port: int, purse: int) -> int:
    """The best that the seat could do in a port with so many thalers, if it is worth anything; else -1."""
    best = -1
    best_worth = 0
    if purse >= s.price(seat, port):
        for slot in range(2 * port, 2 * port + 2):
            if s.cells[MARKET + slot]:
                worth = _worth(s, seat, port, BUY + slot)
                if worth > best_worth:
                    best, best_worth = BUY + slot, worth
    if not s.opened(seat):
        return best
    if s.reserve(seat):
        for kind in range(KINDS):
            if s.open_kind(seat, kind):
                worth = _worth(s, seat, port, INSTALL + kind)
                if worth > best_worth:
                    best, best_worth = INSTALL + kind, worth
    if s.posts(seat, port):
        code = _first_to_sell(s, seat)
        if code >= 0 and _worth(s, seat, port, code) > best_worth:
            best = code
    return best


def _worth(s: State, seat: int, port: int, code: int) -> int:
    """What buying, installing or selling in this port is worth."""
    if code < INSTALL:
        return _buy_worth(s, seat, port, code - BUY)
    if code < SELL:
        return _install_worth(s, seat, port, code - INSTALL)
    return _sale_worth(s, seat, port)


def _buy_worth(s: State, seat: int, port: int, slot: int) -> int:
    """More for barrels and for company; less for the price, and if the token would have to be given up."""
    token: int = s.cells[MARKET + slot]
    kind = token - 1
    company = min(2, s.open_colour(seat, kind // BARRELS))
    worth = 30 + 4 * (kind % BARRELS) + 12 * company
    if s.price(seat, port):
        worth -= 6 if s.leader(port) < 0 else 10
    if s.opened(seat) >= s.board.keep_tokens and not company:
        worth -= 15
    return worth


def _install_worth(s: State, seat: int, port: int, kind: int) -> int:
    """Presence, a monopoly, the lead; a token that could be sold is dear."""
    barrels = kind % BARRELS + 1
    worth = 8 * s.opened(seat) - 8 * barrels
    if s.open_colour(seat, kind // BARRELS) >= s.board.sale_least:
        worth -= 20
    if not s.posts(seat, port):
        worth += 45 if _present(s, seat) < SPREAD else 25
        if not _others(s, seat, port):
            worth += 15
    if s.leader(port) != seat and s.posts(seat, port) + min(barrels, s.reserve(seat)) > _most_of_others(s, seat, port):
        worth += 20
    return worth


def _sale_worth(s: State, seat: int, port: int) -> int:
    """A point for each barrel; dear where it costs the last post."""
    barrels = 0
    for kind in range(KINDS):
        if s.open_kind(seat, kind) and s.open_colour(seat, kind // BARRELS) >= s.board.sale_least:
            barrels += s.open_kind(seat, kind) * (kind % BARRELS + 1)
    worth = 20 + 9 * barrels
    if s.posts(seat, port) == 1:
        worth -= 20
    return worth


def _first_to_sell(s: State, seat: int) -> int:
    """The code that begins a sale, or -1."""
    for colour in range(COLOURS):
        if s.open_colour(seat, colour) >= s.board.sale_least:
            if not s.rules.partial:
                return SELL_ALL + colour
            for kind in range(BARRELS * colour, BARRELS * colour + BARRELS):
                if s.open_kind(seat, kind):
                    return SELL + kind
    return -1


def _discard(s: State, seat: int, codes: Codes) -> int:
    """What has no company, then the fewest barrels."""
    best = codes.at(0)
    best_worth = 1000
    for i in range(codes.count):
        code = codes.at(i)
        kind = code - DISCARD
        worth = 10 * s.open_colour(seat, kind // BARRELS) + kind % BARRELS
        if worth < best_worth:
            best, best_worth = code, worth
    return best


def _others(s: State, seat: int, port: int) -> int:
    """How many other seats are present in the port."""
    found = 0
    for other in range(s.rules.seats):
        if other != seat and s.posts(other, port):
            found += 1
    return found


def _most_of_others(s: State, seat: int, port: int) -> int:
    """The most posts that another seat has in the port."""
    most = 0
    for other in range(s.rules.seats):
        if other != seat:
            most = max(most, s.posts(other, port))
    return most


def _present(s: State, seat: int) -> int:
    """In how many ports the seat is present."""
    found = 0
    for port in range(PORTS):
        if s.posts(seat, port):
            found += 1
    return found
