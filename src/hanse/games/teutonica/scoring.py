"""Final scoring (section 10), category by category. It can be asked of any position, also of one in play."""

from __future__ import annotations

from typing import Final

from hanse.games.teutonica import missions
from hanse.games.teutonica.layout import (
    ACTIONS,
    CITY_POINTS,
    KEYS,
    MARKERS,
    NEUTRAL,
    OVER,
    PRESTIGE,
    SCORE,
    SEAT,
    SEAT_CELLS,
    SKILL_POINTS,
    SKILLS,
    UNUSED,
    USED,
)
from hanse.games.teutonica.phases import favours
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.tables import ACTIONS_NETWORK, SHARED, STEPS

FULL_SKILL: Final = 4
FAVOURED_SKILL: Final = 7
CITY: Final = 2
FAVOURED_CITY: Final = 4

# Categories in the order of the rulebook; the total stands last.
TRACK: Final = 0
SKILLS_FULL: Final = 1
MARKERS_HELD: Final = 2
SPECIAL: Final = 3
CITIES: Final = 4
NETWORK: Final = 5
MISSIONS: Final = 6
REGIONS: Final = 7
TOTAL: Final = 8
CATEGORIES: Final = ["track", "skills", "markers", "prestige", "cities", "network", "missions", "regions", "total"]


def sheet(s: Position, seat: int) -> list[int]:
    """The seat's points by category, as far as everybody can know them; the total last."""
    track: int = s.cells[SEAT + seat * SEAT_CELLS + SCORE]
    points = [track, _skills(s, seat), _markers(s, seat), _prestige(s, seat), _cities(s, seat), _network(s, seat)]
    points.append(missions.points(s, seat) if _shown(s, MISSIONS) else 0)
    points.append(_regions(s, seat))
    points.append(sum(points))
    return points


def named(s: Position, points: list[int]) -> dict[str, int]:
    """The points by the names of their categories, without those that are not in play or still secret."""
    return {name: points[i] for i, name in enumerate(CATEGORIES) if _shown(s, i)}


def _shown(s: Position, category: int) -> bool:
    """HT-11.1, 11.5: mission cards are secret until they are scored."""
    if category == MISSIONS:
        return s.rules.missions and s.cells[OVER] != 0
    if category == REGIONS:
        return s.board.regions > 1
    return True


def _skills(s: Position, seat: int) -> int:
    """HT-10.2: four for each fully developed skill except keys; HT-12.4.2: with the tile seven."""
    points = 0
    each = FAVOURED_SKILL if s.rules.favours and favours.has(s, seat, SKILL_POINTS) else FULL_SKILL
    for skill in range(SKILLS):
        if skill != KEYS and s.steps(seat, skill) == STEPS[skill]:
            points += each
    return points


def markers_held(s: Position, seat: int) -> int:
    """Collected markers, used or not."""
    held = 0
    for kind in range(MARKERS):
        unused: int = s.cells[SEAT + seat * SEAT_CELLS + UNUSED + kind]
        used: int = s.cells[SEAT + seat * SEAT_CELLS + USED + kind]
        held += unused + used
    return held


def _markers(s: Position, seat: int) -> int:
    """HT-10.3: by their number."""
    return s.board.marker_points[min(markers_held(s, seat), len(s.board.marker_points) - 1)]


def _prestige(s: Position, seat: int) -> int:
    """HT-10.4: the value of each space held by an own merchant."""
    points = 0
    for slot in range(len(s.board.prestige_points)):
        if s.cells[PRESTIGE + slot] == 1 + seat:
            points += s.board.prestige_points[slot]
    return points


def _cities(s: Position, seat: int) -> int:
    """HT-10.5: two for each controlled city; HT-12.4.1: with the tile four."""
    points = 0
    each = city_points(s, seat)
    for city in range(s.board.cities):
        if s.controller(city) == seat:
            points += each
    return points


def city_points(s: Position, seat: int) -> int:
    """What a controlled city is worth to the seat at the end."""
    return FAVOURED_CITY if s.rules.favours and favours.has(s, seat, CITY_POINTS) else CITY


def networks(s: Position, seat: int) -> list[tuple[int, int]]:
    """Cities with own offices that hang together: of each such network its offices, and its cities as bits."""
    own = s.presence(seat)
    found: list[tuple[int, int]] = []
    for city in range(s.board.cities):
        if not own >> city & 1:
            continue
        linked = s.network(own, city)
        own &= ~linked
        offices = 0
        for other in range(s.board.cities):
            if linked >> other & 1:
                offices += s.offices_of(seat, other)
        found.append((offices, linked))
    return found


def _network(s: Position, seat: int) -> int:
    """HT-10.6: the offices of the own network that has most of them, times the keys value."""
    most = 0
    for offices, _ in networks(s, seat):
        most = max(most, offices)
    return most * s.skill(seat, KEYS)


def _regions(s: Position, seat: int) -> int:
    """HT-14.7: places in each region but the open one."""
    points = 0
    for region in range(1, s.board.regions):
        points += region_points(s, region_standings(s, region))[seat]
    return points


def region_standings(s: Position, region: int) -> list[tuple[int, int]]:
    """How each seat stands in the region, and after them the neutral traders (HT-16.6.2)."""
    standings = [_standing(s, region, seat) for seat in range(s.rules.seats)]
    if s.rules.neutral:
        standings.append(_standing(s, region, NEUTRAL))
    return standings


def _standing(s: Position, region: int, seat: int) -> tuple[int, int]:
    """Cities of the region that the seat controls, and its offices there (HT-14.7.1, HT-14.7.4)."""
    controlled = 0
    offices = 0
    for city in range(s.board.cities):
        if s.board.city_regions[city] >> region & 1:
            offices += s.offices_of(seat, city)
            if s.controller(city) == seat:
                controlled += 1
    return controlled, offices


def region_points(s: Position, standings: list[tuple[int, int]]) -> list[int]:
    """HT-14.7.2: players still tied share the places they occupy together, rounded down."""
    places = s.board.region_points
    points: list[int] = []
    for standing in standings:
        if not standing[1]:  # HT-14.7.3
            points.append(0)
            continue
        before = sum([1 for other in standings if other > standing])
        tied = sum([1 for other in standings if other == standing])
        points.append(sum(places[before : before + tied]) // tied)
    return points


def ranks(s: Position) -> list[int]:
    """HT-10.8 to 10.10: 1 for the winner; players still tied share a rank."""
    keys = [_order(s, seat) for seat in range(s.rules.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def _order(s: Position, seat: int) -> tuple[int, int, int]:
    """What decides between seats, the greater the better."""
    points = sheet(s, seat)
    if s.rules.tiebreak == SHARED:
        return points[TOTAL], 0, 0
    if s.rules.tiebreak == ACTIONS_NETWORK:
        removed = s.steps(seat, ACTIONS)
    else:
        removed = sum([s.steps(seat, skill) for skill in range(SKILLS)])
    return points[TOTAL], -removed, points[NETWORK]
