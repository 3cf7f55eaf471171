"""What a seat sees, as plain data.

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
              in, and `cubes` is how many of them exchanges do not make up for; a demand for different goods names none;
              reach: [open bonus cards and buildings that it could pay for now]
    turn      {seat, met: [contracts fulfilled in this turn], fresh: [received in it], due (counters still taken)}
    payment   null, or {contract, wanted: {good: n}, without: [goods left out]}
    purchase  null, or {card, handed} while the lone player pays with contracts
    letter    null, or the letter in force while goods are lost
    decision  null when over, else {kind, seat, ...}: invest; hand-in; travel; split {cubes, portion, place};
              reflip {letter, row}; loss {column, left}; fulfil; leave {contract, left}; exchange {contract};
              tile {contract, colour}; reward, uncovered {contract: the card offered}; join {price,
              gains: {contracts: [ids that could be fulfilled], goods: {good: n of bonus cards}}, moot (not to join)
              if there are none}; store {colour}
    now       the score sheet of each seat, in half points: contracts, further, buildings, total
    ending    why the final phase began: peace, counters, stop, turns
    last      turns still to come in the final phase, this one included; 0 before it
    over      whether the game has ended
"""

from __future__ import annotations

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.gains import of_joining
from hanse.games.merkator.layout import (
    ASK,
    BONUS_KIND,
    BUILDING,
    BUILDING_KIND,
    CARDS,
    CHART,
    COLOURS,
    CONTRACTS,
    GOODS,
    MAX_SPACES,
    NEXT,
    NOWHERE,
    OVER,
    PILE_SEEN,
    PILES,
    RESERVE,
    SOLO,
    SOLO_AT,
    STACK,
    STACK_KNOWN,
    TURNED,
)
from hanse.games.merkator.needs import lacks, within_reach
from hanse.games.merkator.phases.means import payable
from hanse.games.merkator.phases.time import unseen_backs
from hanse.games.merkator.position import Position
from hanse.games.merkator.scoring import CATEGORIES, PARTS, formula_points, sheet
from hanse.games.merkator.tables import VALUES
from hanse.games.merkator.writing import (
    Data,
    card_key,
    open_cards,
    out_of_game,
    owned,
    pending,
    pile_cards,
    public,
    stack_cards,
)


def view(s: Position, seat: int | None) -> Data:
    """What the seat, or a spectator, may know."""
    data = public(s)
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
    bonus = stack_cards(s, BONUS_KIND)
    below = bonus[len(bonus) - known :]
    data["bonus"] = {"open": open_cards(s, BONUS_KIND), "stack": len(bonus), "below": below}
    data["buildings"] = {
        "open": open_cards(s, BUILDING_KIND),
        "stack": int(s.cells[STACK + BUILDING_KIND]),
        "out": out_of_game(s),
    }
    for number, entry in enumerate(data["seats"]):
        entry["score"] = sheet(s, number)[-1]
        own = owned(s, number, 0, CONTRACTS)
        entry["payable"] = [card_key(s, card) for card in own if payable(s, number, card)]
        entry["lacks"] = {
            card_key(s, card): lacks(s, number, card)
            for card in own
            if card != s.board.peace and not payable(s, number, card)
        }
        entry["reach"] = within_reach(s, number)
        entry["points"] = _building_points(s, number)
    data["decision"] = None if s.cells[OVER] else {**pending(s), **_about(s, int(s.cells[ASK]))}
    data["now"] = [dict(zip(CATEGORIES, sheet(s, other), strict=True)) for other in range(s.rules.seats)]
    return data


def _about(s: Position, kind: int) -> Data:
    """What a viewer is told of the question besides its kind and its seat."""
    return {**DECISIONS[kind].about(s), **of_joining(s, kind)}


def _building_points(s: Position, seat: int) -> dict[str, int]:
    """What each owned building gives with the goods in the storerooms now."""
    stock = [s.stock(seat, good) for good in range(GOODS)]
    return {
        card_key(s, card): PARTS * formula_points(s, seat, card - BUILDING, stock)
        for card in owned(s, seat, BUILDING, CARDS)
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


def _pile_seen(s: Position, pile: int) -> Data:
    cards = pile_cards(s, pile)
    return {
        "top": cards[0] if cards else None,
        "count": len(cards),
        "below": cards[1 : max(1, int(s.cells[PILE_SEEN + pile]))],
    }


def _solo(s: Position) -> Data | None:
    if not s.rules.solo:
        return None
    values = [str(s.value(int(s.cells[SOLO_AT + i]))) for i in range(int(s.cells[SOLO]))]
    left = {str(VALUES[pile]): values.count(str(VALUES[pile])) for pile in s.board.solo_piles}
    return {"turn": s.turns(0), "turns": s.board.solo_turns, "left": left}
