"""Codes in words and back, the board elements they touch, and events as plain data.

The words are stable: records, bots and people may rely on them. Numbers of posts, spaces and seats count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hanse.games.teutonica.board import COLOURS, FAVOUR_NAMES, KINDS, MARKER_NAMES, SKILL_NAMES
from hanse.games.teutonica.codes import (
    ACTIONS_END,
    BUY,
    DISPLACE,
    DONE,
    END_TURN,
    ESTABLISH,
    EXCHANGE,
    EXCHANGE_WIDTH,
    EXTRA_IN,
    HONOUR,
    IMPROVE,
    INDEPENDENT_IN,
    LIFT,
    OFFICE_IN,
    PAWN,
    PAY,
    PLACE,
    PUT_MARKER,
    RECRUIT,
    RECRUIT_WIDTH,
    SEND_PAWN,
    TAKE,
    TURN_OVER,
    USE,
    WAIVE,
)
from hanse.games.teutonica.layout import MAX_CITIES, MAX_POSTS, MAX_ROUTES
from hanse.games.teutonica.missions import cards
from hanse.games.teutonica.position import Event
from hanse.games.teutonica.tables import Tables
from hanse.kernel.errors import MoveError

Choice = dict[str, Any]


def post_name(board: Tables, post: int) -> str:
    """A post by its route and its number from the route's first city, for instance `stade-hamburg.2`."""
    route = board.post_route[post]
    return f"{board.route_keys[route]}.{post - board.route_first[route] + 1}"


def describe(board: Tables, code: int) -> Choice:
    """What a code means, as plain data: its family and what it names."""
    if not 0 <= code < ACTIONS_END:
        raise MoveError(f"decision {code}: expected a code from 0 to {ACTIONS_END - 1}")
    family, start = _family_of(code)
    try:
        return {"family": family, **_READERS[family](board, code - start)}
    except IndexError:
        raise MoveError(f"decision {code}: the board {board.key} has no such {family}") from None


def _family_of(code: int) -> tuple[str, int]:
    return next((family, start) for start, family in _STARTS if code >= start)


_STARTS = [
    (SEND_PAWN, "send"),
    (PAWN, "pawn"),
    (WAIVE, "waive"),
    (INDEPENDENT_IN, "independent"),
    (TURN_OVER, "turn"),
    (BUY, "buy"),
    (TAKE, "take"),
    (PAY, "pay"),
    (PUT_MARKER, "marker"),
    (EXCHANGE, "swap"),
    (USE, "use"),
    (HONOUR, "prestige"),
    (IMPROVE, "develop"),
    (EXTRA_IN, "extra"),
    (OFFICE_IN, "office"),
    (ESTABLISH, "establish"),
    (LIFT, "lift"),
    (DISPLACE, "displace"),
    (PLACE, "place"),
    (RECRUIT, "recruit"),
    (DONE, "done"),
    (END_TURN, "end"),
]


