"""The boards' files: their facts are those of appendix A, and a damaged file is refused with place and reason."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hanse.games.teutonica.board import BOARDS, board_facts, board_tables, read_board, read_board_file
from hanse.kernel.errors import BoardError, UnknownName
from tests.teutonica.appendix import Print, printed

Facts = dict[str, Any]
BASE = ("base-4-5", "base-2-3")


@cache
def on_paper(board: str) -> Print:
    return printed(board)


def names(board: str) -> dict[str, str]:
    """City names by id."""
    return {city["id"]: city["name"] for city in board_facts(board)["city"]}


def routes(board: str, of: Callable[[Facts], Any] = bool) -> dict[frozenset[str], Facts]:
    """Routes by the names of their two cities, those only of which something holds."""
    called = names(board)
    return {frozenset(called[end] for end in r["ends"]): r for r in board_facts(board)["route"] if of(r)}


# Facts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.clause("HT-1.2.3", "HT-1.2.4")
def test_cities_routes_and_posts_are_as_many_as_printed(board: str) -> None:
    facts = board_facts(board)
    found = (len(facts["city"]), len(facts["route"]), sum(len(route["posts"]) for route in facts["route"]))
    assert found == on_paper(board).counts
    tables = board_tables(board)
    assert (tables.cities, tables.routes, tables.posts) == on_paper(board).counts


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.clause("HT-1.2.3", "HT-1.2.5")
def test_every_city_has_its_printed_row_of_offices(board: str) -> None:
    rows = {
        city["name"]: [(space["privilege"], space["piece"], space.get("coin", 0)) for space in city["offices"]]
        for city in board_facts(board)["city"]
    }
    assert rows == on_paper(board).offices


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.clause("HT-1.2.4")
def test_every_route_has_its_printed_posts(board: str) -> None:
    assert {ends: len(route["posts"]) for ends, route in routes(board).items()} == on_paper(board).routes
    assert all(2 <= length <= 4 for length in on_paper(board).routes.values())
    ships = {
        ends: sum(post.get("merchant_only", False) for post in route["posts"]) for ends, route in routes(board).items()
    }
    assert {ends: number for ends, number in ships.items() if number} == on_paper(board).ships


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.clause("HT-1.4.4", "HT-2.2.2")
def test_taverns_and_permanent_markers_lie_where_they_are_printed(board: str) -> None:
    assert set(routes(board, lambda route: route.get("tavern"))) == on_paper(board).taverns
    permanent = set(routes(board, lambda route: route.get("permanent_marker")))
    assert permanent == on_paper(board).permanent
    assert permanent <= set(on_paper(board).ships)  # beside sea routes only
    assert bool(permanent) == (board not in BASE)


@pytest.mark.parametrize("board", BOARDS)
def test_skills_and_special_prestige_are_in_the_printed_cities(board: str) -> None:
    facts = board_facts(board)
    special = facts["special_prestige"]["city"]
    for city in facts["city"]:
        note = on_paper(board).notes[city["name"]]
        skills = re.findall("keys|actions|privilege|book|bursa", note)
        assert sorted(city.get("skills", [])) == sorted(skills)
        assert (city["id"] == special) == ("special prestige" in note)


@pytest.mark.parametrize("board", BASE)
def test_the_tables_of_a_board_say_what_its_file_says(board: str) -> None:
    facts, tables = board_facts(board), board_tables(board)
    assert tables.city_keys == [city["id"] for city in facts["city"]]
    assert tables.route_keys == [route["id"] for route in facts["route"]]
    for i, route in enumerate(facts["route"]):
        assert [tables.city_keys[tables.end_a[i]], tables.city_keys[tables.end_b[i]]] == route["ends"]
        assert tables.route_length[i] == len(route["posts"])
        first = int(tables.route_first[i])
        assert [tables.post_route[first + n] for n in range(len(route["posts"]))] == [i] * len(route["posts"])
    for i, city in enumerate(facts["city"]):
        first = int(tables.office_first[i])
        row = [
            (tables.office_colour[n], tables.office_kind[n], tables.office_coin[n])
            for n in range(first, first + int(tables.office_count[i]))
        ]
        colours = ["white", "orange", "pink", "black"]
        assert row == [
            (colours.index(o["privilege"]), ["trader", "merchant"].index(o["piece"]), o.get("coin", 0))
            for o in city["offices"]
        ]
    assert [tables.route_keys[route] for route in tables.taverns] == [
        route["id"] for route in facts["route"] if route.get("tavern")
    ]
    assert tables.city_keys[tables.prestige_city] == "coellen"
    assert {tables.city_keys[tables.connection_from], tables.city_keys[tables.connection_to]} == {"arnheim", "stendal"}


def test_an_unknown_board_is_refused_with_those_known() -> None:
    with pytest.raises(UnknownName, match="unknown board 'mars': expected one of base-4-5, base-2-3, east"):
        board_facts("mars")


# Damaged files ----------------------------------------------------------------------------------------------------

Damage = Callable[[Facts], None]


def city(facts: Facts, key: str) -> Facts:
    found: Facts = next(entry for entry in facts["city"] if entry["id"] == key)
    return found


def route(facts: Facts, key: str) -> Facts:
    found: Facts = next(entry for entry in facts["route"] if entry["id"] == key)
    return found


def drop(entries: list[Any], index: int) -> None:
    del entries[index]


def set_in(table: Any, key: Any, value: Any) -> None:
    table[key] = value


def lengthen(facts: Facts) -> None:
    for entry in facts["route"]:
        entry["posts"] = [{}] * 4


DAMAGES: dict[str, tuple[Damage, str]] = {
    "no schema": (lambda f: f.pop("schema"), "schema: None: expected 1"),
    "another schema": (lambda f: set_in(f, "schema", 2), "schema: 2: expected 1"),
    "no board": (lambda f: f.pop("board"), "file: board is missing: expected a table"),
    "no id": (lambda f: f["board"].pop("id"), "board: id is missing: expected a text"),
    "a number as id": (lambda f: set_in(f["board"], "id", 7), "board: id is 7: expected a text"),
    "no cities": (lambda f: f.pop("city"), "file: city is missing: expected a list"),
    "cities that are no list": (lambda f: set_in(f, "city", {}), "file: city is {}: expected a list"),
    "no routes": (lambda f: f.pop("route"), "file: route is missing: expected a list"),
    "an empty list of routes": (lambda f: f["route"].clear(), "route: 0 of them: expected 2 to 40"),
    "a city that is no table": (lambda f: set_in(f["city"], 3, "hamburg"), "city 4: expected a table"),
    "a route that is no table": (lambda f: set_in(f["route"], 0, 5), "route 1: expected a table"),
    "a city without id": (lambda f: f["city"][1].pop("id"), "city 2: id is missing: expected a text"),
    "a city twice": (lambda f: f["city"].append(f["city"][0]), "city 28: id 'groningen' stands twice"),
    "a route twice": (lambda f: f["route"].append(f["route"][0]), "route 35: id 'groningen-emden' stands twice"),
    "too many cities": (
        lambda f: f["city"].extend({"id": f"c{i}"} for i in range(6)),
        "city: 33 of them: expected 2 to 32",
    ),
    "ends missing": (
        lambda f: route(f, "stade-hamburg").pop("ends"),
        "route stade-hamburg: ends is missing: expected a list",
    ),
    "one end": (
        lambda f: drop(route(f, "stade-hamburg")["ends"], 0),
        "route stade-hamburg: ends ['hamburg']: expected two different cities",
    ),
    "the same end twice": (
        lambda f: set_in(route(f, "stade-hamburg"), "ends", ["stade", "stade"]),
        "route stade-hamburg: ends ['stade', 'stade']: expected two different cities",
    ),
    "an unknown end": (
        lambda f: set_in(route(f, "stade-hamburg")["ends"], 1, "hambrg"),
        "route stade-hamburg, ends: 'hambrg': expected one of groningen, emden, ",
    ),
    "an end that is no text": (
        lambda f: set_in(route(f, "stade-hamburg")["ends"], 1, ["hamburg"]),
        "route stade-hamburg, ends: ['hamburg']: expected one of groningen, emden, ",
    ),
    "two routes between the same cities": (
        lambda f: set_in(route(f, "hamburg-lubeck"), "ends", ["hamburg", "stade"]),
        "route hamburg-lubeck: a second route between the same cities",
    ),
    "posts missing": (
        lambda f: route(f, "stade-hamburg").pop("posts"),
        "route stade-hamburg: posts is missing: expected a list",
    ),
    "a single post": (
        lambda f: set_in(route(f, "stade-hamburg"), "posts", [{}]),
        "route stade-hamburg: 1 posts: expected 2 to 4",
    ),
    "five posts": (
        lambda f: set_in(route(f, "stade-hamburg"), "posts", [{}] * 5),
        "route stade-hamburg: 5 posts: expected 2 to 4",
    ),
    "too many posts": (
        lengthen,
        "route: 136 posts in all: expected at most 128",
    ),
    "a city out of reach": (
        lambda f: drop(f["route"], [entry["id"] for entry in f["route"]].index("hamburg-lubeck")),
        "city lubeck: no way from groningen: expected one connected network",
    ),
    "offices missing": (lambda f: city(f, "minden").pop("offices"), "city minden: offices is missing: expected a list"),
    "too many offices": (
        lambda f: set_in(city(f, "minden"), "offices", city(f, "minden")["offices"][:1] * 9),
        "city minden: 9 offices: expected at most 8",
    ),
    "an office that is no table": (
        lambda f: set_in(city(f, "minden")["offices"], 1, "orange"),
        "city minden, office 2: expected a table",
    ),
    "an office without colour": (
        lambda f: city(f, "minden")["offices"][1].pop("privilege"),
        "city minden, office 2: privilege is missing: expected a text",
    ),
    "an unknown colour": (
        lambda f: set_in(city(f, "minden")["offices"][1], "privilege", "green"),
        "city minden, office 2, privilege: 'green': expected one of white, orange, pink, black",
    ),
    "an unknown shape": (
        lambda f: set_in(city(f, "minden")["offices"][0], "piece", "cube"),
        "city minden, office 1, piece: 'cube': expected one of trader, merchant",
    ),
    "colours that fall": (
        lambda f: city(f, "minden")["offices"].reverse(),
        "city minden: the privilege of its offices falls from left to right: expected it to rise or stay",
    ),
    "a coin that is no number": (
        lambda f: set_in(city(f, "halle")["offices"][0], "coin", "one"),
        "city halle, office 1: coin is 'one': expected a whole number",
    ),
    "a coin that is a truth": (
        lambda f: set_in(city(f, "halle")["offices"][0], "coin", True),
        "city halle, office 1: coin is True: expected a whole number",
    ),
    "a coin out of range": (
        lambda f: set_in(city(f, "halle")["offices"][0], "coin", 0),
        "city halle, office 1, coin: 0: expected 1 to 9",
    ),
    "an unknown skill": (
        lambda f: set_in(city(f, "halle"), "skills", ["locks"]),
        "city halle, skills: 'locks': expected one of keys, actions, privilege, book, bursa",
    ),
    "a skill lacking": (
        lambda f: city(f, "halle").pop("skills"),
        "city: skills: expected each of keys, actions, privilege, book, bursa in exactly one city",
    ),
    "a skill twice": (
        lambda f: set_in(city(f, "minden"), "skills", ["keys"]),
        "city: skills: expected each of keys, actions, privilege, book, bursa in exactly one city",
    ),
    "skills that are no list": (
        lambda f: set_in(city(f, "halle"), "skills", 4),
        "city halle: skills is 4: expected a list",
    ),
    "two taverns": (lambda f: route(f, "osnabruck-bremen").pop("tavern"), "route: 2 taverns: expected 3"),
    "four taverns": (lambda f: set_in(route(f, "stade-hamburg"), "tavern", True), "route: 4 taverns: expected 3"),
    "no connection": (lambda f: f.pop("east_west"), "file: east_west is missing: expected a table"),
    "one connection city": (
        lambda f: drop(f["east_west"]["ends"], 0),
        "east_west, ends: expected two different cities",
    ),
    "an unknown connection city": (
        lambda f: set_in(f["east_west"]["ends"], 0, "arnhem"),
        "east_west, ends: 'arnhem': expected one of groningen, ",
    ),
    "connection points that are no numbers": (
        lambda f: set_in(f["east_west"], "points", [7, "4", 2]),
        "east_west, points: [7, '4', 2]: expected whole numbers from 0 to 99",
    ),
    "connection points below nought": (
        lambda f: set_in(f["east_west"], "points", [7, -4, 2]),
        "east_west, points: [7, -4, 2]: expected whole numbers from 0 to 99",
    ),
    "special-prestige points beyond measure": (
        lambda f: set_in(f["special_prestige"]["slots"][3], "points", 1100),
        "special_prestige, slots: [7, 8, 9, 1100]: expected whole numbers from 0 to 99",
    ),
    "no special prestige": (lambda f: f.pop("special_prestige"), "file: special_prestige is missing: expected a table"),
    "an unknown special-prestige city": (
        lambda f: set_in(f["special_prestige"], "city", "koln"),
        "special_prestige, city: 'koln': expected one of groningen, ",
    ),
    "three special-prestige spaces": (
        lambda f: drop(f["special_prestige"]["slots"], 3),
        "special_prestige, slots: expected one each of white, orange, pink, black, in this order",
    ),
    "special-prestige spaces in another order": (
        lambda f: f["special_prestige"]["slots"].reverse(),
        "special_prestige, slots: expected one each of white, orange, pink, black, in this order",
    ),
    "special prestige without points": (
        lambda f: f["special_prestige"]["slots"][2].pop("points"),
        "special_prestige, slots: points is missing: expected a whole number",
    ),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_board_is_refused_with_the_place_and_the_reason(name: str) -> None:
    damage, message = DAMAGES[name]
    facts = copy.deepcopy(board_facts("base-4-5"))
    damage(facts)
    with pytest.raises(BoardError) as caught:
        read_board(facts, "mine.toml")
    assert str(caught.value).startswith(f"mine.toml: {message}")
    assert "\n" not in str(caught.value)


def parts(value: Any) -> list[tuple[Any, Any]]:
    """Every table or list within the facts with each of its keys."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found = [(value, key) for key in keys]
    for key in keys:
        found += parts(value[key])
    return found


