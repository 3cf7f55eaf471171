"""The invariants of a position: pieces and markers are conserved, counts agree, everything is in range."""

from __future__ import annotations

from collections import Counter

from hanse.games.teutonica.board import KINDS, MARKER_NAMES, SKILL_NAMES, marker_set
from hanse.games.teutonica.layout import (
    ACTIVE,
    COMPLETED,
    CONNECTED,
    CONNECTION,
    DEPTH,
    EXTRA_AT,
    EXTRAS,
    FILLED,
    FRAME,
    FRAMES,
    HAND,
    HAND_AT,
    MARKER,
    MARKERS,
    MAX_ROUTES,
    MERCHANTS_EACH,
    OFFICE,
    ON_DEVELOP,
    ON_DISPLACED,
    ON_LIFT,
    ON_MARKERS,
    ON_PAY,
    ON_PUT,
    ON_RELOCATE_LIFT,
    ON_RELOCATE_PUT,
    ON_RELOCATE_STEP,
    ON_RELOCATE_TAKE,
    ON_REMOVE,
    ON_REWARD,
    ON_SWAP,
    ON_TURN,
    OPEN,
    OWN,
    PILE,
    PILE_AT,
    PLATE,
    POST,
    PRESTIGE,
    SEAT,
    SEAT_CELLS,
    TRADERS_EACH,
    UNUSED,
    USED,
)
from hanse.games.teutonica.pending import pending_faults
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import STEPS

EDITIONS = {"classic16": "2009", "bigbox15": "2020"}


def faults(s: Position) -> list[str]:
    """What is wrong with a position; nothing, if it can be one."""
    return [*_pieces(s), *_markers(s), *_counts(s), *_offices(s), *pending_faults(s)]


def _pieces(s: Position) -> list[str]:
    """HT-1.1.3: 27 traders and 4 merchants each, one trader on the score track."""
    found: list[str] = []
    on_board = Counter(pieces_on_board(s))
    for piece in on_board:
        if (piece - 1) >> 1 >= s.rules.seats:
            found.append(f"a piece of seat {(piece - 1) >> 1}: there are {s.rules.seats} seats")
    for seat in range(s.rules.seats):
        steps = [s.steps(seat, skill) for skill in range(len(STEPS))]
        for skill, taken in enumerate(steps):
            if taken > STEPS[skill]:
                found.append(f"seat {seat}: {SKILL_NAMES[skill]} developed {taken} steps: expected 0 to {STEPS[skill]}")
        book = SKILL_NAMES.index("book")
        covered = (sum(STEPS) - STEPS[book] - sum(steps) + steps[book], STEPS[book] - steps[book])
        for kind, each in enumerate((TRADERS_EACH - 1, MERCHANTS_EACH)):
            total = s.supply(seat, kind) + s.stock(seat, kind) + covered[kind] + on_board[1 + 2 * seat + kind]
            if total != each:
                found.append(f"seat {seat}: {total + 1 - kind} {KINDS[kind]}s in all: expected {each + 1 - kind}")
    return found


def pieces_on_board(s: Position) -> list[int]:
    """Every piece on posts, in offices, on special-prestige spaces and in hand."""
    cells = s.cells
    pieces = [cells[POST + i] for i in range(s.board.posts)] + [cells[OFFICE + i] for i in range(s.board.offices)]
    pieces += [cells[EXTRA_AT + 2 * i + 1] for i in range(int(cells[EXTRAS]))]
    pieces += [cells[HAND_AT + i] for i in range(int(cells[HAND]))]
    pieces += [2 * cells[PRESTIGE + i] for i in range(len(s.board.prestige_points))]  # a merchant of that seat
    return [int(piece) for piece in pieces if piece]


def _markers(s: Position) -> list[str]:
    """All markers of the set are somewhere, each once."""
    cells = s.cells
    seen: Counter[int] = Counter(cells[PILE_AT + i] - 1 for i in range(int(cells[PILE])))
    seen.update(cells[MARKER + route] - 1 for route in range(s.board.routes) if cells[MARKER + route])
    for seat in range(s.rules.seats):
        for place in (UNUSED, USED, OPEN):
            for kind in range(MARKERS):
                seen[kind] += cells[SEAT + seat * SEAT_CELLS + place + kind]
    drawn, start = marker_set(EDITIONS[str(s.rules.data["markers.set"])])
    expected = Counter(drawn + start)
    found = [
        f"{seen[kind]} {name} markers in all: expected {expected[kind]}"
        for kind, name in enumerate(MARKER_NAMES)
        if seen[kind] != expected[kind]
    ]
    if cells[PLATE] > cells[PILE]:
        found.append("more markers face down on the plate than nobody has seen")
    return found


