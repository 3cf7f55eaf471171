"""Codes in words and back, and what they touch."""

from __future__ import annotations

import re

import pytest

from hanse.games.teutonica.board import board_facts, load_facts
from hanse.games.teutonica.game import TEUTONICA
from hanse.games.teutonica.state import State
from hanse.kernel.errors import MoveError
from tests.teutonica.table import BASE_BOARDS, all_posts, position, route_lengths

PLAYERS = [3, 4]
SKILLS = ("keys", "actions", "privilege", "book", "bursa")
FAVOURS = tuple(tile["id"] for tile in load_facts("favours")["tile"])
MARKERS = ("extra", "swap", "develop", "actions3", "actions4", "three")


def known_codes(state: State) -> dict[int, str]:
    """Every code that means something on this board, with its words."""
    found = {}
    for code in range(TEUTONICA.actions):
        try:
            found[code] = state.words(code)
        except MoveError as error:
            text = str(error)
            if not re.fullmatch(rf"decision {code}: the board base-.-. has no such \w+", text):
                raise
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_every_code_of_the_board_has_words_of_its_own_that_name_it_again(players: int) -> None:
    state = position(players=players)
    words = known_codes(state)
    assert len(set(words.values())) == len(words)
    for code, text in words.items():
        assert state.code(text) == code


@pytest.mark.parametrize("players", PLAYERS)
def test_the_words_name_every_place_of_the_board_and_nothing_else(players: int) -> None:
    board = BASE_BOARDS[players]
    posts, routes = all_posts(board), set(route_lengths(board))
    cities = {city["id"]: len(city.get("offices", ())) for city in board_facts(board)["city"]}
    both = ("trader", "merchant")
    expected = {"end turn", "done"}
    expected |= {f"recruit {t} traders {m} merchants" for t in range(27) for m in range(5)}
    expected |= {f"place {kind} {post}" for kind in both for post in posts}
    expected |= {f"displace {post} with {kind}" for kind in both for post in posts}
    expected |= {f"lift {post}" for post in posts}
    expected |= {f"establish {route}" for route in routes}
    expected |= {f"office {city}" for city in cities}
    expected |= {f"extra office {city} with {kind}" for city in cities for kind in both}
    expected |= {f"develop {skill}" for skill in SKILLS}
    expected |= {f"prestige {colour}" for colour in ("white", "orange", "pink", "black")}
    expected |= {f"use {marker}" for marker in MARKERS}
    expected |= {f"swap {city}.{space}" for city, spaces in cities.items() for space in range(1, spaces)}
    expected |= {f"marker {marker} {route}" for marker in MARKERS for route in routes}
    expected |= {f"pay {number} merchants" for number in range(3)}
    expected |= {f"take {kind} of seat {seat}" for kind in both for seat in range(1, 7)}
    expected |= {f"buy {tile}" for tile in FAVOURS} | {f"turn over {marker}" for marker in MARKERS}
    expected |= {f"independent office {city} with {kind}" for kind in both for city in cities}
    expected |= {f"waive borders with {marker}" for marker in MARKERS}
    provinces = {entry["id"] for part in ("province", "rim_area") for entry in load_facts("provinces-2p")[part]}
    if players == 3:  # the board of the two-player game
        expected |= {f"{verb} {name}" for verb in ("pawn", "send pawn") for name in provinces}
    assert set(known_codes(position(players=players)).values()) == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_words_description_and_touched_elements_agree(players: int) -> None:
    state = position(players=players)
    for code, text in known_codes(state).items():
        told = state.describe(code)
        for name, value in told.items():
            if name != "family":
                assert re.search(rf"(^|[ .]){re.escape(str(value))}($|[ .])", text)
        for element in state.touches(code):
            kind, _, name = element.partition(":")
            assert kind in {"post", "route", "city", "skill", "prestige", "office", "marker", "favour", "province"}
            assert name.rsplit(".", 1)[0] in text


def test_codes_are_fixed_for_ever() -> None:
    """Records and trained players depend on them: a sample of each family."""
    state = position()
    assert {
        text: state.code(text)
        for text in (
            "end turn",
            "done",
            "recruit 0 traders 1 merchants",
            "recruit 26 traders 4 merchants",
            "place trader groningen-emden.1",
            "place merchant groningen-emden.1",
            "place trader warburg-gottingen.3",
            "displace groningen-emden.1 with trader",
            "displace groningen-emden.2 with merchant",
            "lift groningen-emden.1",
            "establish groningen-emden",
            "office groningen",
            "extra office groningen with merchant",
            "develop bursa",
            "prestige black",
            "use three",
            "swap emden.1",
            "marker three groningen-emden",
            "pay 2 merchants",
            "take merchant of seat 2",
            "buy skill_bonus",
            "turn over three",
            "independent office groningen with trader",
            "waive borders with three",
        )
    } == {
        "end turn": 0,
        "done": 1,
        "recruit 0 traders 1 merchants": 3,
        "recruit 26 traders 4 merchants": 136,
        "place trader groningen-emden.1": 137,
        "place merchant groningen-emden.1": 265,
        "place trader warburg-gottingen.3": 243,
        "displace groningen-emden.1 with trader": 393,
        "displace groningen-emden.2 with merchant": 522,
        "lift groningen-emden.1": 649,
        "establish groningen-emden": 777,
        "office groningen": 817,
        "extra office groningen with merchant": 881,
        "develop bursa": 917,
        "prestige black": 921,
        "use three": 927,
        "swap emden.1": 935,
        "marker three groningen-emden": 1352,
        "pay 2 merchants": 1394,
        "take merchant of seat 2": 1398,
        "buy skill_bonus": 1412,
        "turn over three": 1418,
        "independent office groningen with trader": 1419,
        "waive borders with three": 1488,
    }
    assert TEUTONICA.actions == 1521
    small = position(players=3)
    assert small.code("pawn outer_southwest") == 1503
    assert small.code("send pawn kampen_arnheim") == 1505


def test_spaces_in_words_do_not_matter() -> None:
    state = position()
    assert state.code("  place   trader\tstade-hamburg.2 ") == state.code("place trader stade-hamburg.2")


@pytest.mark.parametrize(
    "text",
    ["", "think", "place trader", "place trader stade-hamburg.1 now", "end", "recruit 3 traders", "place cube x.1 y"],
)
def test_what_is_no_decision_is_refused_with_the_forms_there_are(text: str) -> None:
    with pytest.raises(MoveError) as caught:
        position().code(text)
    assert str(caught.value).startswith(f"{text!r} is not a decision: expected one of: end turn; done; recruit TRADERS")
    assert "place KIND POST" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "place trader stade-hamburg.4",
        "place trader stade-hamburg.0",
        "place cube stade-hamburg.1",
        "lift hamburg-stade.1",
        "office london",
        "develop purse",
        "prestige green",
        "use two",
        "pay 3 merchants",
        "take trader of seat 0",
        "recruit 27 traders 0 merchants",
        "recruit 1 traders 5 merchants",
        "swap minden.8",
        "establish Stade-Hamburg",
    ],
)
def test_a_place_or_thing_that_the_board_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(MoveError, match=re.escape(f"{text!r}: the board base-4-5 has no such place or thing")):
        position().code(text)


def test_routes_of_the_large_side_are_unknown_on_the_small_one() -> None:
    with pytest.raises(MoveError, match="the board base-2-3 has no such place or thing"):
        position(players=3).code("establish emden-stade")
    assert position(players=4).words(position(players=4).code("establish emden-stade")) == "establish emden-stade"
