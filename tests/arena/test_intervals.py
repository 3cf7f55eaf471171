"""How sure a share is."""

from __future__ import annotations

import pytest

from hanse.arena.intervals import ahead, victories, wilson


def test_the_interval_is_that_of_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


@pytest.mark.parametrize("won", [0, 3.5, 10])
def test_the_interval_holds_the_share_and_stays_between_none_and_all(won: float) -> None:
    low, high = wilson(won, 10)
    assert 0 <= low <= won / 10 <= high <= 1


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_winners_share_one_victory() -> None:
    assert victories([2, 1, 1, 4]) == [0, 0.5, 0.5, 0]


def test_equal_ranks_are_half_ahead_of_each_other() -> None:
    assert [ahead(1, 2), ahead(2, 2), ahead(3, 2)] == [1, 0.5, 0]
