"""Reads a board's facts from its file into flat tables; a damaged file is refused with the place and the reason."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from hanse.games.teutonica.layout import MAX_CITIES, MAX_OFFICES, MAX_PERMITS, MAX_POSTS, MAX_REGIONS, MAX_ROUTES
from hanse.games.teutonica.tables import Tables
from hanse.kernel.errors import BoardError, Phrase, UnknownName
from hanse.kernel.facts import FactReader

COLOURS = ("white", "orange", "pink", "black")
KINDS = ("trader", "merchant")
SKILL_NAMES = ("keys", "actions", "privilege", "book", "bursa")
MARKER_NAMES = ("extra", "swap", "develop", "actions3", "actions4", "three")
FAVOUR_NAMES = (
    "relocate_anywhere",
    "extra_action",
    "shared_recruiting",
    "double_compensation",
    "city_bonus",
    "skill_bonus",
)
BOARDS = ("base-4-5", "base-2-3", "east", "britannia-4-5", "britannia-2-3")
MARKER_IDS = ("extra_office", "swap_offices", "improve_skill", "actions_3", "actions_4", "remove_3", "move_3")
PERMANENT_NAMES = (
    "move_any_2",
    "improve_privilege",
    "office_in_independent_city",
    "redeploy_2_from_route",
    "place_2_in_wales_or_scotland",
)
PROVINCES = "provinces-2p"  # the file of the provinces
MAX_ROW = 8
MAX_POINTS = 99
OPEN_REGION = "england"
SCHEMA = 1


@cache
def load_facts(name: str) -> dict[str, Any]:
    """The facts of one of the package's data files, for instance `markers`."""
    return tomllib.loads((files("hanse.games.teutonica") / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def board_facts(key: str) -> dict[str, Any]:
    """The facts of a board, for instance of `base-4-5`."""
    if key not in BOARDS:
        raise UnknownName("board", key, BOARDS)
    return load_facts(key)


@cache
def board_tables(key: str) -> Tables:
    """A board ready for play."""
    return read_board(board_facts(key), f"{key}.toml")


def read_board_file(path: Path) -> Tables:
    """A board out of a file of one's own."""
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoardError("{name}: cannot be read ({reason})", name=path.name, reason=error.strerror) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoardError("{name}: not TOML: {reason}", name=path.name, reason=str(error)) from None
    return read_board(facts, path.name)


def read_board(facts: dict[str, Any], source: str) -> Tables:
    """Check the facts of a board and lay them out as tables; `source` names the file in messages."""
    return _Reader(facts, source).tables()


class _Reader(FactReader):
    """One board."""

    def tables(self) -> Tables:
        """All of it."""
        if self.facts.get("schema") != SCHEMA:
            raise self.fail(
                "schema", Phrase("{given!r}: expected {expected}", given=self.facts.get("schema"), expected=SCHEMA)
            )
        key = self.need(self.need(self.facts, "board", dict, "file"), "id", str, "board")
        self.city_keys = self.keys_of("city", MAX_CITIES)
        self.route_keys = self.keys_of("route", MAX_ROUTES)
        ends, lengths = self.graph()
        board = Tables(key, ends, lengths, len(self.city_keys))
        board.city_keys = self.city_keys
        board.route_keys = self.route_keys
        board.marker_points = marker_points()
        board.set_offices([self.office_row(city, entry) for city, entry in enumerate(self.facts["city"])])
        self.set_features(board)
        board.missions = mission_cards(self.city_keys)
        self.set_sea(board)
        self.set_regions(board)
        self.check_markers(board)
        board.province_keys = province_keys(key)
        return board

    def keys_of(self, what: str, most: int) -> list[str]:
        """The ids of all cities or all routes."""
        entries = self.need(self.facts, what, list, "file")
        keys = [self.need(entry, "id", str, f"{what} {i + 1}") for i, entry in enumerate(entries)]
        for i, key in enumerate(keys):
            if key in keys[:i]:
                raise self.fail(f"{what} {i + 1}", Phrase("id {key!r} stands twice", key=key))
        if not 2 <= len(keys) <= most:
            raise self.fail(what, Phrase("{count} of them: expected 2 to {most}", count=len(keys), most=most))
        return keys

    def graph(self) -> tuple[list[tuple[int, int]], list[int]]:
        """For each route its two end cities and its number of posts."""
        ends: list[tuple[int, int]] = []
        lengths: list[int] = []
        for key, entry in zip(self.route_keys, self.facts["route"], strict=True):
            place = f"route {key}"
            names = self.need(entry, "ends", list, place)
            if len(names) != 2 or names[0] == names[1]:
                raise self.fail(place, Phrase("ends {names!r}: expected two different cities", names=names))
            a, b = (self.one_of(name, self.city_keys, f"{place}, ends") for name in names)
            if (a, b) in ends or (b, a) in ends:
                raise self.fail(place, Phrase("a second route between the same cities"))
            ends.append((a, b))
            posts = self.need(entry, "posts", list, place)
            if not 2 <= len(posts) <= 4:
                raise self.fail(place, Phrase("{count} posts: expected 2 to 4", count=len(posts)))
            lengths.append(len(posts))
        if sum(lengths) > MAX_POSTS:
            raise self.fail(
                "route", Phrase("{count} posts in all: expected at most {most}", count=sum(lengths), most=MAX_POSTS)
            )
        self.check_connected(ends)
        return ends, lengths

    def check_connected(self, ends: list[tuple[int, int]]) -> None:
        """Every city can be reached from every other."""
        reached = {0}
        for _ in ends:
            reached.update(city for pair in ends if pair[0] in reached or pair[1] in reached for city in pair)
        for city, key in enumerate(self.city_keys):
            if city not in reached:
                raise self.fail(
                    f"city {key}",
                    Phrase("no way from {first}: expected one connected network", first=self.city_keys[0]),
                )

    def office_row(self, city: int, entry: object) -> list[tuple[int, int, int]]:
        """The printed spaces of a city from left to right."""
        place = f"city {self.city_keys[city]}"
        spaces = self.need(entry, "offices", list, place)
        if len(spaces) > MAX_ROW:
            raise self.fail(place, Phrase("{count} offices: expected at most {most}", count=len(spaces), most=MAX_ROW))
        row = [self.office(space, f"{place}, office {i + 1}") for i, space in enumerate(spaces)]
        colours = [colour for colour, _, _ in row]
        if bool(row) == self.flag(entry, "independent", place):
            raise self.fail(place, Phrase("independent: expected true for a city without offices, and only there"))
        if colours != sorted(colours):
            raise self.fail(
                place, Phrase("the privilege of its offices falls from left to right: expected it to rise or stay")
            )
        return row

    def office(self, space: object, place: str) -> tuple[int, int, int]:
        """Colour, kind of piece and coin of a printed space."""
        colour = self.one_of(self.need(space, "privilege", str, place), COLOURS, f"{place}, privilege")
        kind = self.one_of(self.need(space, "piece", str, place), KINDS, f"{place}, piece")
        coin = 0
        if isinstance(space, dict) and "coin" in space:
            coin = self.need(space, "coin", int, place)
            if not 1 <= coin <= 9:
                raise self.fail(f"{place}, coin", Phrase("{coin}: expected 1 to 9", coin=coin))
        return colour, kind, coin

    def set_features(self, board: Tables) -> None:
        """Skills, taverns, special prestige, connection."""
        if board.offices > MAX_OFFICES:
            raise self.fail(
                "city", Phrase("{count} offices in all: expected at most {most}", count=board.offices, most=MAX_OFFICES)
            )
        skills = [
            [self.one_of(skill, SKILL_NAMES, f"city {key}, skills") for skill in self.skills_of(key, entry)]
            for key, entry in zip(self.city_keys, self.facts["city"], strict=True)
        ]
        if sorted(skill for row in skills for skill in row) != list(range(len(SKILL_NAMES))):
            raise self.fail(
                "city", Phrase("skills: expected each of {known} in exactly one city", known=", ".join(SKILL_NAMES))
            )
        taverns = [route for route, entry in enumerate(self.facts["route"]) if entry.get("tavern", False)]
        if len(taverns) != 3:
            raise self.fail("route", Phrase("{count} taverns: expected 3", count=len(taverns)))
        link = self.need(self.facts, "east_west", dict, "file")
        link_ends = [
            self.one_of(name, self.city_keys, "east_west, ends") for name in self.need(link, "ends", list, "east_west")
        ]
        if len(link_ends) != 2 or link_ends[0] == link_ends[1]:
            raise self.fail("east_west, ends", Phrase("expected two different cities"))
        special = self.need(self.facts, "special_prestige", dict, "file")
        city = self.one_of(special.get("city"), self.city_keys, "special_prestige, city")
        slots = self.need(special, "slots", list, "special_prestige")
        if [slot.get("privilege") for slot in slots if isinstance(slot, dict)] != list(COLOURS):
            raise self.fail(
                "special_prestige, slots",
                Phrase("expected one each of {known}, in this order", known=", ".join(COLOURS)),
            )
        board.set_features(
            skills,
            taverns,
            city,
            link_ends,
            self.numbers(
                [self.need(slot, "points", int, "special_prestige, slots") for slot in slots],
                "special_prestige, slots",
            ),
            self.numbers(self.need(link, "points", list, "east_west"), "east_west, points"),
        )

    def set_sea(self, board: Tables) -> None:
        """Ship posts and permanent markers."""
        ships: list[int] = []
        permanent: list[int] = []
        for key, entry in zip(self.route_keys, self.facts["route"], strict=True):
            place = f"route {key}"
            posts = [
                self.flag(post, "merchant_only", f"{place}, post {i + 1}") for i, post in enumerate(entry["posts"])
            ]
            ships += [int(ship) for ship in posts]
            if self.flag(entry, "sea", place) != any(posts):
                raise self.fail(place, Phrase("sea: expected true for a route with ship posts, and only there"))
            marker = entry.get("permanent_marker")
            permanent.append(
                0 if marker is None else 1 + self.one_of(marker, PERMANENT_NAMES, f"{place}, permanent_marker")
            )
        board.set_sea(ships, permanent)

    def set_regions(self, board: Tables) -> None:
        """Regions of routes and cities, and which cities open which; most boards have none."""
        if "region_scoring" not in self.facts:
            board.set_regions([], [0] * board.routes, [0] * board.cities, [0] * board.cities)
            return
        scoring = self.need(self.facts, "region_scoring", dict, "file")
        keys = [OPEN_REGION, *self.need(scoring, "regions", list, "region_scoring")]
        if len(keys) > MAX_REGIONS or len(set(keys)) != len(keys):
            raise self.fail(
                "region_scoring, regions",
                Phrase("expected at most {most} besides {open}", most=MAX_REGIONS - 1, open=OPEN_REGION),
            )
        routes = [
            self.one_of(entry.get("region"), keys, f"route {key}, region")
            for key, entry in zip(self.route_keys, self.facts["route"], strict=True)
        ]
        permits = [self.bits(city, "permits", keys[1:]) << 1 for city in range(board.cities)]
        if sum(1 for opened in permits if opened) > MAX_PERMITS:
            raise self.fail("city", Phrase("permits: expected at most {most} cities with them", most=MAX_PERMITS))
        board.set_regions(keys, routes, [self.bits(city, "regions", keys) for city in range(board.cities)], permits)
        points = self.need(scoring, "points", list, "region_scoring")
        board.region_points = self.numbers(points, "region_scoring, points")

    def check_markers(self, board: Tables) -> None:
        """The starting markers lie where a marker may lie."""
        for route in board.taverns:
            if not board.takes_marker[route]:
                raise self.fail(f"route {self.route_keys[route]}", Phrase("a tavern where no bonus marker may lie"))

    def bits(self, city: int, key: str, known: list[str]) -> int:
        """A city's list of regions as bits."""
        entry = self.facts["city"][city]
        place = f"city {self.city_keys[city]}"
        names = self.need(entry, key, list, place) if key in entry else []
        return sum({1 << self.one_of(name, known, f"{place}, {key}") for name in names})

    def flag(self, entry: object, key: str, place: str) -> bool:
        """True or false; false where it is not said."""
        if not isinstance(entry, dict):
            raise self.fail(place, Phrase("expected a table"))
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(place, Phrase("{key} is {value!r}: expected true or false", key=key, value=value))
        return value

    def skills_of(self, key: str, entry: dict[str, Any]) -> list[object]:
        """The skills shown in a city; most show none and need not say so."""
        skills: list[object] = self.need(entry, "skills", list, f"city {key}") if "skills" in entry else []
        return skills

    def numbers(self, values: list[object], place: str) -> list[int]:
        """A list of points."""
        found: list[int] = []
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_POINTS:
                raise self.fail(
                    place, Phrase("{values!r}: expected whole numbers from 0 to {most}", values=values, most=MAX_POINTS)
                )
            found.append(value)
        return found


def full_cities_end(key: str) -> int:
    """How many completed cities end the game on this board (HT-9.1.3)."""
    return int(board_facts(key)["board"]["full_cities_end"])


def marker_points() -> list[int]:
    """HT-10.3: points by number of collected markers; more than the table holds score as its last entry."""
    table = {entry["from"]: entry["points"] for entry in load_facts("markers")["scoring"]["table"]}
    points = [0]
    for number in range(1, max(table) + 1):
        points.append(table.get(number, points[-1]))
    return points


def mission_cards(city_keys: list[str]) -> list[int]:
    """HT-11.2: the three cities of each mission card, one card after another; none, if the board lacks one of them."""
    names = [name for card in load_facts("missions")["card"] for name in (*card["shared"], card["unique"])]
    return [city_keys.index(name) for name in names] if set(names) <= set(city_keys) else []


def province_keys(board: str) -> list[str]:
    """The ids of all provinces of a board, whichever reading of the outside is in force; none on other boards."""
    facts = load_facts(PROVINCES)
    if facts["board"] != board:
        return []
    return [entry["id"] for entry in facts["province"] + facts["rim_area"]]


def province_boards() -> list[str]:
    """The boards that are divided into provinces."""
    return [load_facts(PROVINCES)["board"]]


def favour_boards() -> list[str]:
    """The boards for which the rulebook offers the Imperial Favours."""
    boards: list[str] = load_facts("favours")["use"]["boards"]
    return boards


def marker_set(edition: str) -> tuple[list[int], list[int]]:
    """The kinds of all markers of an edition that are drawn, and the three that start on the taverns."""
    facts = next(entry for entry in load_facts("markers")["edition"] if entry["id"] == edition)
    kinds = {name: min(i, len(MARKER_NAMES) - 1) for i, name in enumerate(MARKER_IDS)}
    drawn = [kinds[name] for name, count in facts["counts"].items() for _ in range(count)]
    start = [kinds[name] for name in facts["start_on_taverns"]]
    for kind in start:
        drawn.remove(kind)
    return drawn, start
