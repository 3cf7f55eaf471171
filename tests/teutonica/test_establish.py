"""Establishing a route (section 6): its steps in their order, and every reward that can be chosen."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from hanse.games.teutonica.board import BOARDS, board_facts, read_board
from hanse.games.teutonica.state import State
from tests.teutonica.table import (
    actions_left,
    asked,
    choices,
    events,
    occupied,
    pieces,
    play,
    position,
    seat,
    stock,
    supply,
)

PRIVILEGES = ("white", "orange", "pink", "black")


def establish(route: str, posts: list[str], marker: str | None = None, **parts: Any) -> State:
    """Seat 0 has filled the route and establishes it with the only action it has."""
    parts.setdefault("turn", {"actions": 1})
    routes = {route: {"posts": posts, "marker": marker}, **parts.pop("routes", {})}
    return play(position(routes=routes, **parts), f"establish {route}")


def offices(state: State, city: str) -> list[str | None]:
    found: list[str | None] = state.to_data()["cities"][city]["offices"]
    return found


def scores(state: State) -> list[int]:
    return [entry["score"] for entry in state.to_data()["seats"]]


def told(state: State, *texts: str) -> list[str]:
    """What happens, by the names of the events."""
    return [event["event"] for event in events(state, *texts)]


# The order of the steps


@pytest.mark.clause("HT-6.1.1")
def test_control_comes_before_the_marker_and_the_marker_before_the_reward() -> None:
    state = position(
        routes={"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": "swap"}},
        cities={"hamburg": ["t1"], "lubeck": ["t2"]},
        seats=[{"desk": {"privilege": 1}}],
    )
    assert events(state, "establish hamburg-lubeck") == [
        {"event": "established", "seat": 0, "route": "hamburg-lubeck"},
        {"event": "scored", "seat": 1, "points": 1, "why": "control", "city": "hamburg"},
        {"event": "scored", "seat": 2, "points": 1, "why": "control", "city": "lubeck"},
        {"event": "marker_taken", "seat": 0, "marker": "swap", "route": "hamburg-lubeck"},
        {"event": "marker_drawn", "seat": 0},
    ]
    assert asked(state) == ("reward", 0)
    assert choices(state) == {"office hamburg", "develop bursa", "done"}


@pytest.mark.clause("HT-6.1.1", "HT-6.8.1")
def test_the_pieces_of_the_route_return_only_after_the_reward_is_chosen() -> None:
    state = establish("hamburg-lubeck", ["t0", "t0", "m0"], seats=[{"supply": pieces(4, 0)}])
    assert occupied(state) == {"hamburg-lubeck.1": "t0", "hamburg-lubeck.2": "t0", "hamburg-lubeck.3": "m0"}
    before = stock(state, 0)
    play(state, "office hamburg")
    assert occupied(state) == {}
    assert stock(state, 0) == {"traders": before["traders"] + 1, "merchants": before["merchants"] + 1}
    assert supply(state, 0) == pieces(4, 0)


@pytest.mark.clause("HT-6.1.1")
def test_at_most_one_reward_is_chosen() -> None:
    state = establish("groningen-emden", ["t0", "t0", "m0"])
    assert choices(state) == {"office groningen", "office emden", "develop book", "done"}
    for choice in choices(state):
        assert asked(play(state.copy(), choice)) == ("turn", 0)


@pytest.mark.clause("HT-6.1.2")
def test_a_player_who_can_do_nothing_in_step_three_still_establishes_the_route() -> None:
    """White privilege, and the next spaces are orange (Lüneburg) and pink (Perleberg)."""
    state = position(
        routes={"luneburg-perleberg": {"posts": ["t0", "t0", "t0"], "marker": "swap"}},
        cities={"perleberg": ["t1"]},
        turn={"actions": 1},
    )
    before = stock(state, 0)["traders"]
    assert told(state, "establish luneburg-perleberg") == ["established", "scored", "marker_taken", "marker_drawn"]
    assert asked(state) == ("turn", 0)
    assert choices(state) == {"end turn"}
    assert (scores(state), seat(state, 0)["markers"]["unused"]) == ([0, 1, 0, 0], ["swap"])
    assert (occupied(state), stock(state, 0)["traders"]) == ({}, before + 3)


@pytest.mark.clause("HT-6.1.2", "HT-6.8.1")
def test_step_three_may_be_skipped_and_then_every_piece_goes_to_the_stock() -> None:
    state = establish("hamburg-lubeck", ["t0", "t0", "m0"])
    before = stock(state, 0)
    play(state, "done")
    assert (offices(state, "hamburg"), offices(state, "lubeck")) == ([None] * 3, [None] * 2)
    assert stock(state, 0) == {"traders": before["traders"] + 2, "merchants": before["merchants"] + 1}


@pytest.mark.clause("HT-6.1.2", "HT-6.3.1", "HT-R-17")
def test_points_and_marker_cannot_be_refused() -> None:
    """They are given at once; nothing left to choose speaks of them."""
    state = establish("osnabruck-bremen", ["t0", "t0", "t0"], "develop", cities={"bremen": ["m1"]})
    assert choices(state) == {"office osnabruck", "done"}
    assert (scores(state)[1], seat(state, 0)["markers"]["unused"]) == (1, ["develop"])
    assert seat(state, 0)["plate"]["hidden"] == 1


# Step 1: control points


@pytest.mark.clause("HT-6.2.1")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ({}, [0, 0, 0, 0]),
        ({"dortmund": ["m0"]}, [1, 0, 0, 0]),
        ({"dortmund": ["m0"], "paderborn": ["t0"]}, [2, 0, 0, 0]),
        ({"dortmund": ["m2"], "paderborn": ["t2"]}, [0, 0, 2, 0]),
        ({"dortmund": ["m1"], "paderborn": ["t3"]}, [0, 1, 0, 1]),
        ({"dortmund": ["m1", "t0", "t0"], "paderborn": ["t0", "m3"]}, [1, 0, 0, 1]),
    ],
)
def test_whoever_controls_an_end_city_scores_a_point_for_it(cities: dict[str, list[str]], points: list[int]) -> None:
    assert scores(establish("dortmund-paderborn", ["t0", "t0", "t0"], cities=cities)) == points


@pytest.mark.clause("HT-6.2.1")
def test_cities_elsewhere_score_nothing() -> None:
    cities = {"minden": ["t1"], "warburg": ["t1"], "hildesheim": ["t0"], "duisburg": ["t0"]}
    assert scores(establish("dortmund-paderborn", ["t0", "t0", "t0"], cities=cities)) == [0, 0, 0, 0]


@pytest.mark.clause("HT-6.2.2")
def test_control_is_judged_before_the_new_office_stands() -> None:
    state = establish(
        "hamburg-lubeck", ["t0", "t0", "t0"], cities={"hamburg": ["t1"]}, seats=[{"desk": {"privilege": 1}}]
    )
    play(state, "office hamburg")
    assert state.score_sheet()[0]["cities"] == 2, "seat 0 controls Hamburg from now on"
    assert scores(state) == [0, 1, 0, 0]


# Step 2: bonus marker


@pytest.mark.clause("HT-6.3.1")
def test_a_route_without_a_marker_gives_none_and_draws_none() -> None:
    state = position(routes={"hamburg-lubeck": {"posts": ["t0", "t0", "t0"]}, "stade-hamburg": {"marker": "swap"}})
    waiting = state.view(None)["marker_stock"]["count"]
    assert told(state, "establish hamburg-lubeck", "done") == ["established"]
    assert seat(state, 0)["markers"] == {"unused": [], "used": []}
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": []}
    assert state.view(None)["marker_stock"]["count"] == waiting


@pytest.mark.clause("HT-6.3.1", "HT-6.3.2")
@pytest.mark.parametrize("marker", ["extra", "swap", "develop", "actions3", "actions4", "three"])
def test_the_marker_is_taken_unused_and_another_drawn_face_down(marker: str) -> None:
    state = position(routes={"hamburg-lubeck": {"posts": ["t0", "t0", "t0"], "marker": marker}})
    play(state, "establish hamburg-lubeck", "done")
    assert seat(state, 0)["markers"] == {"unused": [marker], "used": []}
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}
    assert state.to_data()["routes"]["hamburg-lubeck"]["marker"] is None
    assert state.view(None)["marker_stock"]["count"] == 14
    assert state.faults() == []


@pytest.mark.clause("HT-6.3.2", "HT-9.1.2")
def test_with_an_empty_stock_nothing_is_drawn_and_the_end_is_triggered() -> None:
    held = ["extra"] * 4 + ["swap"] + ["develop"] * 3 + ["actions3"] * 2 + ["actions4"] * 2 + ["three"]
    state = establish(
        "hamburg-lubeck",
        ["t0", "t0", "t0"],
        "extra",
        routes={"stade-hamburg": {"marker": "swap"}, "emden-stade": {"marker": "three"}},
        seats=[{}, {"markers": {"used": held}}],
    )
    assert seat(state, 0)["markers"]["unused"] == ["extra"]
    assert seat(state, 0)["plate"] == {"hidden": 0, "open": []}
    assert state.to_data()["ending"] == ["markers"]


@pytest.mark.clause("HT-6.3.3", "HT-R-22")
def test_an_extra_office_marker_cannot_be_used_in_the_action_that_brought_it() -> None:
    state = establish("dortmund-paderborn", ["t0", "t0", "t0"], "extra", cities={"dortmund": ["m1"]})
    assert choices(state) == {"office paderborn", "done"}


@pytest.mark.clause("HT-6.3.3", "HT-R-22")
def test_the_marker_just_taken_is_usable_from_the_next_action_on() -> None:
    state = position(
        routes={
            "dortmund-paderborn": {"posts": ["t0", "t0", "t0"], "marker": "extra"},
            "duisburg-dortmund": ["t0", "t0"],
        },
        cities={"dortmund": ["m1"], "duisburg": ["t1"]},
    )
    play(state, "establish dortmund-paderborn", "done", "establish duisburg-dortmund")
    assert choices(state) == {"extra office dortmund with trader", "extra office duisburg with trader", "done"}


@pytest.mark.clause("HT-6.3.3")
def test_an_extra_office_marker_owned_before_is_usable_while_taking_another() -> None:
    state = establish(
        "dortmund-paderborn",
        ["t0", "t0", "t0"],
        "extra",
        cities={"dortmund": ["m1"]},
        seats=[{"markers": {"unused": ["extra"]}}],
    )
    assert choices(state) == {"office paderborn", "extra office dortmund with trader", "done"}
    play(state, "extra office dortmund with trader")
    assert seat(state, 0)["markers"] == {"unused": ["extra"], "used": ["extra"]}


# Step 3a: office


@pytest.mark.clause("HT-6.4.1")
def test_the_office_goes_to_the_leftmost_free_space_of_the_chosen_city() -> None:
    state = establish(
        "minden-hannover",
        ["t0", "t0", "t0"],
        cities={"minden": ["t1", "t2"], "hannover": []},
        seats=[{"desk": {"privilege": 3}}],
    )
    assert choices(state) == {"office minden", "office hannover", "done"}
    assert offices(play(state.copy(), "office minden"), "minden") == ["t1", "t2", "t0", None]
    assert offices(play(state, "office hannover"), "hannover") == ["t0", None]


@pytest.mark.clause("HT-6.4.1", "HT-6.4.2")
def test_a_space_out_of_reach_cannot_be_skipped() -> None:
    """Göttingen's free space wants a merchant; the pink square after it is not for traders yet."""
    state = establish(
        "quedlinburg-gottingen", ["t0", "t0", "t0"], cities={"gottingen": ["t1"]}, seats=[{"desk": {"privilege": 3}}]
    )
    assert choices(state) == {"develop actions", "done"}


