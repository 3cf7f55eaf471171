"""Hansa Teutonica, fuzzed: which games, and players who seek out what sensible play seldom meets.

Everything comes from the given chance, so a seed gives the same game again.
"""

from __future__ import annotations

from typing import Any

from fuzz.styles import Style, by_liking
from hanse.games import find_game
from hanse.games.teutonica.codes import (
    DISPLACE,
    DONE,
    END_TURN,
    ESTABLISH,
    EXTRA_IN,
    HONOUR,
    IMPROVE,
    LIFT,
    OFFICE_IN,
    PAWN,
    PLACE,
    RECRUIT,
    SEND_PAWN,
    USE,
)
from hanse.games.teutonica.layout import (
    ACTIONS,
    BURSA,
    DEPTH,
    ENDING,
    FILLED,
    HAND,
    LEFT,
    MARKER,
    MARKERS,
    MAX_CITIES,
    MAX_POSTS,
    MAX_PROVINCES,
    MAX_ROUTES,
    MERCHANT,
    ON_REWARD,
    ON_TURN,
    OPEN,
    OWN,
    PAWN_AT,
    PLATE,
    POST,
    PRIVILEGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    TRADER,
)
from hanse.games.teutonica.state import State
from hanse.games.teutonica.tables import STEPS
from hanse.kernel.chance import Chance
from hanse.kernel.conformance import expect
from hanse.players import policy

GAME = find_game("teutonica")
# Every preset with its boards.
BOARDS = (
    ("base2009", "base"),
    ("east2010", "east"),
    ("britannia2014", "britannia"),
    ("bigbox2020", "base"),
    ("bigbox2020", "east"),
    ("bigbox2020", "britannia"),
)
CASES: list[tuple[str, int, dict[str, Any]]] = [
    (preset, seats, {"map": board}) for preset, board in BOARDS for seats in GAME.seats
]
# The options that are changed by chance, in all their values.
SWITCHES = (
    "markers.three",
    "markers.threeTargets",
    "markers.swapOwnership",
    "markers.noRoute",
    "displace.order",
    "displace.blockedRegion",
    "permanent.timing",
    "permanent.place2",
    "britannia.waiver",
    "final.tiebreak",
    "modules.missions",
    "modules.favours",
    "favours.boards",
    "favours.anyRoute",
    "twoPlayer",
    "twoPlayer.outer",
    "neutral.extraPiece",
)
SHORTEST, LONGEST = 200, 1400
MARKERS_IN_SIGHT = 3

FOCUSED = policy("teutonica", "focused")
NEAR_THE_END = 15  # of the twenty points that end the game

# How much is lacking in a city's row -> how much its next office is worth to somebody who wants cities completed.
_ROW_WORTH = [0, 100, 50, 20, 10]
# The skills worth having first, with the steps wanted, by purpose.
_SKILLS_WANTED = {
    "markers": {ACTIONS: 4, BURSA: 2},
    "cities": {PRIVILEGE: 3, ACTIONS: 3, BURSA: 1},
    "connection": {PRIVILEGE: 1, ACTIONS: 1},
}


STYLES: dict[str, Style] = {
    "sensible": Style(),
    "wanderer": Style(purposeful=60),
    "random": Style(purposeful=0),
    "fighter": Style(purposeful=50, likes={"displace": 60, "recruit": 12, "end": 1}),
    "spreader": Style(purposeful=10, likes={"place": 60, "recruit": 20, "establish": 0, "end": 1, "displace": 1}),
    "juggler": Style(purposeful=70, likes={"use": 80, "swap": 20, "lift": 8, "end": 1}),
    "settler": Style(purposeful=60, likes={"extra": 60, "office": 30, "prestige": 60, "use": 20, "establish": 40}),
    "mover": Style(purposeful=50, likes={"lift": 40, "done": 2, "end": 1}),
    "collector": Style(purpose="markers", purposeful=95, likes={"use": 20}),
    "founder": Style(purpose="cities", purposeful=95),
    "bridger": Style(purpose="connection", purposeful=98),
}


def asked(state: State) -> str:
    """The kind of the pending decision."""
    return state.kind().name


