"""Travelling (sections 6.1 to 6.3)."""

from __future__ import annotations

import pytest

from tests.merkator.table import MAIN, MINOR, asked, choices, cubes, events, goods, named, play, position, seat

NO_TIME = [place for place in MAIN if place != "spain"]  # places that cost nothing


@pytest.mark.clause("MK-6.1.1", "MK-16.1.2", "MK-R-12")
@pytest.mark.parametrize(
    ("counters", "places"),
    [
        (0, NO_TIME),
        (1, [*MAIN, "denmark", "bohemia"]),
        (2, [*MAIN, "denmark", "bohemia", "italy"]),
        (3, [*MAIN, *MINOR]),
    ],
)
def test_every_place_whose_time_can_be_paid_is_a_destination(counters: int, places: list[str]) -> None:
    state = position(seats=[{"counters": counters}], pawn="hamburg")
    assert choices(state) == {f"travel {place}" for place in places}  # the present one included


@pytest.mark.clause("MK-6.1.2", "MK-1.8")
def test_the_pawn_goes_to_the_chosen_place_however_far() -> None:
    state = play(position(seats=[{"counters": 3}], pawn="russia"), "travel newfoundland")
    assert state.to_data()["pawn"] == "newfoundland"


@pytest.mark.clause("MK-6.2.1", "MK-16.1.1")
@pytest.mark.parametrize(("number", "firsts"), [(1, [0, 1]), (2, [1]), (3, [1, 2]), (5, [1, 2, 3, 4])])
def test_cubes_are_divided_so_that_both_goods_get_one(number: int, firsts: list[int]) -> None:
    state = position(cubes={"russia": number, "england": 0})
    state.play(state.code("travel russia"))
    if len(firsts) > 1:
        assert choices(state) == {f"split {first}" for first in firsts}
        play(state, f"split {firsts[-1]}")
    expected = {"ham": firsts[-1], "fish_oil": number - firsts[-1]}
    assert goods(state) == {good: count for good, count in expected.items() if count}
    assert cubes(state)["russia"] == 0


@pytest.mark.clause("MK-6.2.1", "MK-2.6")
def test_very_many_cubes_are_divided_in_portions_and_every_division_can_be_reached() -> None:
    state = position(cubes={"russia": 130})
    play(state, "travel russia")
    assert choices(state) == {f"split {first}" for first in range(129)}
    assert choices(play(state.copy(), "split 5")) == {"split 0", "split 1", "split 2"}
    assert choices(play(state.copy(), "split 0")) == {"split 1", "split 2"}
    assert choices(play(state.copy(), "split 128")) == {"split 0", "split 1"}
    assert goods(play(state, "split 128", "split 1")) == {"ham": 129, "fish_oil": 1}


@pytest.mark.clause("MK-6.2.1", "MK-16.1.1", "MK-4.4")
def test_a_main_place_without_cubes_is_a_legal_destination() -> None:
    state = position(cubes={"russia": 0})
    told = events(state, "travel russia")
    assert named(told, "took") == []
    assert [event["place"] for event in named(told, "grew")] == ["danzig", "sweden"]
    assert asked(state) == ("travel", 1)  # the rest of the turn took place


@pytest.mark.clause("MK-6.2.2", "MK-R-13")
def test_two_goods_for_each_own_bonus_card_of_the_place_main_or_minor() -> None:
    state = position(
        seats=[{"bonus": ["b-russia", "b-denmark-1", "b-denmark-2"], "counters": 1}, {"bonus": ["b-france"]}]
    )
    assert goods(play(state.copy(), "travel russia", "split 1")) == {"ham": 1, "saltpeter": 2}
    assert goods(play(state.copy(), "travel denmark")) == {"livestock": 2, "grain": 2}
    assert goods(play(state.copy(), "travel france", "split 0")) == {"wine": 1}  # not for another's card


@pytest.mark.clause("MK-6.2.3", "MK-R-13")
def test_at_a_minor_place_nothing_lies_to_be_taken() -> None:
    state = position(seats=[{"counters": 1}])
    told = events(state, "travel bohemia")
    assert named(told, "took") == []
    assert goods(state) == {}


@pytest.mark.clause("MK-6.3.1", "MK-R-14", "MK-15.8")
def test_after_a_main_place_every_linked_place_grows_and_the_destination_does_not() -> None:
    state = play(position(), "travel russia", "split 1")
    assert cubes(state) == {**dict.fromkeys(MAIN, 1), "russia": 0, "sweden": 2, "danzig": 2}


@pytest.mark.clause("MK-6.3.2", "MK-15.9")
@pytest.mark.parametrize(("place", "threshold"), [("denmark", 4), ("bohemia", 3), ("italy", 2), ("newfoundland", 1)])
def test_after_a_minor_place_every_place_with_at_least_so_many_cubes_grows(place: str, threshold: int) -> None:
    before = dict(zip(MAIN, [0, 1, 2, 3, 4, 5, 0, 1], strict=True))
    state = play(position(seats=[{"counters": 3}], cubes=before), f"travel {place}")
    grown = {key: number + (number >= threshold) for key, number in before.items()}
    assert cubes(state) == grown
    assert threshold not in grown.values()


@pytest.mark.clause("MK-6.4.2")
@pytest.mark.parametrize(("place", "cost"), [("denmark", 1), ("italy", 2), ("newfoundland", 3)])
def test_time_is_paid_into_the_reserve(place: str, cost: int) -> None:
    state = position(seats=[{"counters": 3}])
    before = state.view(None)["chart"]["reserve"]
    play(state, f"travel {place}")
    assert seat(state)["counters"] == 3 - cost
    assert state.view(None)["chart"]["reserve"] == before + cost


@pytest.mark.clause("MK-6.4.2")
def test_time_zero_neither_takes_nor_pays() -> None:
    state = play(position(), "travel england", "split 0")
    assert seat(state)["counters"] == 0
    assert state.view(None)["chart"]["left"] == 25


@pytest.mark.clause("MK-4.1", "MK-4.2")
def test_the_parts_of_a_turn_follow_each_other_and_turns_go_clockwise() -> None:
    state = position(
        seats=[
            {"contracts": ["c3-04", "c2-01"], "goods": {"vegetables": 1, "livestock": 1}, "bonus": ["b-russia"]},
            {"counters": 1},
            {"counters": 1},
        ]
    )
    told = events(state, "done", "travel russia", "split 1", "fulfil c3-04", "join", "join")
    order = [event["event"] for event in told]
    expected = ["travelled", "took", "bonus", "grew", "fulfilled", "rewarded", "joined", "turn_ended", "turn_began"]
    places = [order.index(name) for name in expected]
    assert places == sorted(places)
    assert [event["seat"] for event in named(told, "joined")] == [1, 2]
    assert asked(state) == ("travel", 1)


@pytest.mark.clause("MK-4.3", "MK-R-52", "MK-4.4")
def test_what_has_a_single_answer_is_not_asked() -> None:
    state = position(seats=[{}, {"coins": 4}], cubes={"russia": 0})
    assert asked(state) == ("travel", 0)  # nothing to sell or buy
    assert asked(play(state, "travel russia")) == ("invest", 1)  # nothing to divide, fulfil or join
