"""Positions as plain data, complete; `reading.py` reads them back."""

from __future__ import annotations

from typing import Any

from hanse.games.merkator.board import BACK_NAMES
from hanse.games.merkator.decision import COLOUR, COUNT, PILE_VALUE
from hanse.games.merkator.decisions import DECISIONS
from hanse.games.merkator.identity import IDENTITY
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
    HAND,
    HAND_NEW,
    HANDED,
    IN_DISCARD,
    LAST,
    LETTER,
    MARKS,
    MET,
    NEXT,
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
    SEALED,
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
from hanse.games.merkator.phases.pay import without
from hanse.games.merkator.position import Position
from hanse.games.merkator.tables import VALUES
from hanse.games.merkator.words import ENDS
from hanse.kernel.chance import SEAL, STATE_BYTES

Data = dict[str, Any]


def write_position(s: Position) -> Data:
    """All of it, hidden orders included; `positions.read_position` reads it back."""
    cells, board = s.cells, s.board
    data = public(s)
    data["cubes"] = {board.place_keys[board.colour_place[c]]: s.cubes(c) for c in range(COLOURS)}
    data["piles"] = {
        str(VALUES[p]): {"cards": pile_cards(s, p), "seen": int(cells[PILE_SEEN + p])} for p in range(PILES)
    }
    data["solo_stack"] = [card_key(s, int(cells[SOLO_AT + i])) for i in range(int(cells[SOLO]) - 1, -1, -1)]
    data["bonus"] = {
        "open": open_cards(s, BONUS_KIND),
        "cards": stack_cards(s, BONUS_KIND),
        "known": int(cells[STACK_KNOWN]),
    }
    data["buildings"] = {
        "open": open_cards(s, BUILDING_KIND),
        "cards": stack_cards(s, BUILDING_KIND),
        "out": out_of_game(s),
    }
    data["chart"] = {
        "stage": int(cells[STAGE]),
        "counters": [_counter(int(cells[CHART + i])) for i in range(int(cells[NEXT]), s.spaces())],
        "reserve": int(cells[RESERVE]),
        "seen": {name: int(cells[SEEN + back]) for back, name in enumerate(BACK_NAMES) if cells[SEEN + back]},
    }
    data["pending"] = None if cells[OVER] else pending(s)
    chance = bytes(cells[CHANCE + i] for i in range(STATE_BYTES)).hex()
    data["chance"] = f"{SEAL}{chance}" if cells[SEALED] else chance
    return data


def public(s: Position) -> Data:
    """What positions and views have in common."""
    cells, board = s.cells, s.board
    return {
        "game": IDENTITY.key,
        "rules": s.rules.revision,
        "options": dict(s.rules.data),
        "board": board.key,
        "pawn": board.place_keys[cells[PAWN] - 1] if cells[PAWN] else None,
        "discard": _discard(s),
        "seats": [_seat(s, seat) for seat in range(s.rules.seats)],
        "turn": {
            "seat": int(cells[ACTIVE]),
            "met": [card_key(s, card) for card in range(CONTRACTS) if cells[MARKS + card] & MET],
            "fresh": [card_key(s, card) for card in range(CONTRACTS) if cells[MARKS + card] & FRESH],
            "due": int(cells[DUE]),
        },
        "payment": _payment(s),
        "purchase": {"card": card_key(s, cells[BOUGHT] - 1), "handed": int(cells[HANDED])} if cells[BOUGHT] else None,
        "letter": BACK_NAMES[cells[LETTER] - 1] if cells[LETTER] else None,
        "ending": [name for bit, name in ENDS.items() if cells[ENDING] & bit],
        "last": int(cells[LAST]),
        "over": bool(cells[OVER]),
    }


def card_key(s: Position, card: int) -> str:
    """The id of a card."""
    return s.board.card_keys[card]


def owned(s: Position, seat: int, first: int, end: int) -> list[int]:
    """The cards of this range that the seat owns."""
    return [card for card in range(first, end) if s.cells[WHERE + card] == OWNED + seat]


def _seat(s: Position, seat: int) -> Data:
    base = SEAT + seat * SEAT_CELLS
    hand = int(s.cells[base + HAND])
    return {
        "goods": {key: s.stock(seat, good) for good, key in enumerate(s.board.good_keys)},
        "tile": [key for colour, key in enumerate(s.board.colour_keys) if s.tile(seat) >> colour & 1],
        "coins": s.coins(seat),
        "counters": s.counters(seat),
        "contracts": [card_key(s, card) for card in owned(s, seat, 0, CONTRACTS)],
        "bonus": [card_key(s, card) for card in owned(s, seat, BONUS, BUILDING)],
        "buildings": [card_key(s, card) for card in owned(s, seat, BUILDING, CARDS)],
        "hand": card_key(s, hand - 1) if hand else None,
        "hand_new": bool(s.cells[base + HAND_NEW]),
        "turns": s.turns(seat),
    }


def _counter(counter: int) -> str:
    """A counter in a file: its letter, with ! if it lies letter up."""
    return BACK_NAMES[(counter & (TURNED - 1)) - 1] + ("!" if counter > TURNED else "")


def pile_cards(s: Position, pile: int) -> list[str]:
    """The cards of a pile, from above."""
    first = PILE_AT + int(s.board.pile_first[pile])
    return [card_key(s, int(s.cells[first + i])) for i in range(int(s.cells[PILE + pile]) - 1, -1, -1)]


def _discard(s: Position) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card in range(CONTRACTS):
        if s.cells[WHERE + card] == IN_DISCARD:
            found.setdefault(str(s.value(card)), []).append(card_key(s, card))
    return found


def stack_cards(s: Position, kind: int) -> list[str]:
    """The cards of a stack, from above."""
    first = s.stack_start(kind)
    return [card_key(s, int(s.cells[first + i])) for i in range(int(s.cells[STACK + kind]) - 1, -1, -1)]


def open_cards(s: Position, kind: int) -> list[str | None]:
    """The open cards of a kind; null for an empty space."""
    cards = [s.open_card(kind, slot) for slot in range(DISPLAY)]
    return [card_key(s, card) if card >= 0 else None for card in cards]


def out_of_game(s: Position) -> list[str]:
    """The buildings that were removed at the start."""
    return [card_key(s, card) for card in range(BUILDING, CARDS) if s.cells[WHERE + card] == OUT_OF_GAME]


def _payment(s: Position) -> Data | None:
    paid = int(s.cells[PAID])
    if not paid:
        return None
    left_out = without(s)
    wanted = {key: int(s.cells[WANTED + good]) for good, key in enumerate(s.board.good_keys) if s.cells[WANTED + good]}
    return {
        "contract": card_key(s, paid - 1),
        "wanted": wanted,
        "without": [key for good, key in enumerate(s.board.good_keys) if left_out >> good & 1],
    }


def pending(s: Position) -> Data:
    """The pending decision with its own number."""
    decision = DECISIONS[int(s.cells[ASK])]
    told: Data = {"kind": decision.name, "seat": int(s.cells[ASK_SEAT])}
    number = int(s.cells[ASK_A])
    if decision.what == COLOUR:
        told[decision.own] = s.board.colour_keys[number]
    elif decision.what == PILE_VALUE:
        told[decision.own] = VALUES[number]
    elif decision.what == COUNT:
        told[decision.own] = number
    return told
