"""Positions as plain data: everything for a file, or what a seat may know for a view.

Nobody knows the face-down markers, the owner of the plate included (HT-2.3.4). A mission card is known to its seat
alone until the game is over; otherwise every seat and every spectator sees the same.
"""

from __future__ import annotations

from typing import Any

from hanse.games.teutonica import missions
from hanse.games.teutonica.board import COLOURS, FAVOUR_NAMES, KINDS, MARKER_NAMES, SKILL_NAMES
from hanse.games.teutonica.layout import (
    ACTIVE,
    CHANCE,
    COMPLETED,
    CONNECTION,
    DEPTH,
    DISCARDED,
    ENDING,
    EXTRA_AT,
    EXTRAS,
    FAVOURED,
    FRAME,
    FRAMES,
    GROUND_AT,
    HAND,
    HAND_AT,
    LEFT,
    MARKER,
    NEUTRAL,
    OFFICE,
    ON_ALSO_RECRUIT,
    ON_CLOSING,
    ON_DEVELOP,
    ON_DISPLACED,
    ON_INDEPENDENT,
    ON_KEEP,
    ON_LIFT,
    ON_MARKERS,
    ON_MOVE_ANY,
    ON_NEUTRAL,
    ON_NEUTRAL_OFFICE,
    ON_PAWN,
    ON_PAY,
    ON_PLACE_TWO,
    ON_PRICE,
    ON_PRIVILEGE,
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
    OVER,
    PAWN_AT,
    PAWN_MOVED,
    PERMITS,
    PILE,
    PILE_AT,
    PLATE,
    POST,
    PRESTIGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    SHOWN,
    STAGE,
    UNUSED,
    USED,
    WAIVED,
)
from hanse.games.teutonica.phases.borders import EITHER, open_regions
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.scoring import named, region_points, region_standings, sheet
from hanse.games.teutonica.tables import ALL, TRACKS
from hanse.games.teutonica.words import ENDS
from hanse.kernel.chance import STATE_BYTES

Data = dict[str, Any]

# HT-1.3.1: the values of each skill by steps developed, as people read them.
SKILL_VALUES: dict[str, list[int | str]] = {
    name: [COLOURS[value] if name == "privilege" else "all" if value == ALL else value for value in track]
    for name, track in zip(SKILL_NAMES, TRACKS, strict=True)
}
STAGES = ("fresh", "begun", "acted", "closed")  # how far a turn has come
OR_CONFINED = "or confined"

# Kinds of pending decision by their number in the cells, with the names of their own numbers.
DECISIONS: dict[int, tuple[str, tuple[str, ...]]] = {
    ON_TURN: ("turn", ()),
    ON_PAY: ("pay", ("penalty",)),
    ON_DISPLACED: ("displaced", ("origin", "compensation", "waiting", "far")),
    ON_LIFT: ("lift", ("most",)),
    ON_PUT: ("put", ()),
    ON_REWARD: ("reward", ("route", "taken")),
    ON_SWAP: ("swap", ()),
    ON_DEVELOP: ("develop", ()),
    ON_REMOVE: ("remove", ("left",)),
    ON_RELOCATE_LIFT: ("relocate-lift", ("left",)),
    ON_RELOCATE_TAKE: ("relocate-take", ()),
    ON_RELOCATE_PUT: ("relocate-put", ("piece",)),
    ON_RELOCATE_STEP: ("relocate-step", ("left",)),
    ON_MARKERS: ("markers", ()),
    ON_PRICE: ("price", ("left",)),
    ON_ALSO_RECRUIT: ("also-recruit", ()),
    ON_CLOSING: ("closing", ("route",)),
    ON_MOVE_ANY: ("move-any", ("left",)),
    ON_PRIVILEGE: ("privilege", ()),
    ON_INDEPENDENT: ("independent", ()),
    ON_KEEP: ("keep", ("left", "route")),
    ON_PLACE_TWO: ("place-two", ("left",)),
    ON_PAWN: ("pawn", ()),
    ON_NEUTRAL: ("neutral", ("origin", "left")),
    ON_NEUTRAL_OFFICE: ("neutral-office", ("route",)),
}


def piece_name(piece: int) -> str | None:
    """`t0` for a trader of seat 0, `m2` for a merchant of seat 2; nothing for an empty place."""
    return None if not piece else f"{KINDS[(piece - 1) & 1][0]}{(piece - 1) >> 1}"


