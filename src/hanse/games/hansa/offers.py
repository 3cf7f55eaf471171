"""What can be foreseen of a port and of a sale there: told to whoever plans, by the rules that decide."""

from __future__ import annotations

import copy
from typing import Any

from hanse.games.hansa.codes import SELL, SELL_ALL
from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.layout import ACTIVE, BARRELS, CHOSEN, KINDS, PHASE, SALE, SHIP, VISIT
from hanse.games.hansa.position import Position
from hanse.kernel.codes import Codes


def ahead(s: Position, port: int) -> int:
    """HA-1.11: by how many posts whoever leads in the port does so; 0 if nobody does."""
    leader = s.leader(port)
    if leader < 0:
        return 0
    return s.posts(leader, port) - max(s.posts(other, port) for other in range(s.rules.seats) if other != leader)


def after_sale(s: Position, seat: int, port: int) -> tuple[int, int]:
    """HA-9.5: the seat's posts in the port when one has gone back, and who leads there then, or -1."""
    then = copy.copy(s)
    then.move_posts(seat, port, -1)
    return then.posts(seat, port), then.leader(port)


def losers(s: Position, colour: int) -> list[int]:
    """HA-9.9: who has tokens of the colour open, and loses one when another sells some."""
    return [owner for owner in range(s.rules.seats) if s.open_colour(owner, colour)]


def of_selling(s: Position) -> dict[str, Any] | None:
    """What the sale that can be made or is being made gives and costs; nothing if there is none."""
    seat = int(s.cells[ACTIVE])
    kinds = _for_sale(s, seat) if s.cells[PHASE] in (VISIT, SALE) else []
    if not kinds:
        return None
    board = s.board
    posts, leader = after_sale(s, seat, int(s.cells[SHIP]))
    colours = sorted({kind // BARRELS for kind in kinds})
    others = {board.colour_keys[colour]: [own for own in losers(s, colour) if own != seat] for colour in colours}
    points = {board.kind_key(kind): board.sold_points + board.barrel_points * (kind % BARRELS + 1) for kind in kinds}
    return {"posts": posts, "leader": None if leader < 0 else leader, "points": points, "losers": others}


def _for_sale(s: Position, seat: int) -> list[int]:
    """The kinds of tokens that are chosen for a sale or can be."""
    codes = Codes()
    DECISIONS[int(s.cells[PHASE])].legal(s, seat, codes)
    legal = {codes.at(i) for i in range(codes.count)}
    return [
        kind
        for kind in range(KINDS)
        if s.cells[CHOSEN + kind]
        or SELL + kind in legal
        or (SELL_ALL + kind // BARRELS in legal and s.open_kind(seat, kind))
    ]
