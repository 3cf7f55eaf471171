"""What is told of a place in this position: a port, a warehouse, a token or a colour."""

from __future__ import annotations

from hanse.games.hansa.layout import BARRELS, KINDS, MARKET, SHIP
from hanse.games.hansa.offers import after_sale, ahead, losers
from hanse.games.hansa.position import Position
from hanse.games.hansa.scoring import alone
from hanse.kernel.places import Told, line


def lines(s: Position, place: str, seat: int | None) -> list[Told]:
    """The lines of its card; none, if there is no such place."""
    family, _, key = place.partition(":")
    board = s.board
    if family == "port" and key in board.port_keys:
        return _port(s, board.port_keys.index(key), seat)
    if family == "slot":
        slots = [slot for slot in board.slot_order if board.slot_key(slot) == key]
        return _slot(s, slots[0]) if slots else []
    if family == "token":
        kinds = [kind for kind in range(KINDS) if board.kind_key(kind) == key]
        return _token(s, kinds[0]) if kinds else []
    if family == "colour" and key in board.colour_keys:
        return _colour(s, board.colour_keys.index(key))
    return []


def _port(s: Position, port: int, seat: int | None) -> list[Told]:
    """Who stands there and leads, what lies there and costs, where the ship goes on to, and what it is worth."""
    board = s.board
    told = [line("port", port=board.port_keys[port], number=board.numbers[port])]
    if s.cells[SHIP] == port:
        told.append(line("ship"))
    for slot in range(2 * port, 2 * port + int(board.warehouses[port])):
        told.append(_goods(s, slot))
    told += [line("posts", owner=owner, posts=s.posts(owner, port)) for owner in _present(s, port)]
    told += [_lead(s, port), _price(s, port)]
    if seat is not None:
        told += [_worth(s, port, seat), *_sale(s, port, seat)]
    ways = board.route_list[int(board.route_first[port]) : int(board.route_first[port + 1])]
    return [*told, line("ways", ports=[board.port_keys[other] for other in ways])]


def _present(s: Position, port: int) -> list[int]:
    return [owner for owner in range(s.rules.seats) if s.posts(owner, port)]


def _lead(s: Position, port: int) -> Told:
    """HA-1.11: who has strictly more posts than every other, and by how many."""
    leader = s.leader(port)
    if leader < 0:
        return line("no-leader", why="tie" if _present(s, port) else "nobody")
    return line("leader", owner=leader, ahead=ahead(s, port))


def _price(s: Position, port: int) -> Told:
    """HA-7.2: what a token costs, and whom it pays."""
    leader = s.leader(port)
    cost = s.board.buy_cost
    return line("price", thalers=cost) if leader < 0 else line("price-leader", thalers=cost, to=leader)


def _worth(s: Position, port: int, seat: int) -> Told:
    """HA-12.1: what the port gives the viewer at the end."""
    if not s.posts(seat, port):
        return line("worthless", points=s.board.port_points, alone=s.board.monopoly_points)
    return line("worth", points=s.board.monopoly_points if alone(s, seat, port) else s.board.port_points)


def _sale(s: Position, port: int, seat: int) -> list[Told]:
    """HA-9.5: what a sale there would cost the viewer: a post, and perhaps the majority."""
    if not s.posts(seat, port):
        return []
    left, leader = after_sale(s, seat, port)
    return [line("sale", posts=left) if leader < 0 else line("sale-leader", posts=left, owner=leader)]


def _goods(s: Position, slot: int) -> Told:
    token = int(s.cells[MARKET + slot])
    return line("goods", token=s.board.kind_key(token - 1)) if token else line("no-goods")


def _slot(s: Position, slot: int) -> list[Told]:
    port = slot // 2
    return [
        line("slot", slot=s.board.slot_key(slot), port=s.board.port_keys[port]),
        _goods(s, slot),
        _lead(s, port),
        _price(s, port),
    ]


def _token(s: Position, kind: int) -> list[Told]:
    """Who has it, what it installs, what it is worth sold."""
    board = s.board
    barrels = kind % BARRELS + 1
    told = [line("token", token=board.kind_key(kind))]
    for owner in range(s.rules.seats):
        if s.open_kind(owner, kind):
            told.append(line("held", owner=owner, number=s.open_kind(owner, kind)))
    points = board.sold_points + board.barrel_points * barrels
    return [*told, line("uses", posts=barrels, points=points, open=board.open_points), *_sales(s, kind // BARRELS)]


def _colour(s: Position, colour: int) -> list[Told]:
    return [line("colour", colour=s.board.colour_keys[colour]), *_sales(s, colour)]


def _sales(s: Position, colour: int) -> list[Told]:
    """HA-9.10: who would lose a token of the colour if another sold some."""
    holders = losers(s, colour)
    return [line("holders", owners=holders)] if holders else []
