"""Recruit (section 4.1)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.teutonica.table import FULL_DESK, after, choices, parked, pieces, play, position, stock, supply

VALUES = {0: 3, 1: 5, 2: 7}


def mixes(traders: int, merchants: int, most: int) -> set[str]:
    """Every mix of one to `most` pieces out of a stock, counted without the engine."""
    return {
        f"recruit {t} traders {m} merchants"
        for t in range(traders + 1)
        for m in range(merchants + 1)
        if 1 <= t + m <= most
    }


@pytest.mark.clause("HT-4.1.1", "HT-R-3")
def test_one_to_three_traders_may_be_recruited_at_the_start() -> None:
    state = position(seats=[{"stock": pieces(6, 0)}])
    assert choices(state, "recruit") == {
        "recruit 1 traders 0 merchants",
        "recruit 2 traders 0 merchants",
        "recruit 3 traders 0 merchants",
    }


@pytest.mark.clause("HT-4.1.1", "HT-R-3", "HT-1.1.1")
def test_the_recruiter_chooses_the_mix_of_traders_and_merchants() -> None:
    state = position(seats=[{"stock": pieces(3, 1)}])
    assert choices(state, "recruit") == {
        "recruit 1 traders 0 merchants",
        "recruit 2 traders 0 merchants",
        "recruit 3 traders 0 merchants",
        "recruit 0 traders 1 merchants",
        "recruit 1 traders 1 merchants",
        "recruit 2 traders 1 merchants",
    }


@pytest.mark.clause("HT-4.1.1")
def test_recruited_pieces_move_from_the_own_stock_to_the_own_supply() -> None:
    state = position(seats=[{"stock": pieces(6, 1)}, {"stock": pieces(6, 1)}])
    play(state, "recruit 2 traders 1 merchants")
    assert (supply(state, 0), stock(state, 0)) == (pieces(7, 1), pieces(4, 0))
    assert (supply(state, 1), stock(state, 1)) == (pieces(5, 0), pieces(6, 1))
    assert state.to_data()["turn"] == {"seat": 0, "actions": 1}


@pytest.mark.clause("HT-4.1.1", "HT-1.3.1")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_bursa_value_limits_the_number_recruited(steps: int) -> None:
    state = position(seats=[{"desk": {"bursa": steps}, "stock": pieces(11, 1)}])
    assert choices(state, "recruit") == mixes(11, 1, VALUES[steps])


@pytest.mark.clause("HT-4.1.1", "HT-1.3.1")
def test_with_the_whole_bursa_developed_everything_can_be_recruited_at_once() -> None:
    state = position(seats=[{"desk": FULL_DESK, "stock": pieces(26, 4)}])
    assert choices(state, "recruit") == mixes(26, 4, 30)
    play(state, "recruit 26 traders 4 merchants")
    assert (supply(state, 0), stock(state, 0)) == (pieces(26, 4), pieces(0, 0))


@pytest.mark.clause("HT-4.1.2", "HT-R-3")
def test_with_fewer_pieces_in_stock_than_the_value_what_is_there_may_be_taken() -> None:
    state = position(seats=[{"stock": pieces(1, 1)}])
    assert choices(state, "recruit") == {
        "recruit 1 traders 0 merchants",
        "recruit 0 traders 1 merchants",
        "recruit 1 traders 1 merchants",
    }


@pytest.mark.clause("HT-4.1.2", "HT-R-3", "HT-1.2.1")
def test_with_an_empty_stock_recruiting_is_not_available_though_others_have_stock() -> None:
    state = position(seats=[{"stock": pieces(0, 0)}, {"stock": pieces(6, 1)}])
    assert choices(state, "recruit") == set()


@pytest.mark.clause("HT-1.2.1", "HT-1.2.2")
def test_pieces_in_stock_and_on_the_desk_cannot_be_placed() -> None:
    state = position(seats=[{"supply": pieces(0, 0)}])
    assert choices(state) == mixes(11, 1, 3) | {"end turn"}


@pytest.mark.clause("HT-1.2.2")
def test_pieces_on_the_desk_can_neither_be_recruited_nor_placed() -> None:
    state = position(seats=[{"supply": pieces(), "stock": pieces()}], cities={"lubeck": parked(0, 11, 1)})
    assert choices(state) == {"end turn"}


@settings(deadline=None, max_examples=60)
@given(steps=st.integers(0, 3), traders=st.integers(0, 11), merchants=st.integers(0, 1), data=st.data())
def test_every_mix_up_to_the_value_is_offered_once_and_moves_exactly_that(
    steps: int, traders: int, merchants: int, data: st.DataObject
) -> None:
    left = pieces(11 + steps - traders, 1 - merchants)
    state = position(seats=[{"desk": {"bursa": steps}, "stock": pieces(traders, merchants), "supply": left}])
    expected = mixes(traders, merchants, VALUES.get(steps, 99))
    assert choices(state, "recruit") == expected
    assert len(state.legal()) == len(set(state.legal()))
    if expected:
        text = data.draw(st.sampled_from(sorted(expected)))
        _, t, _, m, _ = text.split()
        state = after(state, text)
        assert supply(state, 0) == pieces(left["traders"] + int(t), left["merchants"] + int(m))
        assert stock(state, 0) == pieces(traders - int(t), merchants - int(m))
