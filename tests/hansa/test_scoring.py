"""Scoring (section 12)."""

from __future__ import annotations

import pytest

from hanse.kernel.chance import chance_from_seed
from hanse.players import policy
from tests.hansa.table import PORTS, new_game, play, position


@pytest.mark.clause("HA-12.1", "HA-R-42")
def test_points_by_category() -> None:
    state = position(
        posts={"riga": [1, 1], "kalmar": [3], "copenhagen": [0, 1], "reval": [1, 1, 2]},
        seats=[
            {"open": ["red-1", "red-3"], "sold": ["green-1", "green-2", "green-3"], "purse": 9},
            {"sold": ["blue-1", "blue-1"]},
            {"open": ["blue-3"]},
        ],
    )
    assert state.score_sheet() == [
        {"open": 2, "sold": 2 + 3 + 4, "ports": 4, "monopolies": 4, "total": 19},
        {"open": 0, "sold": 4, "ports": 4, "monopolies": 4, "total": 12},
        {"open": 1, "sold": 0, "ports": 2, "monopolies": 0, "total": 3},
    ]
    assert state.scores() == [19, 12, 3]
    assert state.view(None)["now"] == state.score_sheet()


@pytest.mark.clause("HA-12.1", "HA-R-42")
@pytest.mark.parametrize(("barrels", "points"), [(1, 2), (2, 3), (3, 4)])
def test_a_sold_token_scores_one_and_its_barrels(barrels: int, points: int) -> None:
    assert position(seats=[{"sold": [f"red-{barrels}"]}]).scores() == [points, 0, 0]


@pytest.mark.clause("HA-12.1")
def test_thalers_reserve_and_removed_tokens_score_nothing() -> None:
    state = position(seats=[{"purse": 20, "open": ["red-3"]}], ship="riga")
    play(state, "install red-3")
    assert state.scores() == [4, 0, 0]  # the monopoly in Riga


@pytest.mark.clause("HA-12.2")
def test_only_presence_counts_not_the_number_of_posts() -> None:
    assert position(posts={"riga": [9, 1]}).scores() == [2, 2, 0]
    assert position(posts={"riga": [9]}).scores() == position(posts={"riga": [1]}).scores() == [4, 0, 0]


@pytest.mark.clause("HA-12.3")
def test_points_follow_from_the_position_alone() -> None:
    focused, chance = policy("hansa", "focused"), chance_from_seed(1)
    state = new_game()
    for _ in range(80):
        state.apply(focused(state, chance))
    assert "score" not in state.to_data()["seats"][0]
    assert state.scores() == [column["total"] for column in state.score_sheet()]
    start = new_game()
    assert start.scores() == [0, 0, 0]


@pytest.mark.clause("HA-12.4", "HA-R-43")
@pytest.mark.parametrize(
    ("posts", "sold", "ranks"),
    [
        ({"riga": [1, 1, 1]}, [["red-1"], ["red-2"], []], [2, 1, 3]),  # most points
        ({"riga": [1, 3, 2]}, [[], [], []], [3, 1, 2]),  # most posts on the board
        ({"riga": [1, 1, 1], "reval": [0, 1, 1]}, [["green-1"], [], []], [3, 1, 1]),  # two of three
        ({"riga": [2, 2, 2]}, [[], [], []], [1, 1, 1]),  # joint victory
        ({"riga": [1, 1, 4], "reval": [1, 1, 0]}, [[], [], ["red-1"]], [2, 2, 1]),
    ],
)
def test_most_points_then_most_posts_then_jointly(
    posts: dict[str, list[int]], sold: list[list[str]], ranks: list[int]
) -> None:
    state = position(posts=posts, seats=[{"sold": tokens} for tokens in sold])
    assert state.ranks() == ranks


@pytest.mark.clause("HA-12.5")
def test_lower_places_are_decided_alike_and_shared_by_equals() -> None:
    posts = {"riga": [1, 2, 2, 1], "kalmar": [1, 0, 0, 0]}
    assert position(players=4, posts=posts).ranks() == [1, 2, 2, 4]


@pytest.mark.clause("HA-12.4")
def test_posts_in_reserve_do_not_break_a_tie() -> None:
    state = position(
        players=2, posts={"riga": [1, 1], "kalmar": [1, 1]}, seats=[{"open": ["red-1"]}, {"open": ["red-2"]}]
    )
    assert (state.scores(), state.ranks()) == ([5, 5], [1, 1])
    more = position(
        players=2, posts={"riga": [1, 1], "kalmar": [1, 2]}, seats=[{"open": ["red-1"]}, {"open": ["red-2"]}]
    )
    assert more.ranks() == [2, 1]


@pytest.mark.clause("HA-16.9", "HA-12.1", "HA-12.4")
def test_everybody_everywhere_scores_eighteen_and_the_posts_decide() -> None:
    everywhere = {port: [1, 1, 1, 1] for port in PORTS}
    everywhere["riga"] = [1, 3, 2, 2]
    state = position(players=4, posts=everywhere)
    assert (state.scores(), state.ranks()) == ([18] * 4, [4, 1, 2, 2])
