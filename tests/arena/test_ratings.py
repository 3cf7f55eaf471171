"""Who is rated how."""

from __future__ import annotations

from hanse.arena.ratings import rate


def test_who_wins_is_rated_higher_and_stands_first() -> None:
    ratings = rate([(["a", "b"], [2, 1])] * 20)
    assert list(ratings) == ["b", "a"]
    assert ratings["a"].interval[1] < ratings["b"].interval[0]
    assert ratings["a"].games == 20


def test_a_game_of_one_player_with_itself_tells_nothing() -> None:
    assert rate([(["a", "a", "a"], [1, 2, 3])]) == {}


def test_several_seats_of_one_player_are_one_rating() -> None:
    ratings = rate([(["a", "b", "b"], [1, 2, 3])])
    assert (ratings["b"].games, sorted(ratings)) == (1, ["a", "b"])
    assert ratings["a"].mean > ratings["b"].mean


def test_more_games_make_surer() -> None:
    few, many = rate([(["a", "b"], [1, 2])] * 2), rate([(["a", "b"], [1, 2])] * 30)
    assert many["a"].deviation < few["a"].deviation