@pytest.mark.clause("HT-6.4.2")
@pytest.mark.parametrize(
    ("privilege", "posts", "expected"),
    [
        (0, ["t0", "t0", "m0"], set()),
        (1, ["t0", "t0", "t0"], {"office dortmund"}),
        (1, ["m0", "t0", "t0"], {"office dortmund"}),
        (1, ["m0", "m0", "m0"], set()),
        (2, ["t0", "t0", "m0"], {"office dortmund"}),
        (3, ["t0", "t0", "t0"], {"office dortmund"}),
        (3, ["t0", "m0", "t0"], {"office dortmund", "office paderborn"}),
        (3, ["m0", "m0", "m0"], {"office paderborn"}),
    ],
)
def test_privilege_and_shape_decide_which_offices_can_be_had(
    privilege: int, posts: list[str], expected: set[str]
) -> None:
    """Dortmund's next space is an orange square, Paderborn's a black circle."""
    state = establish(
        "dortmund-paderborn",
        posts,
        cities={"dortmund": ["m1"], "paderborn": ["t1"]},
        seats=[{"desk": {"privilege": privilege, "book": 3}, "supply": pieces(3, 1)}],
    )
    assert choices(state) == (expected | {"done"} if expected else {"end turn"})


@pytest.mark.clause("HT-6.4.2")
def test_the_piece_comes_from_the_route_not_from_the_supply() -> None:
    state = establish("emden-stade", ["t0", "t0", "t0"], seats=[{"supply": pieces(3, 1)}])
    assert choices(state) == {"develop privilege", "done"}, "both cities want a merchant, and only the supply has one"


