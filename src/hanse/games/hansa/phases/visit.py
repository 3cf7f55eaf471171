"""Phase 3 (sections 6 to 9): one action for each visit of the ship, sailing, and the end of the turn."""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.codes import BUY, END_TURN, INSTALL, LOSE, SAIL, SELL
from hanse.games.hansa.decision import Decision
from hanse.games.hansa.layout import BARRELS, KINDS, MARKET, SHIP, USED, VISIT
from hanse.games.hansa.phases import customs, sale
from hanse.games.hansa.phases.refill import short_of
from hanse.games.hansa.position import Position
from hanse.kernel.codes import Codes
from hanse.kernel.decisions import Why, asked, because


class Visit(Decision):
    """What the active seat does where the ship lies."""

    def __init__(self) -> None:
        super().__init__(VISIT, "visit", action_used=True)

    def legal(self, s: Position, seat: int, out: Codes) -> None:
        """HA-4.2: what the active seat may do where the ship lies."""
        out.append(END_TURN)
        port: int = s.cells[SHIP]
        _ways(s, seat, port, out)
        if s.cells[USED]:
            return
        _buys(s, seat, port, out)
        if s.opened(seat):
            _installs(s, seat, out)
            if s.posts(seat, port):
                sale.offers(s, seat, out)  # HA-9.1: choosing the first token begins the sale

    def why(self, s: Position, seat: int, code: int) -> Why | None:
        """Where the ship lies, what the seat has, and whether the visit's action is used."""
        if code == END_TURN:
            return None
        if code < SAIL or code >= LOSE:
            return asked()
        if code < BUY:
            return _why_no_way(s, seat, code - SAIL)
        if code < INSTALL:
            return _why_no_purchase(s, seat, code - BUY)
        return _why_nothing_done(s, seat, code)

    def play(self, s: Position, seat: int, code: int) -> None:
        """One action, one leg of the ship, or the end of the turn."""
        if code == END_TURN:
            customs.begin(s, seat)
        elif code < BUY:
            _sail(s, seat, code - SAIL)
        elif code < INSTALL:
            _buy(s, seat, code - BUY)
        elif code < SELL:
            _install(s, seat, code - INSTALL)
        else:
            sale.offer(s, seat, code)

    def about(self, s: Position) -> dict[str, Any]:
        """Where, and whether the action is used."""
        port: int = s.cells[SHIP]
        return {"port": s.board.port_keys[port], "used": s.cells[USED] != 0}


def _ways(s: Position, seat: int, port: int, out: Codes) -> None:
    """HA-6.4: along the routes that lead away."""
    if s.purse(seat) < s.board.sail_cost:
        return
    first: int = s.board.route_first[port]
    end: int = s.board.route_first[port + 1]
    for i in range(first, end):
        other: int = s.board.route_list[i]
        out.append(SAIL + other)


def _why_no_way(s: Position, seat: int, port: int) -> Why | None:
    """HA-6.2: routes lead in one direction; HA-6.4: each costs a thaler."""
    ship: int = s.cells[SHIP]
    if port == ship:
        return because("lies-here", port)
    first: int = s.board.route_first[ship]
    end: int = s.board.route_first[ship + 1]
    for i in range(first, end):
        if s.board.route_list[i] == port:
            return short_of(s, seat, s.board.sail_cost)
    return because("no-way", ship, port)


def _sail(s: Position, seat: int, port: int) -> None:
    """HA-6.6: wherever the ship arrives, a new visit begins."""
    s.pay(seat, s.board.sail_cost)
    start: int = s.cells[SHIP]
    s.cells[SHIP] = port
    s.cells[USED] = 0
    s.tell("sailed", seat, start, port, s.board.sail_cost)


def _buys(s: Position, seat: int, port: int, out: Codes) -> None:
    """HA-7.5: what can be paid."""
    for slot in range(2 * port, 2 * port + 2):
        if s.cells[MARKET + slot] and s.purse(seat) >= s.price(seat, port):
            out.append(BUY + slot)


def _why_no_purchase(s: Position, seat: int, slot: int) -> Why | None:
    """HA-7.1: a token where the ship lies, once in a visit, for its price."""
    ship: int = s.cells[SHIP]
    if not s.cells[MARKET + slot]:
        return because("empty")
    if slot // 2 != ship:
        return because("ship-elsewhere", ship)
    return because("used") if s.cells[USED] else short_of(s, seat, s.price(seat, ship))


def _why_nothing_done(s: Position, seat: int, code: int) -> Why | None:
    """HA-8, HA-9: what is done with an own token where the ship lies, once in a visit."""
    ship: int = s.cells[SHIP]
    if code < SELL and not s.open_kind(seat, code - INSTALL):
        return because("no-token", code - INSTALL)
    if s.cells[USED]:
        return because("used")
    if code < SELL:
        return None if s.reserve(seat) else because("reserve")
    return sale.why_not_offered(s, seat, code) if s.posts(seat, ship) else because("no-post", ship)


def _buy(s: Position, seat: int, slot: int) -> None:
    """HA-7.1: nothing to pay for the leader, else to the leader, else to the bank."""
    leader = s.leader(slot // 2)
    price = s.price(seat, slot // 2)
    if price:
        s.pay(seat, price)
        if leader >= 0:
            s.pay(leader, -price)
    kind = s.take(seat, slot)
    s.cells[USED] = 1
    s.tell("bought", seat, slot, kind, price, leader + 1 if price else 0)


def _installs(s: Position, seat: int, out: Codes) -> None:
    """HA-8.3: not with an empty reserve."""
    if not s.reserve(seat):
        return
    for kind in range(KINDS):
        if s.open_kind(seat, kind):
            out.append(INSTALL + kind)


def _install(s: Position, seat: int, kind: int) -> None:
    """HA-8.1: as many posts as barrels, or all that are left."""
    posts = min(kind % BARRELS + 1, s.reserve(seat))
    port: int = s.cells[SHIP]
    s.remove(seat, kind)
    s.move_posts(seat, port, posts)
    s.cells[USED] = 1
    s.tell("installed", seat, port, kind, posts)
