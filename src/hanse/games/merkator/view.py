"""Positions as plain data: everything for a file, or what a seat may know for a view.

Nobody has private information (MK-14.3), so every seat and every spectator sees the same. A view holds:

    game, rules, options, board   what is played; board is always "merkator"
    viewer                        the seat that looks, or null
    places    {id: {kind, colour, goods, links, time, threshold, cubes}}; a minor place has threshold and no colour,
              goods, links and cubes
    pawn      the id of its place, or null beside the board
    columns   {"A": [goods], ...} of every office
    chart     {side, rows: [[space, ...], ...], next: [row, space] | null, left, reserve, unseen: {"A": n, "AA": n}};
              a space is null (empty), "?" (face down) or its letter turned up, "C" or "CC"; rows and spaces of `next`
              count from 0; side is null and rows are empty in the solo game
    piles     {"3": {top, count, below}}; `below` are the cards under the top that everybody has seen, from above
    discard   {"2": [contracts], ...}: only values that have some
    solo      null, or {turn, turns, left: {"8": n, ...}} of the solo stack
    bonus     {open: [card | null] * 4, stack: count, below: [cards known to lie at the bottom, from above]}
    buildings {open: [card | null] * 4, stack: count, out: [removed cards]}
    seats     one for each seat: score (in half points, as if the game ended now), goods: {good: n} with every good,
              tile: [colours], coins, counters, contracts: [ids], payable: [those that could be paid for now, at any
              place], lacks: {contract: {cubes, goods: {good: n}}} for the others but the Peace, bonus: [ids],
              buildings: [ids], hand: card | null, hand_new, turns (begun), points: {building: half points as of now};
              `goods` are missing in the storerooms, a cube of the supply tile where only one good can use it counted
              in, and `cubes` is how many of them exchanges do not make up for; a demand for different goods names none
    turn      {seat, met: [contracts fulfilled in this turn], fresh: [received in it], due (counters still taken)}
    payment   null, or {contract, wanted: {good: n}, without: [goods left out]}
    purchase  null, or {card, handed} while the lone player pays with contracts
    letter    null, or the letter in force while goods are lost
    decision  null when over, else {kind, seat, ...}: invest; hand-in; travel; split {cubes, portion, place};
              reflip {letter, row}; loss {column, left}; fulfil; leave {contract, left}; exchange {contract};
              tile {contract, colour}; reward, uncovered {contract: the card offered}; join {price}; store {colour}
    now       the score sheet of each seat, in half points: contracts, further, buildings, total
    ending    why the final phase began: peace, counters, stop, turns
    last      turns still to come in the final phase, this one included; 0 before it
    over      whether the game has ended
"""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.codes import SPLIT_MOST
from hanse.games.merkator.layout import (
    ACTIVE,
    ASK,
    ASK_A,
    ASK_SEAT,
    BONUS,
    BONUS_KIND,
    BOUGHT,
    BUILDING,
    BUILDING_KIND,
    CARDS,
    CHANCE,
    CHART,
    COLOURS,
    CONTRACTS,
    DISPLAY,
    DUE,
    ENDING,
    FRESH,
    GOODS,
    HAND,
    HAND_NEW,
    HANDED,
    IN_DISCARD,
    LAST,
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
    OUT_OF_GAME,
    OVER,
    OWNED,
    PAID,
    PAWN,
    PILE,
    PILE_AT,
    PILE_SEEN,
    PILES,
    RESERVE,
    SEAT,
    SEAT_CELLS,
    SEEN,
    SOLO,
    SOLO_AT,
    STACK,
    STACK_KNOWN,
    STAGE,
    TURNED,
    WANTED,
    WHERE,
)
from hanse.games.merkator.phases.joining import price
from hanse.games.merkator.phases.means import lacking, payable
from hanse.games.merkator.phases.pay import without
from hanse.games.merkator.phases.time import unseen_backs
from hanse.games.merkator.position import Position
from hanse.games.merkator.scoring import CATEGORIES, PARTS, formula_points, sheet
from hanse.games.merkator.tables import VALUES
from hanse.games.merkator.words import ENDS
from hanse.kernel.chance import STATE_BYTES

Data = dict[str, Any]

