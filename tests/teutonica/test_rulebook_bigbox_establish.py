"""The worked examples of both base rulebooks from Establish on, step by step. Ann (red) is seat 0, Henri (blue) 1."""

from __future__ import annotations

from typing import Any

import pytest

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.table import (
    actions_left,
    after,
    all_posts,
    asked,
    choices,
    occupied,
    pieces,
    place_words,
    play,
    position,
    route_lengths,
    seat,
    stock,
    supply,
)

BOARD = "base-4-5"


def scores(state: State) -> list[int]:
    return [entry["score"] for entry in state.to_data()["seats"]]


def city(state: State, key: str) -> dict[str, Any]:
    found: dict[str, Any] = state.to_data()["cities"][key]
    return found


def ann_at_dortmund() -> State:
    """Ann has filled Dortmund–Paderborn, where a +3 lies. Her privilege is pink; Henri stands further right."""
    return position(
        preset="bigbox2020",
        players=4,
        routes={"dortmund-paderborn": {"posts": ["t0", "t0", "t0"], "marker": "actions3"}},
        cities={"dortmund": ["m0"], "paderborn": ["t0", "m1"]},
        seats=[{"desk": {"privilege": 2}, "supply": pieces(0, 0)}],
        turn={"actions": 1},
    )


@pytest.mark.clause("HT-6.2.1", "HT-7.2")
def test_ann_and_henri_score_a_point_each_between_dortmund_and_paderborn() -> None:
    state = ann_at_dortmund()
    recruits = {f"recruit {traders} traders 0 merchants" for traders in (1, 2, 3)}
    lifts = {f"lift dortmund-paderborn.{number}" for number in (1, 2, 3)}
    assert choices(state) == recruits | lifts | {"establish dortmund-paderborn", "end turn"}
    play(state, "establish dortmund-paderborn")
    assert scores(state) == [1, 1, 0, 0]


@pytest.mark.clause("HT-6.4.1", "HT-6.4.2", "HT-6.8.1")
def test_anns_office_in_dortmund_is_the_orange_one_though_her_privilege_is_pink() -> None:
    state = play(ann_at_dortmund(), "establish dortmund-paderborn")
    assert choices(state) == {"office dortmund", "done"}, "Paderborn is full, and the marker just taken waits"
    before = stock(state, 0)["traders"]
    play(state, "office dortmund")
    assert city(state, "dortmund")["offices"] == ["m0", "t0", None]
    assert stock(state, 0)["traders"] == before + 2
    assert occupied(state) == {}


@pytest.mark.clause("HT-6.3.1", "HT-6.3.2", "HT-8.1.1", "HT-8.3.1", "HT-8.3.2", "HT-8.4.6")
def test_ann_uses_the_plus_three_at_once_and_places_the_new_marker_at_the_end() -> None:
    state = play(ann_at_dortmund(), "establish dortmund-paderborn", "office dortmund")
    assert seat(state, 0)["markers"] == {"unused": ["actions3"], "used": []}
    assert seat(state, 0)["plate"] == {"hidden": 1, "open": []}
    assert choices(state) == {"use actions3", "end turn"}
    play(state, "use actions3")
    assert actions_left(state) == 3
    assert choices(state) == {f"recruit {traders} traders 0 merchants" for traders in (1, 2, 3)} | {"end turn"}
    play(state, "recruit 3 traders 0 merchants", "place trader emden-stade.1")
    free = all_posts(BOARD) - {"emden-stade.1"}
    recruits = {f"recruit {traders} traders 0 merchants" for traders in (1, 2, 3)}
    assert choices(state) == place_words(free, "trader") | recruits | {"lift emden-stade.1", "end turn"}
    play(state, "place trader emden-stade.2")
    assert choices(state) == {"end turn"}
    play(state, "end turn")
    assert asked(state) == ("markers", 0)
    (kind,) = seat(state, 0)["plate"]["open"]
    assert choices(state) == {f"marker {kind} {route}" for route in route_lengths(BOARD) if route != "emden-stade"}