def check_course(state: State) -> None:
    """What holds in every game that began at the beginning, though not in every position set up by hand."""
    cells, seats = state.cells, range(state.rules.seats)
    in_sight = sum(1 for route in range(state.board.routes) if cells[MARKER + route]) + int(cells[PLATE])
    in_sight += sum(int(cells[SEAT + seat * SEAT_CELLS + OPEN + kind]) for seat in seats for kind in range(MARKERS))
    expect(bool(cells[ENDING]) or in_sight == MARKERS_IN_SIGHT, f"{in_sight} markers on routes and plates (HT-8.2.1)")
    if state.asking() == ON_TURN:
        expect(not cells[HAND] and cells[DEPTH] == 1, "a turn goes on while something is unfinished (HT-3.3)")
        expect(not cells[ENDING], "a turn goes on although the end was reached (HT-9.2.2)")


def choose(state: State, chance: Chance, style: Style, families: dict[int, str]) -> int:
    """The decision of a seat of this style; `families` remembers the family of each code of the board."""
    if style.purposeful and chance.below(100) < style.purposeful:
        if style.purpose == "sensible":
            return FOCUSED(state, chance)
        return _with_purpose(state, chance, style.purpose)
    return by_liking(state, chance, style.likes, families)


def _with_purpose(s: State, chance: Chance, purpose: str) -> int:
    kind = s.asking()
    if kind == ON_TURN and s.cells[LEFT]:
        return _act(s, s.mover(), chance, purpose)
    if kind == ON_REWARD:
        return _reward(s, s.mover(), chance, purpose)
    return FOCUSED(s, chance)


def _act(s: State, seat: int, chance: Chance, purpose: str) -> int:
    """Establish what is full, recruit when nearly out of pieces, otherwise build where the purpose wants it."""
    codes = s.legal()
    gaps = _gaps(s, seat, purpose)
    if s.rules.provinces:
        moved = _pawn(s, seat, codes, purpose, gaps)
        if moved >= 0:
            return moved
    full = [code for code in codes if ESTABLISH <= code < OFFICE_IN]
    if full:
        return max(full, key=lambda code: (_worth(s, seat, code - ESTABLISH, purpose, gaps), code))
    pieces = s.supply(seat, TRADER) + s.supply(seat, MERCHANT)
    recruits = [code for code in codes if RECRUIT <= code < PLACE]
    if recruits and pieces <= 2:
        return recruits[-1]
    ways = [code for code in codes if PLACE <= code < LIFT]
    if ways:
        return _build(s, seat, ways, chance, purpose)
    lifts = [code for code in codes if LIFT <= code < ESTABLISH]
    uses = [code for code in codes if code >= USE]
    others = uses or lifts or recruits or [END_TURN]
    return others[chance.below(len(others))]


def _pawn(s: State, seat: int, codes: list[int], purpose: str, gaps: list[int]) -> int:
    """The pawn goes to the route that is wanted most, free of charge or for an action that leaves another; or -1."""
    worths = [_worth(s, seat, route, purpose, gaps) for route in range(s.board.routes)]
    best, best_worth = -1, _at_border(s, int(s.cells[PAWN_AT]) - 1, worths) + 5
    for code in codes:
        if code < PAWN or (code >= SEND_PAWN and s.cells[LEFT] < 3):
            continue
        worth = _at_border(s, (code - PAWN) % MAX_PROVINCES, worths) - (60 if code >= SEND_PAWN else 0)
        if worth > best_worth:
            best, best_worth = code, worth
    return best


def _at_border(s: State, province: int, worths: list[int]) -> int:
    routes = s.rules.province_routes[province]
    return max(worth for route, worth in enumerate(worths) if routes >> route & 1)


