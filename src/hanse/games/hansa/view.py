"""Positions as plain data: everything for a file, or what a seat may know for a view.

Only the order of the stacks is hidden, and from everybody (HA-13.1), so every seat and every spectator sees the same:

    game, rules, options, board     "hansa", the rules version, the options, "hansa"
    viewer                          the seat that looks, or null
    ship                            its port
    ports                           port -> posts (of each seat), slots (the token of each warehouse, or null), leader
                                    (a seat, or null), price (of a token there for the active seat), pays (the seat
                                    that gets the price, or null for the bank or if it is 0)
    stacks                          heights (now), start (heights at the start), unseen (token -> how many)
    seats                           for each seat: purse, reserve, open (tokens), sold (tokens, or null where the
                                    options hide them until the end), sold_count, on_board (posts), score
    removed                         the tokens removed from the game
    aside                           the colours set aside
    bank                            thalers; may be negative (HA-14.4)
    first                           the seat that began
    turn                            seat, phase (place, refill, visit, sale, loss, customs, over), used (the action of
                                    this visit), finished (turns of all seats), round (from 1), after (turns that
                                    follow this one until the round is over)
    sale                            the tokens chosen for the sale in progress
    losses                          null, or while losses are settled: colours (sold), seat, colour (in question)
    idle                            moved (a token, in this round), rounds (without such), stopped
    decision                        null when the game is over, else kind (a phase) and seat, with
                                    place: round, posts; refill: price, tokens; visit: port, used;
                                    sale: port, chosen, points (of these); loss: seller, colour; customs: surplus
    now                             for each seat its points by category, as if the game ended now
    ending                          why the game ends or ended: last-stack, idle
    over                            whether it has ended

A token is written `blue-2`. Lists of tokens are in the order of the board data.
"""

from __future__ import annotations

from typing import Any

from hanse.games.hansa.layout import (
    ACTIVE,
    ASIDE,
    BARRELS,
    CHOSEN,
    COLOURS,
    CUSTOMS,
    ENDED,
    FIRST,
    FULL,
    IDLE,
    KINDS,
    LOSER,
    LOSS,
    LOSS_COLOUR,
    MARKET,
    MOVED,
    OPEN,
    PHASE,
    PLACED,
    PLACING,
    REFILLING,
    REMOVED,
    SALE,
    SEAT,
    SEAT_CELLS,
    SHIP,
    SOLD,
    SOLD_COLOURS,
    STOPPED,
    SUPPLY,
    SUPPLY_AT,
    TURNS,
    USED,
    VISIT,
)
from hanse.games.hansa.position import Position
from hanse.games.hansa.scoring import CATEGORIES, TOTAL, sheet, worth

Data = dict[str, Any]

BOARD = "hansa"
PHASES = {
    PLACING: "place",
    REFILLING: "refill",
    VISIT: "visit",
    SALE: "sale",
    LOSS: "loss",
    CUSTOMS: "customs",
    ENDED: "over",
}


def write_position(s: Position) -> Data:
    """All of it, the hidden order of the stacks included; `reading.read_position` reads it back."""
    data = _public(s)
    data["stacks"] = {"order": _stacks(s)}
    return data


def view(s: Position, seat: int | None) -> Data:
    """What the seat, or a spectator, may know."""
    data = _public(s)
    data["viewer"] = seat
    now = [sheet(s, other) for other in range(s.rules.seats)]
    data["stacks"] = {
        "heights": stack_heights(s.rules.heights, int(s.cells[SUPPLY])),
        "start": list(s.rules.heights),
        "unseen": _unseen(s),
    }
    for other, entry in enumerate(data["seats"]):
        entry["sold_count"] = len(entry["sold"])
        if not s.rules.sold_visible and s.cells[PHASE] != ENDED:
            entry["sold"] = None
        entry["on_board"] = s.on_board(other)
        entry["score"] = now[other][TOTAL]
    for port, key in enumerate(s.board.port_keys):
        data["ports"][key].update(_offer(s, port))
    data["bank"] = s.bank()
    data["turn"]["round"] = data["turn"]["finished"] // s.rules.seats + 1
    data["turn"]["after"] = (int(s.cells[FIRST]) - 1 - int(s.cells[ACTIVE])) % s.rules.seats
    data["decision"] = _decision(s)
    data["now"] = [dict(zip(CATEGORIES, points, strict=True)) for points in now]
    data["over"] = s.cells[PHASE] == ENDED
    return data


def endings(s: Position) -> list[str]:
    """Why the game ends or has ended."""
    return ["last-stack"] * s.last_stack_started() + ["idle"] * int(s.cells[STOPPED])


def stack_heights(start: list[int], left: int) -> list[int]:
    """HA-5.4: the stacks are used up in their order, so their number of tokens says how high each is."""
    heights: list[int] = []
    for height in reversed(start):
        heights.insert(0, min(height, left))
        left -= heights[0]
    return heights


