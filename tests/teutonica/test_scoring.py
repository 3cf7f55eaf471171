"""Final scoring (section 10), category by category, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanse.games.teutonica.board import board_facts
from hanse.games.teutonica.state import State
from tests.teutonica.table import position

SKILLS = {"keys": 4, "actions": 5, "privilege": 3, "book": 3, "bursa": 3}
ALL = ["extra"] * 5 + ["swap"] * 2 + ["develop"] * 3 + ["actions3"] * 2 + ["actions4"] * 2 + ["three"] * 2
BOARD = board_facts("base-4-5")
SPACES = {city["id"]: len(city["offices"]) for city in BOARD["city"]}
ROUTES = [tuple(route["ends"]) for route in BOARD["route"]]


def sheet(state: State, number: int = 0) -> dict[str, int]:
    return state.score_sheet()[number]


# The categories


@pytest.mark.clause("HT-10.1")
@pytest.mark.parametrize("points", [0, 7, 19])
def test_points_gained_in_play_count_in_full(points: int) -> None:
    state = position(seats=[{"score": points}])
    assert (sheet(state)["track"], sheet(state)["total"]) == (points, points)


@pytest.mark.clause("HT-10.2")
@pytest.mark.parametrize(
    ("skill", "points"), [("keys", 0), ("actions", 4), ("privilege", 4), ("book", 4), ("bursa", 4)]
)
def test_each_fully_developed_skill_but_keys_scores_four(skill: str, points: int) -> None:
    assert sheet(position(seats=[{"desk": {skill: SKILLS[skill]}}]))["skills"] == points
    assert sheet(position(seats=[{"desk": {skill: SKILLS[skill] - 1}}]))["skills"] == 0


@pytest.mark.clause("HT-10.2")
def test_all_skills_together_score_sixteen() -> None:
    assert sheet(position(seats=[{"desk": SKILLS}]))["skills"] == 16


@pytest.mark.clause("HT-10.3", "HT-8.1.3")
@pytest.mark.parametrize(
    ("number", "points"),
    list(enumerate([0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21, 21, 21, 21, 21, 21])),
)
def test_markers_score_by_their_number_used_or_not(number: int, points: int) -> None:
    for used in {0, number // 2, number}:
        markers = {"used": ALL[:used], "unused": ALL[used:number]}
        assert sheet(position(seats=[{"markers": markers}]))["markers"] == points


@settings(max_examples=60, deadline=None)
@given(st.permutations(ALL), st.integers(0, 16), st.integers(0, 16))
@pytest.mark.clause("HT-10.3")
def test_neither_kind_nor_use_of_a_marker_matters(order: list[str], number: int, used: int) -> None:
    held = order[:number]
    state = position(seats=[{"markers": {"used": held[:used], "unused": held[used:]}}])
    steps = [(10, 21), (8, 15), (6, 10), (4, 6), (2, 3), (1, 1), (0, 0)]
    assert sheet(state)["markers"] == next(points for least, points in steps if number >= least)


@pytest.mark.clause("HT-10.4")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([None, None, None, None], [0, 0, 0, 0]),
        ([0, None, None, None], [7, 0, 0, 0]),
        ([None, 1, None, None], [0, 8, 0, 0]),
        ([None, None, 2, 0], [11, 0, 9, 0]),
        ([1, 1, 1, 1], [0, 35, 0, 0]),
        ([0, 3, 0, 3], [16, 0, 0, 19]),
    ],
)
def test_special_prestige_scores_the_spaces_held(spaces: list[int | None], points: list[int]) -> None:
    state = position(prestige=spaces, seats=[{"desk": {"book": 3}}] * 4)
    assert [sheet(state, number)["prestige"] for number in range(4)] == points
    assert all(sheet(state, number)["network"] == sheet(state, number)["cities"] == 0 for number in range(4))


@pytest.mark.clause("HT-10.5")
def test_each_controlled_city_scores_two() -> None:
    cities = {
        "minden": ["t0", "t1", "t0"],
        "hannover": ["t0", "t1"],
        "duisburg": {"offices": ["t0"], "extra": ["t1"]},
        "stade": {"offices": ["m0"], "extra": ["t1", "t1"]},
        "halle": ["t2"],
    }
    state = position(cities=cities)
    assert [sheet(state, number)["cities"] for number in range(4)] == [4, 4, 2, 0]


# The network


@pytest.mark.clause("HT-10.6")
@pytest.mark.parametrize(("steps", "value"), list(enumerate([1, 2, 2, 3, 4])))
def test_the_network_scores_its_offices_times_the_keys_value(steps: int, value: int) -> None:
    cities = {"minden": ["t0"], "hannover": ["t1", "t0"], "bremen": ["m1", "t1"]}
    state = position(cities=cities, seats=[{"desk": {"keys": steps}}, {"desk": {"book": 1}}])
    assert sheet(state)["network"] == 2 * value


@pytest.mark.clause("HT-10.6", "HT-R-35")
def test_offices_count_and_not_cities() -> None:
    """One city with three offices beats two linked cities with one each, and only one network is scored."""
    state = position(
        cities={"minden": {"offices": ["t0", "t0"], "extra": ["t0"]}, "halle": ["t0"], "quedlinburg": ["t0"]}
    )
    assert sheet(state)["network"] == 3


@pytest.mark.clause("HT-10.6")
def test_other_players_offices_neither_break_nor_join_a_network() -> None:
    joined = {"minden": ["t1", "t0"], "hannover": ["t0", "t1"], "luneburg": ["t1", "t0"]}
    assert sheet(position(cities=joined))["network"] == 3
    apart = joined | {"hannover": ["t1"]}
    assert sheet(position(cities=apart))["network"] == 1


@pytest.mark.clause("HT-10.6", "HT-7.2")
def test_a_view_tells_every_network_the_one_that_counts_first_and_who_controls_the_cities() -> None:
    cities = {
        "halle": ["t0"],
        "emden": ["t1", "t0"],
        "stade": ["m0"],
        "groningen": {"offices": ["t0"], "extra": ["t1"]},
    }
    view = position(cities=cities).view(None)
    assert view["seats"][0]["networks"] == [
        {"offices": 3, "cities": ["groningen", "emden", "stade"]},
        {"offices": 1, "cities": ["halle"]},
    ]
    assert view["seats"][1]["networks"] == [{"offices": 2, "cities": ["groningen", "emden"]}]
    assert view["seats"][2]["networks"] == []
    assert view["now"][0]["network"] == 3 * 1, "the first network is the one that is scored"
    held = {city: seat for city, seat in view["control"].items() if seat is not None}
    assert held == {"halle": 0, "emden": 0, "stade": 0, "groningen": 0}


@pytest.mark.clause("HT-10.6")
def test_the_board_side_decides_which_cities_are_linked() -> None:
    """Emden and Stade are linked on the large side only."""
    cities = {"emden": ["t0"], "stade": ["m0"]}
    assert sheet(position(players=4, cities=cities))["network"] == 2
    assert sheet(position(players=3, cities=cities))["network"] == 1


def _largest(offices: dict[str, int]) -> int:
    """The most offices in one network, by merging linked cities until nothing changes."""
    label = {city: city for city in offices}
    for _ in offices:
        for a, b in ROUTES:
            if a in label and b in label:
                low, high = sorted((label[a], label[b]))
                label = {city: low if name == high else name for city, name in label.items()}
    totals = [sum(offices[city] for city, name in label.items() if name == group) for group in set(label.values())]
    return max(totals, default=0)


PLACED = st.lists(st.tuples(st.sampled_from(sorted(SPACES)), st.sampled_from([0, 0, 1]), st.booleans()), max_size=18)


@settings(max_examples=200, deadline=None)
@given(PLACED, st.integers(0, 4))
@pytest.mark.clause("HT-10.6", "HT-R-35")
def test_the_network_agrees_with_merging_by_hand(placed: list[tuple[str, int, bool]], keys: int) -> None:
    """Each office goes to the next printed space, or outside the row if it is full or so chosen."""
    cities: dict[str, Any] = {}
    own: dict[str, int] = {}
    for city, owner, outside in placed:
        entry = cities.setdefault(city, {"offices": [], "extra": []})
        full = len(entry["offices"]) == SPACES[city]
        entry["extra" if full or (outside and entry["offices"]) else "offices"].append(f"t{owner}")
        if owner == 0:
            own[city] = own.get(city, 0) + 1
    desks = [{"desk": SKILLS | {"keys": keys}}, {"desk": SKILLS}]
    state = position(cities=cities, seats=desks)
    assert sheet(state)["network"] == _largest(own) * [1, 2, 2, 3, 4][keys]


# The total and the winner


@pytest.mark.clause("HT-10.7")
def test_the_total_adds_the_six_categories_and_nothing_else_without_modules() -> None:
    state = position(
        cities={"minden": ["t0"], "hannover": ["t0"]},
        prestige=[None, 0],
        seats=[{"score": 12, "desk": {"bursa": 3, "keys": 1}, "markers": {"used": ["swap"], "unused": ["three"]}}],
    )
    assert sheet(state) == {
        "track": 12,
        "skills": 4,
        "markers": 3,
        "prestige": 8,
        "cities": 4,
        "network": 4,
        "total": 35,
    }
    assert list(sheet(state)) == ["track", "skills", "markers", "prestige", "cities", "network", "total"]
    assert state.scores() == [35, 0, 0, 0]


@pytest.mark.clause("HT-10.8")
@pytest.mark.parametrize("preset", ["base2009", "bigbox2020"])
def test_the_highest_total_wins(preset: str) -> None:
    """Not the most points on the track."""
    seats = [{"score": 19}, {"score": 15, "desk": {"book": 3, "privilege": 3}}, {"score": 3}, {"score": 18}]
    state = position(preset=preset, seats=seats)
    assert state.scores() == [19, 23, 3, 18]
    assert state.ranks() == [2, 1, 4, 3]


def tied(tiebreak: str, *seats: dict[str, Any], cities: dict[str, Any] | None = None) -> list[int]:
    """The ranks of seats, all of which have the same total."""
    state = position(players=len(seats), changes={"final.tiebreak": tiebreak}, seats=list(seats), cities=cities or {})
    assert len(set(state.scores())) == 1
    return state.ranks()


@pytest.mark.clause("HT-10.9")
def test_in_2009_all_tied_players_win() -> None:
    desks = [{"score": 9}, {"score": 9, "desk": {"actions": 4, "keys": 4}}, {"score": 8}]
    state = position(players=3, preset="base2009", seats=desks)
    assert state.ranks() == [1, 1, 3]


@pytest.mark.clause("HT-10.9", "HT-10.10", "HT-R-36")
@pytest.mark.parametrize(
    ("tiebreak", "ranks"),
    [("shared", [1, 1, 1]), ("skills-network", [3, 2, 1]), ("actions-network", [1, 2, 2])],
)
def test_each_way_to_break_a_tie(tiebreak: str, ranks: list[int]) -> None:
    """Pieces removed in all 5, 4, 3; from the actions track 0, 2, 2."""
    seats = [
        {"score": 9, "desk": {"keys": 3, "privilege": 1, "bursa": 1}},
        {"score": 9, "desk": {"actions": 2, "book": 2}},
        {"score": 9, "desk": {"actions": 2, "keys": 1}},
    ]
    assert tied(tiebreak, *seats) == ranks


@pytest.mark.clause("HT-10.10", "HT-R-36")
@pytest.mark.parametrize("skill", ["keys", "actions", "privilege", "book", "bursa"])
def test_pieces_removed_from_every_track_count(skill: str) -> None:
    assert tied("skills-network", {"score": 9, "desk": {skill: 1}}, {"score": 9}, {"score": 9, "desk": {skill: 2}}) == [
        2,
        1,
        3,
    ]


@pytest.mark.clause("HT-10.10", "HT-R-36")
@pytest.mark.parametrize("tiebreak", ["skills-network", "actions-network"])
def test_the_network_decides_between_equally_developed_players(tiebreak: str) -> None:
    """9; 6 and a controlled city with its office; 8 and an office in a city that another controls."""
    cities = {"minden": ["t2", "t1"]}
    seats = [{"score": 9}, {"score": 6}, {"score": 8}]
    assert tied(tiebreak, *seats, cities=cities) == [3, 1, 1]


@pytest.mark.clause("HT-10.10")
def test_development_comes_before_the_network() -> None:
    seats: list[dict[str, Any]] = [{"score": 9}, {"score": 6, "desk": {"bursa": 1}}, {"score": 9, "desk": {"bursa": 2}}]
    assert tied("skills-network", *seats, cities={"minden": ["t1"]}) == [1, 2, 3]


@pytest.mark.clause("HT-10.10")
def test_players_still_tied_share_the_victory() -> None:
    seats = [{"score": 9, "desk": {"keys": 1}}, {"score": 9, "desk": {"bursa": 1}}, {"score": 9, "desk": {"book": 2}}]
    assert tied("skills-network", *seats) == [1, 1, 3]


@pytest.mark.clause("HT-10.10")
def test_a_tie_is_broken_only_among_the_tied() -> None:
    """The seat with the highest total wins, however far its skills are developed."""
    seats = [{"score": 9, "desk": {"keys": 4, "actions": 4}}, {"score": 8}, {"score": 8, "desk": {"keys": 1}}]
    state = position(players=3, preset="bigbox2020", seats=seats)
    assert state.ranks() == [1, 2, 3]
