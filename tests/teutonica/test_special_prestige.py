"""Special prestige (section 6.7): merchants beside Coellen, scored only at the end."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.board import BOARDS, board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.table import after, choices, play, position, stock


def coellen(*posts: str, privilege: int = 0, **parts: Any) -> State:
    """Seat 0 establishes the route to Coellen."""
    seats = [{"desk": {"privilege": privilege, "book": 1}, **parts.pop("seat", {})}, *parts.pop("others", [])]
    state = position(routes={"coellen-warburg": list(posts)}, seats=seats, turn={"actions": 1}, **parts)
    return play(state, "establish coellen-warburg")


@pytest.mark.clause("HT-6.7.1")
@pytest.mark.parametrize(
    ("privilege", "taken", "expected"),
    [
        (0, [None] * 4, {"prestige white", "office coellen"}),
        (1, [None] * 4, {"prestige white", "prestige orange", "office coellen", "office warburg"}),
        (2, [1, None, None, None], {"prestige orange", "prestige pink", "office coellen", "office warburg"}),
        (3, [None, 1, None, 2], {"prestige white", "prestige pink", "office coellen", "office warburg"}),
        (3, [1, 1, 2, None], {"prestige black", "office coellen", "office warburg"}),
        (3, [1, 1, 2, 2], {"office coellen", "office warburg"}),
    ],
)
def test_any_free_space_that_the_privilege_covers_may_be_taken(
    privilege: int, taken: list[int | None], expected: set[str]
) -> None:
    others = [{"desk": {"book": 3}}, {"desk": {"book": 3}}]
    state = coellen("t0", "t0", "t0", "m0", privilege=privilege, prestige=taken, others=others)
    assert choices(state) == expected | {"done"}


@pytest.mark.clause("HT-6.7.1")
def test_special_prestige_takes_a_merchant_of_the_route_and_not_of_the_supply() -> None:
    state = coellen("t0", "t0", "t0", "t0", privilege=3, seat={"supply": {"merchants": 2}})
    assert choices(state) == {"office coellen", "office warburg", "done"}


@pytest.mark.clause("HT-6.7.1", "HT-6.8.1")
def test_the_other_pieces_of_the_route_go_to_the_stock() -> None:
    state = coellen("t0", "m0", "t0", "m0", privilege=1)
    before = stock(state, 0)
    play(state, "prestige orange")
    assert state.to_data()["prestige"] == [None, 0, None, None]
    assert stock(state, 0) == {"traders": before["traders"] + 2, "merchants": before["merchants"] + 1}
    assert state.to_data()["cities"]["coellen"]["offices"] == [None, None]
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-6.7.2", "HT-9.2.5")
def test_its_points_wait_for_the_end_and_do_not_count_towards_twenty() -> None:
    state = coellen("m0", "t0", "t0", "t0", privilege=3, seat={"score": 19})
    play(state, "prestige black")
    assert not state.over()
    assert state.to_data()["seats"][0]["score"] == 19
    assert state.score_sheet()[0]["prestige"] == 11


@pytest.mark.clause("HT-6.7.2")
def test_the_merchant_is_no_office() -> None:
    state = coellen("m0", "t0", "t0", "t0", others=[{"markers": {"unused": ["extra"]}}])
    play(state, "prestige white")
    assert (state.score_sheet()[0]["cities"], state.score_sheet()[0]["network"]) == (0, 0)
    again = position(
        prestige=[0],
        routes={"coellen-warburg": ["t1"] * 4},
        seats=[{}, {"markers": {"unused": ["extra"]}}],
        turn={"seat": 1},
    )
    play(again, "establish coellen-warburg")
    assert choices(again) == {"office coellen", "done"}, "an extra office needs an office in the city"
    assert [entry["score"] for entry in again.to_data()["seats"]] == [0, 0, 0, 0]


@pytest.mark.clause("HT-6.7.2", "HT-8.4.2")
def test_nothing_moves_the_merchant_again() -> None:
    state = position(
        prestige=[0, 1],
        routes={"stade-hamburg": ["t0"]},
        cities={"coellen": ["t1", "t0"]},
        seats=[{"markers": {"unused": ["swap", "three"]}, "supply": {"traders": 0, "merchants": 0}}],
        turn={"actions": 1},
    )
    assert choices(state, "lift") == {"lift stade-hamburg.1"}
    assert choices(after(state, "use swap")) == {"swap coellen.1"}
    assert choices(after(state, "use three")) == {"lift stade-hamburg.1"}


@pytest.mark.clause("HT-6.7.3")
@pytest.mark.parametrize(
    ("key", "city", "neighbour"),
    [
        ("base-4-5", "coellen", "warburg"),
        ("base-2-3", "coellen", "warburg"),
        ("east", "konigsberg", "danzig"),
        ("britannia-4-5", "plymouth", "salisbury"),
        ("britannia-2-3", "plymouth", "salisbury"),
    ],
)
def test_a_single_route_leads_to_the_special_prestige_city(key: str, city: str, neighbour: str) -> None:
    facts = board_facts(key)
    assert facts["special_prestige"]["city"] == city
    leading = [route for route in facts["route"] if city in route["ends"]]
    assert [set(route["ends"]) for route in leading] == [{city, neighbour}]
    assert facts["special_prestige"]["via_routes"] == [leading[0]["id"]]


@pytest.mark.clause("HT-6.7.3")
@pytest.mark.parametrize(
    ("route", "expected"),
    [
        ("paderborn-warburg", {"office paderborn", "office warburg", "done"}),
        ("warburg-gottingen", {"office warburg", "office gottingen", "develop actions", "done"}),
    ],
)
def test_the_other_routes_of_warburg_offer_no_special_prestige(route: str, expected: set[str]) -> None:
    state = position(routes={route: ["t0", "m0", "t0"]}, seats=[{"desk": {"privilege": 3}}], turn={"actions": 1})
    assert choices(play(state, f"establish {route}")) == expected


@pytest.mark.clause("HT-6.7.1")
def test_every_board_has_the_four_spaces_by_rising_privilege() -> None:
    for key in BOARDS:
        slots = board_facts(key)["special_prestige"]["slots"]
        assert [(slot["privilege"], slot["points"]) for slot in slots] == [
            ("white", 7),
            ("orange", 8),
            ("pink", 9),
            ("black", 11),
        ]
