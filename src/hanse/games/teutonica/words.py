"""Codes in words and back, the board elements they touch, and events as plain data.

The words are stable: records, bots and people may rely on them. Numbers of posts, spaces and seats count from 1.
"""

from __future__ import annotations

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
from hanse.games.teutonica.tables import Tables
from hanse.kernel.words import Choice, Codec, Family, Field, number, one_of, pair, part


def post_name(board: Tables, post: int) -> str:
    """A post by its route and its number from the route's first city, for instance `stade-hamburg.2`."""
    route = board.post_route[post]
    return f"{board.route_keys[route]}.{post - board.route_first[route] + 1}"


# The parts that choices and events name.
SEAT, OWNER = number("seat"), number("owner")
KIND, SKILL, COLOUR = one_of("kind", KINDS), one_of("skill", SKILL_NAMES), one_of("colour", COLOURS)
MARKER_KIND, TILE = one_of("marker", MARKER_NAMES), one_of("favour", FAVOUR_NAMES)
POST_ID = part("post", post_name)
ROUTE: Field[Tables] = part("route", lambda board, route: board.route_keys[route])
CITY: Field[Tables] = part("city", lambda board, city: board.city_keys[city])
PROVINCE: Field[Tables] = part("province", lambda board, province: board.province_keys[province])
TRADERS, MERCHANTS, POINTS = number("traders"), number("merchants"), number("points")
SPACE = number("space", 1)


def _pair_of_offices(board: Tables, which: int) -> Choice:
    """Two neighbouring spaces of a city, by the left one."""
    city, space = divmod(which, EXCHANGE_WIDTH)
    if space + 1 >= board.office_count[city]:
        raise IndexError
    return {"city": board.city_keys[city], "space": space + 1}


# Every family of codes; what a code of it names stands in its text.
FAMILIES: tuple[Family[Tables], ...] = (
    Family(END_TURN, "end", "end turn"),
    Family(DONE, "done", "done"),
    Family(
        RECRUIT,
        "recruit",
        "recruit {traders} traders {merchants} merchants",
        pair(RECRUIT_WIDTH, TRADERS, MERCHANTS),
    ),
    Family(PLACE, "place", "place {kind} {post}", pair(MAX_POSTS, KIND, POST_ID)),
    Family(DISPLACE, "displace", "displace {post} with {kind}", pair(MAX_POSTS, KIND, POST_ID)),
    Family(LIFT, "lift", "lift {post}", POST_ID),
    Family(ESTABLISH, "establish", "establish {route}", ROUTE),
    Family(OFFICE_IN, "office", "office {city}", CITY),
    Family(EXTRA_IN, "extra", "extra office {city} with {kind}", pair(MAX_CITIES, KIND, CITY)),
    Family(IMPROVE, "develop", "develop {skill}", SKILL),
    Family(HONOUR, "prestige", "prestige {colour}", COLOUR),
    Family(USE, "use", "use {marker}", MARKER_KIND),
    Family(EXCHANGE, "swap", "swap {city}.{space}", _pair_of_offices),
    Family(PUT_MARKER, "marker", "marker {marker} {route}", pair(MAX_ROUTES, MARKER_KIND, ROUTE)),
    Family(PAY, "pay", "pay {merchants} merchants", MERCHANTS),
    Family(TAKE, "take", "take {kind} of seat {seat}", pair(len(KINDS), number("seat", 1), KIND)),
    Family(BUY, "buy", "buy {favour}", TILE),
    Family(TURN_OVER, "turn", "turn over {marker}", MARKER_KIND),
    Family(INDEPENDENT_IN, "independent", "independent office {city} with {kind}", pair(MAX_CITIES, KIND, CITY)),
    Family(WAIVE, "waive", "waive borders with {marker}", MARKER_KIND),
    Family(PAWN, "pawn", "pawn {province}", PROVINCE),
    Family(SEND_PAWN, "send", "send pawn {province}", PROVINCE),
)

TOUCHED = ("post", "route", "city", "skill", "favour", "province")


def touches(board: Tables, choice: Choice) -> list[str]:
    """The ids of the board elements that a choice names."""
    found = [f"{what}:{choice[what]}" for what in TOUCHED if what in choice]
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


def _victim(board: Tables, piece: int) -> Choice:
    return {"victim": (piece - 1) >> 1, "victim_kind": KINDS[(piece - 1) & 1]}


def _mission(board: Tables, card: int) -> Choice:
    return {"cities": [board.city_keys[city] for city in cards(board)[card - 1]]}


