"""The distance rule (HT-5.2.3 to HT-5.2.5) against a search of its own on random positions of both boards."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanse.games.teutonica.board import board_facts
from tests.teutonica.table import (
    BASE_BOARDS,
    FULL_DESK,
    all_posts,
    choices,
    occupied,
    pieces,
    place_words,
    play,
    position,
    route_lengths,
)

Graph = dict[str, set[str]]
Routes = dict[str, list[str | None]]


@cache
def cities_of(board: str) -> Graph:
    """Every route with its two cities."""
    return {route["id"]: set(route["ends"]) for route in board_facts(board)["route"]}


@cache
def cities_between(board: str, origin: str, route: str) -> int:
    """How many cities are passed on the shortest way, found by walking from city to city."""
    ends = cities_of(board)
    walked = dict.fromkeys(ends[origin], 1)
    waiting = sorted(ends[origin])
    while waiting:
        city = waiting.pop(0)
        for pair in ends.values():
            if city in pair:
                (other,) = pair - {city}
                if other not in walked:
                    walked[other] = walked[city] + 1
                    waiting.append(other)
    return min(walked[city] for city in ends[route])


def nearest(board: str, origin: str, free: set[str]) -> set[str]:
    """The posts that the rule allows, by measuring every free post."""
    measured = {
        post: cities_between(board, origin, post.rsplit(".", 1)[0]) for post in free if post.rsplit(".", 1)[0] != origin
    }
    closest = min(measured.values(), default=0)
    return {post for post, distance in measured.items() if distance == closest}


@st.composite
def crowds(draw: st.DrawFn) -> tuple[int, str, Routes]:
    """A number of players, an origin with a trader of seat 1 on its first post, and other pieces anywhere.

    Routes near the origin are filled more often than not, so that the search has to go far.
    """
    players = draw(st.sampled_from([3, 4, 5]))
    board = BASE_BOARDS[players]
    ends = cities_of(board)
    origin = draw(st.sampled_from(sorted(ends)))
    reach = draw(st.integers(0, 4))
    left = {f"t{seat}": 20 for seat in range(2, players)} | {f"m{seat}": 4 for seat in range(2, players)}
    routes: Routes = {}
    for route in sorted(ends):
        if route == origin:
            routes[route] = ["t1"]
            continue
        near = cities_between(board, origin, route) <= reach
        full = draw(st.integers(0, 9)) > 0 if near else draw(st.integers(0, 9)) > 7
        row: list[str | None] = []
        for _ in range(route_lengths(board)[route]):
            able = sorted(piece for piece, number in left.items() if number)
            piece = draw(st.sampled_from(able)) if full and able else None
            if piece:
                left[piece] -= 1
            row.append(piece)
        routes[route] = row
    return players, origin, routes


@pytest.mark.clause("HT-5.2.3", "HT-5.2.4", "HT-5.2.5", "HT-5.2.7")
@settings(deadline=None, max_examples=80)
@given(crowd=crowds(), data=st.data())
def test_the_nearest_free_posts_are_those_of_an_independent_search(
    crowd: tuple[int, str, Routes], data: st.DataObject
) -> None:
    players, origin, routes = crowd
    board = BASE_BOARDS[players]
    seats: list[dict[str, Any]] = [{"supply": pieces(5)}, {"supply": pieces(4), "stock": pieces(6, 1)}]
    seats += [{"desk": FULL_DESK}] * (players - 2)
    state = position(players=players, routes=routes, seats=seats)
    play(state, f"displace {origin}.1 with trader")
    for kinds in (["trader", "merchant"], None):
        expected = nearest(board, origin, all_posts(board) - set(occupied(state)))
        words = choices(state, "place")
        if kinds:
            assert words == place_words(expected, *kinds)
        else:
            assert {text.rsplit(" ", 1)[1] for text in words} == expected
        play(state, data.draw(st.sampled_from(sorted(words))))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.clause("HT-5.2.3")
def test_the_nearest_routes_are_those_that_share_a_city_with_the_origin(players: int) -> None:
    board = BASE_BOARDS[players]
    ends = cities_of(board)
    for origin in ends:
        state = position(players=players, routes={origin: ["t1"]}, seats=[{"supply": pieces(5)}, {"stock": pieces(4)}])
        play(state, f"displace {origin}.1 with trader")
        adjoining = {route for route in ends if route != origin and ends[route] & ends[origin]}
        assert {text.split()[-1].rsplit(".", 1)[0] for text in choices(state)} == adjoining