def _public(s: Position) -> Data:
    cells = s.cells
    return {
        "game": "hansa",
        "rules": s.rules.revision,
        "options": dict(s.rules.data),
        "board": BOARD,
        "ship": s.board.port_keys[int(cells[SHIP])],
        "ports": {key: _port(s, port) for port, key in enumerate(s.board.port_keys)},
        "seats": [_seat(s, seat) for seat in range(s.rules.seats)],
        "removed": tokens_at(s, REMOVED),
        "aside": _colours(s, int(cells[ASIDE])),
        "first": int(cells[FIRST]),
        "turn": {
            "seat": int(cells[ACTIVE]),
            "phase": PHASES[int(cells[PHASE])],
            "used": bool(cells[USED]),
            "finished": finished_turns(s),
        },
        "sale": tokens_at(s, CHOSEN),
        "losses": _losses(s),
        "ending": endings(s),
        "idle": {"moved": bool(cells[MOVED]), "rounds": int(cells[IDLE]), "stopped": bool(cells[STOPPED])},
    }


def finished_turns(s: Position) -> int:
    """The turns of all seats that are over."""
    return int.from_bytes(bytes(int(s.cells[TURNS + i]) for i in range(4)), "little")


def tokens_at(s: Position, at: int) -> list[str]:
    """The tokens counted by kind in these cells."""
    return [s.board.kind_key(kind) for kind in range(KINDS) for _ in range(int(s.cells[at + kind]))]


def _colours(s: Position, bits: int) -> list[str]:
    return [s.board.colour_keys[colour] for colour in range(COLOURS) if bits >> colour & 1]


def _port(s: Position, port: int) -> Data:
    slots = [s.cells[MARKET + 2 * port + i] for i in range(int(s.board.warehouses[port]))]
    return {
        "posts": [s.posts(seat, port) for seat in range(s.rules.seats)],
        "slots": [s.board.kind_key(int(token) - 1) if token else None for token in slots],
    }


def _offer(s: Position, port: int) -> Data:
    """Who leads, and what a token there costs the active seat."""
    leader = s.leader(port)
    price = s.price(int(s.cells[ACTIVE]), port)
    owner = leader if leader >= 0 else None
    return {"leader": owner, "price": price, "pays": owner if price else None}


def _seat(s: Position, seat: int) -> Data:
    base = SEAT + seat * SEAT_CELLS
    return {
        "purse": s.purse(seat),
        "reserve": s.reserve(seat),
        "open": tokens_at(s, base + OPEN),
        "sold": tokens_at(s, base + SOLD),
    }


def _losses(s: Position) -> Data | None:
    if s.cells[PHASE] != LOSS:
        return None
    return {
        "colours": _colours(s, int(s.cells[SOLD_COLOURS])),
        "seat": int(s.cells[LOSER]),
        "colour": s.board.colour_keys[int(s.cells[LOSS_COLOUR])],
    }


def _stacks(s: Position) -> list[list[str]]:
    """The tokens of each stack from its top."""
    left = int(s.cells[SUPPLY])
    drawn = [s.board.kind_key(int(s.cells[SUPPLY_AT + i]) - 1) for i in range(left - 1, -1, -1)]
    stacks: list[list[str]] = []
    for height in stack_heights(s.rules.heights, left):
        stacks.append(drawn[:height])
        drawn = drawn[height:]
    return stacks


def _unseen(s: Position) -> dict[str, int]:
    """HA-13.4: how many of each kind in play are in the stacks; anybody can work it out from what lies open."""
    kinds = [s.cells[SUPPLY_AT + i] - 1 for i in range(int(s.cells[SUPPLY]))]
    in_play = [kind for kind in range(KINDS) if not s.cells[ASIDE] >> (kind // BARRELS) & 1]
    return {s.board.kind_key(kind): kinds.count(kind) for kind in in_play}


def _decision(s: Position) -> Data | None:
    """What is asked, of whom, and what it is about."""
    cells = s.cells
    phase = int(cells[PHASE])
    if phase == ENDED:
        return None
    seat = int(cells[ACTIVE])
    port = s.board.port_keys[int(cells[SHIP])]
    told: Data = {"kind": PHASES[phase], "seat": seat}
    if phase == PLACING:
        told |= {"round": int(cells[PLACED]) // s.rules.seats + 1, "posts": s.board.posts_placed}
    elif phase == REFILLING:
        told |= {
            "price": s.board.refill_cost,
            "tokens": min(s.board.slots - int(cells[FULL]), int(cells[SUPPLY])),
        }
    elif phase == VISIT:
        told |= {"port": port, "used": bool(cells[USED])}
    elif phase == SALE:
        told |= {"port": port, "chosen": tokens_at(s, CHOSEN), "points": worth(s, CHOSEN)}
    elif phase == LOSS:
        told |= {"seat": int(cells[LOSER]), "seller": seat, "colour": s.board.colour_keys[int(cells[LOSS_COLOUR])]}
    else:
        told["surplus"] = s.opened(seat) - s.board.keep_tokens
    return told
