"""What a seat sees, as plain data.

Only the order of the stacks is hidden, and from everybody (HA-13.1), so every seat and every spectator sees the same:

    game, rules, options, board     "hansa", the rules version, the options, "hansa"
    viewer                          the seat that looks, or null
    ship                            its port
    ports                           port -> posts (of each seat), slots (the token of each warehouse, or null), leader
                                    (a seat, or null), ahead (by how many posts), price (of a token there for the
                                    active seat), pays (the seat that gets the price, null for the bank or if it is 0)
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
    sells                           null, or where the active seat can sell: posts (of it that are left in the port
                                    afterwards), leader (there then, or null), points (token -> each, at the end),
                                    losers (colour -> the seats that lose a token)
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

from hanse.games.hansa.decisions import DECISIONS
from hanse.games.hansa.layout import ACTIVE, ASIDE, BARRELS, ENDED, FIRST, KINDS, PHASE, SUPPLY, SUPPLY_AT
from hanse.games.hansa.offers import ahead, of_selling
from hanse.games.hansa.position import Position
from hanse.games.hansa.scoring import CATEGORIES, TOTAL, sheet
from hanse.games.hansa.writing import Data, public, stack_heights


def view(s: Position, seat: int | None) -> Data:
    """What the seat, or a spectator, may know."""
    data = public(s)
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
    data["sells"] = of_selling(s)
    data["decision"] = _decision(s)
    data["now"] = [dict(zip(CATEGORIES, points, strict=True)) for points in now]
    data["over"] = s.cells[PHASE] == ENDED
    return data


def _offer(s: Position, port: int) -> Data:
    """Who leads, and what a token there costs the active seat."""
    leader = s.leader(port)
    price = s.price(int(s.cells[ACTIVE]), port)
    owner = leader if leader >= 0 else None
    return {"leader": owner, "ahead": ahead(s, port), "price": price, "pays": owner if price else None}


def _unseen(s: Position) -> dict[str, int]:
    """HA-13.4: how many of each kind in play are in the stacks; anybody can work it out from what lies open."""
    kinds = [s.cells[SUPPLY_AT + i] - 1 for i in range(int(s.cells[SUPPLY]))]
    in_play = [kind for kind in range(KINDS) if not s.cells[ASIDE] >> (kind // BARRELS) & 1]
    return {s.board.kind_key(kind): kinds.count(kind) for kind in in_play}


def _decision(s: Position) -> Data | None:
    """What is asked, of whom, and what it is about."""
    if s.cells[PHASE] == ENDED:
        return None
    decision = DECISIONS[int(s.cells[PHASE])]
    return {"kind": decision.name, "seat": decision.seat(s), **decision.about(s)}