# Kinds of pending decision by their number in the cells.
DECISIONS = {
    ON_INVEST: "invest",
    ON_HAND_IN: "hand-in",
    ON_TRAVEL: "travel",
    ON_SPLIT: "split",
    ON_REFLIP: "reflip",
    ON_LOSS: "loss",
    ON_FULFIL: "fulfil",
    ON_LEAVE: "leave",
    ON_EXCHANGE: "exchange",
    ON_TILE: "tile",
    ON_REWARD: "reward",
    ON_UNCOVERED: "uncovered",
    ON_JOIN: "join",
    ON_STORE: "store",
}


def write_position(s: Position) -> Data:
    """All of it, hidden orders included; `positions.read_position` reads it back."""
    cells, board = s.cells, s.board
    data = _public(s)
    data["cubes"] = {board.place_keys[board.colour_place[c]]: s.cubes(c) for c in range(COLOURS)}
    data["piles"] = {str(VALUES[p]): {"cards": _pile(s, p), "seen": int(cells[PILE_SEEN + p])} for p in range(PILES)}
    data["solo_stack"] = [_key(s, int(cells[SOLO_AT + i])) for i in range(int(cells[SOLO]) - 1, -1, -1)]
    data["bonus"] = {"open": _open(s, BONUS_KIND), "cards": _stack(s, BONUS_KIND), "known": int(cells[STACK_KNOWN])}
    data["buildings"] = {"open": _open(s, BUILDING_KIND), "cards": _stack(s, BUILDING_KIND), "out": _out(s)}
    data["chart"] = {
        "stage": int(cells[STAGE]),
        "counters": [_counter(int(cells[CHART + i])) for i in range(int(cells[NEXT]), s.spaces())],
        "reserve": int(cells[RESERVE]),
        "seen": {name: int(cells[SEEN + back]) for back, name in enumerate(BACK_NAMES) if cells[SEEN + back]},
    }
    data["pending"] = None if cells[OVER] else _pending(s)
    data["chance"] = bytes(cells[CHANCE + i] for i in range(STATE_BYTES)).hex()
    return data


def view(s: Position, seat: int | None) -> Data:
    """What the seat, or a spectator, may know."""
    data = _public(s)
    data["viewer"] = seat
    data["places"] = {key: _place(s, place) for place, key in enumerate(s.board.place_keys)}
    data["columns"] = {
        letter: [good for number, good in enumerate(s.board.good_keys) if mask >> number & 1]
        for letter, mask in zip(s.board.column_letters, s.board.columns, strict=True)
    }
    data["chart"] = _chart(s)
    data["piles"] = {str(VALUES[pile]): _pile_seen(s, pile) for pile in range(PILES)}
    data["solo"] = _solo(s)
    known = int(s.cells[STACK_KNOWN])
    bonus = _stack(s, BONUS_KIND)
    below = bonus[len(bonus) - known :]
    data["bonus"] = {"open": _open(s, BONUS_KIND), "stack": len(bonus), "below": below}
    data["buildings"] = {
        "open": _open(s, BUILDING_KIND),
        "stack": int(s.cells[STACK + BUILDING_KIND]),
        "out": _out(s),
    }
    for number, entry in enumerate(data["seats"]):
        entry["score"] = sheet(s, number)[-1]
        own = _owned(s, number, 0, CONTRACTS)
        entry["payable"] = [_key(s, card) for card in own if payable(s, number, card)]
        entry["lacks"] = {
            _key(s, card): _lacks(s, number, card)
            for card in own
            if card != s.board.peace and not payable(s, number, card)
        }
        entry["points"] = _building_points(s, number)
    data["decision"] = None if s.cells[OVER] else {**_pending(s), **_details(s)}
    data["now"] = [dict(zip(CATEGORIES, sheet(s, other), strict=True)) for other in range(s.rules.seats)]
    return data


def _public(s: Position) -> Data:
    cells, board = s.cells, s.board
    return {
        "game": "merkator",
        "rules": s.rules.revision,
        "options": dict(s.rules.data),
        "board": board.key,
        "pawn": board.place_keys[cells[PAWN] - 1] if cells[PAWN] else None,
        "discard": _discard(s),
        "seats": [_seat(s, seat) for seat in range(s.rules.seats)],
        "turn": {
            "seat": int(cells[ACTIVE]),
            "met": [_key(s, card) for card in range(CONTRACTS) if cells[MARKS + card] & MET],
            "fresh": [_key(s, card) for card in range(CONTRACTS) if cells[MARKS + card] & FRESH],
            "due": int(cells[DUE]),
        },
        "payment": _payment(s),
        "purchase": {"card": _key(s, cells[BOUGHT] - 1), "handed": int(cells[HANDED])} if cells[BOUGHT] else None,
        "letter": BACK_NAMES[cells[LETTER] - 1] if cells[LETTER] else None,
        "ending": [name for bit, name in ENDS.items() if cells[ENDING] & bit],
        "last": int(cells[LAST]),
        "over": bool(cells[OVER]),
    }