# What the numbers of each event are.
EVENTS = {
    "turn_began": (SEAT, number("actions")),
    "recruited": (SEAT, TRADERS, MERCHANTS),
    "placed": (SEAT, KIND, POST_ID),
    "displaced": (SEAT, KIND, POST_ID, _victim),
    "paid": (SEAT, TRADERS, MERCHANTS),
    "lifted": (SEAT, OWNER, KIND, POST_ID),
    "put": (SEAT, OWNER, KIND, POST_ID),
    "returned": (OWNER, KIND),
    "removed": (SEAT, OWNER, KIND, POST_ID),
    "declined": (SEAT,),
    "established": (SEAT, ROUTE),
    "scored": (SEAT, POINTS, one_of("why", WHYS), CITY),
    "marker_taken": (SEAT, MARKER_KIND, ROUTE),
    "marker_drawn": (SEAT,),
    "marker_used": (SEAT, MARKER_KIND),
    "marker_revealed": (SEAT, MARKER_KIND),
    "marker_placed": (SEAT, MARKER_KIND, ROUTE),
    "marker_held": (SEAT, MARKER_KIND),
    "office": (SEAT, KIND, CITY, SPACE),
    "extra_office": (SEAT, KIND, CITY),
    "independent_office": (SEAT, KIND, CITY),
    "waived": (SEAT, MARKER_KIND),
    "completed": (CITY,),
    "developed": (SEAT, SKILL, number("step")),
    "prestige": (SEAT, COLOUR),
    "swapped": (SEAT, CITY, SPACE),
    "turn_ended": (SEAT,),
    "ending": (part("why", lambda board, why: ENDS[why]),),
    "game_over": (),
    "favour_bought": (SEAT, TILE),
    "marker_turned": (SEAT, MARKER_KIND),
    "pawn_placed": (SEAT, PROVINCE),
    "pawn_moved": (SEAT, PROVINCE),
    "pawn_sent": (SEAT, PROVINCE),
    "neutral_placed": (ROUTE,),
    "neutral_left": (ROUTE,),
    "marker_discarded": (MARKER_KIND, ROUTE),
    "mission_revealed": (SEAT, _mission, POINTS),
}
REVEALING = frozenset({"marker_revealed", "mission_revealed"})

# Reasons ---------------------------------------------------------------------------------------------------------

NEEDS, HAS = number("needs"), number("has")
REGION: Field[Tables] = part("region", lambda board, region: board.region_keys[region])


def _piece(board: Tables, piece: int) -> Choice:
    return {"owner": (piece - 1) >> 1, "kind": KINDS[(piece - 1) & 1]}


def _closed(board: Tables, region: int) -> Choice:
    """A region and the cities whose rightmost office opens it."""
    opens = [
        board.city_keys[city]
        for city, regions in zip(board.permit_cities, board.permit_regions, strict=True)
        if regions >> region & 1
    ]
    return {"region": board.region_keys[region], "cities": opens}


def _taught(board: Tables, skill: int) -> Choice:
    """A skill and the cities that develop it."""
    return {"skill": SKILL_NAMES[skill], "cities": skill_cities(board, skill)}


def skill_cities(board: Tables, skill: int) -> list[str]:
    """The cities that develop a skill."""
    return [
        key
        for city, key in enumerate(board.city_keys)
        for i in range(int(board.skill_first[city]), int(board.skill_first[city + 1]))
        if board.skill_list[i] == skill
    ]


# Why codes are refused, and what the numbers of each reason are.
REASONS: dict[str, tuple[Field[Tables], ...]] = {
    # Actions and posts
    "actions": (),
    "nothing": (),
    "stock": (KIND,),
    "bursa": (NEEDS,),
    "taken": (_piece,),
    "empty": (),
    "own": (),
    "others": (_piece,),
    "pawn": (PROVINCE,),
    "region": (_closed,),
    "region-used": (REGION,),
    "ship": (),
    "no-supply": (),
    "supply": (KIND,),
    "penalty": (NEEDS, HAS),
    "unfilled": (ROUTE, HAS, NEEDS),
    # Pieces in hand
    "not-in-hand": (_piece,),
    "ground": (REGION,),
    "room": (),
    "origin": (),
    "farther": (),
    "displaced-first": (),
    "put-first": (),
    "not-from-posts": (),
    "not-beyond": (),
    "not-on-route": (_piece,),
    "one-at-least": (),
    "one-piece": (),
    # Cities and skills
    "green": (),
    "not-green": (),
    "full": (CITY,),
    "privilege": (COLOUR, one_of("mine", COLOURS)),
    "not-end": (ROUTE,),
    "piece": (KIND,),
    "no-office": (CITY,),
    "route-first": (ROUTE, HAS, NEEDS),
    "seal-first": (),
    "developed": (SKILL,),
    "no-skill-here": (_taught,),
    "skill-first": (_taught,),
    "only-skill": (SKILL,),
    "honoured": (OWNER,),
    # Markers, tiles, pawn
    "no-marker": (MARKER_KIND,),
    "just-taken": (MARKER_KIND,),
    "in-establishing": (MARKER_KIND,),
    "no-effect": (MARKER_KIND,),
    "closed-turn": (),
    "use-first": (MARKER_KIND,),
    "no-pair": (),
    "one-owner": (_piece,),
    "none-own": (),
    "no-waiver": (),
    "waived": (),
    "other-marker": (MARKER_KIND,),
    "not-on-plate": (MARKER_KIND,),
    "never-marker": (),
    "has-marker": (MARKER_KIND,),
    "not-empty": (HAS,),
    "full-cities": (),
    "no-favours": (),
    "favour-gone": (TILE,),
    "favour-late": (),
    "favour-price": (NEEDS, HAS),
    "no-province": (),
    "pawn-here": (),
    "pawn-moved": (),
    "pawn-between": (),
    "pawn-far": (),
}
# What the board shows, and what only matters where nothing else is in the way.
OBVIOUS = (
    "taken", "empty", "own", "others", "not-in-hand", "not-green", "no-marker", "not-on-plate", "pawn-here", "no-pair",
)  # fmt: skip

CODEC = Codec(FAMILIES, ACTIONS_END, EVENTS, touches, REASONS, OBVIOUS)