@pytest.mark.clause("HT-6.4.3", "HT-R-60")
def test_a_coin_pays_whoever_takes_its_space_and_nobody_afterwards() -> None:
    state = establish("quedlinburg-halle", ["t0"] * 4, seats=[{"desk": {"privilege": 1}}])
    assert scores(play(state, "office halle")) == [1, 0, 0, 0]
    later = establish("quedlinburg-halle", ["t0"] * 4, cities={"halle": ["t1"]}, seats=[{"desk": {"privilege": 1}}])
    assert scores(later) == [0, 1, 0, 0]
    assert scores(play(later, "office halle")) == [0, 1, 0, 0]


@pytest.mark.clause("HT-6.4.3", "HT-R-60")
@pytest.mark.parametrize("key", BOARDS)
def test_coins_are_worth_one_on_base_and_east_and_two_on_britannia(key: str) -> None:
    coins = {office["coin"] for city in board_facts(key)["city"] for office in city["offices"] if "coin" in office}
    assert coins == ({2} if key.startswith("britannia") else {1})


@pytest.mark.clause("HT-6.4.4")
@pytest.mark.parametrize(
    ("players", "route", "city", "coin"),
    [
        (4, "groningen-emden", "groningen", 1),
        (4, "hamburg-lubeck", "lubeck", 1),
        (4, "coellen-warburg", "coellen", 1),
        (4, "quedlinburg-halle", "halle", 1),
        (4, "stade-hamburg", "stade", 0),
        (4, "paderborn-warburg", "warburg", 0),
        (4, "stade-hamburg", "hamburg", 0),
        (3, "groningen-emden", "groningen", 1),
        (3, "hamburg-lubeck", "lubeck", 1),
        (3, "coellen-warburg", "coellen", 1),
        (3, "quedlinburg-halle", "halle", 1),
        (3, "stade-hamburg", "stade", 1),
        (3, "paderborn-warburg", "warburg", 1),
        (3, "stade-hamburg", "hamburg", 0),
    ],
)
def test_the_first_office_of_a_coin_city_pays(players: int, route: str, city: str, coin: int) -> None:
    posts = ["m0", "t0", "t0", "t0"][: 4 if route in ("coellen-warburg", "quedlinburg-halle") else 3]
    state = establish(route, posts, players=players, seats=[{"desk": {"privilege": 1}}])
    assert scores(play(state, f"office {city}"))[0] == coin