@pytest.mark.clause("HT-6.7.1", "HT-6.7.2", "HT-6.8.1", "HT-10.4")
def test_ann_takes_the_orange_special_prestige_beside_coellen() -> None:
    """She could as well have had the white office in Coellen with its coin, or the orange one in Warburg."""
    state = position(
        preset="bigbox2020",
        routes={"coellen-warburg": ["t0", "t0", "m0", "t0"]},
        seats=[{"desk": {"privilege": 1}}],
        turn={"actions": 1},
    )
    play(state, "establish coellen-warburg")
    assert choices(state) == {"prestige white", "prestige orange", "office coellen", "office warburg", "done"}
    before = stock(state, 0)["traders"]
    white = after(state, "office coellen")
    assert (scores(white)[0], city(white, "coellen")["offices"]) == (1, ["t0", None])
    orange = after(state, "office warburg")
    assert (scores(orange)[0], city(orange, "warburg")["offices"]) == (0, ["t0", None])
    play(state, "prestige orange")
    assert state.to_data()["prestige"] == [None, 0, None, None]
    assert stock(state, 0)["traders"] == before + 3
    assert (scores(state)[0], state.score_sheet()[0]["prestige"]) == (0, 8)
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-6.5.1", "HT-6.5.3")
@pytest.mark.parametrize(
    ("way", "route", "last"),
    [
        (("arnheim", "munster", "minden", "brunswiek"), "stendal-brunswiek", "stendal"),
        (
            ("arnheim", "duisburg", "dortmund", "paderborn", "hildesheim", "goslar", "stendal"),
            "goslar-magdeburg",
            "magdeburg",
        ),
    ],
)
def test_the_most_direct_line_connects_east_and_west_and_so_does_a_longer_one(
    way: tuple[str, ...], route: str, last: str
) -> None:
    """Ann need not control a city on the way: Henri has the better office in each."""
    cities: dict[str, Any] = {key: ["t0", "t1"] for key in way}
    for small in {"duisburg", "brunswiek"} & set(way):
        cities[small] = {"offices": ["t1"], "extra": ["t0"]}
    posts = ["m0", "t0", "t0", "t0"][: route_lengths(BOARD)[route]]
    state = position(
        preset="bigbox2020",
        routes={route: posts},
        cities=cities,
        seats=[{"desk": {"privilege": 2}}],
        turn={"actions": 1},
    )
    play(state, f"establish {route}")
    assert scores(state)[0] == 0
    assert choices(state) == {f"office {last}", "done"}
    play(state, f"office {last}")
    assert (scores(state)[0], seat(state, 0)["connection"]) == (7, 1)


@pytest.mark.clause("HT-6.6.1", "HT-R-24", "HT-R-30")
def test_an_action_uncovered_in_gottingen_counts_while_a_plus_four_is_used() -> None:
    state = position(
        preset="bigbox2020",
        routes={"quedlinburg-gottingen": ["t0", "t0", "t0"]},
        seats=[{"markers": {"unused": ["actions4"]}}],
        turn={"actions": 0},
    )
    assert choices(state) == {"use actions4", "end turn"}
    play(state, "use actions4", "establish quedlinburg-gottingen")
    assert choices(state) == {"office gottingen", "develop actions", "done"}
    assert actions_left(play(state, "develop actions")) == 4


@pytest.mark.clause("HT-8.4.1")
def test_anns_trader_takes_the_place_of_the_blue_merchant_in_perleberg() -> None:
    """Neither the black privilege nor the round space matter."""
    state = position(
        preset="bigbox2020",
        cities={"perleberg": ["t2", "t0", "m1"], "hannover": ["t1", "t2"]},
        seats=[{"markers": {"unused": ["swap"]}}],
        turn={"actions": 0},
    )
    assert choices(state) == {"use swap", "end turn"}
    play(state, "use swap")
    assert choices(state) == {"swap perleberg.1", "swap perleberg.2"}
    play(state, "swap perleberg.2")
    assert city(state, "perleberg")["offices"] == ["t2", "m1", "t0"]
    assert state.score_sheet()[0]["cities"] == 2, "Ann's office is now the best"
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-8.4.5")
def test_ann_develops_her_book_with_a_marker_and_moves_three_pieces() -> None:
    state = position(
        preset="bigbox2020",
        routes={"stade-hamburg": ["t0", "t0", "t0"], "hamburg-lubeck": ["t0"]},
        seats=[{"markers": {"unused": ["develop"]}, "supply": pieces(0, 0)}],
        turn={"actions": 1},
    )
    play(state, "use develop")
    assert choices(state) == {f"develop {skill}" for skill in ("keys", "actions", "privilege", "book", "bursa")}
    play(state, "develop book")
    assert supply(state, 0) == pieces(0, 1)
    play(state, "lift stade-hamburg.1", "lift stade-hamburg.2")
    assert choices(state) == {"lift stade-hamburg.3", "lift hamburg-lubeck.1", "done"}
    play(state, "lift stade-hamburg.3")
    assert choices(state) == place_words(all_posts(BOARD) - {"hamburg-lubeck.1"}, "trader"), "three are in hand"


@pytest.mark.clause("HT-8.4.3", "HT-8.4.4")
def test_ann_builds_an_extra_office_in_full_hannover() -> None:
    state = position(
        preset="bigbox2020",
        routes={"bremen-hannover": ["t0", "t0", "t0"]},
        cities={"hannover": ["t1", "t2"]},
        seats=[{"markers": {"unused": ["extra"]}}],
        turn={"actions": 1},
    )
    play(state, "establish bremen-hannover")
    assert choices(state) == {"extra office hannover with trader", "done"}, "Bremen's first space is round"
    completed = state.to_data()["completed"]
    play(state, "extra office hannover with trader")
    assert city(state, "hannover") == {"offices": ["t1", "t2"], "extra": ["t0"]}
    assert state.to_data()["completed"] == completed
    assert choices(state) == {"end turn"}


