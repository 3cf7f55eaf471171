"""What is told of a place in this position: a city, a post, a route, a skill, a tile, a province.

Everything is asked of the position and its rules; what is legal there is not told here.
"""

from __future__ import annotations

from hanse.games.teutonica import missions
from hanse.games.teutonica.board import COLOURS, FAVOUR_NAMES, KINDS, MARKER_NAMES, PERMANENT_NAMES, SKILL_NAMES
from hanse.games.teutonica.layout import (
    EXTRA_AT,
    EXTRAS,
    FILLED,
    MARKER,
    MAX_ROUTES,
    MAX_SEATS,
    OFFICE,
    OWN,
    PAWN_AT,
    POST,
    PRESTIGE,
    SHOWN,
)
from hanse.games.teutonica.phases import favours
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.scoring import city_points, networks
from hanse.games.teutonica.tables import STEPS
from hanse.games.teutonica.words import post_name, skill_cities
from hanse.kernel.places import Told, line


def lines(s: Position, place: str, seat: int | None) -> list[Told]:
    """The lines of its card; none, if there is no such place."""
    family, _, key = place.partition(":")
    board = s.board
    if family == "office":
        family, key = "city", key.rpartition(".")[0]
    if family == "city" and key in board.city_keys:
        return _city(s, board.city_keys.index(key), seat)
    if family in ("route", "marker") and key in board.route_keys:
        return _route(s, board.route_keys.index(key))
    if family == "post":
        return _post(s, key, seat)
    if family == "skill" and key in SKILL_NAMES:
        return _skill(s, SKILL_NAMES.index(key), seat)
    if family == "prestige" and key in COLOURS[: len(board.prestige_points)]:
        return _prestige(s, COLOURS.index(key))
    if family == "favour" and key in FAVOUR_NAMES and s.rules.favours:
        return _favour(s, FAVOUR_NAMES.index(key))
    if family == "province" and s.rules.provinces and key in board.province_keys:
        return _province(s, board.province_keys.index(key))
    return []


# Cities ----------------------------------------------------------------------------------------------------------


def _city(s: Position, city: int, seat: int | None) -> list[Told]:
    """Its spaces from left to right, who controls it and why, its skill, and what it is worth."""
    board = s.board
    told = [line("city", city=board.city_keys[city])]
    told += [_extra(piece) for piece in reversed(_outside(s, city))]
    first = int(board.office_first[city])
    for number in range(int(board.office_count[city])):
        told.append(_space(s, first + number, number + 1))
    if not board.office_count[city]:
        told.append(line("green"))
    told += [_control(s, city), *_networks(s, city)]
    skills = board.skill_list[int(board.skill_first[city]) : int(board.skill_first[city + 1])]
    told += [line("teaches", skill=SKILL_NAMES[skill]) for skill in skills]
    if city == board.prestige_city:
        told.append(line("prestige-here"))
    if city in board.permit_cities:
        told.append(_permit(s, city))
    if seat is not None and s.rules.missions and city in missions.cities(s, seat):
        told.append(line("mission"))
    return told


def _outside(s: Position, city: int) -> list[int]:
    """Offices outside the printed row, from right to left."""
    at = range(EXTRA_AT, EXTRA_AT + 2 * int(s.cells[EXTRAS]), 2)
    return [int(s.cells[i + 1]) for i in at if s.cells[i] == city]


def _extra(piece: int) -> Told:
    return line("extra", owner=(piece - 1) >> 1, kind=KINDS[(piece - 1) & 1])


def _space(s: Position, space: int, number: int) -> Told:
    """A printed space: what it needs, and whose office is there."""
    piece = int(s.cells[OFFICE + space])
    facts: Told = {
        "space": number,
        "colour": COLOURS[s.board.office_colour[space]],
        "kind": KINDS[s.board.office_kind[space]],
        "points": int(s.board.office_coin[space]),
    }
    return line("office", **facts, owner=(piece - 1) >> 1) if piece else line("space", **facts)


def _control(s: Position, city: int) -> Told:
    """Section 7: who controls the city, by how many offices or by the office furthest right, and for how much."""
    controller = s.controller(city)
    if controller < 0:
        return line("uncontrolled")
    offices = s.offices_of(controller, city)
    others = [s.offices_of(other, city) for other in range(MAX_SEATS) if other != controller]
    facts: Told = {"owner": controller, "offices": offices, "points": city_points(s, controller)}
    if not any(others):
        return line("control-alone", **facts)
    return line("control-right" if max(others) == offices else "control-most", **facts)


def _networks(s: Position, city: int) -> list[Told]:
    """HT-10.6: whose networks the city belongs to, with how many offices and cities, and whether they count."""
    told = []
    for seat in range(s.rules.seats):
        found = networks(s, seat)
        for offices, cities in found:
            if cities >> city & 1:
                counts = offices == max(other for other, _ in found)
                name = "network" if counts else "network-apart"
                told.append(line(name, owner=seat, offices=offices, linked=cities.bit_count()))
    return told


