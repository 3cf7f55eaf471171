"""What a seat sees, as plain data.

Nobody knows the face-down markers, the owner of the plate included (HT-2.3.4). A mission card is known to its seat
alone until the game is over; otherwise every seat and every spectator sees the same.
"""

from __future__ import annotations

from hanse.games.teutonica import missions
from hanse.games.teutonica.board import COLOURS, MARKER_NAMES, SKILL_NAMES
from hanse.games.teutonica.layout import ACTIVE, OVER, PILE, PILE_AT, PLATE
from hanse.games.teutonica.phases.borders import open_regions
from hanse.games.teutonica.position import Position
from hanse.games.teutonica.scoring import named, networks, region_points, region_standings, sheet
from hanse.games.teutonica.tables import ALL, TRACKS
from hanse.games.teutonica.writing import Data, mission, pending, public

# HT-1.3.1: the values of each skill by steps developed, as people read them.
SKILL_VALUES: dict[str, list[int | str]] = {
    name: [COLOURS[value] if name == "privilege" else "all" if value == ALL else value for value in track]
    for name, track in zip(SKILL_NAMES, TRACKS, strict=True)
}


def view(s: Position, seat: int | None) -> Data:
    """What the seat, or a spectator, may know."""
    data = public(s)
    data["viewer"] = seat
    data["marker_stock"] = {"count": int(s.cells[PILE]) - int(s.cells[PLATE]), "unseen": _unseen(s)}
    data["decision"] = None if s.cells[OVER] else pending(s, s.top())
    data["control"] = {key: _controller(s, city) for city, key in enumerate(s.board.city_keys)}
    data["tracks"] = SKILL_VALUES
    data["now"] = [_now(s, other, seat) for other in range(s.rules.seats)]
    for other in range(s.rules.seats):
        data["seats"][other]["networks"] = _networks(s, other)
    for other in range(s.rules.seats) if s.rules.missions else ():
        if other == seat or s.cells[OVER]:
            data["seats"][other]["mission"] = mission(s, other)
    if s.board.region_keys:
        data["regions"] = {key: _region(s, region) for region, key in enumerate(s.board.region_keys)}
    return data


def _now(s: Position, seat: int, viewer: int | None) -> dict[str, int]:
    """The points of a seat if the game ended now, as far as the viewer knows them."""
    points = named(s, sheet(s, seat))
    if s.rules.missions and seat == viewer and not s.cells[OVER]:
        total, own = points.pop("total"), missions.points(s, seat)
        points |= {"missions": own, "total": total + own}
    return points


def _networks(s: Position, seat: int) -> list[Data]:
    """HT-10.6: the cities of each network of the seat, with its offices there; the one that counts at the end first."""
    found = sorted(networks(s, seat), key=lambda network: -network[0])
    return [
        {"offices": offices, "cities": [key for city, key in enumerate(s.board.city_keys) if cities >> city & 1]}
        for offices, cities in found
    ]


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


def _unseen(s: Position) -> dict[str, int]:
    """How many of each kind nobody has seen yet: anybody can work it out from what lies open."""
    kinds = [s.cells[PILE_AT + i] - 1 for i in range(int(s.cells[PILE]))]
    return {name: kinds.count(kind) for kind, name in enumerate(MARKER_NAMES)}