def _kind_and_post(board: Tables, rest: int) -> Choice:
    return {"kind": KINDS[rest // MAX_POSTS], "post": post_name(board, rest % MAX_POSTS)}


_READERS: dict[str, Callable[[Tables, int], Choice]] = {
    "end": lambda board, rest: {},
    "done": lambda board, rest: {},
    "recruit": lambda board, rest: {"traders": rest // RECRUIT_WIDTH, "merchants": rest % RECRUIT_WIDTH},
    "place": _kind_and_post,
    "displace": _kind_and_post,
    "lift": lambda board, rest: {"post": post_name(board, rest)},
    "establish": lambda board, rest: {"route": board.route_keys[rest]},
    "office": lambda board, rest: {"city": board.city_keys[rest]},
    "extra": lambda board, rest: {"city": board.city_keys[rest % MAX_CITIES], "kind": KINDS[rest // MAX_CITIES]},
    "develop": lambda board, rest: {"skill": SKILL_NAMES[rest]},
    "prestige": lambda board, rest: {"colour": COLOURS[rest]},
    "use": lambda board, rest: {"marker": MARKER_NAMES[rest]},
    "swap": lambda board, rest: {
        "city": board.city_keys[rest // EXCHANGE_WIDTH],
        "space": rest % EXCHANGE_WIDTH + 1,
    },
    "marker": lambda board, rest: {
        "marker": MARKER_NAMES[rest // MAX_ROUTES],
        "route": board.route_keys[rest % MAX_ROUTES],
    },
    "pay": lambda board, rest: {"merchants": rest},
    "take": lambda board, rest: {"kind": KINDS[rest % 2], "seat": rest // 2 + 1},
    "buy": lambda board, rest: {"favour": FAVOUR_NAMES[rest]},
    "turn": lambda board, rest: {"marker": MARKER_NAMES[rest]},
    "independent": lambda board, rest: {"city": board.city_keys[rest % MAX_CITIES], "kind": KINDS[rest // MAX_CITIES]},
    "waive": lambda board, rest: {"marker": MARKER_NAMES[rest]},
    "pawn": lambda board, rest: {"province": board.province_keys[rest]},
    "send": lambda board, rest: {"province": board.province_keys[rest]},
}

# The text of each family; the fields are those of `describe`.
_TEXTS = {
    "end": "end turn",
    "done": "done",
    "recruit": "recruit {traders} traders {merchants} merchants",
    "place": "place {kind} {post}",
    "displace": "displace {post} with {kind}",
    "lift": "lift {post}",
    "establish": "establish {route}",
    "office": "office {city}",
    "extra": "extra office {city} with {kind}",
    "develop": "develop {skill}",
    "prestige": "prestige {colour}",
    "use": "use {marker}",
    "swap": "swap {city}.{space}",
    "marker": "marker {marker} {route}",
    "pay": "pay {merchants} merchants",
    "take": "take {kind} of seat {seat}",
    "buy": "buy {favour}",
    "turn": "turn over {marker}",
    "independent": "independent office {city} with {kind}",
    "waive": "waive borders with {marker}",
    "pawn": "pawn {province}",
    "send": "send pawn {province}",
}


def to_words(board: Tables, code: int) -> str:
    """The stable text of a code, for instance `place trader stade-hamburg.2`."""
    choice = describe(board, code)
    return _TEXTS[choice["family"]].format(**choice)


def from_words(board: Tables, text: str) -> int:
    """The code that a text names."""
    wanted = " ".join(text.split())
    for code in _candidates(board, wanted):
        if to_words(board, code) == wanted:
            return code
    if not any(re.fullmatch(_pattern(form), wanted) for form in _TEXTS.values()):
        forms = "; ".join(re.sub(r"{(\w+)}", lambda found: found[1].upper(), form) for form in _TEXTS.values())
        raise MoveError(f"{wanted!r} is not a decision: expected one of: {forms}")
    raise MoveError(f"{wanted!r}: the board {board.key} has no such place or thing")


def _pattern(form: str) -> str:
    return re.sub(
        r"{\w+}", lambda _: r"\\S+".replace("\\\\", "\\"), re.escape(form).replace(r"\{", "{").replace(r"\}", "}")
    )


def _candidates(board: Tables, wanted: str) -> list[int]:
    """All codes of this board whose text begins with the same word."""
    head = wanted.split(" ", maxsplit=1)[0] if wanted else ""
    starts = sorted((start, family) for start, family in _STARTS)
    found: list[int] = []
    for i, (start, family) in enumerate(starts):
        end = starts[i + 1][0] if i + 1 < len(starts) else ACTIONS_END
        if _TEXTS[family].split(" ")[0] == head:
            found.extend(code for code in range(start, end) if _exists(board, code))
    return found


def _exists(board: Tables, code: int) -> bool:
    try:
        describe(board, code)
    except MoveError:
        return False
    return True


def touches(board: Tables, code: int) -> list[str]:
    """The ids of the board elements that a code names, so that a client can show it without knowing a rule."""
    choice = describe(board, code)
    places = ("post", "route", "city", "skill", "favour", "province")
    found = [f"{what}:{choice[what]}" for what in places if what in choice]
    if choice["family"] == "prestige":
        found.append(f"prestige:{choice['colour']}")
    if choice["family"] == "swap":
        found = [f"office:{choice['city']}.{choice['space'] + i}" for i in range(2)]
    if choice["family"] == "marker":
        found.append(f"marker:{choice['route']}")
    return found


# Events ----------------------------------------------------------------------------------------------------------

WHYS = ("control", "coin", "connection")
ENDS = {1: "points", 2: "markers", 4: "cities"}
_SEAT, _KIND, _POST, _ROUTE, _CITY, _SKILL, _MARKER, _NUMBER, _COLOUR, _WHY, _END, _PIECE = range(12)
_CARD, _FAVOUR, _PROVINCE = range(12, 15)

# For each event the names and types of its numbers.
_EVENTS: dict[str, list[tuple[str, int]]] = {
    "turn_began": [("seat", _SEAT), ("actions", _NUMBER)],
    "recruited": [("seat", _SEAT), ("traders", _NUMBER), ("merchants", _NUMBER)],
    "placed": [("seat", _SEAT), ("kind", _KIND), ("post", _POST)],
    "displaced": [("seat", _SEAT), ("kind", _KIND), ("post", _POST), ("victim", _PIECE)],
    "paid": [("seat", _SEAT), ("traders", _NUMBER), ("merchants", _NUMBER)],
    "lifted": [("seat", _SEAT), ("owner", _SEAT), ("kind", _KIND), ("post", _POST)],
    "put": [("seat", _SEAT), ("owner", _SEAT), ("kind", _KIND), ("post", _POST)],
    "returned": [("owner", _SEAT), ("kind", _KIND)],
    "removed": [("seat", _SEAT), ("owner", _SEAT), ("kind", _KIND), ("post", _POST)],
    "declined": [("seat", _SEAT)],
    "established": [("seat", _SEAT), ("route", _ROUTE)],
    "scored": [("seat", _SEAT), ("points", _NUMBER), ("why", _WHY), ("city", _CITY)],
    "marker_taken": [("seat", _SEAT), ("marker", _MARKER), ("route", _ROUTE)],
    "marker_drawn": [("seat", _SEAT)],
    "marker_used": [("seat", _SEAT), ("marker", _MARKER)],
    "marker_revealed": [("seat", _SEAT), ("marker", _MARKER)],
    "marker_placed": [("seat", _SEAT), ("marker", _MARKER), ("route", _ROUTE)],
    "marker_held": [("seat", _SEAT), ("marker", _MARKER)],
    "office": [("seat", _SEAT), ("kind", _KIND), ("city", _CITY), ("space", _NUMBER)],
    "extra_office": [("seat", _SEAT), ("kind", _KIND), ("city", _CITY)],
    "independent_office": [("seat", _SEAT), ("kind", _KIND), ("city", _CITY)],
    "waived": [("seat", _SEAT), ("marker", _MARKER)],
    "completed": [("city", _CITY)],
    "developed": [("seat", _SEAT), ("skill", _SKILL), ("step", _NUMBER)],
    "prestige": [("seat", _SEAT), ("colour", _COLOUR)],
    "swapped": [("seat", _SEAT), ("city", _CITY), ("space", _NUMBER)],
    "turn_ended": [("seat", _SEAT)],
    "ending": [("why", _END)],
    "game_over": [],
    "favour_bought": [("seat", _SEAT), ("favour", _FAVOUR)],
    "marker_turned": [("seat", _SEAT), ("marker", _MARKER)],
    "pawn_placed": [("seat", _SEAT), ("province", _PROVINCE)],
    "pawn_moved": [("seat", _SEAT), ("province", _PROVINCE)],
    "pawn_sent": [("seat", _SEAT), ("province", _PROVINCE)],
    "neutral_placed": [("route", _ROUTE)],
    "neutral_left": [("route", _ROUTE)],
    "marker_discarded": [("marker", _MARKER), ("route", _ROUTE)],
    "mission_revealed": [("seat", _SEAT), ("cities", _CARD), ("points", _NUMBER)],
}


def tell_event(board: Tables, event: Event) -> dict[str, Any]:
    """An event as plain data, for logs and animation."""
    told: dict[str, Any] = {"event": event[0]}
    for (name, kind), value in zip(_EVENTS[event[0]], event[1:], strict=False):
        if kind == _PIECE:
            told["victim"] = (value - 1) >> 1
            told["victim_kind"] = KINDS[(value - 1) & 1]
        else:
            told[name] = _event_value(board, kind, value)
    if event[0] in ("office", "swapped"):
        told["space"] += 1
    return told


def _event_value(board: Tables, kind: int, value: int) -> str | int | list[str]:
    if kind in (_SEAT, _NUMBER):
        return value
    if kind == _CARD:
        return [board.city_keys[city] for city in cards(board)[value - 1]]
    if kind == _POST:
        return post_name(board, value)
    if kind == _END:
        return ENDS[value]
    names = {
        _KIND: KINDS,
        _ROUTE: board.route_keys,
        _CITY: board.city_keys,
        _SKILL: SKILL_NAMES,
        _MARKER: MARKER_NAMES,
        _COLOUR: COLOURS,
        _WHY: WHYS,
        _FAVOUR: FAVOUR_NAMES,
        _PROVINCE: board.province_keys,
    }
    return names[kind][value]