@pytest.mark.clause("HT-6.4.4")
@pytest.mark.parametrize("key", ["base-4-5", "base-2-3"])
def test_only_the_named_cities_have_a_coin_and_only_on_their_first_space(key: str) -> None:
    found = [
        (city["id"], i)
        for city in board_facts(key)["city"]
        for i, office in enumerate(city["offices"])
        if "coin" in office
    ]
    small = [("stade", 0), ("warburg", 0)] if key == "base-2-3" else []
    assert sorted(found) == sorted([("groningen", 0), ("lubeck", 0), ("coellen", 0), ("halle", 0), *small])


@pytest.mark.clause("HT-6.4.5")
def test_the_counter_advances_only_when_the_last_printed_space_is_taken() -> None:
    seats = [{"desk": {"privilege": 3}}]
    first = establish("minden-hannover", ["t0"] * 3, seats=seats)
    assert play(first, "office hannover").to_data()["completed"] == 0
    second = establish("minden-hannover", ["t0"] * 3, cities={"hannover": ["t1"]}, seats=seats)
    second.listen()
    play(second, "office hannover")
    assert second.to_data()["completed"] == 1
    assert {"event": "completed", "city": "hannover"} in second.events()


@pytest.mark.clause("HT-6.4.6")
def test_a_completed_city_takes_no_office_but_its_routes_can_be_established() -> None:
    seats = [{"desk": {"privilege": 3}}]
    state = establish("minden-hannover", ["t0"] * 3, cities={"hannover": ["t1", "t2"]}, seats=seats)
    assert choices(state) == {"office minden", "done"}
    both = establish("duisburg-dortmund", ["t0"] * 2, cities={"duisburg": ["t1"], "dortmund": ["m2"] + ["t2"] * 2})
    assert (choices(both), scores(both)) == ({"end turn"}, [0, 1, 1, 0])


@pytest.mark.clause("HT-6.4.7", "HT-8.4.3")
def test_an_extra_office_replaces_the_normal_office() -> None:
    state = establish(
        "minden-hannover",
        ["t0", "t0", "m0"],
        cities={"minden": ["t1"], "hannover": ["t1", "t2"]},
        seats=[{"desk": {"privilege": 1}, "markers": {"unused": ["extra"]}}],
    )
    extras = {f"extra office {city} with {kind}" for city in ("minden", "hannover") for kind in ("trader", "merchant")}
    assert choices(state) == {"office minden", "done"} | extras
    before = stock(state, 0)
    play(state, "extra office hannover with merchant")
    assert choices(state) == {"end turn"}
    assert state.to_data()["cities"]["hannover"] == {"offices": ["t1", "t2"], "extra": ["m0"]}
    assert stock(state, 0) == {"traders": before["traders"] + 2, "merchants": before["merchants"]}