def _key(s: Position, card: int) -> str:
    return s.board.card_keys[card]


def _owned(s: Position, seat: int, first: int, end: int) -> list[int]:
    return [card for card in range(first, end) if s.cells[WHERE + card] == OWNED + seat]


def _seat(s: Position, seat: int) -> Data:
    base = SEAT + seat * SEAT_CELLS
    hand = int(s.cells[base + HAND])
    return {
        "goods": {key: s.stock(seat, good) for good, key in enumerate(s.board.good_keys)},
        "tile": [key for colour, key in enumerate(s.board.colour_keys) if s.tile(seat) >> colour & 1],
        "coins": s.coins(seat),
        "counters": s.counters(seat),
        "contracts": [_key(s, card) for card in _owned(s, seat, 0, CONTRACTS)],
        "bonus": [_key(s, card) for card in _owned(s, seat, BONUS, BUILDING)],
        "buildings": [_key(s, card) for card in _owned(s, seat, BUILDING, CARDS)],
        "hand": _key(s, hand - 1) if hand else None,
        "hand_new": bool(s.cells[base + HAND_NEW]),
        "turns": s.turns(seat),
    }


def _lacks(s: Position, seat: int, card: int) -> Data:
    """What a contract lacks: goods that the storerooms have not, and how many cubes of them nothing makes up for."""
    goods: dict[str, int] = {}
    for colour in range(COLOURS):
        pair = (2 * colour, 2 * colour + 1)
        gaps = {good: int(s.board.contract_demand[card * GOODS + good]) - s.stock(seat, good) for good in pair}
        gaps = {good: gap for good, gap in gaps.items() if gap > 0}
        tile = s.tile(seat) >> colour & 1 and len(gaps) == 1
        goods |= {s.board.good_keys[good]: gap - bool(tile) for good, gap in gaps.items() if gap > bool(tile)}
    return {"cubes": lacking(s, seat, card), "goods": goods}


def _building_points(s: Position, seat: int) -> dict[str, int]:
    """What each owned building gives with the goods in the storerooms now."""
    stock = [s.stock(seat, good) for good in range(GOODS)]
    return {
        _key(s, card): PARTS * formula_points(s, seat, card - BUILDING, stock)
        for card in _owned(s, seat, BUILDING, CARDS)
    }


def _place(s: Position, place: int) -> Data:
    board = s.board
    told: Data = {"kind": "minor", "time": board.place_time[place]}
    colour = int(board.place_colour[place])
    if colour == NOWHERE:
        return {**told, "threshold": int(board.place_threshold[place])}
    links = [
        board.place_keys[board.colour_place[other]] for other in range(COLOURS) if board.links[colour] >> other & 1
    ]
    return {
        **told,
        "kind": "main",
        "colour": board.colour_keys[colour],
        "goods": board.good_keys[2 * colour : 2 * colour + 2],
        "links": links,
        "cubes": s.cubes(colour),
    }


def _counter(counter: int) -> str:
    """A counter in a file: its letter, with ! if it lies letter up."""
    return BACK_NAMES[(counter & (TURNED - 1)) - 1] + ("!" if counter > TURNED else "")


def _chart(s: Position) -> Data:
    backs = unseen_backs(s)
    told: Data = {"side": None, "rows": [], "next": None, "left": s.on_chart(), "reserve": int(s.cells[RESERVE])}
    if not s.rules.solo:
        side = s.side()
        space = 0
        for width in s.board.side_rows[side]:
            told["rows"].append([_space(int(s.cells[CHART + space + i])) for i in range(width)])
            space += width
        told["side"] = s.board.side_keys[side]
        following = int(s.cells[NEXT])
        if following < s.spaces():
            row = int(s.board.space_row[side * MAX_SPACES + following])
            told["next"] = [row, following - sum(s.board.side_rows[side][:row])]
        hidden = [int(s.cells[CHART + i]) - 1 for i in range(s.spaces()) if 0 < s.cells[CHART + i] < TURNED]
        backs = backs + hidden
    told["unseen"] = {name: backs.count(back) for back, name in enumerate(BACK_NAMES)}
    return told


