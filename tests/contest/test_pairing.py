"""Who meets whom: everybody sits once a round, nobody meets somebody again as long as it can be avoided."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanse.contest import Round, Shape, plan
from hanse.contest.shape import Size

ALL = range(2, 6)


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def meetings(rounds: list[Round]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for each in rounds:
        for table in each:
            found.update(combinations(sorted(who for who in table if who is not None), 2))
    return found


def places(rounds: list[Round], who: str, seats: int) -> list[int]:
    """How often somebody was first, second, ... in order of play."""
    counts = Counter(table.index(who) for each in rounds for table in each if who in table)
    return [counts[seat] for seat in range(seats)]


@settings(max_examples=10, deadline=None)
@given(
    people=st.integers(2, 12),
    seats=st.integers(2, 5),
    allowed=st.sets(st.integers(2, 5)),
    bots=st.booleans(),
    rounds=st.integers(1, 3),
    seed=st.text(max_size=3),
)
def test_everybody_sits_once_a_round_at_a_table_that_the_game_knows(
    people: int, seats: int, allowed: set[int], bots: bool, rounds: int, seed: str
) -> None:
    shape = Shape(seats, allowed | {seats}, bots)
    found = plan(names(people), [], rounds, shape, seed)
    assert len(found) == rounds
    for each in found:
        seated = [who for table in each for who in table if who is not None]
        assert sorted(seated) == sorted(names(people))
        assert {len(table) for table in each} <= set(shape.allowed)
        humans = [sum(who is not None for who in table) for table in each]
        assert max(humans) - min(humans) <= 1
        assert len(each) == -(-people // seats)


@settings(max_examples=10, deadline=None)
@given(people=st.integers(8, 20), seed=st.text(max_size=3), leaving=st.sets(st.integers(0, 7), max_size=3))
def test_the_past_is_remembered_also_of_those_who_left(people: int, seed: str, leaving: set[int]) -> None:
    first = plan(names(people), [], 1, Shape(2, ALL), seed)
    stay = [name for number, name in enumerate(names(people)) if number not in leaving]
    second = plan(stay, first, 1, Shape(2, ALL), seed)
    assert sorted(who for table in second[0] for who in table if who is not None) == sorted(stay)
    assert max(meetings([*first, *second]).values()) == 1


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(24, 4, 4), (16, 4, 4), (16, 4, 5), (9, 3, 4), (12, 3, 4), (32, 4, 4), (8, 2, 7)]
)
def test_at_common_sizes_nobody_meets_anybody_twice_and_all_begin_equally_often(
    people: int, seats: int, rounds: int
) -> None:
    found = plan(names(people), [], rounds, Shape(seats, ALL), "common")
    assert max(meetings(found).values()) == 1
    for name in names(people):
        counts = places(found, name, seats)
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("people", [23, 25, 26])
def test_smaller_tables_are_shared_out(people: int) -> None:
    found = plan(names(people), [], 3, Shape(4, ALL), "uneven")
    short = Counter(who for each in found for table in each if len(table) == 3 for who in table)
    assert max(short.values()) - min(short[name] for name in names(people)) <= 1
    assert max(meetings(found).values()) == 1


@pytest.mark.parametrize(
    ("people", "shape", "expected"),
    [
        (24, Shape(4, ALL), [Size(4, 4)] * 6),
        (25, Shape(4, ALL), [Size(4, 4)] * 4 + [Size(3, 3)] * 3),
        (25, Shape(4, ALL, bots=True), [Size(4, 4)] * 4 + [Size(3, 4)] * 3),
        (5, Shape(4, ALL), [Size(3, 3), Size(2, 2)]),
        (5, Shape(4, {4}), [Size(3, 4), Size(2, 4)]),
        (3, Shape(2, ALL), [Size(2, 2), Size(1, 2)]),
        (2, Shape(5, ALL), [Size(2, 2)]),
    ],
)
def test_tables_are_few_and_even(people: int, shape: Shape, expected: list[Size]) -> None:
    assert shape.sizes(people) == expected


def test_the_same_seed_gives_the_same_plan() -> None:
    assert plan(names(9), [], 3, Shape(3, ALL), "a") == plan(names(9), [], 3, Shape(3, ALL), "a")
    assert plan(names(9), [], 3, Shape(3, ALL), "a") != plan(names(9), [], 3, Shape(3, ALL), "b")
