"""The invariants of a position: pieces and markers are conserved, counts agree, everything is in range."""

from __future__ import annotations

from collections import Counter

from hanse.games.teutonica import missions
from hanse.games.teutonica.board import MARKER_NAMES, SKILL_NAMES, marker_set
from hanse.games.teutonica.layout import (
    CLOSED,
    COMPLETED,
    CONNECTED,
    CONNECTION,
    DEPTH,
    DISCARDED,
    EXTRA_AT,
    EXTRAS,
    FAVOURED,
    FILLED,
    FRESH,
    GROUND_AT,
    HAND,
    HAND_AT,
    LEFT,
    MARKER,
    MARKERS,
    MAX_ROUTES,
    MAX_SEATS,
    MERCHANTS_EACH,
    MISSION,
    NEUTRAL,
    NEUTRAL_TRADER,
    OFFICE,
    ON_NEUTRAL_OFFICE,
    ON_PAWN,
    OPEN,
    OWN,
    PAWN_AT,
    PAWN_MOVED,
    PERMITS,
    PILE,
    PILE_AT,
    PLATE,
    POST,
    PRESTIGE,
    SEAT,
    SEAT_CELLS,
    SHOWN,
    STAGE,
    TRADERS_EACH,
    UNUSED,
    USED,
    WAIVED,
)
from hanse.games.teutonica.pending import pending_faults
from hanse.games.teutonica.phases.borders import EITHER, sails_on
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import STEPS
from hanse.kernel.errors import Phrase

PIECES = (Phrase("traders"), Phrase("merchants"))
EDITIONS = {"classic16": "2009", "bigbox15": "2020"}


def faults(s: Position) -> list[str]:
    """What is wrong with a position; nothing, if it can be one."""
    return [
        *_pieces(s),
        *_markers(s),
        *_counts(s),
        *_offices(s),
        *_missions(s),
        *_favours(s),
        *_stage(s),
        *_ground(s),
        *_pawn(s),
        *_neutral(s),
        *pending_faults(s),
    ]


def _pieces(s: Position) -> list[str]:
    """HT-1.1.3: 27 traders and 4 merchants each, one trader on the score track."""
    found: list[str] = []
    on_board = Counter(pieces_on_board(s))
    for piece in on_board:
        if (piece - 1) >> 1 >= s.rules.seats and not (s.rules.neutral and piece == NEUTRAL_TRADER):
            found.append(
                Phrase("a piece of seat {seat}: there are {seats} seats", seat=(piece - 1) >> 1, seats=s.rules.seats)
            )
    for seat in range(s.rules.seats):
        steps = [s.steps(seat, skill) for skill in range(len(STEPS))]
        for skill, taken in enumerate(steps):
            if taken > STEPS[skill]:
                found.append(
                    Phrase(
                        "seat {seat}: {skill} developed {taken} steps: expected 0 to {most}",
                        seat=seat,
                        skill=SKILL_NAMES[skill],
                        taken=taken,
                        most=STEPS[skill],
                    )
                )
        book = SKILL_NAMES.index("book")
        covered = (sum(STEPS) - STEPS[book] - sum(steps) + steps[book], STEPS[book] - steps[book])
        for kind, each in enumerate((TRADERS_EACH - 1, MERCHANTS_EACH)):
            total = s.supply(seat, kind) + s.stock(seat, kind) + covered[kind] + on_board[1 + 2 * seat + kind]
            if total != each:
                found.append(
                    Phrase(
                        "seat {seat}: {total} {pieces} in all: expected {expected}",
                        seat=seat,
                        total=total + 1 - kind,
                        pieces=PIECES[kind],
                        expected=each + 1 - kind,
                    )
                )
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
    seen.update({kind: int(cells[DISCARDED + kind]) for kind in range(MARKERS)})
    for seat in range(s.rules.seats):
        for place in (UNUSED, USED, OPEN):
            for kind in range(MARKERS):
                seen[kind] += cells[SEAT + seat * SEAT_CELLS + place + kind]
    drawn, start = marker_set(EDITIONS[str(s.rules.data["markers.set"])])
    expected = Counter(drawn + start)
    found: list[str] = [
        Phrase(
            "{count} {name} markers in all: expected {expected}", count=seen[kind], name=name, expected=expected[kind]
        )
        for kind, name in enumerate(MARKER_NAMES)
        if seen[kind] != expected[kind]
    ]
    if cells[PLATE] > cells[PILE]:
        found.append(Phrase("more markers face down on the plate than nobody has seen"))
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
            found.append(Phrase("route {key}: wrong number of occupied posts", key=key))
        for seat in range(MAX_SEATS):
            if cells[OWN + seat * MAX_ROUTES + route] != owners.count(seat):
                found.append(Phrase("route {key}: wrong number of posts of seat {seat}", key=key, seat=seat))
    return found