@pytest.mark.clause("HT-8.4.8")
def test_three_rivals_of_three_players_are_moved_and_may_exchange_places() -> None:
    state = position(
        preset="bigbox2020",
        routes={"stade-hamburg": ["t1", "m2", "t3"]},
        seats=[{"markers": {"unused": ["three"]}}],
        turn={"actions": 0},
    )
    play(state, "use three", "lift stade-hamburg.1", "lift stade-hamburg.2", "lift stade-hamburg.3")
    assert choices(state) == {"take trader of seat 2", "take merchant of seat 3", "take trader of seat 4"}
    play(state, "take merchant of seat 3")
    assert choices(state) == place_words(all_posts(BOARD), "merchant")
    play(state, "place merchant stade-hamburg.1")
    assert choices(state) == {"take trader of seat 2", "take trader of seat 4"}
    play(state, "take trader of seat 2")
    assert choices(state) == place_words(all_posts(BOARD) - {"stade-hamburg.1"}, "trader")
    play(state, "place trader stade-hamburg.2", "place trader emden-stade.1")
    assert occupied(state) == {"stade-hamburg.1": "m2", "stade-hamburg.2": "t1", "emden-stade.1": "t3"}


@pytest.mark.clause("HT-8.4.7")
def test_in_2009_three_pieces_of_any_kind_return_to_the_supplies_of_their_owners() -> None:
    state = position(
        preset="base2009",
        routes={"stade-hamburg": ["t1", "m2"], "emden-stade": ["t0"]},
        seats=[{"markers": {"unused": ["three"]}}],
        turn={"actions": 0},
    )
    before = [supply(state, number) for number in range(3)]
    play(state, "use three")
    assert choices(state) == {"lift stade-hamburg.1", "lift stade-hamburg.2", "lift emden-stade.1"}
    play(state, "lift stade-hamburg.1", "lift stade-hamburg.2", "lift emden-stade.1")
    assert [supply(state, number) for number in range(3)] == [
        before[0] | {"traders": before[0]["traders"] + 1},
        before[1] | {"traders": before[1]["traders"] + 1},
        before[2] | {"merchants": before[2]["merchants"] + 1},
    ]
    assert occupied(state) == {}


@pytest.mark.clause("HT-10.6", "HT-R-35")
def test_anns_network_of_seven_cities_and_nine_offices_scores_twenty_seven() -> None:
    """Her keys are worth 3; the office in Kampen is not linked to the network."""
    network = {
        "munster": ["m0"],
        "minden": ["t1", "t0", "t0"],
        "hannover": ["t0", "t0"],
        "bremen": ["m1", "t0"],
        "paderborn": ["t0"],
        "brunswiek": ["t0"],
        "stendal": ["t0"],
    }
    state = position(preset="bigbox2020", cities=network | {"kampen": ["t0"]}, seats=[{"desk": {"keys": 3}}])
    own = [piece for row in network.values() for piece in row if piece in ("t0", "m0")]
    assert (len(network), len(own)) == (7, 9)
    linked = {frozenset(route["ends"]) for route in board_facts(BOARD)["route"]}
    assert not [key for key in network if frozenset({key, "kampen"}) in linked]
    assert state.score_sheet()[0]["network"] == 27


@pytest.mark.clause("HT-10.1", "HT-10.2", "HT-10.3", "HT-10.4", "HT-10.5", "HT-10.6", "HT-10.8")
def test_a_complete_final_scoring_of_three_players() -> None:
    state = position(
        preset="bigbox2020",
        players=3,
        over=True,
        ending=["points"],
        cities={
            "arnheim": ["t0", "m1", "t2"],
            "kampen": ["t2"],
            "osnabruck": ["t0", "t2"],
            "minden": {"offices": ["t1", "t1", "t0"], "extra": ["t0"]},
            "munster": ["m0"],
            "halle": ["t2"],
        },
        prestige=[None, 1, None, 2],
        seats=[
            {"score": 20, "desk": {"keys": 4, "bursa": 3}, "markers": {"used": ["extra"]}},
            {"score": 11, "desk": {"book": 3, "actions": 5}, "markers": {"unused": ["swap", "develop"]}},
            {
                "score": 14,
                "desk": {"privilege": 3, "keys": 2},
                "markers": {"used": ["three", "extra"], "unused": ["swap", "actions3", "actions4", "extra"]},
            },
        ],
    )
    order = ("track", "skills", "markers", "prestige", "cities", "network", "total")
    assert [tuple(sheet[name] for name in order) for sheet in state.score_sheet()] == [
        # Arnheim, Münster and Minden are linked: four offices times four. Minden (by its best office) and Münster.
        (20, 4, 1, 0, 4, 16, 45),
        # Two offices in Minden, cut off from Arnheim, times one.
        (11, 8, 3, 8, 0, 2, 32),
        # Arnheim, Kampen and Osnabrück, times two; those three and Halle are controlled.
        (14, 4, 10, 11, 8, 6, 53),
    ]
    assert (state.ranks(), state.legal()) == ([2, 3, 1], [])