def _permit(s: Position, city: int) -> Told:
    """HT-14.2: what the office furthest right opens, and whose it is."""
    opened = s.board.permit_regions[s.board.permit_cities.index(city)]
    regions = [key for region, key in enumerate(s.board.region_keys) if region and opened >> region & 1]
    holder = s.rightmost(city)
    return line("permit", regions=regions, owner=holder) if holder >= 0 else line("permit-free", regions=regions)


# Routes and posts ------------------------------------------------------------------------------------------------


def _route(s: Position, route: int) -> list[Told]:
    """Who stands there, what lies there, and who scores when it is established."""
    board = s.board
    told = [line("route", route=board.route_keys[route], needs=int(board.route_length[route]))]
    return [*told, *_standing(s, route), *_lying(s, route), *_paying(s, route)]


def _standing(s: Position, route: int) -> list[Told]:
    """How many posts of the route each holds."""
    if not s.cells[FILLED + route]:
        return [line("nobody-there")]
    own = [(seat, int(s.cells[OWN + seat * MAX_ROUTES + route])) for seat in range(MAX_SEATS)]
    return [line("there", owner=seat, has=posts) for seat, posts in own if posts]


def _lying(s: Position, route: int) -> list[Told]:
    """A bonus marker, or the permanent one of a sea route; and the region."""
    told: list[Told] = []
    marker, permanent = int(s.cells[MARKER + route]), int(s.board.route_permanent[route])
    if marker:
        told.append(line("lies", marker=MARKER_NAMES[marker - 1]))
    if permanent:
        told.append(line("seal", permanent=PERMANENT_NAMES[permanent - 1]))
    region = int(s.board.route_region[route])
    return [*told, line("in-region", region=s.board.region_keys[region])] if region else told


def _paying(s: Position, route: int) -> list[Told]:
    """HT-6.2.1: who gets a point for each end city when the route is established."""
    ends = [int(s.board.end_a[route]), int(s.board.end_b[route])]
    return [
        line("pays", city=s.board.city_keys[city], owner=s.controller(city)) for city in ends if s.controller(city) >= 0
    ]


def _post(s: Position, key: str, seat: int | None) -> list[Told]:
    """What stands on it, what to displace it would cost, and the route it belongs to."""
    board = s.board
    name = key.rpartition(".")[0]
    if name not in board.route_keys:
        return []
    route = board.route_keys.index(name)
    first = int(board.route_first[route])
    posts = [post for post in range(first, first + int(board.route_length[route])) if post_name(board, post) == key]
    if not posts:
        return []
    piece = int(s.cells[POST + posts[0]])
    told = [line("post", post=key, number=posts[0] - first + 1)]
    if board.post_ship[posts[0]]:
        told.append(line("ship"))
    if piece:
        told.append(line("stands", owner=(piece - 1) >> 1, kind=KINDS[(piece - 1) & 1]))
        if seat is not None and (piece - 1) >> 1 != seat:
            told.append(line("displacing", needs=2 + ((piece - 1) & 1), has=s.supply(seat, 0) + s.supply(seat, 1)))
    else:
        told.append(line("free"))
    return [*told, *_standing(s, route), *_lying(s, route)]


# Beside the map --------------------------------------------------------------------------------------------------


def _skill(s: Position, skill: int, seat: int | None) -> list[Told]:
    """Where it is developed, and how far the viewer is."""
    key = SKILL_NAMES[skill]
    told = [line("skill", skill=key, cities=skill_cities(s.board, skill))]
    if seat is None:
        return told
    step = s.steps(seat, skill)
    return [
        *told,
        line("step", skill=key, step=step) if step < STEPS[skill] else line("last-step", skill=key, step=step),
    ]


def _prestige(s: Position, slot: int) -> list[Told]:
    """HT-6.7: what the space needs and gives, and who holds it."""
    facts: Told = {"colour": COLOURS[slot], "points": s.board.prestige_points[slot]}
    told = [line("prestige", **facts, city=s.board.city_keys[s.board.prestige_city])]
    holder = int(s.cells[PRESTIGE + slot])
    return [*told, line("held", owner=holder - 1)] if holder else told


def _favour(s: Position, tile: int) -> list[Told]:
    """What the tile does, and who has it."""
    told = [line("favour", favour=FAVOUR_NAMES[tile])]
    owners = [seat for seat in range(s.rules.seats) if favours.has(s, seat, tile)]
    if owners:
        return [*told, line("held", owner=owners[0])]
    return told if s.cells[SHOWN] >> tile & 1 else [*told, line("not-shown")]


def _province(s: Position, province: int) -> list[Told]:
    """The routes at its border, and whether the pawn is there."""
    bits = s.rules.province_routes[province]
    if not bits:
        return []
    told = [line("province", province=s.board.province_keys[province])]
    if s.cells[PAWN_AT] == 1 + province:
        told.append(line("pawn-there"))
    routes = [key for route, key in enumerate(s.board.route_keys) if bits >> route & 1]
    return [*told, line("borders", routes=routes)]