# Step 3b: skill


@pytest.mark.clause("HT-6.6.1", "HT-6.6.2")
@pytest.mark.parametrize(
    ("route", "skill", "rest"),
    [
        ("groningen-emden", "book", {"office groningen"}),
        ("stade-hamburg", "privilege", {"office hamburg"}),
        ("hamburg-lubeck", "bursa", {"office hamburg", "office lubeck"}),
        ("quedlinburg-gottingen", "actions", {"office gottingen"}),
        ("quedlinburg-halle", "keys", {"office halle"}),
    ],
)
def test_a_skill_is_developed_instead_of_placing_an_office(route: str, skill: str, rest: set[str]) -> None:
    posts = ["t0"] * (4 if route == "quedlinburg-halle" else 3)
    state = establish(route, posts, seats=[{"supply": pieces(2, 0)}])
    assert choices(state) == rest | {f"develop {skill}", "done"}
    before = stock(state, 0)
    play(state, f"develop {skill}")
    assert seat(state, 0)["desk"] == dict.fromkeys(("keys", "actions", "privilege", "book", "bursa"), 0) | {skill: 1}
    assert supply(state, 0) == (pieces(2, 1) if skill == "book" else pieces(3, 0))
    assert stock(state, 0) == {"traders": before["traders"] + len(posts), "merchants": before["merchants"]}


@pytest.mark.clause("HT-6.6.1", "HT-R-29")
def test_a_fully_developed_skill_cannot_be_chosen() -> None:
    state = establish("hamburg-lubeck", ["t0"] * 3, seats=[{"desk": {"bursa": 3}}])
    assert choices(state) == {"office hamburg", "office lubeck", "done"}


@pytest.mark.clause("HT-6.6.1", "HT-R-30")
@pytest.mark.parametrize(("steps", "gained"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_developing_actions_gives_the_difference_at_once(steps: int, gained: int) -> None:
    """The values are 2, 3, 3, 4, 4, 5; the one action left is spent on the route itself."""
    state = establish("quedlinburg-gottingen", ["t0"] * 3, seats=[{"desk": {"actions": steps}}])
    assert actions_left(play(state, "develop actions")) == gained


@pytest.mark.clause("HT-6.6.2")
@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("base-4-5", "groningen book, stade privilege, lubeck bursa, gottingen actions, halle keys"),
        ("base-2-3", "groningen book, stade privilege, lubeck bursa, gottingen actions, halle keys"),
        ("east", "magdeburg privilege, breslau book, dresden keys, waren actions, waren bursa"),
        ("britannia-4-5", "newcastle bursa, york keys, norwich book, chester actions, london privilege"),
        ("britannia-2-3", "newcastle bursa, york keys, norwich book, chester actions, london privilege"),
    ],
)
def test_each_board_shows_its_skills_in_the_named_cities(key: str, expected: str) -> None:
    found = [f"{city['id']} {skill}" for city in board_facts(key)["city"] for skill in city.get("skills", [])]
    assert sorted(found) == sorted(expected.split(", "))


def _with_skills(state: State, skills: dict[str, list[str]]) -> State:
    """The same position on a board that shows other skills."""
    facts = deepcopy(board_facts("base-4-5"))
    for city in facts["city"]:
        city["skills"] = skills.get(city["id"], [])
    return State(read_board(facts, "test"), state.rules, state.cells[:])


@pytest.mark.clause("HT-6.6.3")
@pytest.mark.parametrize(
    "skills",
    [
        {"hamburg": ["keys"], "lubeck": ["bursa"], "stade": ["privilege", "actions", "book"]},
        {"hamburg": [], "lubeck": ["bursa", "keys"], "stade": ["privilege", "actions", "book"]},
    ],
)
def test_of_two_skills_shown_one_development_in_all_is_chosen(skills: dict[str, list[str]]) -> None:
    state = _with_skills(position(routes={"hamburg-lubeck": ["t0"] * 3}, turn={"actions": 1}), skills)
    play(state, "establish hamburg-lubeck")
    assert choices(state) == {"office hamburg", "office lubeck", "develop keys", "develop bursa", "done"}
    play(state, "develop keys")
    assert sum(seat(state, 0)["desk"].values()) == 1
    assert choices(state) == {"end turn"}