def _space(counter: int) -> str | None:
    if not counter:
        return None
    return BACK_NAMES[counter - TURNED - 1] if counter > TURNED else "?"


def _pile(s: Position, pile: int) -> list[str]:
    """The cards of a pile, from above."""
    first = PILE_AT + int(s.board.pile_first[pile])
    return [_key(s, int(s.cells[first + i])) for i in range(int(s.cells[PILE + pile]) - 1, -1, -1)]


def _pile_seen(s: Position, pile: int) -> Data:
    cards = _pile(s, pile)
    return {
        "top": cards[0] if cards else None,
        "count": len(cards),
        "below": cards[1 : max(1, int(s.cells[PILE_SEEN + pile]))],
    }


def _discard(s: Position) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] == IN_DISCARD:
            found.setdefault(str(s.value(card)), []).append(_key(s, card))
    return found


def _solo(s: Position) -> Data | None:
    if not s.rules.solo:
        return None
    values = [str(s.value(int(s.cells[SOLO_AT + i]))) for i in range(int(s.cells[SOLO]))]
    left = {str(VALUES[pile]): values.count(str(VALUES[pile])) for pile in s.board.solo_piles}
    return {"turn": s.turns(0), "turns": s.board.solo_turns, "left": left}


def _stack(s: Position, kind: int) -> list[str]:
    """The cards of a stack, from above."""
    first = s.stack_start(kind)
    return [_key(s, int(s.cells[first + i])) for i in range(int(s.cells[STACK + kind]) - 1, -1, -1)]


def _open(s: Position, kind: int) -> list[str | None]:
    cards = [s.open_card(kind, slot) for slot in range(DISPLAY)]
    return [_key(s, card) if card >= 0 else None for card in cards]


def _out(s: Position) -> list[str]:
    return [_key(s, card) for card in range(BUILDING, CARDS) if s.cells[WHERE + card] == OUT_OF_GAME]


def _payment(s: Position) -> Data | None:
    paid = int(s.cells[PAID])
    if not paid:
        return None
    left_out = without(s)
    wanted = {key: int(s.cells[WANTED + good]) for good, key in enumerate(s.board.good_keys) if s.cells[WANTED + good]}
    return {
        "contract": _key(s, paid - 1),
        "wanted": wanted,
        "without": [key for good, key in enumerate(s.board.good_keys) if left_out >> good & 1],
    }


def _pending(s: Position) -> Data:
    """The pending decision with the numbers of its own that a file must keep."""
    kind = int(s.cells[ASK])
    told: Data = {"kind": DECISIONS[kind], "seat": int(s.cells[ASK_SEAT])}
    number = int(s.cells[ASK_A])
    if kind in (ON_TILE, ON_STORE):
        told["colour"] = s.board.colour_keys[number]
    elif kind in (ON_LOSS, ON_LEAVE):
        told["left"] = number
    elif kind == ON_SPLIT:
        told["given"] = number
    elif kind in (ON_REWARD, ON_UNCOVERED):
        told["value"] = VALUES[number]
    return told


def _details(s: Position) -> Data:
    """What a viewer may want to know about the pending decision besides."""
    kind = int(s.cells[ASK])
    if kind == ON_SPLIT:
        place = int(s.cells[PAWN]) - 1
        cubes = s.cubes(s.board.place_colour[place])
        return {"place": s.board.place_keys[place], "cubes": cubes, "portion": min(cubes, SPLIT_MOST)}
    if kind == ON_REFLIP:
        space = int(s.cells[NEXT])
        row = int(s.board.space_row[s.side() * MAX_SPACES + space])
        return {"letter": _space(int(s.cells[CHART + space])), "row": row}
    if kind == ON_LOSS:
        return {"column": BACK_NAMES[s.cells[LETTER] - 1][0]}
    if kind in (ON_LEAVE, ON_EXCHANGE, ON_TILE):
        return {"contract": _key(s, s.cells[PAID] - 1)}
    if kind in (ON_REWARD, ON_UNCOVERED):
        return {"contract": _key(s, s.pile_top(s.cells[ASK_A]))}
    if kind == ON_JOIN:
        return {"price": price(s)}
    return {}
