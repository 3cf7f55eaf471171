"""The places of a board as a reader of the terminal meets them: names, numbers, and the order from west to east."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.games.teutonica.board import load_facts


@dataclass(frozen=True)
class Route:
    """A route: its number in the lists, its name, its cities."""

    key: str
    number: int
    name: str
    ends: tuple[str, str]
    length: int
    tavern: bool
    ships: tuple[bool, ...]  # for each post whether it takes merchants only
    permanent: str
    region: str


@dataclass(frozen=True)
class Space:
    """A printed office space."""

    privilege: str
    piece: str
    coin: int


@dataclass(frozen=True)
class City:
    """A city with its printed office spaces and skills."""

    key: str
    name: str
    spaces: tuple[Space, ...]
    skills: tuple[str, ...]
    regions: tuple[str, ...]
    permits: tuple[str, ...]


@dataclass(frozen=True)
class Province:
    """A province of the two-player game: its number on the drawing and the routes that border it."""

    number: int
    routes: tuple[str, ...]


class Places:
    """The routes and cities of a board in `columns` from west to east, each column from north to south."""

    def __init__(self, facts: Mapping[str, Any], columns: int = 3) -> None:
        names = {city["id"]: city["name"] for city in facts["city"]}
        spots = {city["id"]: city["pos"] for city in facts["city"]}
        # Numbers follow three columns whatever the width, so that a route keeps its number when the window changes.
        by_place = [key for column in _columns(_middles(facts, spots), 3) for key in column]
        numbers = {key: number for number, key in enumerate(by_place, start=1)}
        self.routes = {
            route["id"]: Route(
                key=route["id"],
                number=numbers[route["id"]],
                name="–".join(names[end] for end in route["ends"]),
                ends=(route["ends"][0], route["ends"][1]),
                length=len(route["posts"]),
                tavern=bool(route.get("tavern")),
                ships=tuple(bool(post.get("merchant_only")) for post in route["posts"]),
                permanent=route.get("permanent_marker", ""),
                region=route.get("region", ""),
            )
            for route in sorted(facts["route"], key=lambda entry: numbers[entry["id"]])
        }
        self.cities = {city["id"]: _city(city) for city in facts["city"]}
        self.route_columns = _columns(_middles(facts, spots), columns)
        self.city_columns = _columns({city["id"]: city["pos"] for city in facts["city"]}, columns)
        self.connection: tuple[str, ...] = tuple(facts.get("east_west", {}).get("ends", ()))
        self.connection_points: tuple[int, ...] = tuple(facts.get("east_west", {}).get("points", ()))
        prestige = facts.get("special_prestige", {})
        self.prestige_city: str = prestige.get("city", "")
        self.prestige: list[tuple[str, int]] = [(slot["privilege"], slot["points"]) for slot in prestige["slots"]]
        self.cities_to_end: int = facts["board"]["full_cities_end"]
        # The regions that are not open to everybody, and the cities whose rightmost offices open them.
        self.regions: tuple[str, ...] = tuple(facts.get("region_scoring", {}).get("regions", ()))
        self.provinces = _provinces(facts["board"]["id"])

    def ship(self, post: str) -> bool:
        """Whether a post takes merchants only."""
        route, _, number = post.rpartition(".")
        return bool(route) and self.routes[route].ships[int(number) - 1]

    def route(self, key: str) -> Route:
        """The route of that key, also when a post of it is given (`stade-hamburg.2`)."""
        return self.routes[key.partition(".")[0]]


def _city(entry: Mapping[str, Any]) -> City:
    spaces = [Space(space["privilege"], space["piece"], space.get("coin", 0)) for space in entry.get("offices", [])]
    return City(entry["id"], entry["name"], tuple(spaces), *(tuple(entry.get(key, ())) for key in _LISTS))


_LISTS = ("skills", "regions", "permits")


def _provinces(board: str) -> dict[str, Province]:
    """The provinces of a board by their key, numbered as on the drawing; none, if the board has none."""
    facts = load_facts("provinces-2p")
    if facts["board"] != board:
        return {}
    inner = [entry for entry in facts["province"] if not entry.get("outer", False)]
    outer = [entry for entry in facts["province"] if entry.get("outer", False)]
    found: dict[str, Province] = {}
    for entries in ([*inner, *facts["rim_area"]], [*inner, *outer]):
        found |= {entry["id"]: Province(number, tuple(entry["routes"])) for number, entry in enumerate(entries, 1)}
    return found


def _middles(facts: Mapping[str, Any], spots: Mapping[str, Sequence[int]]) -> dict[str, tuple[float, float]]:
    middles = {}
    for route in facts["route"]:
        (x1, y1), (x2, y2) = (spots[end] for end in route["ends"])
        middles[route["id"]] = ((x1 + x2) / 2, (y1 + y2) / 2)
    return middles


def _columns(spots: Mapping[str, Sequence[float]], columns: int) -> list[list[str]]:
    """The keys in columns of nearly equal length from west to east, each column from north to south."""
    west_to_east = sorted(spots, key=lambda key: (spots[key][0], spots[key][1]))
    size = -(-len(west_to_east) // columns)
    parts = [west_to_east[start : start + size] for start in range(0, len(west_to_east), size)]
    return [sorted(part, key=lambda key: (spots[key][1], spots[key][0])) for part in parts]