def _ground(s: Position) -> list[str]:
    """Pieces and markers lie only where they may, and only a board with borders has permissions to use."""
    cells, board = s.cells, s.board
    found: list[str] = [
        Phrase("route {route}: a trader on a ship post", route=board.route_keys[board.post_route[post]])
        for post in range(board.posts)
        if board.post_ship[post] and cells[POST + post] and not sails_on(int(cells[POST + post]))
    ]
    for route, key in enumerate(board.route_keys):
        if cells[MARKER + route] and not board.takes_marker[route]:
            found.append(Phrase("route {key}: a bonus marker where none may lie (HT-8.3.2, HT-8.3.3)", key=key))
    for i in range(int(cells[HAND])):
        if not _grounded(s, int(cells[GROUND_AT + i])):
            found.append(Phrase("hand: piece {number} has no ground to go to on this board", number=i + 1))
    sets = 1 << len(board.permit_cities)
    if int(cells[PERMITS]) >> sets or int(cells[PERMITS]) & 1:
        found.append(Phrase("permissions used that this board does not give"))
    if cells[WAIVED] and not s.rules.waiver:
        found.append(Phrase("borders waived: expected only with the option britannia.waiver"))
    return found


def _grounded(s: Position, ground: int) -> bool:
    """Whether the regions a piece in hand may go to are some of the board's; on a plain board nothing is noted."""
    if s.board.plain:
        return ground == 0
    return 0 < ground & ~EITHER <= s.board.all_regions


def _offices(s: Position) -> list[str]:
    """Rows fill from the left, completed cities and connections are what the offices say."""
    cells = s.cells
    found: list[str] = []
    completed = 0
    for city, key in enumerate(s.board.city_keys):
        first = int(s.board.office_first[city])
        row = [bool(cells[OFFICE + first + i]) for i in range(int(s.board.office_count[city]))]
        if sorted(row, reverse=True) != row:
            found.append(Phrase("city {key}: a free office space left of an occupied one", key=key))
        completed += all(row) if row else s.rightmost(city) >= 0
    if cells[COMPLETED] != completed:
        found.append(
            Phrase(
                "{counted} completed cities: the offices show {completed}",
                counted=cells[COMPLETED],
                completed=completed,
            )
        )
    orders = sorted(int(cells[SEAT + seat * SEAT_CELLS + CONNECTION]) for seat in range(MAX_SEATS))
    made = [order for order in orders if order]
    if made != list(range(1, int(cells[CONNECTED]) + 1)):
        found.append(Phrase("connections {made}: expected 1, 2, 3 in the order they were made", made=made))
    return found


def _missions(s: Position) -> list[str]:
    """HT-11.1: a card for each seat, no card twice."""
    dealt = [int(s.cells[SEAT + seat * SEAT_CELLS + MISSION]) for seat in range(s.rules.seats)]
    if s.rules.missions:
        fits = len(set(dealt)) == len(dealt) and set(dealt) <= set(range(1, len(missions.cards(s.board)) + 1))
    else:
        fits = not any(dealt)
    return (
        []
        if fits
        else [
            Phrase(
                "mission cards {dealt}: expected a different one for each seat, none without modules.missions",
                dealt=dealt,
            )
        ]
    )


def _favours(s: Position) -> list[str]:
    """HT-12.1.1: as many tiles as players, each on display or with one seat."""
    shown = int(s.cells[SHOWN])
    owned = [int(s.cells[SEAT + seat * SEAT_CELLS + FAVOURED]) for seat in range(s.rules.seats)]
    tiles = sum((each.bit_count() for each in owned), shown.bit_count())
    together = shown
    for each in owned:
        together |= each
    expected = s.rules.seats if s.rules.favours else 0
    if tiles == expected == together.bit_count():
        return []
    return [
        Phrase(
            "{tiles} Imperial Favours, {different} of them different: expected {expected} in all",
            tiles=tiles,
            different=together.bit_count(),
            expected=expected,
        )
    ]


def _stage(s: Position) -> list[str]:
    """How far the turn has come is kept where a module asks for it; a closed turn has no actions left."""
    stage = int(s.cells[STAGE])
    if stage and not s.rules.staged:
        return [Phrase("turn: stage: expected none, as no module in play asks for it")]
    if stage == CLOSED and s.cells[LEFT]:
        return [Phrase("turn: stage closed with {left} actions left: expected none", left=s.cells[LEFT])]
    return []


def _pawn(s: Position) -> list[str]:
    """HT-15.1.4: the pawn stands in a province that is in use, once it has been placed."""
    at = int(s.cells[PAWN_AT])
    if not s.rules.provinces:
        return [Phrase("pawn: expected none without provinces")] if at or s.cells[PAWN_MOVED] else []
    waiting = s.cells[DEPTH] and s.cells[s.top()] == ON_PAWN
    if waiting:
        return [Phrase("pawn: expected none while it is still to be placed")] if at or s.cells[STAGE] else []
    if not at or not s.rules.province_routes[at - 1]:
        names = ", ".join(key for i, key in enumerate(s.board.province_keys) if s.rules.province_routes[i])
        return [Phrase("pawn: expected in one of {names}", names=names)]
    if s.cells[PAWN_MOVED] and s.cells[STAGE] == FRESH:
        return [Phrase("turn: pawn_moved: expected only after something was done in the turn")]
    return []


def _neutral(s: Position) -> list[str]:
    """HT-16.4.1: a route full of neutral traders is established at once; elsewhere there are none."""
    if not s.rules.neutral:
        return []
    asked = {int(s.cells[s.top() + 2])} if s.cells[DEPTH] and s.cells[s.top()] == ON_NEUTRAL_OFFICE else set()
    return [
        Phrase("route {key}: full of neutral traders: expected it to be established", key=key)
        for route, key in enumerate(s.board.route_keys)
        if s.cells[OWN + NEUTRAL * MAX_ROUTES + route] == s.board.route_length[route] and route not in asked
    ]