def _build(s: State, seat: int, ways: list[int], chance: Chance, purpose: str) -> int:
    """The best route, a free post before an occupied one, a merchant only where an office needs one."""
    gaps = _gaps(s, seat, purpose)
    worths = [_worth(s, seat, route, purpose, gaps) + chance.below(30) for route in range(s.board.routes)]
    best, best_worth = ways[0], -10_000
    for code in ways:
        displaces = code >= DISPLACE
        where = code - (DISPLACE if displaces else PLACE)
        route = s.board.post_route[where % MAX_POSTS]
        fits = (where // MAX_POSTS == MERCHANT) == _wants_merchant(s, seat, route)
        worth = worths[route] - 60 * displaces + 15 * fits
        if worth > best_worth:
            best, best_worth = code, worth
    return best


def _wants_merchant(s: State, seat: int, route: int) -> bool:
    """Whether the next office at an end of the route is round, and no own merchant waits for it."""
    first, length = s.board.route_first[route], s.board.route_length[route]
    if any(s.cells[POST + post] == 2 + 2 * seat for post in range(int(first), int(first + length))):
        return False
    spaces = [s.free_space(city) for city in (s.board.end_a[route], s.board.end_b[route])]
    return any(space >= 0 and s.board.office_kind[space] == MERCHANT for space in spaces)


def _worth(s: State, seat: int, route: int, purpose: str, gaps: list[int]) -> int:
    """How much the seat wants to establish this route."""
    own, filled = int(s.cells[OWN + seat * MAX_ROUTES + route]), int(s.cells[FILLED + route])
    worth = 40 * own - 12 * (filled - own) - 6 * int(s.board.route_length[route])
    ends = (int(s.board.end_a[route]), int(s.board.end_b[route]))
    if purpose == "markers" and s.cells[MARKER + route]:
        worth += 150
    for city in ends:
        if purpose == "cities":
            worth += _row_worth(s, seat, city)
        if city in gaps:
            worth += 10 + min(1, _row_worth(s, seat, city)) * 120
        for i in range(int(s.board.skill_first[city]), int(s.board.skill_first[city + 1])):
            worth += _skill_worth(s, seat, s.board.skill_list[i], purpose)
        controller = s.controller(city)
        if controller >= 0 and purpose != "connection":
            worth -= 300 if s.cells[SEAT + controller * SEAT_CELLS + SCORE] >= NEAR_THE_END else 15
    return worth


def _row_worth(s: State, seat: int, city: int) -> int:
    """The fewer spaces a city lacks, the better, if the seat may fill the next one."""
    space = s.free_space(city)
    if space < 0 or s.board.office_colour[space] > s.steps(seat, PRIVILEGE):
        return 0
    lacking = s.board.office_first[city] + s.board.office_count[city] - space
    return _ROW_WORTH[min(lacking, len(_ROW_WORTH) - 1)]


def _gaps(s: State, seat: int, purpose: str) -> list[int]:
    """To connect: the cities in which the seat lacks an office on a short way between the two connection cities."""
    if purpose != "connection":
        return []
    own = s.presence(seat)
    way = {s.board.connection_from: [s.board.connection_from]}
    frontier = [s.board.connection_from]
    while frontier and s.board.connection_to not in way:
        reached = []
        for city in frontier:
            for near in range(s.board.cities):
                open_to_seat = own >> near & 1 or s.free_space(near) >= 0
                if s.board.near[city] >> near & 1 and near not in way and open_to_seat:
                    way[near] = [*way[city], near]
                    reached.append(near)
        frontier = reached
    return [city for city in way.get(s.board.connection_to, []) if not own >> city & 1]


def _skill_worth(s: State, seat: int, skill: int, purpose: str) -> int:
    wanted = _SKILLS_WANTED[purpose].get(skill, 0)
    return 70 if s.steps(seat, skill) < min(wanted, STEPS[skill]) else 0


def _reward(s: State, seat: int, chance: Chance, purpose: str) -> int:
    """Wanted skills; for completed cities the rows that lack least; for markers nothing that could score."""
    best, best_worth = DONE, -1
    for code in s.legal():
        worth = _reward_worth(s, seat, code, purpose) + chance.below(5)
        if worth > best_worth:
            best, best_worth = code, worth
    return best


def _reward_worth(s: State, seat: int, code: int, purpose: str) -> int:
    if code >= HONOUR:
        return 30
    if code >= IMPROVE:
        return 20 + _skill_worth(s, seat, code - IMPROVE, purpose)
    if purpose == "connection" and code >= OFFICE_IN:
        city = (code - EXTRA_IN) % MAX_CITIES if code >= EXTRA_IN else code - OFFICE_IN
        return 150 if city in _gaps(s, seat, purpose) else 25
    if code >= EXTRA_IN:
        return 15 if purpose == "cities" else 0
    if code >= OFFICE_IN:
        return 10 + _row_worth(s, seat, code - OFFICE_IN) if purpose == "cities" else -20
    return 5
