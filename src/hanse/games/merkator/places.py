"""What is told of a place in this position: a place, a card, a good, a tile cube, the counters."""

from __future__ import annotations

from hanse.games.merkator.layout import (
    BONUS,
    BUILDING,
    COLOURS,
    CONTRACTS,
    GOODS,
    HAND,
    IN_DISCARD,
    IN_HAND,
    IN_PILE,
    MARKS,
    MET,
    NOWHERE,
    ON_DISPLAY,
    OWNED,
    PAWN,
    SEAT,
    SEAT_CELLS,
    WHERE,
)
from hanse.games.merkator.needs import lacks, within_reach
from hanse.games.merkator.position import Position
from hanse.games.merkator.scoring import PARTS, formula_points
from hanse.kernel.places import Told, line


def lines(s: Position, place: str, seat: int | None) -> list[Told]:
    """The lines of its card; none, if there is no such place."""
    family, _, key = place.partition(":")
    board = s.board
    if family == "place" and key in board.place_keys:
        return _place(s, board.place_keys.index(key), seat)
    if family == "card" and key in board.card_keys:
        return _card(s, board.card_keys.index(key), seat)
    if family == "good" and key in board.good_keys:
        return _good(s, board.good_keys.index(key))
    if family == "tile" and key in board.colour_keys:
        return _tile(s, board.colour_keys.index(key))
    if place == "counters:own":
        return [line("counters"), *[line("has-counters", owner=own, has=s.counters(own)) for own in _seats(s)]]
    if place == "hand:own":
        return _hand(s, seat)
    return []


def _seats(s: Position) -> range:
    return range(s.rules.seats)


def _owned(s: Position, seat: int, first: int, end: int) -> list[int]:
    return [card for card in range(first, end) if s.cells[WHERE + card] == OWNED + seat]


# Places ----------------------------------------------------------------------------------------------------------


def _place(s: Position, place: int, seat: int | None) -> list[Told]:
    """What lies there, what the trip costs or gives, where cubes grow, and what the viewer has for it."""
    board = s.board
    told = [line("place", place=board.place_keys[place])]
    if s.cells[PAWN] == 1 + place:
        told.append(line("pawn-here"))
    colour = int(board.place_colour[place])
    if colour == NOWHERE:
        told.append(line("threshold", needs=int(board.place_threshold[place])))
    else:
        goods = board.good_keys[2 * colour : 2 * colour + 2]
        links = [board.place_keys[board.colour_place[o]] for o in range(COLOURS) if board.links[colour] >> o & 1]
        told += [line("cubes", cubes=s.cubes(colour), goods=goods), line("links", places=links)]
    time = board.place_time[place]
    told.append(line("takes-time", counters=-time) if time < 0 else line("gives-time", counters=time))
    return told if seat is None else [*told, *_own_there(s, place, seat)]


def _own_there(s: Position, place: int, seat: int) -> list[Told]:
    """The viewer's contracts for the place and what lacks for each, and its bonus cards there."""
    told = [
        _contract_state(s, seat, card)
        for card in _owned(s, seat, 0, CONTRACTS)
        if s.board.contract_place[card] == place
    ]
    for card in _owned(s, seat, BONUS, BUILDING):
        if s.board.bonus_place[card - BONUS] == place:
            good = s.board.good_keys[s.board.bonus_good[card - BONUS]]
            told.append(line("bonus-there", good=good, active=s.board.bonus_active, join=s.board.bonus_join))
    return told


def _contract_state(s: Position, seat: int, card: int) -> Told:
    key = s.board.card_keys[card]
    if s.cells[MARKS + card] & MET:
        return line("contract-met", card=key)
    lack = lacks(s, seat, card)
    return line("contract-lacks", card=key, lack=lack) if lack["cubes"] else line("contract-payable", card=key)


# Cards -----------------------------------------------------------------------------------------------------------


def _card(s: Position, card: int, seat: int | None) -> list[Told]:
    """What it is, where it is if everybody knows, and what it demands or costs."""
    told = [line("card", card=s.board.card_keys[card]), *_whereabouts(s, card)]
    if card >= BONUS:
        told.append(line("costs", coins=s.cost(card)))
        if seat is not None and s.board.card_keys[card] in within_reach(s, seat):
            told.append(line("in-reach"))
        return [*told, *_worth(s, card)] if card >= BUILDING else told
    told.append(line("demands", card=s.board.card_keys[card], value=s.value(card)))
    if seat is not None and card != s.board.peace and s.owns(seat, card):
        told.append(_contract_state(s, seat, card))
    return told


def _whereabouts(s: Position, card: int) -> list[Told]:
    where = int(s.cells[WHERE + card])
    if where >= IN_HAND:
        return [line("in-hand", owner=where - IN_HAND)]
    if where >= OWNED:
        return [line("owned", owner=where - OWNED)]
    if where in (ON_DISPLAY, IN_DISCARD):
        return [line("open" if where == ON_DISPLAY else "discarded")]
    on_top = where == IN_PILE and s.pile_top(int(s.board.contract_pile[card])) == card
    return [line("on-pile")] if on_top else []


def _worth(s: Position, card: int) -> list[Told]:
    """What a building would give each seat now, with the goods in the storerooms."""
    told = []
    for seat in _seats(s):
        stock = [s.stock(seat, good) for good in range(GOODS)]
        told.append(line("worth", owner=seat, halves=PARTS * formula_points(s, seat, card - BUILDING, stock)))
    return told


def _hand(s: Position, seat: int | None) -> list[Told]:
    if not s.rules.hand_card:
        return []
    told = [line("hand")]
    for owner in _seats(s):
        held = int(s.cells[SEAT + owner * SEAT_CELLS + HAND])
        if held:
            told.append(line("holds", owner=owner, card=s.board.card_keys[held - 1]))
    return told


# Goods -----------------------------------------------------------------------------------------------------------


def _good(s: Position, good: int) -> list[Told]:
    """Where it comes from, its column, and who has how much."""
    board = s.board
    column = next(letter for letter, mask in zip(board.column_letters, board.columns, strict=True) if mask >> good & 1)
    place = board.place_keys[board.colour_place[good >> 1]]
    told = [line("good", good=board.good_keys[good]), line("comes-from", place=place, column=column)]
    return told + [line("stores", owner=seat, cubes=s.stock(seat, good)) for seat in _seats(s) if s.stock(seat, good)]


def _tile(s: Position, colour: int) -> list[Told]:
    """For which goods it stands, and who still has it."""
    goods = s.board.good_keys[2 * colour : 2 * colour + 2]
    owners = [seat for seat in _seats(s) if s.tile(seat) >> colour & 1]
    return [line("tile", goods=goods), line("tile-owners", owners=owners) if owners else line("tile-gone")]