def _counts(s: Position) -> list[str]:
    """What is counted beside the posts agrees with them."""
    cells = s.cells
    found: list[str] = []
    for route, key in enumerate(s.board.route_keys):
        first = int(s.board.route_first[route])
        pieces = [int(cells[POST + first + i]) for i in range(int(s.board.route_length[route]))]
        owners = [(piece - 1) >> 1 for piece in pieces if piece]
        if cells[FILLED + route] != len(owners):
            found.append(f"route {key}: wrong number of occupied posts")
        for seat in range(s.rules.seats):
            if cells[OWN + seat * MAX_ROUTES + route] != owners.count(seat):
                found.append(f"route {key}: wrong number of posts of seat {seat}")
    return found


def _offices(s: Position) -> list[str]:
    """Rows fill from the left, completed cities and connections are what the offices say."""
    cells = s.cells
    found: list[str] = []
    completed = 0
    for city, key in enumerate(s.board.city_keys):
        first = int(s.board.office_first[city])
        row = [bool(cells[OFFICE + first + i]) for i in range(int(s.board.office_count[city]))]
        if sorted(row, reverse=True) != row:
            found.append(f"city {key}: a free office space left of an occupied one")
        completed += bool(row) and all(row)
    if cells[COMPLETED] != completed:
        found.append(f"{cells[COMPLETED]} completed cities: the offices show {completed}")
    orders = sorted(int(cells[SEAT + seat * SEAT_CELLS + CONNECTION]) for seat in range(s.rules.seats))
    made = [order for order in orders if order]
    if made != list(range(1, int(cells[CONNECTED]) + 1)):
        found.append(f"connections {made}: expected 1, 2, 3 in the order they were made")
    return found


# What may wait on top of what, from the turn on.
_ON_TOP = {
    0: (ON_TURN,),
    ON_TURN: (
        *(ON_DISPLACED, ON_LIFT, ON_PUT, ON_REWARD, ON_SWAP, ON_DEVELOP, ON_REMOVE, ON_MARKERS),
        *(ON_RELOCATE_LIFT, ON_RELOCATE_TAKE, ON_RELOCATE_PUT, ON_RELOCATE_STEP),
    ),
    ON_DISPLACED: (ON_PAY,),
    ON_RELOCATE_STEP: (ON_RELOCATE_PUT,),
}


def _decisions(s: Position) -> list[str]:
    """The pending decisions belong together, to the right seats, and to what is in hand."""
    cells = s.cells
    hand = [int(cells[HAND_AT + i]) for i in range(int(cells[HAND]))]
    frames = [[int(cells[FRAMES + i * FRAME + n]) for n in range(FRAME)] for i in range(int(cells[DEPTH]))]
    found: list[str] = []
    below = 0
    for kind, seat, *_ in frames:
        if kind not in _ON_TOP.get(below, ()):
            found.append("pending: these decisions do not follow from each other")
        if (seat == cells[ACTIVE]) == (kind == ON_DISPLACED):
            found.append(f"pending: a decision of seat {seat} in the turn of seat {cells[ACTIVE]}")
        below = kind
    if frames:
        kind, seat, *own = frames[-1]
        found += [*_in_hand(kind, seat, own, hand), *(_reward(s, seat, own) if kind == ON_REWARD else [])]
    elif hand:
        found.append("hand: expected none when the game is over")
    return found


def _in_hand(kind: int, seat: int, own: list[int], hand: list[int]) -> list[str]:
    """What is in hand is what the decision on top is about."""
    mine = all((piece - 1) >> 1 == seat for piece in hand)
    fits = {
        ON_PAY: len(hand) == 1 and not mine,
        ON_DISPLACED: mine and len(hand) + own[1] <= 3 and own[2] in (0, *hand),
        ON_LIFT: mine and 0 < len(hand) < own[0],
        ON_PUT: mine and 0 < len(hand) <= 5,
        ON_RELOCATE_LIFT: len(hand) + own[0] == 3,
        ON_RELOCATE_TAKE: 0 < len(hand) <= 3,
        ON_RELOCATE_PUT: own[0] in hand and len(hand) <= 3,
    }
    if fits.get(kind, not hand):
        return []
    return ["hand: expected the pieces of the pending decision and no others"]


def _reward(s: Position, seat: int, own: list[int]) -> list[str]:
    """HT-4.5.1: the route being established is the seat's; a marker taken there is among its unused ones."""
    route, taken = own[:2]
    found: list[str] = []
    if s.cells[OWN + seat * MAX_ROUTES + route] != s.board.route_length[route]:
        found.append(f"pending: reward: expected a piece of seat {seat} on every post of {s.board.route_keys[route]}")
    if taken and not s.cells[SEAT + seat * SEAT_CELLS + UNUSED + taken - 1]:
        found.append(f"pending: reward: taken: expected {MARKER_NAMES[taken - 1]} among the unused markers of the seat")
    return found