@pytest.mark.parametrize("junk", [None, 3, -1, 2.5, True, "x", [], {}, [None], {"id": 1}], ids=repr)
def test_junk_anywhere_is_refused_or_harmless_and_never_a_crash(junk: Any) -> None:
    """Whatever single value is replaced, the reader answers with a board or with one clear line."""
    keep = ("provenance", "pos", "marker_pos", "canvas")  # nothing of this is read
    facts = copy.deepcopy(board_facts("base-4-5"))
    facts["city"], facts["route"] = small(facts)
    for table, key in parts(facts):
        if key in keep:
            continue
        kept = table[key]
        table[key] = junk
        answer = "mine.toml: a place: a reason"
        try:
            read_board(facts, "mine.toml")
        except BoardError as error:
            answer = str(error)
        assert re.fullmatch(r"mine\.toml: [^\n]+: [^\n]+", answer)
        table[key] = kept
    read_board(facts, "mine.toml")


def small(facts: Facts) -> tuple[list[Facts], list[Facts]]:
    """A ring of the cities that the reader needs, so that every part of it can be damaged in turn."""
    keys = ["groningen", "stade", "lubeck", "gottingen", "halle", "coellen", "arnheim", "stendal"]
    cities = [city(facts, key) for key in keys]
    ring = [
        {"id": f"{a}-{b}", "ends": [a, b], "posts": [{}, {}], "tavern": i < 3}
        for i, (a, b) in enumerate(zip(keys, keys[1:] + keys[:1], strict=True))
    ]
    return cities, ring


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    path.write_text("schema = 1\n[board]\nid = 3\n", encoding="utf-8")
    with pytest.raises(BoardError, match=r"^two\.toml: board: id is 3: expected a text$"):
        read_board_file(path)
    with pytest.raises(BoardError, match=r"^none\.toml: cannot be read \(.+\)$"):
        read_board_file(tmp_path / "none.toml")
    path.write_text("schema = = 1", encoding="utf-8")
    with pytest.raises(BoardError, match=r"^two\.toml: not TOML: "):
        read_board_file(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match=r"^two\.toml: not TOML: "):
        read_board_file(path)