def write_position(s: Position) -> Data:
    """All of it, the hidden order of the markers included; `reading.read_position` reads it back."""
    data = _public(s)
    unseen = int(s.cells[PILE])
    order = [MARKER_NAMES[s.cells[PILE_AT + i] - 1] for i in range(unseen - 1, -1, -1)]
    data["marker_stock"] = {"order": order}
    data["chance"] = bytes(s.cells[CHANCE + i] for i in range(STATE_BYTES)).hex()
    depth = int(s.cells[DEPTH])
    data["pending"] = [_pending(s, FRAMES + i * FRAME) for i in range(depth)]
    for seat in range(s.rules.seats) if s.rules.missions else ():
        data["seats"][seat]["mission"] = _mission(s, seat)
    return data


def view(s: Position, seat: int | None) -> Data:
    """What the seat, or a spectator, may know."""
    data = _public(s)
    data["viewer"] = seat
    data["marker_stock"] = {"count": int(s.cells[PILE]) - int(s.cells[PLATE]), "unseen": _unseen(s)}
    data["decision"] = None if s.cells[OVER] else _pending(s, s.top())
    data["control"] = {key: _controller(s, city) for city, key in enumerate(s.board.city_keys)}
    data["tracks"] = SKILL_VALUES
    data["now"] = [_now(s, other, seat) for other in range(s.rules.seats)]
    for other in range(s.rules.seats) if s.rules.missions else ():
        if other == seat or s.cells[OVER]:
            data["seats"][other]["mission"] = _mission(s, other)
    if s.board.region_keys:
        data["regions"] = {key: _region(s, region) for region, key in enumerate(s.board.region_keys)}
    return data


def _now(s: Position, seat: int, viewer: int | None) -> dict[str, int]:
    """The points of a seat if the game ended now, as far as the viewer knows them."""
    points = named(s, sheet(s, seat))
    if s.rules.missions and seat == viewer and not s.cells[OVER]:
        points["missions"] = missions.points(s, seat)
        points["total"] += points["missions"]
    return points


def _mission(s: Position, seat: int) -> list[str]:
    """The cities of the seat's mission card."""
    return [s.board.city_keys[city] for city in missions.cities(s, seat)]


def _controller(s: Position, city: int) -> int | None:
    seat = s.controller(city)
    return seat if seat >= 0 else None


def _region(s: Position, region: int) -> Data:
    """Whether the active seat may place and displace there now, and how the seats stand in it."""
    told: Data = {"open": bool(open_regions(s, int(s.cells[ACTIVE])) >> region & 1)}
    if region:
        standings = region_standings(s, region)
        told["cities"] = [cities for cities, _ in standings]
        told["offices"] = [offices for _, offices in standings]
        told["points"] = region_points(s, standings)
    return told


def _public(s: Position) -> Data:
    board = s.board
    cells = s.cells
    data: Data = {
        "game": "teutonica",
        "rules": s.rules.revision,
        "options": dict(s.rules.data),
        "board": board.key,
        "routes": {key: _route(s, route) for route, key in enumerate(board.route_keys)},
        "cities": {key: _city(s, city) for city, key in enumerate(board.city_keys)},
        "prestige": [cells[PRESTIGE + i] - 1 if cells[PRESTIGE + i] else None for i in range(len(COLOURS))],
        "seats": [_seat(s, seat) for seat in range(s.rules.seats)],
        "completed": int(cells[COMPLETED]),
        "turn": {"seat": int(cells[ACTIVE]), "actions": int(cells[LEFT])},
        "hand": [piece_name(cells[HAND_AT + i]) for i in range(int(cells[HAND]))],
        "ending": [name for bit, name in ENDS.items() if cells[ENDING] & bit],
        "over": bool(cells[OVER]),
    }
    if s.rules.staged:
        data["turn"]["stage"] = STAGES[cells[STAGE]]
    if s.rules.provinces:
        data["pawn"] = board.province_keys[cells[PAWN_AT] - 1] if cells[PAWN_AT] else None
        data["turn"]["pawn_moved"] = bool(cells[PAWN_MOVED])
    if s.rules.neutral:
        base = SEAT + NEUTRAL * SEAT_CELLS
        data["neutral"] = {"score": int(cells[base + SCORE]), "connection": int(cells[base + CONNECTION]) or None}
    if s.rules.favours:
        data["favours"] = _favours(int(cells[SHOWN]))
        for seat in range(s.rules.seats):
            data["seats"][seat]["favours"] = _favours(int(cells[SEAT + seat * SEAT_CELLS + FAVOURED]))
    if board.region_keys:
        data["borders"] = _borders(s)
    if any(cells[DISCARDED + kind] for kind in range(len(MARKER_NAMES))):
        data["discarded"] = _markers(s, DISCARDED)
    return data


def _favours(bits: int) -> list[str]:
    return [name for tile, name in enumerate(FAVOUR_NAMES) if bits >> tile & 1]


def _borders(s: Position) -> Data:
    """What the active seat may have used of its permissions in this turn, and where the pieces in hand may go."""
    board = s.board
    used = int(s.cells[PERMITS])
    cities = [board.city_keys[city] for city in board.permit_cities]
    return {
        "used": [
            [key for i, key in enumerate(cities) if chosen >> i & 1]
            for chosen in range(1 << len(cities))
            if used >> chosen & 1
        ],
        "waived": bool(s.cells[WAIVED]),
        "hand": [_ground(s, int(s.cells[GROUND_AT + i])) for i in range(int(s.cells[HAND]))],
    }


def _ground(s: Position, ground: int) -> list[str]:
    """Regions by name; last, whether it may yet turn out to be confined to the open region."""
    names = [key for region, key in enumerate(s.board.region_keys) if ground >> region & 1]
    return [*names, OR_CONFINED] if ground & EITHER else names


def _route(s: Position, route: int) -> Data:
    first = s.board.route_first[route]
    marker = s.cells[MARKER + route]
    return {
        "posts": [piece_name(s.cells[POST + first + i]) for i in range(int(s.board.route_length[route]))],
        "marker": MARKER_NAMES[marker - 1] if marker else None,
    }


def _city(s: Position, city: int) -> Data:
    first = s.board.office_first[city]
    extras = int(s.cells[EXTRAS])
    outside = [s.cells[EXTRA_AT + 2 * i + 1] for i in range(extras) if s.cells[EXTRA_AT + 2 * i] == city]
    return {
        "offices": [piece_name(s.cells[OFFICE + first + i]) for i in range(int(s.board.office_count[city]))],
        "extra": [piece_name(piece) for piece in reversed(outside)],
    }


def _seat(s: Position, seat: int) -> Data:
    base = SEAT + seat * SEAT_CELLS
    hidden = int(s.cells[PLATE]) if seat == s.cells[ACTIVE] else 0
    return {
        "supply": {"traders": s.supply(seat, 0), "merchants": s.supply(seat, 1)},
        "stock": {"traders": s.stock(seat, 0), "merchants": s.stock(seat, 1)},
        "desk": {name: s.steps(seat, skill) for skill, name in enumerate(SKILL_NAMES)},
        "score": int(s.cells[base + SCORE]),
        "markers": {"unused": _markers(s, base + UNUSED), "used": _markers(s, base + USED)},
        "plate": {"hidden": hidden, "open": _markers(s, base + OPEN)},
        "connection": int(s.cells[base + CONNECTION]) or None,
    }


def _markers(s: Position, at: int) -> list[str]:
    return [name for kind, name in enumerate(MARKER_NAMES) for _ in range(int(s.cells[at + kind]))]


def _unseen(s: Position) -> dict[str, int]:
    """How many of each kind nobody has seen yet: anybody can work it out from what lies open."""
    kinds = [s.cells[PILE_AT + i] - 1 for i in range(int(s.cells[PILE]))]
    return {name: kinds.count(kind) for kind, name in enumerate(MARKER_NAMES)}


def _pending(s: Position, at: int) -> Data:
    """A pending decision with its own numbers by name."""
    name, numbers = DECISIONS[int(s.cells[at])]
    told: Data = {"kind": name, "seat": int(s.cells[at + 1])}
    for i, number in enumerate(numbers):
        value = int(s.cells[at + 2 + i])
        if number in ("origin", "route"):
            told[number] = s.board.route_keys[value]
        elif number == "far":
            told |= {number: piece_name(value)} if value else {}
        elif number in ("waiting", "piece"):
            told[number] = piece_name(value)
        elif number == "taken":
            told[number] = MARKER_NAMES[value - 1] if value else None
        else:
            told[number] = value
    return told
